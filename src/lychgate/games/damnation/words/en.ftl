# Damnation: The Gothic Game, English. Every word a person reads.

game-title = Damnation
game-tagline = A castle of traps, eight villains, and a vampire in the vault. Slay, steer and haunt: only one leaves.

## Villains

villain-wanderer = The Wanderer
    .then = Walks past traps in Darkness. Hidden Ways: begin a move at any empty Secret Door.
villain-gentleman = The Gentleman
    .then = On 5 or 6 nobody takes his strings. The Other Self: 3 more Damage to an attack.
villain-lost = The Lost
    .then = Traps, Events and Curses hurt 1 less. Bare Hands: an attack for 4 without a Weapon.
villain-collector = The Collector
    .then = Holds two cards more. Sticky Fingers: take a random card from somebody near.
villain-aristocrat = The Aristocrat
    .then = Heals 1 with every attack that hurts. Imperious: take strings from 5 spaces away.
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
talent-imperious-body = Take the strings of a Villain in sight within 5; this is your claim for the turn.
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
place-nowhere = nowhere
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
note-dungeon = against The Vampire
note-cemetery = what the dead left
note-courtyard = attacks allowed
note-dark-tower = costs 1 Soul
note-staircase = only a 6 climbs
note-vault = costs 4 Health
note-vault-open = draw a card
note-vault-cheap = costs 2 Health
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
    [one] 1 turn of night left
   *[other] { $time } turns of night left
}
line = { $seat } · { $line }
line-steered = steered by { $by }
line-haunt = a Haunt, { $tracker } of 5
line-waiting = returns next turn
line-out = out of the game
banner-fall = The Fall: the castle crumbles, 1 Damage at the end of each turn
banner-dawn = Dawn: nobody heals, nobody returns, and every turn costs 1 Health
banner-dawn-soon = { $n ->
    [one] One round until Dawn
   *[other] { $n } rounds until Dawn
}
risk-trap = a trap springs here
risk-maiden = 1 card in 10 kills
risk-vault = costs 4 Health
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
    [moat] { $whom } in The Moat: the die shows { $dice }. Leave it so?
    [lock] { $whom } at the locked door: the die shows { $dice }. Leave it so?
    [card] { $whom } rolled { $dice }. Leave it so?
    [stairs] { $whom } on the Staircase rolled { $dice }. Leave it so?
    [unflappable] Unflappable: the die of { $whom } shows { $dice }. Leave it so?
   *[other] { $whom } rolled { $dice }: { $light }. Leave it so?
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
    }. Whoever dies in a trap you chose leaves you Souls and cards.
ask-steer = Where does it walk?
ask-locked = The door is locked
    .note = A card laid down opens the door; so does a 4 or more.
ask-resolve = What do you do here?
    .note = Attack or Power of Adjacency, never both in one turn.
ask-room = Draw, or something else?
    .note = Attacking here replaces the card.
ask-boost = { $by } attacks { $whom } for { $n }. Make it more?
ask-attacked = { $by } attacks { $whom } for { $n }
ask-damage = { $source ->
    [attack] The blow lands: { $n } Damage for { $whom }. Protect yourself?
    [trap] The trap deals { $n } Damage. Protect yourself?
    [fall] Stones fall: { $n } Damage. Protect yourself?
    [rats] Rats: { $n } Damage. Protect yourself?
   *[other] { $n } Damage is coming for { $whom }. Protect yourself?
}
ask-trap = { $trap }! Can you foil it?
ask-control = { $by } reaches for the strings of { $whom }
ask-draw = You have drawn { $card }
ask-bite = The Vampire bites { $whom } for { $n }
ask-slain = { $whom } is about to be Slain
ask-card = { $card } is played. Cancel it?
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
    .note = The fifth begins The Fall.
ask-haunt = { $left ->
    [0] You can push your luck no more
    [one] Push your luck once more?
   *[other] Push your luck?
}
    .note = A Death turned up by pushing ends your turn and tolls a Deathknell. Three sixes bring you back.
