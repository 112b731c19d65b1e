# Damnation: The Gothic Game, English. Every word a person reads.

game-title = Damnation
game-tagline = A castle of traps, eight villains, and a vampire in the vault. Slay, steer and haunt: only one leaves.
game-deed = Walk a castle of traps, take a card in every room, and turn what you found against the others. Whoever is last alive has won.
game-look = The castle: 13 rooms, 83 spaces, and one Vault nobody should open
game-standing = { $how ->
    [living] You are **alive** with { $health } Health, one of { $alive }
    [vampire] You are **The Vampire**; { $alive } of { $villains } are left
    [haunt] You **haunt** the castle; { $alive } of { $villains } are alive
    [out] You are **out**; { $alive } of { $villains } are alive
   *[choosing] Everybody is **choosing** a Villain
}
round-now = Round { $n }

## Villains

villain-wanderer = The Wanderer
    .then = Walks past traps in Darkness. Hidden Ways: begin a move at any empty Secret Door.
villain-gentleman = The Gentleman
    .then = On 5 or 6 a claim of control over him fails. The Other Self: 3 more Damage to an attack.
villain-lost = The Lost
    .then = Traps, Events and Curses hurt 1 less. Bare Hands: an attack for 4 without a Weapon.
villain-collector = The Collector
    .then = Holds two cards more. Sticky Fingers: take a random card from somebody near.
villain-aristocrat = The Aristocrat
    .then = Heals 1 with every attack that hurts. Imperious: claim control from 5 spaces away.
villain-professor = The Professor
    .then = Looks under a trap after each walk. Calculated Risk: turn the die to any face.
villain-occultist = The Occultist
    .then = May lay a Curse aside when drawing it. Blood Rite: 2 Health for a Soul.
villain-stranger = The Stranger
    .then = 1 more Damage from close by. From Hell: attack on entering a Standard Room.

## Talents

talent-hidden-ways = Hidden Ways
talent-the-other-self = The Other Self
talent-bare-hands = Bare Hands
talent-sticky-fingers = Sticky Fingers
talent-imperious = Imperious
talent-calculated-risk = Calculated Risk
talent-blood-rite = Blood Rite
talent-from-hell = From Hell
talent-hexproof = Hexproof
talent-fate = Fate
talent-ransack = Ransack
talent-desperation = Desperation
talent-active = its own Talent
talent-hidden-ways-body = Before moving, go to an empty Secret Door and begin there.
talent-the-other-self-body = Add 3 Damage to an attack you have just declared.
talent-bare-hands-body = Attack without a Weapon: 4 Damage, range 1.
talent-sticky-fingers-body = Take a random card from a Villain in your room, or in sight within 2.
talent-imperious-body = Claim control over a Villain in sight within 5; this is your claim for the turn.
talent-calculated-risk-body = Turn your Movement Die to any face.
talent-blood-rite-body = Suffer 2 Unblockable Damage and gain a Soul.
talent-from-hell-body = On entering a Standard Room attack somebody there instead of drawing.
talent-fate-body = Roll dice you have just rolled again; the new roll counts.
talent-ransack-body = In a Standard Room: draw a card of its deck.
talent-desperation-body = Suffer 1 Unblockable Damage; roll two Movement Dice and use one of them.
talent-hexproof-body = Lay the Curse aside and draw the next card.
token-active = its own Talent
token-fate = Fate
token-ransack = Ransack
token-desperation = Desperation

## Places

room-great-hall = The Great Hall
room-master-bedroom = The Master Bedroom
room-torture-chamber = The Torture Chamber
room-dungeon = The Dungeon
room-trophy-room = The Trophy Room
room-kitchen = The Kitchen
room-cemetery = The Cemetery
room-courtyard = The Courtyard
room-dark-tower = The Dark Tower
room-staircase = The Great Spiral Staircase
room-vault = The Vault
room-gate = The Gate
room-moat = The Moat
place-corridor = { $n ->
    [-1] the corridor { $near }
    [0] { $near }
   *[other] the corridor { $n } { $way } of { $near }
}
place-trap = { $n ->
    [-1] the trap { $near }
   *[other] the trap { $n } { $way } of { $near }
}
place-secret-door = the Secret Door { $n } { $way } of { $near }
place-arrow = { $n ->
    [0] the arrow at { $near }
   *[other] the arrow { $n } { $way } of { $near }
}
place-step = step { $step } of the Staircase
place-nowhere = still to arrive
way-north = north
way-east = east
way-south = south
way-west = west
door-c0908 = the Great Hall's north door
door-c0710 = the Great Hall's west door
door-c1510 = the Great Hall's east door
door-c1213 = the Great Hall's south door
door-c1911 = the Master Bedroom's east door
door-c1512 = the Master Bedroom's west door
door-c0306 = the Torture Chamber's west door
door-c0705 = the Torture Chamber's east door
door-c1613 = the Dungeon's door
door-c1504 = the Trophy Room's west door
door-c1708 = the Trophy Room's south door
door-c1003 = the Kitchen's north door
door-c1208 = the Kitchen's south door
door-c0503 = the Cemetery's west door
door-c1803 = the Cemetery's east door
door-c0513 = the Courtyard's west door
door-c0913 = the Courtyard's east door
door-c0312 = the Dark Tower's door
door-c0310 = the Staircase's west door
door-c0711 = the Staircase's east door
door-c1913 = the Vault's door
door-c1113 = the Gate's door
wall-torture-chamber-south = south of the Torture Chamber
wall-trophy-room-east = east of the Trophy Room
in-great-hall = in the Great Hall
in-master-bedroom = in the Master Bedroom
in-torture-chamber = in the Torture Chamber
in-dungeon = in the Dungeon
in-trophy-room = in the Trophy Room
in-kitchen = in the Kitchen
in-cemetery = in the Cemetery
in-courtyard = in the Courtyard
in-dark-tower = in the Dark Tower
in-vault = in the Vault
in-gate = at the Gate
in-moat = in The Moat
near-great-hall = near the Great Hall
near-master-bedroom = near the Master Bedroom
near-torture-chamber = near the Torture Chamber
near-dungeon = near the Dungeon
near-trophy-room = near the Trophy Room
near-kitchen = near the Kitchen
near-cemetery = near the Cemetery
near-courtyard = near the Courtyard
near-dark-tower = near the Dark Tower
near-staircase = near the Staircase
near-vault = near the Vault
near-gate = near the Gate

note-master-bedroom = renews Fate
note-torture-chamber = 1 in 10 kills
note-dungeon = against Vampires
note-cemetery = what the dead left
note-courtyard = attacks allowed
note-dark-tower = costs 1 Soul
note-staircase = only a 6 climbs
note-vault = 4 Damage: Vampire
note-vault-open = draw a card
note-vault-cheap = 2 Damage: Vampire
note-vault-fall = kills in The Fall
note-villain = { $villain } · { $line }
note-gate = way out only
note-moat = 2 Damage, then roll 4, 5 or 6 to climb out

## Decks and kinds of cards

deck-great-hall = Great Hall
deck-master-bedroom = Master Bedroom
deck-torture-chamber = Torture Chamber
deck-dungeon = Dungeon
deck-trophy-room = Trophy Room
deck-kitchen = Kitchen
deck-cemetery = Cemetery
deck-courtyard = Courtyard
deck-dark-tower = Dark Tower
deck-vault = Vault
deck-castle = Castle
deck-vampire = Vampire
deck-heirloom = Heirloom
deck-haunt = Haunt
type-event = Event
type-weapon = Weapon
type-protection = Protection
type-action = Action
type-curse = Curse
type-vampire = Vampire
type-castle = Castle
type-haunt = Haunt
type-knell = Deathknell
stud-damage = Damage
stud-range = Range
stud-armour = Armour
stud-modifier = Movement
stud-relic = Relic
stud-unblockable = Unblockable
foot-start = { $place }

## Traps, dice, light

trap-bear = Bear Trap
trap-trap-door = Trap Door
trap-saw = Saw Trap
trap-oubliette = Oubliette
trap-secret-door = Secret Door
light-darkness = Darkness
light-candlelight = Candlelight
light-brazier = Brazier
light-castle-event = Castle Event
light-none = none
face-pips = { $n }
die-1 = the Movement Die
die-2 = the second die
die-4 = the Black Die
thrown = { $n ->
    [one] { $first }
   *[other] { $first } + { $second }
}

## Names on the table

name-castle = The castle
name-phases = The turn
name-knell = Deathknell
name-knells = Deathknells
name-slot = Deathknell { $slot }
name-dice = Dice
name-die = Movement Die
name-black-die = Black Die
name-played = Played this turn
name-dealt = The Haunt's cards
name-replaced = Replaced this turn
name-time = The Vampire's time
name-stores = Stores
name-supply = Souls
name-reserve = Spare traps
name-discarded = Used
name-sprung = Sprung
name-left-out = Deathknells left out
name-loot = Left by the dead
name-plaque = { $seat }
name-face-up = { $seat_own } open cards
name-hand = { $seat_own } hand
name-held = { $seat_own } cards
name-known = { $seat_own } cards you know
name-cards = cards
name-drawn = Drawn
name-aside = { $seat_own } cards set aside
name-health = Health
name-slain = Slain at 0
name-villain = Villain
name-souls = Souls
name-haunt-track = Resurrection
name-curses = Curses
name-vampire = The Vampire
name-soul = Soul
name-marker = marker
name-trap = face-down trap
name-ready = ready
name-spent = spent
name-six = 6
name-steered = steered
name-locked = locked in
short-hand = Hand
short-health = Health
short-souls = Souls
short-supply = left
short-reserve = spare
short-staircase = Spiral Staircase
phase-before = Before
phase-move = Move
phase-after = Actions
phase-end-of-turn = End
value-loot-souls = { $n ->
    [one] Soul of the dead
   *[other] Souls of the dead
}
line-vampire = { $time ->
    [one] 1 turn left
   *[other] { $time } turns left
}
line = { $seat } · { $line }
line-steered = steered by { $by }
line-haunt = a Haunt, { $tracker } of 5
line-waiting = returns next turn
line-out = out of the game
line-slain = Slain
banner-fall = The Fall: the castle crumbles, 1 Damage at the end of each turn
banner-dawn = Dawn: nobody heals, nobody returns, and every turn costs 1 Health
banner-dawn-soon = { $n ->
    [one] One round until Dawn
   *[other] { $n } rounds until Dawn
}
risk-trap = a trap springs here
risk-maiden = a card in here kills
risk-oubliette = the trap here kills
risk-arrow-stairs = the arrow leads onto the Staircase
risk-in-sight = a known Weapon reaches here
risk-vault-4 = 4 Damage, then The Vampire
risk-vault-2 = 2 Damage, then The Vampire
risk-vault-kills = the price of the Vault kills
risk-vault-fall = the Vault kills
risk-staircase = nobody comes back from here

## Options of a match

setting-gothic = Gothic variant
setting-gothic-false = The rules of the box
setting-gothic-true = Gothic
    .note = Carnage and Hunter's Moon from the start, no Haunts, no Fall
setting-haunt_variant = Haunt variant
setting-haunt_variant-false = The Fall eliminates
setting-haunt_variant-true = Haunts haunt to the end
    .note = nobody is ever eliminated
setting-deathknells = Deathknells
setting-deathknells-random = Five at random
setting-deathknells-chosen = Chosen in turn before the game
setting-reveal_from = A late Deathknell tolls by itself
setting-reveal_from-40 = from round 40
setting-reveal_from-20 = from round 20
setting-dawn_from = Dawn
setting-dawn_from-60 = with round 60
setting-dawn_from-40 = with round 40
setting-dawn_from-80 = with round 80

## Questions

ask-choose-knell = Which Deathknell shall hang in this castle?
    .note = Five are chosen, then shuffled face down. They toll as Villains die.
ask-villain = Which Villain are you?
    .note = Each has one gift that always works and one Talent with a token. Fate, Ransack and Desperation are everybody's.
ask-start = Where do you begin? Lay an Heirloom face down.
    .note = The Heirloom comes back to your hand; everybody will have seen it.
ask-return = Where do you rise?
ask-keep = { $left ->
    [one] Which card do you keep?
   *[other] Which cards do you keep? { $left } more.
}
ask-pre = Before you move
    .note = Desperation costs 1 Health for a second die. Talent tokens win nothing unspent.
ask-post = Anything else before your turn ends?
ask-roll = { $what ->
    [moat] { $whom } rolled { $dice } to climb out of The Moat. Leave it so?
    [lock] { $whom } rolled { $dice } for the locked door. Leave it so?
    [card] { $whom } rolled { $dice } for { $card }. Leave it so?
    [stairs] { $whom } rolled { $dice } on the Staircase. Leave it so?
    [unflappable] { $whom } rolled { $dice } to shake off the claim. Leave it so?
   *[other] { $whom } rolled { $dice } to move: { $light }. Leave it so?
}
    .note = { $what ->
        [moat] 4 leads to the Cemetery, 5 to the Vault, 6 to a Secret Door. 1 to 3 is 1 Damage{ $creature ->
            [yes] , but a 1 kills
           *[no] {""}
        }; after three such rolls one is in the Cemetery.
        [lock] 4 or more opens the door; otherwise there is no movement this turn.
        [card] { $rule }
        [stairs] Only a 6 leads up; everything else leads down.
        [unflappable] With 5 or 6 the claim fails.
       *[other] It leads { $totals ->
            [one] 1 space
           *[other] { $totals } spaces
        } far.
    }
ask-move = Where will you go?
    .note = { $by ->
        [none] You rolled { $dice }. On the Staircase only a 6 leads up; everything else leads down.
        [darkness] { $dice }, { $light }: go exactly { $totals ->
            [one] 1 space
           *[other] { $totals } spaces
        }. The first trap on the way stops you; only a room may cut it short; no turning round.
       *[other] { $dice }, { $light }: go exactly { $totals ->
            [one] 1 space
           *[other] { $totals } spaces
        }. Only a room may cut it short; no turning round.
    }
ask-steer-move = Where does { $villain } go?
    .note = { $dice }, { $light }: exactly { $totals ->
        [one] 1 space
       *[other] { $totals } spaces
    }.{ $by ->
        [darkness] {" "}The first trap on the way stops { $villain }.
       *[other] {""}
    }{ $spoils ->
        [yes] {" "}If { $villain } dies in a trap you chose, Souls and cards are yours.
       *[no] {" "}If { $villain } dies in a trap you chose, you gain nothing: you are a Haunt.
    }
ask-steer = { $card }: where does { $villain } walk?
ask-locked = The door is locked
    .note = A card laid down opens the door; so does a 4 or more.
ask-resolve = What do you do here?
    .note = Attack or claim control, never both in one turn.
ask-room = Draw, or something else?
    .note = Attacking here replaces the card.
ask-boost = { $by } attacks { $whom } with { $of } for { $n }. Make it more?
ask-attacked = { $by } attacks { $whom } with { $of } for { $n }
    .note = Protection is for the next question, when the Damage comes.
ask-damage = { $source ->
    [attack] { $of } strikes { $whom }: { $n } Damage. Protect yourself?
    [fall] Stones fall on { $whom }: { $n } Damage. Protect yourself?
    [rats] Rats bite { $whom }: { $n } Damage. Protect yourself?
    [moat] The Moat: { $n } Damage for { $whom }. Protect yourself?
    [vengeance] A Haunt's vengeance: { $n } Damage for { $whom }. Protect yourself?
    [no-way] No way to go: { $n } Damage for { $whom }. Protect yourself?
   *[other] { $of }: { $n } Damage for { $whom }. Protect yourself?
}
    .note = What Protection catches beyond that is lost.
ask-trap = { $trap }! Can you foil it?
ask-control = { $by } claims control over { $whom }
ask-draw = You have drawn { $card }
ask-bite = The Vampire bites { $whom } for { $n }
ask-slain = { $whom } is about to be Slain
ask-card = { $whom ->
    [none] { $by } plays { $card }. Cancel it?
   *[other] { $by } plays { $card } on { $whom }. Cancel it?
}
    .note = { $rule }