ask-madness = Madness: whose strings do you take?
ask-vengeance = Vengeance: who suffers?
ask-stride = The night is yours: { $total } spaces. Go further?
ask-prowl = { $left ->
    [0] The Vampire walks no further. Anything else?
    [one] The Vampire prowls, 1 space left
   *[other] The Vampire prowls, { $left } spaces left
}
    .note = A Bite ends your movement and buys time. In your final turn go home to the Vault.
ask-leap = Bat Form: where do you alight?
ask-repel = Drive The Vampire { $n ->
    [one] 1 space
   *[other] { $n } spaces
} away: where to?
ask-repel-door = Through which door does it flee?
ask-end-effects = What comes first?

## Answers

option-done = Done
option-draw = Draw a card
    .then = Events and Curses work at once
option-card-plain = Play { $card }
    .then = { $rule }
    .all = Play a card
option-card-at = { $card } on { $target }
    .then = { $rule }
    .all = Play a card on somebody
option-card-dice = { $card }: roll { $dice } again
option-card-set = { $card }: { $die } shows { $n }
option-alt-plain = { $card }, its other use
    .then = { $rule }
option-alt-at = { $card }, its other use, on { $target }
    .then = { $rule }
option-alt-dice = { $card }: roll { $dice } again
option-alt-set = { $card }: { $die } shows { $n }
option-talent-plain = { $talent }
    .then = { $rule }
option-talent-at = { $talent } on { $target }
    .then = { $rule }
option-talent-dice = { $talent }: roll { $dice } again
    .all = Fate: roll dice again
option-talent-set = { $talent }: { $die } shows { $n }
    .all = Calculated Risk: turn a die
option-hexproof = Hexproof: lay the Curse aside and draw the next card
option-soul = A Soul for { $talent }
    .then = the token is ready again
    .all = Spend a Soul
option-attack = Attack { $target } with { $card }
    .then = { $n } Damage; no claim this turn
    .all = Attack somebody
option-throw = Throw { $card } at { $target }
    .then = { $n } Damage; no claim this turn
option-from-hell = From Hell: attack { $target } with { $card }
    .then = { $n } Damage, 1 more from The Stranger; the token is spent
option-bare-hands = Bare Hands: attack { $target }
    .then = 4 Damage; the token is spent, no claim this turn
option-claim = Take the strings of { $target }
    .then = you decide where { $target } goes next turn; no attack this turn
    .all = Take somebody's strings
option-nobody = Nobody
option-move = { $n ->
    [0] { $place }
    [one] { $place }, 1 step
   *[other] { $place }, { $n } steps
}
    .do = Go to { $place }
number-steps = Steps
option-roll = Roll for it
option-knell = { $knell }
    .then = { $rule }
option-slot = Deathknell { $slot }
option-order = { $cards }
option-collect = Collect everything
option-leave = Leave it
option-souls = { $n ->
    [one] 1 Soul: draw 2, keep 1
   *[other] { $n } Souls
}
option-stay = Stay here
option-no-trap = None
option-no-swap = Leave them
option-swap = Swap { $one } and { $other }
option-no-card = No card
option-faster = Discard { $card }: { $n ->
    [one] 1 space
   *[other] { $n } spaces
} more
    .then = the card is gone
option-prowl-move = Go to { $place }
    .all = Go further
option-prowl-enter = Enter { $place }
option-bite = Bite { $target } from { $place }
    .then = 7 Damage nothing can block; more time for you
    .all = Bite somebody
option-stop = Stop with { $pair }
    .then = { $rule }; your turn ends
option-push = Replace { $card }
    .then = a Death turned up ends your turn
option-start = { $cards }: { $places }
pair-blood = a pair of Blood
pair-madness = a pair of Madness
pair-vengeance = a pair of Vengeance
pair-blood-body = Resurrection 2 up
pair-madness-body = Resurrection 1 up, and you take somebody's strings
pair-vengeance-body = Resurrection 1 up, and 1 Damage to somebody
choice-yield = Yield: lay down two cards
choice-resist = Resist: suffer 4 Damage
choice-confess = Confess: lay down two cards
choice-endure = Endure: suffer 3 Unblockable Damage
choice-pay = Pay: lay down a card, heal 2
choice-refuse = Refuse: suffer 2 Damage
choice-take-it = Take it
choice-ignore = Ignore it
choice-search = Search: draw one more card here
choice-unlock = Unlock every locked or barred door