ask-choose = { $card }: choose
ask-target = { $card }: whom?
ask-send = { $card }: whom do you send for?
ask-discard = { $left ->
    [one] Lay down a card
   *[other] Lay down { $left } cards
}
ask-limit = { $left ->
    [one] Too many cards: put one back
   *[other] Too many cards: put { $left } back
}
ask-refresh = Which token do you turn up?
ask-peek = Which deck do you look at?
ask-order = In which order do they go back? The top card first.
ask-peek-trap = Which trap do you look at?
ask-swap = Swap two of them?
ask-deduce = Deduction: look under a trap nearby?
ask-lay = Where does the trap go?
ask-loot = What the dead left: { $souls ->
    [0] {""}
    [one] 1 Soul,{" "}
   *[other] { $souls } Souls,{" "}
}{ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
    .note = All or nothing.
ask-tower = How many Souls do you pay?
    .note = One Soul draws two and keeps one; every further Soul draws and keeps one more.
ask-tower-door = Through which Secret Door do you leave the Tower?
ask-door = Which Secret Door?
ask-secret = A Secret Door: go through?
ask-knell = Which Deathknell tolls for you?
    .note = { $fall ->
        [never] Its rule holds for everybody from now on.
       *[later] The fifth begins The Fall.
    }
ask-haunt = { $left ->
    [0] You can push your luck no more
    [one] Push your luck once more?
   *[other] Push your luck?
}
    .note = At 5 you return. A pair of Blood gives 2, of Madness or Vengeance 1, three sixes all of it at once. A Death turned up by pushing ends your turn.
ask-madness = Madness: over whom do you claim control?
ask-vengeance = Vengeance: who suffers?
ask-stride = The Vampire may go { $total } spaces. Go further?
ask-prowl = { $left ->
    [0] The Vampire walks no further. Anything else?
    [one] The Vampire prowls, 1 space left
   *[other] The Vampire prowls, { $left } spaces left
}
    .note = { $final ->
        [yes] Your final turn: enter the Vault, or gain time by a Bite; otherwise your Villain is Slain. The Vault is { $home ->
            [one] 1 step
           *[other] { $home } steps
        } away.
       *[no] A Bite ends your movement and buys time. In your final turn go home to the Vault: { $time } turns are left, and it is { $home ->
            [one] 1 step
           *[other] { $home } steps
        } away.
    }
ask-leap = Bat Form: where do you alight?
ask-repel = Drive The Vampire { $n ->
    [one] 1 space
   *[other] { $n } spaces
} away: where to?
ask-repel-door = Through which door does it flee?
ask-end-effects = What comes first?

## Answers

option-pass-pre = { $word ->
    [moat] Roll to climb out
    [creature] Roll to climb out
    [locked] On to the locked door
    [stairs] Roll on the Staircase
   *[move] Roll the dice
}
    .then = { $word ->
        [moat] 4, 5 or 6 leads out; 1 to 3 is 1 Damage, three rolls at most
        [creature] 4, 5 or 6 leads out; 2 or 3 is 1 Damage, three rolls at most, and a 1 kills
        [locked] a card laid down, or a 4, opens it
        [stairs] only a 6 leads up
       *[move] you will go as far as they say
    }
option-pass-post = End turn
    .then = Nothing more is played.{ $brings }
option-pass-roll = { $word ->
    [own] Keep { $dice }
   *[other] Leave it at { $dice }
}
    .then = The dice stay as they are.{ $brings }
option-pass-boost = Strike for { $n }
    .then = no more is added by you
option-pass-attacked = Let it come
    .then = { $n } Damage, unless Protection catches it
option-pass-damage = Take { $n } Damage
    .then = { $left ->
        [0] Health 0: you are Slain
       *[other] Health { $left }
    }
option-pass-trap = Let it snap
    .then = { $word ->
        [oubliette] you are Slain
       *[trap] { $word ->
            [trap_door] you fall into The Moat: { $n } Damage nothing can block
            [saw] { $n } Damage nothing can block
           *[bear] { $n } Damage unless Protection catches it
        }, then { $left ->
            [0] you are Slain
           *[other] Health { $left }
        }{ $word ->
            [trap_door] { $turn ->
                [yes] , and the rest of your turn is lost
               *[no] {""}
            }
           *[other] {""}
        }
    }
option-pass-control = Let it happen
    .then = somebody else decides where you go next turn
option-pass-draw = Let it work
    .then = { $rule }
option-pass-card = Let it work
    .then = { $rule }
option-pass-bite = Suffer the Bite
    .then = { $left ->
        [0] { $n } Damage, Health 0: you are Slain
       *[other] { $n } Damage, Health { $left }
    }
option-pass-slain = Die
    .then = { $word ->
        [out] you are out of the game, unless a Deathknell brings you back
        [last] the last Deathknell tolls and The Fall begins: you are out of the game, unless it brings you back
       *[haunt] a Deathknell tolls, and you haunt the castle until you return
    }
option-pass-haunt = Leave it
    .then = nothing moves, and your turn ends
option-done-here = Done here
    .then = no attack, no claim
option-done-turn = End turn
    .then = No attack, no claim, nothing more played.{ $brings }
option-done-prowl = End turn
    .then = { $left ->
        [0] time is up: The Vampire is gone, and your Villain is Slain
        [one] your next turn is the last one, and { $home ->
            [0] you are in the Vault
            [one] the Vault is 1 step away
           *[other] the Vault is { $home } steps away
        }
       *[other] { $left } turns are left
    }
option-draw = Draw a card
    .then = Events and Curses work at once.{ $brings }
option-card-plain = Play { $card }
    .then = { $rule }{ $brings }
    .all = Play a card
option-card-at = { $card } on { $target }
    .then = { $rule }{ $brings }
    .all = Play a card on somebody
option-card-dice = { $card }: roll { $dice } again
    .then = the new roll counts; the card is used up
option-card-set = { $card }: { $die } shows { $n }
    .then = as if { $n } had been rolled; the card is used up{ $brings }
option-alt-plain = { $card }, its other use
    .then = { $rule }{ $brings }
option-alt-at = { $card }, its other use, on { $target }
    .then = { $rule }{ $brings }
option-alt-dice = { $card }: roll { $dice } again
    .then = the new roll counts; the card is used up
option-alt-set = { $card }: { $die } shows { $n }
    .then = as if { $n } had been rolled; the card is used up{ $brings }
option-talent-plain = { $talent }
    .then = { $rule }{ $brings }
option-talent-at = { $talent } on { $target }
    .then = { $rule }{ $brings }
option-talent-dice = { $talent }: roll { $dice } again
    .then = the new roll counts; the token is spent
    .all = Fate: roll dice again
option-talent-set = { $talent }: { $die } shows { $n }
    .then = as if { $n } had been rolled; the token is spent{ $brings }
    .all = Calculated Risk: turn a die
option-hexproof = Hexproof: lay the Curse aside
    .then = the next card of the same deck is drawn instead
option-soul = A Soul for { $talent }
    .then = the token is ready again; { $left ->
        [0] no Soul is left
        [one] 1 Soul is left
       *[other] { $left } Souls are left
    }
    .all = Spend a Soul
option-attack = Attack { $target } with { $card }
    .then = { $n } Damage { $sure ->
        [yes] nothing can block
       *[no] unless Protection catches it
    }, then { $left ->
        [0] this kills
       *[other] Health { $left } is left
    }; { $relic ->
        [yes] the Relic stays
       *[no] the card is used up
    }, no claim this turn
    .all = Attack somebody
option-throw = Throw { $card } at { $target }
    .then = { $n } Damage { $sure ->
        [yes] nothing can block
       *[no] unless Protection catches it
    }, then { $left ->
        [0] this kills
       *[other] Health { $left } is left
    }; the card is used up, no claim this turn
option-from-hell = From Hell: attack { $target } with { $card }
    .then = { $n } Damage { $sure ->
        [yes] nothing can block
       *[no] unless Protection catches it
    }, then { $left ->
        [0] this kills
       *[other] Health { $left } is left
    }; the token is spent, no card is drawn
option-bare-hands = Bare Hands: attack { $target }
    .then = { $n } Damage unless Protection catches it, then { $left ->
        [0] this kills
       *[other] Health { $left } is left
    }; the token is spent, no claim this turn
option-claim = Claim control over { $target }
    .then = you decide where { $target } goes next turn{ $sure ->
        [yes] {""}
       *[no] , unless a 5 or 6 shakes the claim off
    }; no attack this turn
    .all = Claim control over somebody
option-nobody = Send nobody
    .then = nothing happens
option-send = { $target }
    .then = goes to The Great Hall at once, and draws a card there
option-target = { $target }
    .then = { $cards ->
        [0] { $target } holds no card: nothing comes of it
       *[other] the card works on { $target }
    }
option-madness = { $target }
    .then = you decide where { $target } goes next turn{ $sure ->
        [yes] {""}
       *[no] , unless a 5 or 6 shakes the claim off
    }
option-vengeance = { $target }
    .then = 1 Damage unless Protection catches it, then { $left ->
        [0] this kills
       *[other] Health { $left } is left
    }
option-door = { $place }
    .then = you are there at once, and go on from there
option-arrive = { $place }
    .then = you come out there at once, and your movement is over
option-look = { $place }
    .then = you alone learn what lies there; everybody sees that you look
option-lay = { $place }
    .then = a random spare trap lies there face down; nobody knows which
option-led = { $place }
    .then = what lies there acts as if a movement had ended there
option-driven = { $place }
    .then = The Vampire stands there now, and its movement and Bites are over
option-out = { $place }
    .then = The Vampire leaves by this door
option-keep = { $card }
    .then = { $shown ->
        [yes] It works at once: { $rule }
       *[no] { $rule }
    }
option-discard = { $card }
    .then = It goes under its deck. { $rule }
option-unlock = Lay down { $card }
    .then = The door opens, and the card is gone. { $rule }
option-refresh = { $talent }
    .then = Ready again: { $rule }
option-deck = { $deck }
    .then = you see { $n ->
        [one] its top card
       *[other] its { $n } top cards
    } and put them back in any order
option-room = { $place }
    .then = you begin there, and draw two of its cards to keep one
option-next = { $card }
    .then = { $rule }
option-move = { $n ->
    [0] { $place }
    [one] { $place }, 1 step
   *[other] { $place }, { $n } steps
}
    .do = Go to { $place }
    .then = { $then }
brings-health = {" "}Health becomes { $left }.
brings-whole = {" "}It heals nothing now: Health is { $left } already.
brings-no-more-healing = {" "}It heals nothing: nobody gains Health any more.
brings-damage = {" "}Unless Protection catches it, { $left ->
    [0] this kills
   *[other] Health { $left } is left
}.
brings-sure-damage = {" "}{ $left ->
    [0] This kills.
   *[other] Health { $left } is left.
}
brings-own-damage = {" "}Your Health becomes { $left }.
brings-own-damage-for-nothing = {" "}Your Health becomes { $left }, and no Soul is left to take.
brings-catches = {" "}{ $n } Damage still comes through: { $left ->
    [0] that kills you
   *[other] Health { $left }
}.
brings-catches-all = {" "}It catches all of it{ $n ->
    [0] .
   *[other] ; { $n } of its Protection would be wasted.
}
brings-enough-already = {" "}The blow is { $n } already, against Health { $left }: more helps only against Protection.
brings-before-health = {" "}Health is set only when all have arrived: this changes none.
brings-blow = {" "}Unless Protection catches some of the { $n } Damage, { $left ->
    [0] this kills
   *[other] Health becomes { $left }
}.
brings-sure-blow = {" "}Nothing can block the { $n } Damage: { $left ->
    [0] this kills
   *[other] Health becomes { $left }
}.
brings-slain = {" "}You are Slain.
brings-nothing-comes = {" "}Nothing happens then.
brings-nothing-to-catch = {" "}No Damage is left to catch: all of it would be wasted.
brings-nothing-spent = {" "}None of your tokens is spent: nothing is refreshed.
brings-nothing-locked = {" "}Nothing is locked or barred: it does nothing now.
brings-no-door-empty = {" "}No Secret Door is empty: it does nothing now.
brings-may-shake-off = {" "}A 5 or 6 shakes the claim off.
brings-bites-are-over = {" "}The Bite of this turn is over: without another one this does nothing.
brings-no-time-gained = {" "}The Vampire's time stays at { $left }: it does nothing now.
brings-time = {" "}{ $left ->
    [0] That ends The Vampire's time, and its Villain is Slain.
    [one] The Vampire has 1 turn left then.
   *[other] The Vampire has { $left } turns left then.
}
brings-no-way = {" "}No way of that length ends anywhere: { $n } Damage, and a new roll.
brings-last-step = {" "}Every way leads to step 12 of the Staircase: this kills.
brings-door-opens = {" "}The door opens, and you roll to move.
brings-door-stays-shut = {" "}The door stays shut, and you do not move this turn; then it is open.
brings-shakes-off = {" "}The claim fails.
brings-claim-stands = {" "}The claim stands, unless a card shakes it off.
brings-out-by-door = {" "}You climb out at a Secret Door of your choice.
brings-out-to-cemetery = {" "}You climb out into the Cemetery, and draw there.
brings-out-to-open = {" "}You climb out into the Vault, and draw there.
brings-out-to-4 = {" "}You climb out into the Vault: { $n } Damage nothing can block, then Health { $left }; you become The Vampire.
brings-out-to-2 = {" "}You climb out into the Vault: { $n } Damage nothing can block, then Health { $left }; you become The Vampire.
brings-out-to-kills = {" "}You climb out into the Vault, which costs more Health than you have: this kills.
brings-out-to-fall = {" "}You climb out into the Vault, which kills in The Fall.
brings-creature = {" "}The Creature takes you: this kills.
brings-stays-in-moat = {" "}Unless Protection catches it, 1 Damage: { $left ->
    [0] this kills
   *[other] Health becomes { $left }, and { $n ->
        [0] you drift to the Cemetery
       *[other] you roll again
    }
}.
brings-dark = {" "}It is dark: { $n } of { $left } ways end on a trap.
brings-same-light = {" "}It is as bright already: nothing changes.
brings-no-soul-to-take = {" "}No Soul is left to take: it does nothing now.
brings-nobody-to-claim = {" "}Nobody else is on a corridor space: it does nothing now.
brings-nothing-to-draw = {" "}No card is left there: it does nothing now.
brings-over-limit = {" "}Mind your hand: { $n ->
    [one] 1 card
   *[other] { $n } cards
} above the limit must go at the end of your turn.
brings-nothing-to-take = {" "}There is nothing to take: no cards are held there.
brings-nothing-to-open = {" "}Nothing is locked or barred, and you are in no Standard Room: it does nothing now.
brings-same-face = {" "}– it shows that already: nothing changes
then-corridor = an empty space: from there one may attack or claim
then-trap = a face-down trap springs: { $among } or 5 Damage, a fall into The Moat, or, 1 in 21, death; Health is { $n }
then-trap-bear = the Bear Trap that was seen here springs: { $among } Damage unless Protection catches it; Health is { $n }
then-trap-saw = the Saw Trap that was seen here springs: 5 Damage nothing can block; Health is { $n }
then-trap-trap_door = the Trap Door that was seen here opens: a fall into The Moat, 2 Damage, and the rest of the turn is lost; Health is { $n }
then-trap-oubliette = the Oubliette that was seen here opens: this kills
then-trap-secret_door = under the trap a Secret Door was seen: on to another empty one, if wished
then-arrow = the arrow pushes on to { $place }, if the way is free
then-arrow-stairs = the arrow pushes on to { $place }, where only a 6 leads up again, and step 12 kills
then-door = a Secret Door: on to another empty one, if wished
then-room = the room's top card is drawn
then-bedroom = Fate is refreshed, and the room's top card is drawn
then-chamber = the room's top card is drawn: { $n } of its { $among } cards hurt, and the Iron Maiden among them kills
then-chamber-tame = the room's top card is drawn: { $n } of its { $among } cards hurt; the Iron Maiden is not among them now
then-in-sight = an empty space, in sight of { $rival }, who is known to have { $card }: { $n } Damage
then-courtyard = draw the room's top card, or attack somebody there
then-cemetery = take what the dead have left there, and draw the top card
then-tower = at least one Soul is paid: draw two cards, keep one
then-step = on the Staircase only a 6 leads up again; step 12 kills
then-last-step = the last step of the Staircase: this kills
then-vault-4 = 4 Damage nothing can block, and Health is { $n }; whoever enters becomes The Vampire, and the turn ends
then-vault-2 = 2 Damage nothing can block, and Health is { $n }; whoever enters becomes The Vampire, and the turn ends
then-vault-kills = the Vault costs more Health than there is: this kills
then-vault-open = The Vampire is out: draw the Vault's top card
then-vault-fall = in The Fall the Vault kills whoever enters
number-steps = Steps
option-roll = Roll for it
    .then = 4 or more opens the door; otherwise you stay this turn
option-knell = { $knell }
    .then = { $rule }
option-slot = Deathknell { $slot }
    .any = Turn up a Deathknell
    .then = it is turned up, and its rule holds for everybody{ $fall ->
        [never] {""}
       *[later] ; the fifth begins The Fall
    }
option-order = { $cards }
    .then = they go back on the deck in this order
option-collect = Collect everything
    .then = All of it is yours.{ $brings }
option-leave = Leave it
    .then = it stays for whoever comes next
option-souls = { $n ->
    [one] 1 Soul
   *[other] { $n } Souls
}
    .then = draw { $seen }, keep { $kept }; { $left ->
        [0] no Soul is left
        [one] 1 Soul is left
       *[other] { $left } Souls are left
    }.{ $brings }
option-stay = Stay here
    .then = nobody moves
option-no-trap = Look at none
    .then = you look at none
option-no-swap = Leave them
    .then = all stay where they are
option-swap = Swap { $one } and { $other }
    .then = the two change places; everybody sees that
option-no-card = Play no card
    .then = you keep your cards
option-faster = Discard { $card }: { $n ->
    [one] 1 space
   *[other] { $n } spaces
} more
    .then = the card is gone
option-prowl-move = Go to { $place }
    .then = { $n ->
        [one] 1 space of your movement
       *[other] { $n } spaces of your movement
    }, and the Vault is then { $home ->
        [one] 1 step
       *[other] { $home } steps
    } away; traps and arrows do nothing to you
    .all = Go further
option-prowl-enter = Enter { $place }
    .then = your movement ends there; the Vault is home, and whoever else is in it is Slain
option-bite = Bite { $target } from { $place }
    .then = { $n } Damage nothing can block, then { $left ->
        [0] this kills
       *[other] Health { $left } is left
    }; your movement ends, and you gain { $gain ->
        [0] no more time
        [one] 1 turn
       *[other] { $gain } turns
    }
    .all = Bite somebody
option-stop = Stop with { $pair }
    .then = { $rose ->
        [0] Resurrection stays at { $track } of 5
       *[other] Resurrection rises to { $track } of 5{ $track ->
            [5] : you return next turn
           *[other] {""}
        }
    }{ $what ->
        [madness] { $whom ->
            [yes] , and you claim control over somebody
           *[no] ; nobody is on a corridor space to be controlled
        }
        [vengeance] { $whom ->
            [yes] , and somebody suffers 1 Damage
           *[no] ; nobody is within reach of vengeance
        }
       *[blood] {""}
    }; your turn ends
option-push = Replace { $card }
    .then = { $deaths ->
        [0] no Death is left among the { $left } cards
       *[other] { $deaths } of the { $left } cards left are Death: no pair would pay, Resurrection would be { $track } of 5{ $knells ->
            [0] {""}
           *[other] , and a Deathknell tolls
        }
    }
option-start = { $card }: { $place }
    .then = you begin there, and everybody has seen the card
option-start-two = { $one } in { $place_one } by { $card_one }, { $two } in { $place_two } by { $card_two }
    .then = they begin there, and everybody has seen both cards
pair-blood = a pair of Blood
pair-madness = a pair of Madness
pair-vengeance = a pair of Vengeance
choice-yield = Yield: lay down two cards
    .then = you lose two cards and suffer nothing
choice-resist = Resist: suffer { $n } Damage
    .then = You keep your cards.{ $brings }
choice-confess = Confess: lay down two cards
    .then = you lose two cards and suffer nothing
choice-endure = Endure: suffer { $n } Unblockable Damage
    .then = You keep your cards.{ $brings }
choice-pay = Pay: lay down a card, heal 2
    .then = You lose a card of your choice.{ $brings }
choice-refuse = Refuse: suffer { $n } Damage
    .then = You keep your cards.{ $brings }
choice-take-it = Take it
    .then = You begin your movement at a Secret Door of your choice.{ $brings }
choice-ignore = Ignore it
    .then = nothing happens
choice-search = Search: draw one more card here
    .then = Events and Curses work at once.{ $brings }
choice-unlock = Unlock every locked or barred door
    .then = No door is locked or barred any more.{ $brings }

## Why something is not possible

why-too-many-steps = { $villain ->
    [you] The way to { $place } takes at least { $n } steps, and you have { $most }.
   *[other] The way to { $place } takes at least { $n } steps, and { $villain } has { $most }.
}
why-not-exact = { $villain ->
    [you] Your movement is exact: { $totals }. No way of that length ends there.
   *[other] The movement of { $villain } is exact: { $totals }. No way of that length ends there.
}
why-trap-on-the-way = { $villain ->
    [you] In Darkness the first trap on the way stops you, and every way there leads over one.
   *[other] In Darkness the first trap on the way stops { $villain }, and every way there leads over one.
}
why-on-stairs = The way is exact: { $totals }. On the Staircase it leads down, with a 6 up and perhaps out.
why-must-go = { $villain ->
    [you] You must move on, and cannot return to where you began.
   *[other] { $villain } must move on, and cannot return to where it began.
}
why-occupied = Somebody stands there.
why-barred = The door is barred.
why-never-entered = Nobody walks in there.
why-no-soul = The Dark Tower opens only for a Soul, and you have none.
why-no-soul-steered = { $villain } has no Soul: nobody is steered into the Dark Tower without one.
why-claimed = You have made your claim this turn.
why-attacked = You have attacked this turn: attack or claim, never both.
why-claimed-already = You have claimed control this turn: attack or claim, never both.
why-attacked-already = You have attacked this turn.
why-not-adjacent = { $target } is not next to you on the corridor.
why-nobody-adjacent = Nobody is next to you on the corridor.
why-nobody-to-bite = No Villain on the corridors can be bitten: an empty space beside it must be within { $left ->
    [one] 1 space
   *[other] { $left } spaces
}.
why-attack-over = The time to attack is over: it is right where the movement ends, and in a room before the card is drawn.
why-claim-over = The time for claims is over: it is right where the movement ends, on a corridor space.
why-fate-spent = The token of Fate is spent, and you have nothing else that changes these dice.
why-dice-of-another = These are not your dice: Fate is for your own, and you have no card that changes them.
why-other-deck = You are elsewhere: here one draws from the { $deck } deck.
why-roll-by-passing = The dice are rolled as soon as nothing more is played before moving.
why-needs-you-control-the-roller = You do not control the Villain that rolled.
why-nobody-controls = Nobody controls you.
why-target = { $target } is out of reach for { $by }.
why-nobody-in-reach = Nobody is in reach for { $by }.
why-nobody-in-range = Nobody is in line of sight within { $reach ->
    [one] 1 space
   *[other] { $reach } spaces
}: farther it does not strike.
why-nobody-here = Nobody else is in this room, and nobody strikes through walls.
why-no-vampire = There is no Vampire now.
why-too-far = { $target } is { $distance } spaces away, and { $by } reaches { $reach ->
    [one] 1 space
   *[other] { $reach } spaces
}.
why-unseen = { $target } is not in line of sight.
why-other-room = { $target } is not in this room, and nobody strikes through walls.
why-weapon-attacks = A Weapon is not played: you attack with it where your movement has ended.
why-no-fight-here = In rooms there is fighting only in the Courtyard, in Darkness or under Hunter's Moon.
why-no-door = No other Secret Door is empty.
why-no-place-for-trap = There is no empty plain space near enough.
why-no-reserve = No trap is left in the reserve.
why-turn-lost = You fell into The Moat: the rest of your turn is lost.
why-in-moat = Nobody does that in The Moat.
why-peace-in-moat = In The Moat no Villain harms another, whatever a card says.
why-no-black-die = No Black Die was rolled.
why-trapped = Nobody slips away from The Moat or the Staircase.
why-alt-not-now = The other use of { $play } is for another moment: { $moments }.
why-needs-packet-is-attack = This helps against attacks only.
why-protection-not-now = Protection is for when you would suffer Damage.
why-action-not-now = { $play } is for another moment: { $moments }.
why-from-hell = From Hell needs its token and a Standard Room just entered.
why-token-spent = The token of { $talent } is spent.
why-token-unspent = That token is not spent.
why-talent-not-now = { $play } is for another moment: { $moments }.
moment-own = any time in your own turn
moment-pre = before you roll
moment-roll = right after your movement roll
moment-res = where your movement has ended
moment-post = at the end of your turn
moment-turn = after a roll in your own turn
moment-r-roll = right after any player's roll
moment-r-attack = when you are attacked
moment-r-attack-own = when you have declared an attack
moment-r-damage = when you would suffer Damage
moment-r-trap = when a trap springs under you
moment-r-control = when somebody claims control over you
moment-r-card = when another player has played an Action
moment-r-draw = when you have drawn an Event or a Curse
moment-r-bite = when The Vampire bites you
moment-r-slain = when you would be Slain
moment-attack = as your attack, where your movement has ended
moment-vamp = while you are The Vampire
moment-dice = right after a roll of your own
why-nothing-spent = None of your tokens is spent.
why-desperate = You have rolled two dice already this turn.
why-soul-not-now = Souls refresh tokens on your own turn.
why-relic-used = It protects once per turn, and never against The Fall.
why-no-health-gained = Nobody gains Health any more.
why-too-far-to-walk = That is { $n } spaces away, and The Vampire has { $left ->
    [one] 1 space
   *[other] { $left } spaces
} left.
why-no-rooms = The Vampire enters no room without leave.
why-must-leave = The Vampire must leave the room while it can.
why-moved-already = That is done before The Vampire moves, and it has moved.
why-another-victim = The second Bite needs another victim.
why-bitten-already = The Vampire has no Bite left this turn.
why-movement-over = The Bite has ended the movement.
why-no-bite-in-room = In a room The Vampire bites only if a card lets it in.
why-needs-hand-1 = You have no card to lay down.
why-needs-hand-2 = You have not two cards to lay down.
why-needs-health-2 = Your Health is too low: at least 2 is needed.
why-needs-health-3 = Your Health is too low: at least 3 is needed.
why-needs-in-standard-room = That is done in a Standard Room only, and you are in none.
why-needs-in-cemetery = That is done in the Cemetery only, and you are elsewhere.
why-needs-vampire-adjacent = The Vampire is not next to you.
why-needs-vampire-within-3-or-biting = The Vampire is not within 3 spaces of you.
why-needs-just-entered-standard-room = That is done on entering a Standard Room only.

why-vampire-is-there = The Vampire stands there already.
why-door-taken = Somebody stands on that Secret Door.
why-not-under-that-trap = That trap is too far away, or you have just looked under it.
why-plain-space = Nothing of the kind lies there: no face-down trap, no Secret Door.
why-corridor-spaces-only = A corridor space is chosen here, no room and no step.
why-not-looked-at = Only traps that you have just looked at can be swapped.
why-not-for-a-trap = The trap goes on a plain, empty corridor space nearby, without a door or a token.
why-not-led-there = The victim walks along corridor spaces only, no farther than the card says, and stops on an empty one.
why-not-driven-there = The Vampire is driven exactly as far as the die says, over corridor spaces, to an empty one.
why-no-heirloom-for-it = None of your Heirlooms names that room, and only three sixes lead to any Standard Room.
why-no-weapon = You have no Weapon to attack with.
why-nobody-beside-a-room = In a room nobody is next to you; control is claimed on corridor spaces.
why-nothing-to-aim = You have no card and no Talent that is aimed at somebody.
why-does-not-play = That Villain does not play in this match.
why-own-villain = { $target } is yours; nobody turns against their own.
why-set-aside = { $target } is set aside while The Vampire walks, and nothing touches it.
why-not-living = { $target } is not among the living.
why-in-stairs = { $target } is in the Staircase, where nobody can be reached.
why-in-another-room = { $target } is in a room, and The Vampire bites there only if a card lets it in.
why-not-meant = The card does not mean { $target }.
why-not-on-corridor = Madness claims control over Villains on corridor spaces only.
why-undead = Nothing is done to The Vampire: only what names it, such as a Crucifix, works on it.
why-undead-villain = { $target } is The Vampire now: only what names The Vampire, such as a Crucifix, works on it.
why-undead-attack = The Vampire cannot be attacked.
why-undead-claim = The Vampire cannot be controlled.
why-undead-card = Cards and Talents do nothing to The Vampire unless they name it.
why-vampire-card = A Vampire card is played only by whoever is The Vampire.
why-only-vampire-cards = As The Vampire you play Vampire cards only.
why-nobody-to-attack = There is nobody to attack.
why-lent = That card is The Vampire's: it is not laid down for anything.
why-not-laid-down = Only cards of your hand, or those that lie open before you, are laid down; Curses never.
why-no-start-place = Only an Heirloom in your hand names where you begin.
why-not-drawn = Only the cards you have just drawn are meant.
why-pushed-enough = Luck is pushed twice a turn, each time with one of the three cards.
why-talent-of-another = That Talent is another Villain's.
why-no-talents-at-night = The Vampire has no Talents.
why-talent-of-the-dead = The Slain use no Talents.
why-talent-is-attack = That Talent is an attack: it is used where your movement has ended.
why-talent-of-the-other = It is your other Villain that is asked now.
why-no-souls = You have no Soul.
why-tolls-already = Only a Deathknell that lies face down can be turned up.
why-not-that-deck = Only a room deck with cards in it is looked at.
why-named-already = That Deathknell has been named already.
why-not-your-card = You do not have that card.
why-no-such-place = There is no such place in the castle.
why-not-that-place = That place cannot be chosen here.
why-not-home-yet = The Vampire goes home to the Vault in its final turn only, when its time stands on 1.
why-decline-so = To do nothing here is another answer.
why-no-such-pair = You have no such pair.
why-bite-from-beside = A Bite comes from an empty space next to the victim that you can reach.
why-not-that-many-souls = You pay at least one Soul, and you have { $n }.
why-villain-taken = That Villain is taken.
why-staircase-by-steps = The Staircase is entered through its doors: choose the step on which you would stop.

## What things are

gift-wanderer = { villain-wanderer.then }
gift-gentleman = { villain-gentleman.then }
gift-lost = { villain-lost.then }
gift-collector = { villain-collector.then }
gift-aristocrat = { villain-aristocrat.then }
gift-professor = { villain-professor.then }
gift-occultist = { villain-occultist.then }
gift-stranger = { villain-stranger.then }
about-room = { $place }, a Standard Room: whoever enters draws the top card of its deck.
about-room-master-bedroom = { $place }, a Standard Room: whoever enters refreshes Fate and draws the top card of its deck.
about-room-torture-chamber = { $place }, a Standard Room: whoever enters draws the top card of its deck, and the Iron Maiden among them kills.
about-room-cemetery = { $place }, a Standard Room: what the dead leave lies here for whoever enters, who then draws the top card.
about-room-courtyard = { $place }, a Standard Room: whoever enters draws the top card of its deck, or attacks somebody there.
about-room-dark-tower = { $place } opens for a Soul: its cards are the strongest. One leaves it by a Secret Door.
about-room-staircase = { $place }: a way down to death. Only a 6 leads up again.
about-room-vault = { $place }: whoever enters pays in Health and becomes The Vampire. While The Vampire is out it gives a card; in The Fall it kills.
about-room-gate = { $place }, where one may begin. It can be left, but never entered.
about-room-moat = { $place }: who falls in suffers 2 Damage and loses the rest of the turn, then rolls 4, 5 or 6 to climb out.
about-step = { $place }. Everything but a 6 leads further down, and step 12 kills.
about-corridor = A corridor space: { $place }. One Villain can stand here, attack and claim.
about-secret-door = { $place }: whoever ends a movement here may go to another empty one.
about-arrow = { $place }: whoever ends a movement here is pushed on to { $to }, if the way is free.
about-trap-space = { $place }: a place for a trap. Whoever ends a movement on a face-down trap springs it; in Darkness it stops whoever passes.
about-door = A door: { $door }. To go through costs one step.
about-trap = A face-down trap: of 21 there are 7 Bear Traps, 8 Trap Doors, 4 Saw Traps, an Oubliette, which kills, and a Secret Door.
about-found-door = { $found ->
    [yes] A Secret Door that was found under a trap; it stays for good.
   *[no] A face-down trap you have looked at: a Secret Door lies under it.
}
about-known-trap = A face-down trap you have looked at: { $trap }.
about-figure = { $villain }, a Villain. { $gift }
about-vampire = The Vampire. It walks the corridors and bites whoever it can reach; nothing but what names it can touch it.
about-castle = The castle: corridors, eight Standard Rooms, five Special Rooms, and water all round.
changes-castle = Point at a room, a space or a figure to learn what can be done there.
about-phases = A turn: cards before moving, the roll and the movement, cards afterwards, the end.
changes-phases = A turn moves on by itself when everybody who may play a card has played or passed.
about-card = { $card }. { $text }
about-card-known = A card of { $seat_own } hand that you know: { $card }. { $text }
about-curse = A Curse: { $card }. { $text }
about-haunt-card = A Haunt's card: { $card }. A pair of Blood, Madness or Vengeance pays; three sixes bring a Haunt back.
about-haunt-card-out = { $card } was replaced, and is out for this turn.
changes-haunt-card-out = A Haunt replaces cards on its own turn, at most twice.
about-drawn = { $seat_own } cards that have just been drawn.
about-hand = { $seat_own } hand: Weapons, Protections, Actions and Vampire cards that others do not see.
about-known = Cards of { $seat_own } hand that you know.
about-held = { $seat_own } cards that nobody else sees, and how many there may be.
changes-held = It changes as cards are drawn, played and discarded.
changes-known = You know them because you have seen them, and until they change hands or are mixed.
about-face-up = What lies open before { $seat }: cards with the Reveal icon, and with Glass Eyes the whole hand.
about-aside = { $seat_own } cards that are set aside while The Vampire walks.
about-curses = Curses that lie before a Villain. They act until they end where they say.
about-played = What was used this turn; it goes under its decks when the turn ends.
about-loot = What the Slain have left: whoever enters the Cemetery may take all of it.
about-laid-down = Cards laid down unseen; they go under their decks when the turn ends.
about-dealt = Three cards dealt to a Haunt. A pair pays, and luck may be pushed.
about-replaced = What a Haunt has replaced this turn.
changes-replaced = A Haunt replaces cards on its own turn, at most twice.
about-pile = The { $deck } deck. Whoever enters the room draws from it.
about-pile-vault = The Vault deck. Whoever enters the room while The Vampire is out draws from it.
about-pile-dark-tower = The Dark Tower deck, the strongest of all. Its cards cost Souls.
about-pile-castle = The Castle deck. A Castle Event on the Black Die turns up its top card.
about-pile-vampire = The Vampire deck: six powers, three of them for whoever is The Vampire.
about-pile-heirloom = The Heirlooms. They name where one begins, and are useful cards.
about-pile-haunt = The nine cards of the Haunts: Death, Blood, Madness and Vengeance.
about-knell-up = A Deathknell that has tolled: { $card }, { $text }.
about-knell = Deathknell { $slot }. Whoever is Slain turns one up, and its rule holds for everybody.{ $fall ->
    [now] {" "}It is the last one: with it The Fall begins.
    [never] {""}
   *[later] {" "}The fifth begins The Fall.
}
about-knells = The five Deathknells. Each slaying turns one up{ $fall ->
    [never] .
   *[other] , and the fifth begins The Fall.
}
about-knell-left-out = A Deathknell that is not in this match: { $card }, { $text }.
about-knells-left-out = Deathknells that are not in this match.
about-talent = { $talent }: { $text }
about-any-talent = each Villain has a Talent of its own.
about-health = The Health of { $villain ->
    [none] a Villain
   *[other] { $villain }
}. At 0 a Villain is Slain.
changes-health = Damage lowers it and healing raises it; a Villain whose Health reaches 0 is Slain.
about-souls = The Souls of { $villain ->
    [none] a Villain
   *[other] { $villain }
}. They refresh Talents and open the Dark Tower.
about-haunt-track = The way back: a Haunt whose marker is on top returns to the castle.
changes-haunt-track = What its Haunt does on its turns moves the marker; from the top the Villain returns on the following turn.
about-time = The Vampire's time: how many turns are left. At 0 its Villain is Slain; in the final turn it can go home to the Vault.
changes-time = It goes down by 1 at the end of each of The Vampire's turns; a Bite that hurts moves it 1 up, one that kills 2.
about-board = { $villain ->
    [none] A Villain's board.
   *[other] The board of { $villain }. { $gift }
}
about-seat = { $seat_own } Villain, Health, Souls, Talents and cards.
about-die = The Movement Die. It says how far a Villain goes, exactly.
about-second-die = A place for a second Movement Die, which Desperation adds; one of the two is then used.
about-black-die = The Black Die: Darkness, Candlelight, Brazier or a Castle Event. It changes how far one may go, and what traps do.
about-dice = The dice of this turn.
about-stores = Decks, Souls and spare traps beside the board.
changes-stores = Point at a deck, the Souls or the traps to learn more of them.
about-supply = Souls that nobody has. Whoever slays takes one.
changes-supply = It changes as Souls are gained and spent.
about-reserve = Spare traps, face down. A sprung trap is mixed with them, and one of them takes its place.
changes-reserve = They change when a trap has sprung, and when Man-Trap takes one.
about-sprung-trap = A trap that has just sprung: { $trap }.
changes-sprung-trap = A trap springs by itself on whoever comes to its space.
about-sprung = Where a trap lies that has just sprung.
changes-sprung = A trap springs by itself on whoever comes to its space.

figure-health = Health { $n } of { $most }
figure-souls = { $n ->
    [one] 1 Soul
   *[other] { $n } Souls
}
figure-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
figure-limit = at most { $n } at the end of a turn
figure-attack = { $n } Damage, range { $reach }
figure-armour = catches { $n } Damage
figure-modifier = { $n } spaces further, if The Vampire gives it up
figure-start = begins in { $place }
figure-price = { $n } Damage to enter while The Vampire sleeps
figure-time = { $n } of { $most } turns left
figure-track = { $n } of { $most }
figure-ready = ready
figure-spent = spent
figure-traps = { $n ->
    [one] 1 trap
   *[other] { $n } traps
}

## When things are done

when-walk = Where a Villain goes is chosen once its dice are rolled and nobody changes them any more.
when-walk-never = Nobody walks in there.
when-prowl = The Vampire goes and bites in its own turn.
when-door = A Secret Door is chosen by whoever ends a movement on one, or is led there by a card.
when-look = Traps are looked at by The Professor after a walk, or with Whispering Dead.
when-swap = Traps are swapped with Whispering Dead.
when-lay = Man-Trap puts a trap on a plain, empty corridor space.
when-steer = Mesmerise leads a Villain along corridor spaces.
when-repel = Whoever drives The Vampire away says to which corridor space it goes.
when-feature = What lies on a corridor space acts when a movement ends there.
when-inside = One comes into a room, or onto the Staircase, through a door.
when-return = A room is chosen by whoever returns from the dead.
when-loot = What the dead have left is taken on entering the Cemetery.
when-attack = A Villain attacks where its movement has ended: on a corridor space, or in a room where fighting is allowed.
when-claim = Control is claimed where one's movement has ended, over a Villain one step away on the corridor.
when-aim = Cards and Talents are aimed at somebody at the moment they say.
when-bite = The Vampire bites in its own turn.
when-chosen = A Villain is chosen when a card asks for one.
when-madness = A Haunt's pair of Madness claims control over somebody.
when-vengeance = A Haunt's pair of Vengeance hurts somebody.
when-undead-attack = The Vampire cannot be attacked.
when-undead-claim = The Vampire cannot be controlled.
when-undead-card = Cards and Talents do nothing to The Vampire unless they name it.
when-drive-away = The Vampire is driven away with cards that say so, such as Crucifix, Garlic Wreath or Wooden Stake.
when-play = Cards are played before a roll, after it, and where the movement has ended; Protection when Damage comes, others when they say so.
when-point-at-card = Point at a single card to learn what it is for, and when.
when-no-card = No card lies here now.
when-vampire-card = Vampire cards are played in The Vampire's own turn.
when-at-once = Events, Curses and Castle cards are not played: they work when they are drawn.
when-strike = A Weapon attacks where your movement has ended.
when-discard = Cards are laid down where a card or a locked door asks for it, or above the hand limit at the end of your turn.
when-begin = An Heirloom names where you begin, at the start and when you return.
when-keep = Which card to keep is chosen when you have drawn more than you may keep.
when-order = Cards are put in order after you have looked at the top of a deck.
when-push = Luck is pushed in a Haunt's own turn.
when-talent = A Talent is used at the moment it says, with its token.
when-hexproof = Hexproof lays a Curse aside when The Occultist draws it.
when-soul = A Soul refreshes a spent token on your own turn.
when-refresh = A token is turned up when a card refreshes one.
when-spend-souls = Souls refresh tokens on your own turn, and pay for the Dark Tower.
when-change-dice = Dice are changed right after the roll, by Fate and by cards for dice.
when-tolled = It has tolled, and its rule holds to the end of the match.
when-toll = A Deathknell is turned up by whoever is Slain.
when-name-knell = Deathknells are named before the match, if that was agreed.
when-peek = The deck of a room is looked at with Second Sight.
when-point-at-figure = This shows how somebody stands; whoever is meant by an answer is chosen by the figure in the castle.
when-draw-room = The top card is drawn on entering its room.
when-draw-vault = The top card is drawn on entering the Vault while The Vampire is out.
when-draw-tower = Whoever enters pays Souls, looks at one card more than that, and keeps as many as were paid.
when-draw-castle = A Castle card is turned up when the Black Die shows a Castle Event.
when-draw-vampire = The Vampire draws from it at the end of its turn.
when-draw-heirloom = Heirlooms are drawn at the start, on a return, and by some Events.
when-draw-haunt = Three of them are dealt in a Haunt's turn.
when-pass-door = A door is passed on the way: choose the room behind it, or the space where you stop.
when-aside = What is set aside comes back when The Vampire has gone home.
when-curse = A Curse cannot be laid down or stolen; it ends where it says.
when-played = Used cards go under their decks when the turn ends.
when-choose-villain = Villains are chosen before the first turn.
when-decline-pass = Passing answers a question about cards and Talents, or ends a Haunt's turn.
when-roll-door = A roll is made for a locked door, before moving.
when-roll-dice = The dice are rolled when nothing more is played before moving.
when-decline-stay = One stays where a Secret Door, or a card, would lead on.
when-decline-none = That declines a look at a trap, a swap, a call or a card.
when-decline-leave = What the dead have left may be left lying, on entering the Cemetery.
when-draw = A card is drawn on entering a room.
when-decline-done = That ends what is done where a movement has ended, and The Vampire's turn.
when-pay-souls = Souls are paid on entering the Dark Tower.
when-choose = That answers a card with a choice.
when-next = That says which effect comes first at the end of a turn.
when-stop = A Haunt stops with a pair in its own turn.
when-faster = The Vampire gives up a card for movement after its dice are rolled.
when-enter = The Vampire enters a room in its own turn, if it may.
when-lead = That says where a Villain is led, or where The Vampire is driven.

## The to-do list

step-draw-and-keep = A card of the { $deck } deck
step-before-moving = Cards and Talents before moving
step-move-phase = Roll and move
step-roll = The roll
step-choose-move = The way
step-in-corridor = Attack or claim
step-in-room = What the room gives
step-deduce = A look under a trap
step-other-actions = Cards and Talents after moving
step-after-moving = Cards and Talents after moving
step-end-phase = The end of the turn
step-next-turn = The next turn
step-turn = The next turn
step-gamble = The Haunt's cards
step-vampire-turn = The Vampire rises to hunt
step-prowl = The Vampire prowls
step-vampire-end = The Vampire's time goes down
step-choose-villain = Somebody chooses a Villain
step-place-heirlooms = Everybody lays an Heirloom
step-first-cards = The first cards
step-come-back = A return among the living
step-suffer = { $n } Damage
step-die = Somebody is about to be Slain
step-strike = An attack for { $n }
step-hit = An attack for { $n }
step-take-control = A claim of control
step-snap = { $trap }
step-resolve = { $card }
step-sink-teeth = A Bite for { $n }

## What happened

event-went-first = { $seat } rolled { $total } and goes first.
event-knell-chosen = { $seat } chose { $knell }.
event-heirlooms-drawn = { $seat } drew { $count ->
    [one] an Heirloom
   *[other] { $count } Heirlooms
}.
event-villain-chosen = { $seat } chose { $villain }.
event-heirloom-shown = { $villain } arrives with { $card }, in { $place }.
event-drew = { $villain } drew a card from the { $deck } deck.
event-seen = It was { $card }.
event-took-up = { $villain } took { $card }, face up.
event-kept = { $villain } looked at { $seen } cards of the { $deck } deck and kept { $kept ->
    [one] one
   *[other] { $kept }
}.
event-turned = { $villain } turned up { $card }!
event-turn-began = { $villain }'s turn.
event-rolled = { $what ->
    [again] { $villain } rolled { $dice } this time{ $light ->
        [none] {""}
       *[other] : { $light }
    }.
    [set] { $villain } turned a die: { $dice }.
    [moat] { $villain } struggles in The Moat: { $dice }.
    [stairs] { $villain } rolled { $dice } on the Staircase.
    [lock] { $villain } shoulders the locked door: { $dice }.
    [card] { $villain } rolled { $dice } for { $of }.
    [unflappable] { $villain } keeps a cool head: { $dice }, and 5 or 6 shakes off the claim.
   *[other] { $villain } rolled { $dice }: { $light }.
}
event-lit = { $of ->
    [none] The light counts as { $light } now.
   *[other] The light counts as { $light } now, by { $of }.
}
event-moved = { $how ->
    [pushed] The arrow pushed { $villain } on: { $to }.
    [door] { $villain } vanished, and came out at { $to }.
    [tower] { $villain } left The Dark Tower, and came out at { $to }.
    [sent] { $villain } was sent to { $to }.
    [escaped] { $villain } climbed out of The Moat, into { $to }.
    [fell] { $villain } fell into { $to }!
    [steered] { $by } made { $villain } walk, as if in a dream, to { $to }.
    [led] { $by } led the way: { $villain } went to { $to }.
   *[walked] { $villain } went to { $to }.
}
event-no-way = { $villain } can go nowhere: 2 Damage, and a new roll.
event-lock-tried = { $opened ->
    [true] The locked door opens for { $villain }.
   *[false] The door holds; { $villain } cannot leave this turn.
}
event-trap-sprung = { $trap }! It was under the feet of { $villain }.
event-trap-foiled = { $villain } foiled the trap.
event-trap-seen = { $villain } looked under { $space }.
event-trap-known = It is: { $trap }.
event-traps-swapped = { $villain } swapped { $one } and { $other }.
event-trap-laid = { $villain } laid a face-down trap: { $space }.
event-traps-mixed = The walls shift: all traps are laid anew.
event-hurt = { $n ->
    [0] Protection caught all of it: { $villain } is unhurt.
   *[other] { $villain } suffered { $n } Damage{ $source ->
        [bite] {" "}from the Bite
        [moat] {" "}in The Moat
        [vault] {" "}in the Vault
        [rats] {" "}from the rats
        [fall] {" "}from falling stones
        [dawn] {" "}as dawn draws on
        [vengeance] {" "}from the vengeful dead
        [no-way] {" "}against the wall
       *[other] { $of ->
            [none] {""}
           *[other] {" "}from { $of }
        }
    }: Health { $health }.
}
event-healed = { $n ->
    [0] { $villain } healed nothing with { $of }: Health { $health }.
   *[other] { $of ->
        [none] { $villain } drew blood and healed { $n }: Health { $health }.
       *[other] { $villain } healed { $n } with { $of }: Health { $health }.
    }
}
event-souls-gained = { $villain } gained { $n ->
    [one] a Soul
   *[other] { $n } Souls
} from { $of }: { $souls } now.
event-souls-paid = { $villain } paid { $n ->
    [one] a Soul
   *[other] { $n } Souls
} to the Dark Tower: { $souls } left.
event-soul-spent = { $villain } spent a Soul to refresh { $talent }: { $souls } left.
event-refreshed = { $villain } refreshed { $talent }.
event-played = { $how ->
    [alt] { $target ->
        [none] { $villain } put { $card } to its other use.
       *[other] { $villain } put { $card } to its other use, on { $target }.
    }
    [protection] { $villain } held up { $card }.
    [faster] { $villain } gave up { $card } to go { $n } further: { $total } spaces.
   *[card] { $target ->
        [none] { $villain } played { $card }.
       *[other] { $villain } played { $card } on { $target }.
    }
}
event-talent-used = { $target ->
    [none] { $villain } used { $talent }.
   *[other] { $villain } used { $talent } on { $target }.
}
event-cancelled = { $villain } cancelled { $card }.
event-declared = { $card ->
    [none] { $villain } attacked { $target } with bare hands!
   *[other] { $villain } attacked { $target } with { $card }!
}
event-attack-failed = The attack of { $villain } on { $target } came to nothing.
event-claimed = { $of ->
    [none] { $villain } controls the next movement of { $target }.
   *[other] { $of }: { $villain } controls this movement of { $target }.
}
event-claim-failed = { $villain } shook off the claim of control.
event-stolen = { $villain } stole a card from { $target }.
event-discarded = { $villain } laid down a card of the { $deck } deck{ $why ->
    [limit] , above the hand limit
    [lock] {" "}for the locked door
   *[card] {""}
}.
event-deck-seen = { $villain } looked at the top { $count ->
    [one] card
   *[other] { $count } cards
} of the { $deck } deck.
event-curse-lifted = { $villain } is free of { $card }.
event-barred = { $opened ->
    [true] The barred doors stand open again.
   *[false] Bars fall: nobody enters the Great Hall or the Kitchen.
}
event-slain = { $cause ->
    [attack] { $by } cut down { $villain } with { $of }.
    [bite] The Vampire, { $by }, drained { $villain }.
    [trap] { $by ->
        [none] { $villain } died in the { $of }.
       *[other] { $villain } died in the { $of }, led there by { $by }.
    }
    [moat] { $villain } drowned in The Moat.
    [creature] Something in The Moat took { $villain }.
    [staircase] { $villain } was lost on the Staircase.
    [time] { $by ->
        [none] The Vampire's time is up: { $villain } is dust.
       *[other] { $by } ended The Vampire's time: { $villain } is dust.
    }
    [vault] { $by ->
        [none] { $villain } died in the Vault.
       *[other] The Vampire, { $by }, came home and slew { $villain } in the Vault.
    }
    [fall-vault] The Vault closed over { $villain }.
    [fall] The castle fell on { $villain }.
    [dawn] { $villain } did not outlive the dawn.
    [vengeance] The dead had their vengeance on { $villain }.
    [rats] The rats had { $villain }.
    [no-way] { $villain } found no way and died against the wall.
   *[other] { $by ->
        [none] { $of ->
            [none] { $villain } was Slain.
           *[other] { $of } was the end of { $villain }.
        }
       *[other] { $by } killed { $villain } with { $of }.
    }
}
event-saved = { $villain } cheated death.
event-tolled = { $by ->
    [none] A Deathknell tolls by itself: { $knell }, { $rule }.
   *[other] A Deathknell tolls, turned up by { $by }: { $knell }, { $rule }.
}
event-fall-began = The Fall begins. The castle cracks and crumbles.
event-spoils-taken = { $by } took what { $villain } left: { $souls ->
    [one] 1 Soul
   *[other] { $souls } Souls
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
event-left-in-cemetery = The Cemetery keeps what is left: { $souls ->
    [0] {""}
    [one] 1 Soul,{" "}
   *[other] { $souls } Souls,{" "}
}{ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
event-loot-taken = { $villain } robbed the dead: { $souls ->
    [0] {""}
    [one] 1 Soul,{" "}
   *[other] { $souls } Souls,{" "}
}{ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
event-became = { $what ->
    [haunt] { $villain } haunts the castle from now on.
    [waiting] { $villain } will return next turn.
   *[out] { $villain } is out of the game.
}
event-tracker-rose = { $n ->
    [0] After Dawn no Haunt rises: { $villain } stays at { $tracker } of 5.
   *[other] { $villain }, a Haunt, rises to { $tracker } of 5.
}
event-haunt-dealt = { $villain }, a Haunt, was dealt { $cards }.
event-luck-pushed = { $villain } gave up { $out } and turned up { $card }.
event-haunt-ended = { $what ->
    [sixes] Six, six, six: { $villain } will return!
    [late] Six, six, six; but after Dawn nobody returns.
    [death] Death! { $villain } falls back to { $tracker } of 5.
    [pass] { $villain } let it be.
    [blood] A pair of Blood: { $villain } { $n ->
        [0] stays at { $tracker } of 5
       *[other] rises to { $tracker } of 5
    }.
    [madness] A pair of Madness: { $villain } { $n ->
        [0] stays at { $tracker } of 5
       *[other] rises to { $tracker } of 5
    }.
   *[vengeance] A pair of Vengeance: { $villain } { $n ->
        [0] stays at { $tracker } of 5
       *[other] rises to { $tracker } of 5
    }.
}
event-returned = { $villain } is back among the living, in { $place }.
event-vampire-rose = { $villain } rose as The Vampire.
event-vampire-rolled = The Vampire rolled { $dice }; the higher die counts: { $total ->
    [one] 1 space
   *[other] { $total } spaces
}.
event-vampire-moved = { $how ->
    [leapt] A bat alights at { $to }: The Vampire.
    [repelled] The Vampire was driven back to { $to }.
    [entered] The Vampire entered { $to }.
   *[walked] The Vampire went to { $to }.
}
event-bitten = The Vampire bares its fangs at { $target }.
event-repelled = { $n ->
    [0] { $villain } kept The Vampire at bay.
    [one] { $villain } drove The Vampire away, 1 space.
   *[other] { $villain } drove The Vampire away, { $n } spaces.
}
event-time-moved = { $time ->
    [one] The Vampire has 1 turn left.
   *[other] The Vampire has { $time } turns left.
}
event-vampire-gone = The Vampire went home to the Vault; { $villain } is back.
event-dawn-came = Dawn. Nobody heals, nobody returns.
event-match-ended = { $seat } won.

ending-survivor = The last one standing
ending-fall = The last one standing in The Fall
ending-dawn = The last one standing at dawn

## Cards

card-candelabrum = Candelabrum
card-candelabrum-body = Attack. Alt: after your roll, your Black Die counts as Brazier this turn.
card-banqueting-knife = Banqueting Knife
card-banqueting-knife-body = Attack.
card-hollow-armour = Hollow Armour
card-hollow-armour-body = Reduce Damage by 4.
card-commanding-presence = Commanding Presence
card-commanding-presence-body = Claim control over a Villain in line of sight within 4 spaces. This is your claim for the turn.
card-puppeteers-strings = Puppeteer's Strings
card-puppeteers-strings-body = When a Villain whose movement you control has rolled: change its total by up to 2 either way.
card-defiance = Defiance
card-defiance-body = All control over your Villain's movement ends; or a claim just made on you fails.
card-midnight-feast = Midnight Feast
card-midnight-feast-body = Heal 2.
card-the-invitation = The Invitation
card-the-invitation-body = You may send one other Villain that is elsewhere to The Great Hall; it enters as normal.
card-falling-chandelier = Falling Chandelier
card-falling-chandelier-body = Roll a D6. 1 or 2: suffer 3 Damage. 3 to 6: draw one more card here.
card-goblet-of-claret = Goblet of Claret
card-goblet-of-claret-body = On your turn: heal 3.
card-the-brides = The Brides
card-the-brides-body = Discard 2 cards of your choice, or suffer 4 Damage.
card-the-brides-hunger = The Brides' Hunger
card-the-brides-hunger-body = Choose a Villain in any Standard Room: it suffers 3 Unblockable Damage.
card-four-poster = Four-Poster
card-four-poster-body = Heal 3.
card-laudanum = Laudanum
card-laudanum-body = Heal 4; your next movement total is 1 lower (never below 1).
card-letter-opener = Letter Opener
card-letter-opener-body = Attack.
card-silk-garrotte = Silk Garrotte
card-silk-garrotte-body = Attack.
card-velvet-drapes = Velvet Drapes
card-velvet-drapes-body = Reduce Damage by 3. Alt: before movement, move to an empty Secret Door space and begin from there.
card-looking-glass = Looking Glass
card-looking-glass-body = Cancel an Action card another player has just played.
card-sleepwalking = Sleepwalking
card-sleepwalking-body = In Darkness, when nobody controls you, the next living player clockwise moves you. Ends in the Kitchen.
card-second-sight = Second Sight
card-second-sight-body = Look at the top 3 cards of one room deck; put them back on top in any order.
card-the-iron-maiden = The Iron Maiden
card-the-iron-maiden-body = You are Slain.
card-the-rack = The Rack
card-the-rack-body = Suffer 4 Damage.
card-thumbscrews = Thumbscrews
card-thumbscrews-body = Lay down 2 cards of your choice, or suffer 3 Unblockable Damage.
card-brand-of-the-damned = Brand of the Damned
card-brand-of-the-damned-body = At the end of each of your turns suffer 1 Damage. Ends in the Master Bedroom.
card-executioners-axe = Executioner's Axe
card-executioners-axe-body = Attack.
card-headsmans-sword = Headsman's Sword
card-headsmans-sword-body = Attack.
card-arbalest = Arbalest
card-arbalest-body = Attack.
card-red-hot-poker = Red-Hot Poker
card-red-hot-poker-body = Attack.
card-cat-o-nine-tails = Cat-o'-Nine-Tails
card-cat-o-nine-tails-body = Attack. Alt: instead of attacking, claim control over a Villain in line of sight within 2.
card-boiling-oil = Boiling Oil
card-boiling-oil-body = Attack.
card-death-in-the-dark = Death in the Dark
card-death-in-the-dark-body = Roll a D6. 1: you are Slain. 2 to 4: suffer 3 Damage. 5 or 6: nothing.
card-crucifix = Crucifix
card-crucifix-body = With The Vampire within 3 spaces, or biting you: Repel it.
card-garlic-wreath = Garlic Wreath
card-garlic-wreath-body = A Bite on you does not happen, and The Vampire’s turn ends.
card-wooden-stake = Wooden Stake
card-wooden-stake-body = Attack. Alt: with The Vampire adjacent: its tracker goes down 2, then Repel it.
card-rat-king = Rat King
card-rat-king-body = Suffer 2 Damage, then draw one more card here.
card-strange-claw = Strange Claw
card-strange-claw-body = At the end of each of your turns roll a D6. 1 to 3: suffer 1 Damage. 4 to 6: refresh a token. Ends in the Dark Tower.
card-duelling-pistol = Duelling Pistol
card-duelling-pistol-body = Attack.
card-elephant-gun = Elephant Gun
card-elephant-gun-body = After the attack you suffer 1 Unblockable Damage.
card-boar-spear = Boar Spear
card-boar-spear-body = Attack.
card-bearskin = Bearskin
card-bearskin-body = Reduce Damage by 4.
card-gorging-idol = Gorging Idol
card-gorging-idol-body = Your hand limit is 4. Ends in the Cemetery.
card-glass-eyes = Glass Eyes
card-glass-eyes-body = Your hand lies open. Ends in the Great Hall.
card-man-trap = Man-Trap
card-man-trap-body = Put one spare trap token, unseen, on a plain empty corridor space within 3 spaces of you.
card-trappers-hook = Trapper's Hook
card-trappers-hook-body = Cancel a trap you have just triggered.
card-the-locked-cabinet = The Locked Cabinet
card-the-locked-cabinet-body = Draw 2 Heirlooms, keep 1.
card-the-crones = The Crones
card-the-crones-body = Lay down a card and heal 2, or suffer 2 Damage.
card-the-door-is-locked = The Door is Locked
card-the-door-is-locked-body = On your next turn roll a D6 in place of the movement roll: 4+ the door opens, roll to move as normal; 1-3 you do not move. You may discard any card from hand to open it without rolling.
card-leather-apron = Leather Apron
card-leather-apron-body = Reduce Damage by 5.
card-meat-cleaver = Meat Cleaver
card-meat-cleaver-body = Attack.
card-boning-knife = Boning Knife
card-boning-knife-body = Attack. Alt: thrown, 2 Damage at range 3.
card-crones-broth = Crones' Broth
card-crones-broth-body = On your turn: heal 3.
card-quicksilver-tincture = Quicksilver Tincture
card-quicksilver-tincture-body = On your turn: refresh one Talent token.
card-iron-skillet = Iron Skillet
card-iron-skillet-body = Attack. Alt: reduce Damage by 3.
card-poisoned-chalice = Poisoned Chalice
card-poisoned-chalice-body = On your turn: a Villain in the same room or next to you suffers 3 Unblockable Damage.
card-the-larder = The Larder
card-the-larder-body = Heal 1 and draw one more card here.
card-restless-soul = Restless Soul
card-restless-soul-body = Gain a Soul.
card-open-grave = Open Grave
card-open-grave-body = Suffer 2 Damage, then gain a Soul if you live.
card-mourners-gift = Mourner's Gift
card-mourners-gift-body = Draw an Heirloom.
card-unhallowed-ground = Unhallowed Ground
card-unhallowed-ground-body = This turn The Vampire may enter The Cemetery through a door it can reach; its movement ends and it may Bite one Villain there.
card-ghoul-pack = Ghoul Pack
card-ghoul-pack-body = Suffer 3 Damage.
card-gravediggers-spade = Gravedigger's Spade
card-gravediggers-spade-body = Attack. Alt: in the Cemetery, gain a Soul.
card-coffin-lid = Coffin Lid
card-coffin-lid-body = Reduce Damage by 3.
card-spectral-shroud = Spectral Shroud
card-spectral-shroud-body = Cancel an attack made on you; the attacker's card counts as used.
card-banshees-mark = Banshee's Mark
card-banshees-mark-body = Your movement totals are 1 lower. Ends in the Master Bedroom.
card-whispering-dead = Whispering Dead
card-whispering-dead-body = Look at 3 face-down traps anywhere; you may swap two of them.
card-longsword = Longsword
card-longsword-body = Attack.
card-woodcutters-axe = Woodcutter's Axe
card-woodcutters-axe-body = Attack.
card-hunting-bow = Hunting Bow
card-hunting-bow-body = Attack.
card-throwing-knives = Throwing Knives
card-throwing-knives-body = Attack.
card-loose-rubble = Loose Rubble
card-loose-rubble-body = Attack. Alt: reduce Damage by 2.
card-tower-shield = Tower Shield
card-tower-shield-body = Reduce Damage by 4.
card-chain-hauberk = Chain Hauberk
card-chain-hauberk-body = Reduce Damage by 3.
card-falling-gargoyle = Falling Gargoyle
card-falling-gargoyle-body = Suffer 3 Damage.
card-ambush = Ambush!
card-ambush-body = Add 2 to the Damage of an attack you have just declared.
card-starving-hound = Starving Hound
card-starving-hound-body = Take a random card from a Villain in this room; if there is none, draw one more card here.
card-the-impalers-lance = The Impaler's Lance
card-the-impalers-lance-body = Attack.
card-aegis-of-night = Aegis of Night
card-aegis-of-night-body = Reduce Damage by 3, once per turn, never against The Fall.
card-contract-in-blood = Contract in Blood
card-contract-in-blood-body = On your turn: any other Villain suffers 5 Unblockable Damage.
card-dominion = Dominion
card-dominion-body = Claim control over every other Villain on a corridor space. Does not use up your claim or attack for the turn.
card-elixir-of-undeath = Elixir of Undeath
card-elixir-of-undeath-body = Instead of being Slain your Health becomes 5. Cannot be played during The Fall or after Dawn.
card-cloak-of-shadow = Cloak of Shadow
card-cloak-of-shadow-body = Reduce Damage by 6.
card-chalice-of-blood = Chalice of Blood
card-chalice-of-blood-body = On your turn: heal 6.
card-native-earth = Native Earth
card-native-earth-body = The Vampire tracker goes up 2.
card-hoard-of-souls = Hoard of Souls
card-hoard-of-souls-body = Gain 2 Souls.
card-the-dragons-tooth = The Dragon's Tooth
card-the-dragons-tooth-body = Attack.
card-children-of-the-night = Children of the Night
card-children-of-the-night-body = Every Villain on a corridor space suffers 1 Damage.
card-gust-of-wind = Gust of Wind
card-gust-of-wind-body = Darkness holds for this turn.
card-blood-moon = Blood Moon
card-blood-moon-body = The Vampire gains 1 turn; without one you suffer 1 Damage.
card-shifting-walls = Shifting Walls
card-shifting-walls-body = All face-down traps and the reserve are mixed and laid anew.
card-hidden-stair = Hidden Stair
card-hidden-stair-body = You may begin this movement from an empty Secret Door space.
card-the-midnight-bell = The Midnight Bell
card-the-midnight-bell-body = Every Villain refreshes one token.
card-falling-portcullis = Falling Portcullis
card-falling-portcullis-body = Nobody enters the Great Hall or the Kitchen until your next turn.
card-the-dead-remember = The Dead Remember
card-the-dead-remember-body = Every Haunt’s tracker goes up 1; without Haunts you gain a Soul.
card-bat-form = Bat Form
card-bat-form-body = Before moving: put The Vampire on any empty Secret Door space.
card-wolf-form = Wolf Form
card-wolf-form-body = Your next Bite this turn deals 3 more Damage.
card-beneath-the-door = Beneath the Door
card-beneath-the-door-body = This turn The Vampire may enter one Standard Room; its movement ends and it may Bite one Villain there.
card-mesmerise = Mesmerise
card-mesmerise-body = A Villain in line of sight walks up to 3 corridor spaces as you choose; no doors; the space it stops on acts as normal.
card-unquenchable-thirst = Unquenchable Thirst
card-unquenchable-thirst-body = After a Bite The Vampire may go on moving and Bite one different Villain.
card-call-the-wolves = Call the Wolves
card-call-the-wolves-body = A Villain on a corridor space suffers 3 Damage.
card-ancestral-sword = Ancestral Sword
card-ancestral-sword-body = Attack. Alt: on your turn refresh one token.
card-duelling-rapier = Duelling Rapier
card-duelling-rapier-body = Attack. Alt: reduce the Damage of an attack by 3.
card-sword-cane = Sword Cane
card-sword-cane-body = Attack. Alt: after your roll change your total by up to 1.
card-derringer = Derringer
card-derringer-body = Attack.
card-silver-dagger = Silver Dagger
card-silver-dagger-body = Attack. Alt: Repel a biting Vampire.
card-surgeons-scalpel = Surgeon's Scalpel
card-surgeons-scalpel-body = Attack. Alt: on your turn heal 2.
card-blowpipe = Blowpipe
card-blowpipe-body = Attack.
card-hatpin = Hatpin
card-hatpin-body = Attack. Alt: a claim just made on you fails.
card-family-crest = Family Crest
card-family-crest-body = Reduce Damage by 3. Alt: claim control in line of sight within 2.
card-whalebone-corset = Whalebone Corset
card-whalebone-corset-body = Reduce Damage by 3.
card-cavalry-breastplate = Cavalry Breastplate
card-cavalry-breastplate-body = Reduce Damage by 4.
card-prayer-book = Prayer Book
card-prayer-book-body = Reduce Damage by 2. Alt: a Bite on you does not happen.
card-travelling-cloak = Travelling Cloak
card-travelling-cloak-body = Reduce Damage by 2. Alt: before movement go to an empty Secret Door.
card-cigarette-case = Cigarette Case
card-cigarette-case-body = Reduce Damage by 2. Alt: roll your Movement Dice again.
card-pocket-watch = Pocket Watch
card-pocket-watch-body = After your roll: set a Movement Die to any face.
card-smelling-salts = Smelling Salts
card-smelling-salts-body = On your turn: heal 2.
card-hip-flask = Hip Flask
card-hip-flask-body = On your turn: heal 3.
card-skeleton-key = Skeleton Key
card-skeleton-key-body = Draw one more card from the Standard Room you are in; or open every locked or barred door.
card-lucky-sovereign = Lucky Sovereign
card-lucky-sovereign-body = Re-roll one die any player has just rolled.
card-storm-lantern = Storm Lantern
card-storm-lantern-body = After your roll: your Black Die counts as Brazier.
card-grappling-hook = Grappling Hook
card-grappling-hook-body = Cancel a trap you have just triggered.
card-forged-letter = Forged Letter
card-forged-letter-body = On your turn: take a random card from a Villain in your room, or in sight within 3.
card-planchette = Planchette
card-planchette-body = On your turn: suffer 2 Unblockable Damage and gain a Soul.
card-hush-money = Hush Money
card-hush-money-body = Cancel an Event or Curse you have just drawn from a room deck and draw again.
card-poison-ring = Poison Ring
card-poison-ring-body = Add 2 Damage to an attack you have just declared.
card-death = Death
card-death-6 = Death (6)
card-blood = Blood
card-blood-6 = Blood (6)
card-madness-1 = Madness
card-madness-2 = Madness
card-vengeance-1 = Vengeance
card-vengeance-2 = Vengeance
card-vengeance-6 = Vengeance (6)

## Deathknells

knell-carnage = Carnage
knell-carnage-body = every attack: 2 more Damage
knell-hunters-moon = Hunter's Moon
knell-hunters-moon-body = attack in any Standard Room
knell-revenant = The Revenant
knell-revenant-body = its revealer rises next turn
knell-creature = The Creature
knell-creature-body = in The Moat a 1 means Slain
knell-eternal-night = Eternal Night
knell-eternal-night-body = each light counts one step darker
knell-master-stirs = The Master Stirs
knell-master-stirs-body = Vault costs 2, night lasts 6
knell-plague-of-rats = Plague of Rats
knell-plague-of-rats-body = rest in a room: 1 Damage
knell-harvest-of-souls = Harvest of Souls
knell-harvest-of-souls-body = each slaying: 1 more Soul

## When the match is over
source-survived = Survival
end-health = { $n } Health
end-souls = { $n ->
    [one] one Soul
   *[other] { $n } Souls
}
lines-title = Health over the rounds
lines-round = Round { $n }

# What a reaction is about, for standing orders: "Not again: ...".
window-roll = other players' dice
window-card = cards played on others
window-card-me = cards played on you
window-attacked-me = attacks on you
window-damage-me = Damage to you
window-trap-me = traps that snap at you
window-draw-me = what you draw
window-bite-me = Bites
window-slain-me = being Slain
window-control-me = being controlled