## Why something is not possible

why-not-exact = Your movement is exact: { $totals }. No way of that length ends there.
why-must-go = You must move on, and cannot return to where you began.
why-occupied = Somebody stands there.
why-barred = The door is barred.
why-never-entered = Nobody walks in there.
why-no-soul = The Dark Tower opens only for a Soul.
why-claimed = You have made your claim this turn.
why-attacked = You have attacked this turn: attack or claim, never both.
why-claimed-already = You have claimed control this turn: attack or claim, never both.
why-attacked-already = You have attacked this turn.
why-not-adjacent = { $target } is not next to you on the corridor.
why-needs-you-control-the-roller = You do not control the Villain that rolled.
why-nobody-controls = Nobody controls you.
why-target = { $target } cannot be reached by that.
why-too-far = { $distance } spaces away; this reaches { $reach }.
why-unseen = { $target } is not in line of sight.
why-other-room = { $target } is not in this room, and nobody strikes through walls.
why-no-fight-here = In rooms there is fighting only in the Courtyard, in Darkness or under Hunter's Moon.
why-no-door = No other Secret Door is empty.
why-no-place-for-trap = There is no empty plain space near enough.
why-no-reserve = No trap is left in the reserve.
why-in-moat = Not in The Moat.
why-no-black-die = No Black Die was rolled.
why-trapped = Nobody slips away from The Moat or the Staircase.
why-alt-not-now = That use of the card is for another moment.
why-needs-packet-is-attack = This helps against attacks only.
why-protection-not-now = Protection is for when you would suffer Damage.
why-action-not-now = That Action is for another moment.
why-from-hell = From Hell needs its token and a Standard Room just entered.
why-token-spent = That token is spent.
why-token-unspent = That token is not spent.
why-talent-not-now = That Talent is for another moment.
why-nothing-spent = None of your tokens is spent.
why-desperate = You have rolled two dice already this turn.
why-soul-not-now = Souls refresh tokens on your own turn.
why-relic-used = It protects once per turn, and never against The Fall.
why-no-health-gained = Nobody gains Health any more.
why-too-far-to-walk = { $n } spaces away; { $left } left.
why-no-rooms = The Vampire enters no room without leave.
why-must-leave = The Vampire must leave the room while it can.
why-moved-already = Only before moving.
why-another-victim = The second Bite needs another victim.
why-bitten-already = One Bite a turn.
why-movement-over = The Bite has ended the movement.
why-no-bite-in-room = No Bite in a room without a card that says so.
why-needs-hand-1 = You have no card to lay down.
why-needs-hand-2 = You have not two cards to lay down.
why-needs-health-2 = Your Health is too low: it needs 2.
why-needs-health-3 = Your Health is too low: it needs 3.
why-needs-in-standard-room = Only in a Standard Room.
why-needs-in-cemetery = Only in the Cemetery.
why-needs-vampire-adjacent = The Vampire is not next to you.
why-needs-vampire-within-3-or-biting = The Vampire is not near enough.
why-needs-just-entered-standard-room = Only on entering a Standard Room.

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
step-vampire-end = A turn of night passes
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
    [again] { $villain } rolled again: { $dice }{ $light ->
        [none] {""}
       *[other] : { $light }
    }.
    [set] { $villain } turned a die: { $dice }.
    [moat] { $villain } struggles in The Moat: { $dice }.
    [stairs] { $villain } rolled { $dice } on the Staircase.
    [lock] { $villain } shoulders the locked door: { $dice }.
    [card] { $villain } rolled { $dice } for it.
    [unflappable] { $villain } keeps a cool head: { $dice }, and 5 or 6 shakes off the strings.
   *[other] { $villain } rolled { $dice }: { $light }.
}
event-lit = It counts as { $light } now.
event-moved = { $how ->
    [pushed] The arrow pushed { $villain } on: { $to }.
    [door] { $villain } vanished, and came out at { $to }.
    [sent] { $villain } was sent to { $to }.
    [escaped] { $villain } climbed out of The Moat, into { $to }.
    [fell] { $villain } fell into { $to }!
    [steered] { $by } made { $villain } walk, as if in a dream, to { $to }.
    [led] { $by } pulled the strings, and { $villain } went to { $to }.
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
        [attack] {""}
        [bite] {" "}from the Bite
        [trap] {" "}from the trap
        [moat] {" "}in The Moat
        [vault] {" "}in the Vault
        [rats] {" "}from the rats
        [curse] {" "}from a Curse
        [fall] {" "}from falling stones
        [dawn] {" "}as dawn draws on
        [vengeance] {" "}from the vengeful dead
        [no-way] {" "}against the wall
       *[event] {""}
    }: Health { $health }.
}
event-healed = { $villain } healed { $n }: Health { $health }.
event-souls-gained = { $villain } gained { $n ->
    [one] a Soul
   *[other] { $n } Souls
}.
event-refreshed = { $villain } refreshed { $talent }.
event-played = { $how ->
    [alt] { $target ->
        [none] { $villain } put { $card } to its other use.
       *[other] { $villain } put { $card } to its other use, on { $target }.
    }
    [protection] { $villain } held up { $card }.
    [faster] { $villain } gave up { $card } to go further.
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
event-claimed = { $villain } now holds the strings of { $target }.
event-claim-failed = { $villain } shook off the strings.
event-stolen = { $villain } stole a card from { $target }.
event-discarded = { $villain } laid down a card of the { $deck } deck.
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
    [attack] { $by } cut down { $villain }.
    [bite] The Vampire drained { $villain }.
    [trap] { $villain } died in a trap.
    [moat] { $villain } drowned in The Moat.
    [creature] Something in The Moat took { $villain }.
    [staircase] { $villain } was lost on the Staircase.
    [time] The night ran out for The Vampire; { $villain } is dust.
    [vault] { $villain } died in the Vault.
    [fall-vault] The Vault closed over { $villain }.
    [fall] The castle fell on { $villain }.
    [dawn] { $villain } did not outlive the dawn.
    [vengeance] The dead had their vengeance on { $villain }.
    [rats] The rats had { $villain }.
    [curse] The Curse was the end of { $villain }.
    [event] { $villain } did not live through it.
    [castle] { $villain } did not live through it.
   *[other] { $villain } was Slain.
}
event-saved = { $villain } cheated death.
event-tolled = A Deathknell tolls: { $knell }.
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
event-haunt-dealt = { $villain }, a Haunt, was dealt { $cards }.
event-luck-pushed = { $villain } gave up { $out } and turned up { $card }.
event-haunt-ended = { $what ->
    [sixes] Six, six, six: { $villain } will return!
    [late] Six, six, six; but after Dawn nobody returns.
    [death] Death! { $villain } falls back to { $tracker } of 5.
    [pass] { $villain } let it be.
    [blood] A pair of Blood: { $villain } rises to { $tracker } of 5.
    [madness] A pair of Madness: { $villain } rises to { $tracker } of 5.
   *[vengeance] A pair of Vengeance: { $villain } rises to { $tracker } of 5.
}
event-returned = { $villain } is back among the living, in { $place }.
event-vampire-rose = { $villain } rose as The Vampire.
event-vampire-rolled = The Vampire rolled { $dice } and may go { $total } spaces.
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
    [0] The Vampire's night is over.
    [one] The Vampire has 1 turn of night left.
   *[other] The Vampire has { $time } turns of night left.
}
event-vampire-gone = { $how ->
    [home] The Vampire went home to the Vault; { $villain } is back.
   *[time] The Vampire's time is up.
}
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
card-commanding-presence-body = Claim Power of Adjacency over a Villain in line of sight within 4 spaces. This is your claim for the turn.
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
card-cat-o-nine-tails-body = Attack. Alt: instead of attacking, claim Power of Adjacency over a Villain in line of sight within 2.
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
card-dominion-body = Claim Power of Adjacency over every other Villain on a corridor space. Does not use up your claim or attack for the turn.
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
card-family-crest-body = Reduce Damage by 3. Alt: claim Power of Adjacency in line of sight within 2.
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
knell-revenant-body = its revealer rises again next turn
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
