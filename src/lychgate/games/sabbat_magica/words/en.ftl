# Sabbat Magica, English. Every word a person reads.

game-title = Sabbat Magica
game-tagline = Seven ghosts, one gloomy manor, six rounds to frighten all of Helvetia. Feed your ghosts, crack the mirrors, mind the curses.
game-deed = Call ghosts, lead a magician through the manor, haunt regions. Most points after six rounds win.
game-look = The manor at night, with its mirrors and gardens, and the regions your ghosts may haunt

## Things

resource = { $resource ->
    [spider] spider
    [rat_tail] rat tail
    [gemstone] gemstone
   *[mask] mask
}
resources = { $resource ->
    [spider] { $count ->
        [one] a spider
       *[other] { $count } spiders
    }
    [rat_tail] { $count ->
        [one] a rat tail
       *[other] { $count } rat tails
    }
    [gemstone] { $count ->
        [one] a gemstone
       *[other] { $count } gemstones
    }
   *[mask] { $count ->
        [one] a mask
       *[other] { $count } masks
    }
}
nothing = nothing
place = { $place ->
    [turgapel] Turgapel
    [neshata] Neshata
    [gineva] Gineva
    [vada] Vada
    [friburga] Friburga
    [vale] Valé
    [berena] Berena
    [grisa] Grisa
    [glass_factory] the glass factory
    [crystal_ball] the crystal ball
    [canteen] the canteen
    [training_ground] the training ground
    [alchemist_office] the alchemist's office
    [zen_garden] the Zen garden
    [drawbridge] the drawbridge
   *[graveyard] the graveyard
}
title = { $place ->
    [turgapel] Turgapel
    [neshata] Neshata
    [gineva] Gineva
    [vada] Vada
    [friburga] Friburga
    [vale] Valé
    [berena] Berena
    [grisa] Grisa
    [glass_factory] Glass factory
    [crystal_ball] Crystal ball
    [canteen] Canteen
    [training_ground] Training ground
    [alchemist_office] Alchemist's office
    [zen_garden] Zen garden
   *[drawbridge] Drawbridge
}
in = { $place ->
    [drawbridge] on the drawbridge
    [crystal_ball] at the crystal ball
    [training_ground] on the training ground
   *[other] in { place }
}
from = from { place }
to = to { place }
region = { title } ({ $vp })
gate-of = { title } ({ $fee })
spot = ghost in { $where }, place { $place }
spot-bridge = ghost on the drawbridge
origin = { $where }, place { $place }
origin-bridge = from the drawbridge
store = { $store ->
    [one] 1H
   *[two] 2H
}
beaten = { $n ->
    [one] { $owner_own } ghost
   *[other] { $n } of { $owner_own } ghosts
}
tile = { $tile ->
    [spider] 2 spiders
    [rat_tail] 2 rat tails
    [gemstone] 2 gemstones
    [mask] 2 masks
    [grimoire] the Grimoire
    [clock] the Clock
    [terroriser] the Terroriser
   *[test_tube] the Test tube
}
square = { $at ->
    [m11] north-west corner
    [m12] north side, left
    [m13] north side, right
    [m14] north-east corner
    [m21] west side, upper
    [m22] inner north-west
    [m23] inner north-east
    [m24] east side, upper
    [m31] west side, lower
    [m32] inner south-west
    [m33] inner south-east
    [m34] east side, lower
    [m41] south-west corner
    [m42] south side, left
    [m43] south side, right
   *[m44] south-east corner
}
mirror = { $wall ->
    [n] mirror { $n } of the north wall
    [e] mirror { $n } of the east wall
    [s] mirror { $n } of the south wall
   *[w] mirror { $n } of the west wall
}
bonus = { $what ->
    [terror] { $n } terror
    [vp] { $n } VP
    [spider] a spider
    [rat_tail] a rat tail
    [gemstone] a gemstone
    [mask] a mask
   *[any] a resource of your choice
}

people-argosola = Argosola
people-zugriga = Zugriga
people-sanagal = Sanagal
people-luserna = Luserna
magician = { $magician ->
    [succubus] succubus
    [vampire] vampire
    [sorcerer] sorcerer
   *[elf] elf
}
folk-centaurs = centaurs
folk-rabbits = rabbits
folk-diplomats = diplomats
folk-gladiators = gladiators
folk-nuns = nuns
folk-fools = fools
folk-bears = bears
folk-ogres = ogres

garden-glass_factory = mirrors: +1 terror
garden-crystal_ball = regions: +1 VP
garden-canteen = { $places ->
    [1] feed 2 fewer
   *[2] feed 2 or 1 fewer
}
garden-training_ground = fights: +1 VP
garden-alchemist_office = { $places ->
    [1] keep 2 of a batch
   *[2] keep 2 or 1 of a batch
}
garden-zen_garden = coming home: 2 terror
bonus-glass_factory-1 = major: +1 terror for every mirror you work on
bonus-glass_factory-2 = minor: +1 terror for every cracked mirror you break
bonus-crystal_ball-1 = major: +1 VP for each of your regions worth 2 or 3
bonus-crystal_ball-2 = minor: +1 VP for each of your regions worth 2
bonus-canteen-1 = major: feed 2 ghosts fewer, and count 2 more for the playing order
bonus-canteen-2 = minor: feed 1 ghost fewer, and count 1 more for the playing order
bonus-training_ground-1 = major: +1 VP for every fight
bonus-training_ground-2 = minor: +1 VP for every fight in a region
bonus-alchemist_office-1 = major: keep up to 2 resources of each approved batch
bonus-alchemist_office-2 = minor: keep 1 resource of each approved batch
bonus-zen_garden-1 = major: ghosts coming home earn 2 terror instead of 1
bonus-zen_garden-2 = minor: ghosts coming home from a region earn 2 terror instead of 1

## Time cards

type-time = Time
time-full_moon = Full Moon
time-feast_of_fools = Feast of Fools
time-mother_nature = Mother Nature's festival
time-harvest = Harvest festival
time-half_moon = Half Moon
time-carnival = Carnival
time-dark_moon = Dark Moon
time-body = { $actions } actions. Bonuses, each to be had once: { $bonuses }.
time-body-none = { $actions } actions. No bonus.

## POWER cards

power-luxuriance = Luxuriance
power-luxuriance-body = Once a round, when you choose a bonus or in your action: take any 2 resources into your 2H store.
power-apparition = Apparition
power-apparition-body = After your magician's action: put 1 resource of your choice into the 1H store of every adjacent opponent.
power-secret_area = Secret area
power-secret_area-body = At the start of a round: one of your placed ghosts cannot be moved or attacked this round.
power-doppelganger = Doppelgänger
power-doppelganger-body = After your magician's action: repeat the tile or mirror effect you used.
power-teleportation = Teleportation
power-teleportation-body = Once per ghost action: one ghost enters any region from the drawbridge for free.
power-fireball = Fireball
power-fireball-body = After your magician's action: every adjacent opponent loses 1 ghost from the drawbridge to the graveyard.
power-bats = Bats
power-bats-body = Your magician may fly to any free manor square.
power-seduction = Seduction
power-seduction-body = After your magician's action: take all gemstones from the stores of every adjacent opponent into your 2H store. Once shown, it happens every time.
power-gift_of_immortality = Gift of immortality
power-gift_of_immortality-body = A ghost of yours thrown out by a fight comes back on a free place of the same board.
power-booster = Booster
power-booster-body = Start of a ghost action: your ghosts in regions and gardens may go two places on in this action.
power-spell = Spell
power-spell-body = After your magician's action: steal 1 terror from every adjacent opponent.
power-frenzy = Frenzy
power-frenzy-body = Once per ghost action: gain 3 terror.
timing-own-choice = at your own choices
timing-round-start = start of a round
timing-step = magician's step
timing-after-magician = end of a magician's action
timing-ghosts-start = start of a ghost action
timing-ghosts = during a ghost action
timing-thrown-out = when a fight throws your ghost out

## Options of a match

setting-peoples = Peoples
setting-peoples-choose = Everybody chooses, in a drawn order
setting-peoples-random = Dealt at random
setting-power_cards = POWER cards
setting-power_cards-true = One power for each magician
setting-power_cards-false = Without POWER cards
setting-power_limit = How often a power works
setting-power_limit-each_timing = Every time its moment comes
setting-power_limit-once_per_game = Once in the whole game
setting-literal_steps = Magicians' steps
setting-literal_steps-false = In all eight directions
setting-literal_steps-true = Never straight up or down (to the letter)
setting-first_game_hint = Hint for a first game
setting-first_game_hint-true = Suggest how many ghosts to call
setting-first_game_hint-false = No suggestion

## Names on the table

name-ghost = { $seat_own } ghost
name-moved = has moved
name-guarded = protected
name-gate = gate: pay { $fee }
name-mirror = mirror
name-mirror-intact = intact
name-mirror-cracked = cracked
name-mirror-broken = broken
name-cursed = cursed token
name-chimera = chimera
name-points = victory points
name-fear = terror
name-choice = marker
name-hundred = +100
name-time-back = time card, face down
name-power-back = POWER card
name-actions = { $n } actions
name-away = put away
power-now = now
power-later = later
power-used = used
name-shown = Power shown
name-place = { $where }, place { $n }
name-garden-place = { $where }, place { $n }, { $bonus }
name-gate-of = Gate of { $where }
name-region-vp = { $n } VP
name-regions = Regions of Helvetia
name-drawbridge = Drawbridge
name-manor = Manor and gardens
name-vp-track = Victory points
name-reminder = Canteen adds { $n }
name-limbo = Thrown out
name-graveyard = Graveyard
name-grave = { $seat_own } graveyard
name-slot = Bonus { $n }
name-time = Time card
name-pile = Time cards to come
name-action-line = Actions
name-clock = The time card
name-spare = Gates left out
name-supply = Supply
name-peoples = Peoples
name-phases = The round
name-two = 2H store
name-one = 1H store
name-skull = Cursed
name-approval = Approval
name-chimeras = Chimeras
name-terror = Terror
name-invoke = How many ghosts to call
name-powers = Your POWER cards
name-home = Waiting at the door
name-board = { $seat }
name-own-board = { $seat_own } board
name-reminders = The canteen counts for the order
name-vp = Victory points

short-vp = VP
short-chimeras = chimeras
short-pile = ahead
short-mother_nature = Mother Nature
short-gift_of_immortality = Immortality
short-teleportation = Teleport
short-actions = Actions
short-clock = Round
short-spare = left out
short-two = 2H
short-one = 1H
tab-regions = Regions
tab-manor = Manor
tab-graves = Graveyard

note-two = fresh
note-reminders = canteen adds
note-food = feed { $due } this round
note-short = feed { $due }: too little!
note-one = rots next
note-skull = −5 VP
note-approval = for chimeras

phase-plan = Plan
phase-skulduggery = Skulduggery
phase-stewardship = Stewardship
short-skulduggery = Actions
short-stewardship = Upkeep
round-now = Round { $n } of 6

value-actions = actions
value-food = feed { $due }
value-vp = VP
value-chimeras = { $vp } VP at the end
line-seat = { $people }
hint-fight = a fight costs { $cost } terror and brings { $vp } VP
hint-fight-either = a fight costs { $cost } terror and brings { $vp } or { $most } VP, by the ghost that comes
risk-repelled = { $where } is full and a fight is out of reach: the ghost would only be repelled

## What things are

about-ghost = { $seat_own } ghost { $inside }, on place { $place } from the top. It stays until it moves, is thrown out or goes unfed.
about-bridge-ghost = { $seat_own } ghosts on the drawbridge: each may go to any garden, or through a gate to a region. They must be fed, too.
about-grave = { $seat_own } ghosts in the graveyard: they rest, need no food, and count for the playing order.
about-limbo-ghost = { $seat_own } ghost, just thrown out by a fight: it goes to the graveyard unless it reappears.
about-limbo = Where a ghost waits that was just thrown out by a fight.
changes-limbo = Only a fight throws a ghost out: the last one, when there are more ghosts than places.
about-bridge = The drawbridge: called ghosts start here, and it is the only way between regions and gardens.
about-region = { $where }, a region of Helvetia: at the end of a round it gives its points to everybody with a ghost in it, once each.
about-region-place = Place { $place } of { $where }. Ghosts fill the places from the top; the points of a region are the same on all of them.
about-garden = { $where }, a garden of the manor: its first place has the major bonus, its second the minor one.
about-garden-place = Place { $place } of the garden { $where }: its bonus is for the owner of the ghost that stands on it.
about-gate = The gate of { $where }: a ghost that comes from the drawbridge pays one resource of each kind it shows.
about-spare-gate = A gate that was left out of this match: no region asks for { $fee }.
changes-spare-gate = It lies there for the whole match, so that everybody knows which fee is missing.
about-spare = The two gates that were left out: no region asks for what they show.
changes-spare = They lie there for the whole match, so that everybody knows which fees are missing.
about-regions = The regions of Helvetia in their ring: from one to its neighbour a ghost goes without paying.
changes-regions = Point at a region, a gate or a ghost to learn what can be done there.
about-drawbridge = The board of the drawbridge, between the regions and the manor.
changes-drawbridge = Point at the drawbridge itself, or at a ghost on it, to learn what can be done there.
about-graveyard = The graveyard, with everybody's ghosts that were not called, were thrown out, repelled or unfed.
changes-graveyard = Ghosts here do nothing until the next invocation.
about-manor = The manor, where the magicians walk, with its mirrors, and the six gardens around it.
changes-manor = Point at a square, a mirror, a garden or a magician to learn what can be done there.
about-square = A square of the manor ({ $square }) with its tile: { $tile }. One magician has room on it.
about-tile-gather = A tile: whoever arrives here with the magician may take { $tokens } into their 2H store.
about-tile-uncurse = The Grimoire: whoever arrives here with the magician may remove their own cursed token.
about-tile-rewind = The Clock: whoever arrives here with the magician may move their whole 1H store back to 2H.
about-tile-terrorise = The Terroriser: whoever arrives here with the magician may give a resource for terror, 4 from the 2H store, 2 from the 1H store.
about-tile-exchange = The Test tube: whoever arrives here with the magician may exchange any number of one kind of resource for other kinds.
about-mirror = A mirror ({ $mirror }): cracking it gives 3 terror, breaking it later 2 more.
about-magician = { magician-of }: it takes one step in an action and then uses the tile or a mirror of its square.
about-waiting-magician = { magician-of }, still at the door: its first action puts it on any empty square of the manor.
about-home = Where { $seat_own } magician waits until its first action.
changes-home = The magician leaves it with its first action.
about-seat = { $seat_own } board: stores, approval zone, terror and POWER cards.
changes-seat = Point at a store, a card or the terror on it to learn what can be done with it.
about-two = { $seat_own } 2H store: fresh resources. At the start of the next round they move to 1H.
about-two-resource = A { $resource } in { $seat_own } 2H store: it can pay gates in this round and the next.
about-one = { $seat_own } 1H store: what is still here at the start of the next round rots into one cursed token.
about-one-resource = A { $resource } in { $seat_own } 1H store: use it in this round, or it rots.
about-cursed = { $seat_own } skull square: a cursed token here costs 5 VP at the start of the next round, unless the Grimoire removes it.
about-approval = { $seat_own } approval zone: the fees that were paid. Four different kinds become a chimera at the end of the round.
about-chimeras = { $seat_own } chimeras: each gives 5 VP at the end of the match.
about-terror = { $seat_own } terror, 10 at most: it pays for fights and feeds the ghosts at the end of the round.
about-points-of = { $seat_own } victory points.
changes-points-of = Points are gained and lost at once, as rules and powers say.
about-points = The track of victory points round the manor. Who passes 99 begins again with +100.
changes-points = Points are gained and lost at once, as rules and powers say.
about-call = How many ghosts { $seat } may call: those in the graveyard and on the drawbridge.
about-powers = { $seat_own } POWER cards: the first one that is used stays, the others are put away.
about-power = { $card }, a POWER card. { $text }
about-time-card = The time card { $card }: it says how many actions everybody has in this round, and which bonuses there are.
changes-time-card = A new time card is turned over in every round.
about-time = The time card of this round with its bonuses.
changes-time = A new time card is turned over in every round.
about-pile = The time cards of the rounds to come, face down. One more went back into the box unseen.
changes-pile = One card is turned over in every round; nobody may look at the others.
about-slot = A bonus of this round's time card. From the second round on everybody takes one, in playing order.
about-reminder = A reminder square: who counts the canteen for the playing order has a marker here.
about-reminders = The canteen's guests may count 2 or 1 more for the playing order; these squares remind of it.
about-actions = How many actions everybody has in this round, and which one it is.
changes-actions = The open time card says how many there are: 2, 3 or 4, the same for everybody.
about-phases = The three phases of a round: plan, skulduggery and stewardship.
changes-phases = The round moves on by itself when everybody has decided.
about-supply-resource = A { $resource } of the supply, which never runs out.
about-supply = The supply of resources, which never runs out.
about-peoples = The peoples that nobody has chosen yet.
about-people = { $people } with its { $magician }: all peoples are alike but for their POWER cards.

figure-ghosts = { $n ->
    [one] { $n } ghost
   *[other] { $n } ghosts
}
figure-vp = { $n } VP
figure-fee = fee: { $fee }
figure-places = { $n } of { $of } places taken
figure-mirrors = { $n ->
    [0] no mirror to work on
    [one] { $n } mirror to work on
   *[other] { $n } mirrors to work on
}
figure-terror = { $n } terror for the next step
figure-terror-of = { $n } of { $of } terror
figure-chimeras = { $n ->
    [one] { $n } chimera, { $vp } VP at the end
   *[other] { $n } chimeras, { $vp } VP at the end
}
figure-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## When things are used

when-move = Ghosts move in the action of their owner, each once, if the action is not the magician's.
when-unfed = At the end of the round, a player with too little terror chooses which ghosts go unfed.
when-fight = A fight is declared when a ghost arrives where others stand; it costs terror and beats all of them.
when-guard = With Secret area a ghost is protected at the start of a round.
when-call = Ghosts in the graveyard do nothing until they are called, when everybody calls ghosts at the start of a round.
when-repelled = A ghost that arrives where all places are taken fights or is repelled to the graveyard.
when-reappear = With Gift of immortality a ghost reappears on the same board when a fight throws it out.
when-enter = In an action with ghosts, each goes to a garden from the drawbridge or from next door, to a region through its gate or from next door.
when-settle = A ghost takes the topmost free place when it arrives.
when-come-home = Ghosts come home to the drawbridge as their move in an action, and earn terror.
when-pay-gate = The gate is paid when a ghost goes from the drawbridge into its region: pick the ghost, then the region.
when-walk = A magician takes one step in an action, and then no ghost moves.
when-tile = A tile is used by the magician who has just arrived on its square.
when-mirror = A mirror is worked on by a magician who has just arrived on a square beside it.
when-mirror-broken = This mirror is broken for good: nobody works on it any more.
when-pay = Gates are paid from the 1H and the 2H store, when a ghost goes from the drawbridge to a region.
when-discard = A resource is given to the Terroriser when a magician arrives there.
when-exchange = Resources are exchanged when a magician arrives on the Test tube.
when-uncurse = A cursed token is removed by the Grimoire, when a magician arrives there.
when-curse = A cursed token goes by itself at the start of the next round, with 5 VP.
when-keep = With a ghost in the alchemist's office something of a batch is kept, when it is approved at the end of the round.
when-approve = Batches are approved by themselves at the end of the round: four different kinds for one chimera.
when-kind = Resources are taken from the supply where an answer offers them: a bonus, a power, the Test tube.
when-feed = Ghosts are fed by themselves at the end of the round: 1 terror for each outside the graveyard.
when-bonus = Bonuses are taken in playing order after ghosts have been called, from the second round on.
when-people = Peoples are chosen before the first round.
when-canteen = The canteen is counted right after ghosts have been called, where it can change the playing order.
when-powers = Of the three POWER cards only one is used in the whole match.
when-put-away = This card has been put away: its owner has shown another one.
when-spent = This card has had its one occasion.
when-power-own-choice = Luxuriance is used once a round, beside a bonus, an action, an arrival or the next ghost of its owner.
when-power-after-magician = This card is used at the end of an action with the magician, if it would affect somebody or something.
when-power-ghosts-start = Booster is used at the start of an action with ghosts.
when-power-ghosts = Frenzy is used in an action with ghosts, once.
when-teleport = Teleportation is used in an action with ghosts: one ghost goes from the drawbridge to a region.
when-power-step = Bats are used in an action with the magician, to fly to a square that no step reaches.
when-power-round-start = Secret area is used at the start of a round, from the second one on.
when-power-thrown-out = Gift of immortality is used when a fight throws a ghost of its owner out.
when-rest = In an action one may also move no ghost, or stop after any of them.

## Questions

last-short = { $short ->
    [0] {""}
    [one] {" "}Food takes { $due } when the round ends, and you have { $terror } terror: one ghost would starve.
   *[other] {" "}Food takes { $due } when the round ends, and you have { $terror } terror: { $short } ghosts would starve.
}
last-rot = { $rot ->
    [0] {""}
    [one] {" "}One resource in your 1H store rots next: a curse, and 5 VP a round later.
   *[other] {" "}{ $rot } resources in your 1H store rot next: a curse, and 5 VP a round later.
}
last-haunts = { $haunts ->
    [no] {" "}You haunt no region yet.
   *[yes] {""}
}
ask-people = Which people do you play?
    .note = { $cards ->
        [yes] All are alike but for their three POWER cards, of which you will use only one.
       *[no] All are alike: this match has no POWER cards.
    }
ask-guard = Secret area: do you protect a ghost this round?
    .note = It cannot move, and nobody can fight where it stands.
ask-invoke = How many ghosts do you call?
    .note = { $hint ->
        [on] The more graves are left, the earlier you play. Ghosts outside the graveyard eat 1 terror each, as things stand. In a first game call 1 to 3.
       *[off] The more graves are left, the earlier you play. Ghosts outside the graveyard eat 1 terror each, as things stand.
    }
ask-canteen = Count the canteen's { $n } for the playing order?
    .note = The higher count plays first.
ask-bonus = Which bonus do you take?
    .note = The bonuses of this round, in playing order. Each can be taken once; what nobody takes is lost.
ask-kind = Which resource?
    .note = You may take any of the four kinds from the supply. It stays in the 2H store for this round and in the 1H store for the next.
ask-apparition = What appears in { $rival_own } 1H store?
    .note = What is still in a 1H store at the start of a round rots into a cursed token.
ask-action = Your action { $number } of { $actions }
    .note = { $warned ->
        [yes] Your last action of this round.{ last-short }{ last-rot }{ last-haunts }
       *[no] Step your magician, or move as many ghosts as you like: pick one, then where it goes.
    }
ask-haunt = Another ghost?
    .note = { $warned ->
        [yes] Your last action of this round.{ last-short }{ last-rot }{ last-haunts }
       *[no] Pick a ghost, then where it goes. Each moves once in this action; coming home earns terror.
    }
ask-fee = How do you pay at the gate of { $where }?
    .note = What is in the 1H store rots next.
ask-arrive = Your ghost arrives { $inside }
    .note = { $full ->
        [yes] All places are taken. A fight is against everybody there and cannot be lost: it only costs terror.
       *[no] A fight is against everybody there and cannot be lost: it only costs terror, and brings points.
    }
ask-arrive-manor = What does your magician do here?
    .note = The tile under your magician, or one of the mirrors beside it: one of them, once.{ last-short }
ask-discard = Which resource do you give to the Terroriser?
    .note = The Terroriser pays more for what comes from the 2H store.
ask-tube = Which kind goes into the Test tube?
    .note = As many of this kind as you like become other kinds.
ask-swap = What do you make of the { $kind }?
    .note = Exchange one after the other; stop when you like.
ask-power = Use your power?
    .note = { $shown ->
        [yes] Its moment has come again. You need not use it.
       *[no] The first use commits you to this card for the whole game.
    }
ask-again = Which mirror, once more?
    .note = Doppelgänger repeats what your magician has just done.
ask-gift = Your ghost is thrown out of { $where }. Where does it reappear?
    .note = Gift of immortality: a free place elsewhere on the same board.
ask-unfed = Too little terror: which ghost goes unfed?
    .note = Each unfed ghost goes to the graveyard and costs 1 VP.
ask-keep = A batch is approved. What do you keep, { $most } at most?
    .note = What you keep goes to your 2H store; the chimera is yours all the same.

## Answers

commits = { $first ->
    [yes] {" "}· shows the card: your other two are put away
   *[no] {""}
}
beyond-ten = { $lost ->
    [0] {""}
   *[other] {" "}· the rest ({ $lost }) is lost, 10 is the most
}
food-short = { $short ->
    [0] {""}
   *[other] {" "}· food takes { $due } when the round ends, and you have { $terror } terror!
}
food-left = { $short ->
    [0] {""}
   *[other] {" "}· too little for food, { $due } as things stand!
}
region-change = { $change ->
    [more] {" "}· your regions give { $regions } VP more this round
    [less] {" "}· your regions give { $regions } VP less this round!
    [second] {" "}· you haunt it already: a second ghost brings no more VP
   *[no] {""}
}
power-told = { $power }: { $text }
option-people = Play { $people }, the { $magician }
    .then = One of three cards. { $one } { $two } { $three }
option-people-plain = Play { $people }, the { $magician }
    .then = without POWER cards all peoples are alike
graves = { $graves ->
    [one] { $graves } grave
   *[other] { $graves } graves
}
option-invoke = Call { $n }
    .then = { $fed ->
        [yes] { graves } · feed { $due } of { $terror } terror
       *[no] { graves } · feed { $due }, and you have { $terror } terror!
    }
    .all = Call ghosts
option-canteen = Count { $n } more
    .then = you count { $count } for the playing order: the more, the earlier
option-canteen-no = Do not count it
    .then = you count { $count } for the playing order
option-bonus = Take { $bonus }
    .then = { $what ->
        [terror] { then-terror }
        [vp] you have { $now } VP then
       *[resource] into your 2H store
    }
option-kind = One { $kind }
    .then = into your 2H store
option-appear = One { $kind }
    .then = into { $rival_own } 1H store, where it rots next
option-luxuriance = Luxuriance
    .then = any two resources into your 2H store, once a round{ commits }
option-booster = Booster
    .then = every ghost in a region or garden may go two places on{ commits }
option-frenzy = Frenzy
    .then = { $n ->
        [0] no terror: you have 10 already{ commits }
       *[other] { $n } terror{ commits }
    }
option-apparition = Apparition
    .then = { $n ->
        [one] one adjacent opponent gets a resource that rots next{ commits }
       *[other] { $n } adjacent opponents get a resource each that rots next{ commits }
    }
option-fireball = Fireball
    .then = { $n ->
        [one] one adjacent opponent loses a ghost from the drawbridge{ commits }
       *[other] { $n } adjacent opponents lose a ghost each from the drawbridge{ commits }
    }
option-seduction = Seduction
    .then = { $n ->
        [one] one gemstone now, and from now on after every action of your magician{ commits }
       *[other] { $n } gemstones now, and from now on after every action of your magician{ commits }
    }
option-spell = Spell
    .then = { $n ->
        [one] one adjacent opponent loses 1 terror to you{ commits }
       *[other] { $n } adjacent opponents lose 1 terror each to you{ commits }
    }
option-doppelganger = Doppelgänger
    .then = the same tile, or a mirror of this square, once more{ commits }
option-power-no = Use no power
    .then = no card is used
option-rest = Move nothing
    .then = this action is given up{ food-short }
option-stop = Enough
    .then = no further ghost moves in this action{ food-short }
option-walk = { $how ->
    [place] Begin on { $tile }
    [fly] Fly to { $tile }
   *[step] Step to { $tile }
}
    .then = { $how ->
        [fly] { $square } · with Bats
       *[other] { $square }
    }
    .all = Magician's step
    .all-then = { $n ->
        [one] one square is lit
       *[other] { $n } squares are lit
    }
fight-there = { $vp ->
    [0] {""}
   *[other] {" "}· a fight there costs { $cost } terror and brings { $vp } VP
}
gate-takes = { $gate ->
    [yes] {" "}· the gate takes { $fee }
   *[no] {""}
}
option-move = { $how ->
    [home] Home
    [teleport] Teleport { $to }
    [teleport-doomed] Teleport { $to }
   *[other] Move { $to }
}
    .then = { $how ->
        [home] { $terror ->
            [0] { $from } · no terror: you have 10 already{ region-change }
           *[other] { $from } · { $terror } terror{ beyond-ten }{ region-change }
        }
        [doomed] { $from }{ gate-takes } · no place is free: it would only be repelled, with 2 VP for every rival there!
        [teleport] free of charge{ fight-there }{ region-change }
        [teleport-doomed] free of charge · no place is free: it would only be repelled, with 2 VP for every rival there!
       *[other] { $from }{ gate-takes }{ fight-there }{ region-change }
    }
    .all = Move ghosts
    .all-then = { $n ->
        [one] one move
       *[other] { $n } moves
    }
option-nothing = Do nothing here
    .then = the tile and the mirrors stay as they are{ food-short }
option-tile-gather = { $resource ->
    [spider] Take { $count } spiders
    [rat_tail] Take { $count } rat tails
    [gemstone] Take { $count } gemstones
   *[mask] Take { $count } masks
}
    .then = into your 2H store
option-tile-uncurse = Grimoire: remove your cursed token
    .then = it would cost 5 VP at the start of the next round
option-tile-rewind = Clock: your 1H store becomes fresh again
    .then = { $tokens } into your 2H store
option-tile-terrorise = Terroriser: a resource for terror
    .then = you choose which next: { $two } terror for one from 2H, { $one } for one from 1H
option-tile-exchange = Test tube: exchange one kind
    .then = you choose next which kind, how many, and what they become
then-terror = { $terror ->
    [0] no terror gained: you have 10 already!
   *[other] you have { $now } terror then{ beyond-ten }
}
option-mirror = { $state ->
    [intact] Crack the mirror: { $terror } terror
   *[cracked] Break the mirror: { $terror } terror
}
    .then = { $state ->
        [intact] { $mirror }; it can be broken later · { then-terror }
       *[cracked] { $mirror }; it is used up for good · { then-terror }
    }
option-mirror-broken = The broken mirror
option-discard = A { $kind } of the { $store } store: { $terror } terror
    .then = { then-terror }
    .all = Give a resource
option-tube = Exchange { $kind }
    .then = up to { $n }, one after the other
option-swap = { $kind } of the { $store } store into { $new }
    .then = it stays in the { $store } store
    .all = Exchange a token
option-finish = That is enough
    .then = the Test tube takes no more
option-pay = { $store ->
    [old] Pay from 1H: { $one }
    [new] Pay from 2H: { $two }
   *[both] Pay { $one } from 1H, { $two } from 2H
}
    .then = into your approval zone, where four different kinds become a chimera
    .all = Pay the gate
option-settle = Take the free place
    .then = place { $place }; nobody is disturbed
option-fight = Fight: { $cost } terror for { $vp } VP
    .then = your ghost takes the first place, nobody has to leave · you have { $left } terror and { $now } VP then{ food-left }
option-fight-out = Fight: { $cost } terror for { $vp } VP
    .then = your ghost takes the first place, { $out_own } ghost is thrown out · you have { $left } terror and { $now } VP then{ food-left }
option-repelled = Be repelled
    .then = { $terror ->
        [0] your ghost goes to the graveyard; no terror, you have 10 already
       *[other] your ghost goes to the graveyard, and you get { $terror } terror
    }; { $count ->
        [one] { $vp } VP for { $rivals }
       *[other] { $vp } VP each for { $rivals }
    }
option-reappear = { $where }
    .then = on its topmost free place; nobody is fought, and nothing is paid
    .all = Reappear
option-fall = Let it go
    .then = { $terror ->
        [0] your ghost goes to the graveyard; no terror, you have 10 already
       *[other] your ghost goes to the graveyard, and you get { $terror } terror
    }
option-guard = { $where }, place { $place }
    .then = it does not move, and nobody fights there this round
    .all = Protect a ghost
option-guard-no = Protect none
    .then = none of your ghosts is protected
option-unfed = { $place ->
    [0] { $where }
   *[other] { $where }, place { $place }
}
    .then = { $regions ->
        [0] { $vp ->
            [0] to the graveyard; you have no VP to lose
           *[other] to the graveyard; { $vp } VP lost
        }
       *[other] { $vp ->
            [0] to the graveyard; your regions give { $regions } VP less this round!
           *[other] to the graveyard; { $vp } VP lost, and your regions give { $regions } VP less this round!
        }
    }
    .all = Leave a ghost unfed
option-keep = Keep { $tokens }
    .then = into your 2H store
    .all = Keep some of it
option-keep-none = Keep nothing
    .then = all four resources go back to the supply

## Why something is not possible

why-one-after-another = One ghost after the other: first the one that is on its way arrives.
why-pays-first = First the gate of { $where } is paid.
why-magician-acts = This action is your magician's, so no ghost moves.
why-ghosts-act = In this action your ghosts move, so your magician does not.
why-has-stepped = Your magician has gone to its square; it goes on in another action.
why-topmost-place = A ghost takes the topmost free place, which is place { $place }.
why-arrives-elsewhere = Your ghost arrives { $inside }.
why-tile-elsewhere = A magician uses the tile of its own square ({ $square }).
why-other-gate = Your ghost pays at another gate, that of { $where }.
why-only-shown = It is only shown here: choose it in the store on your board.
why-gate-asks = The gate of { $where } takes exactly { $fee }.
why-stores-only = Gates are paid from the 1H and the 2H store only.
why-store-empty = There is nothing of use in your { $store } store.
why-other-reminder = Your ghost in the canteen does not count { $n }: it is 2 for the major place and 1 for the minor one.
why-booster-first = Booster is said before the first ghost of an action moves.
why-no-such-people = There are four peoples: { $peoples }.
why-must-take = Everybody must take one of the bonuses.
why-no-such-bonus = The time card of this round has no such bonus.
why-must-name-kind = You must choose one of the four kinds of resources.
why-no-such-kind = There are four kinds: spiders, rat tails, gemstones and masks.
why-no-such-square = The manor has four rows of four squares.
why-in-the-manor = Your magician is in the manor already; it takes a step.
why-enters-first = Your magician is not in the manor yet; its first action puts it on any empty square.
why-only-flying = No step leads there; it is a flight with Bats.
why-step-there = No wings are needed: that is an ordinary step.
why-in-graveyard = Ghosts in the graveyard do nothing until they are called again.
why-no-ghost-there = No ghost stands there.
why-no-such-place = Ghosts go to the eight regions, the six gardens and the drawbridge.
why-bridge-to-region = Teleportation leads from the drawbridge to a region.
why-no-such-mirror = There are sixteen mirrors, four on each wall.
why-one-of-each = A batch has one of each kind; you keep some of these four, or none.
why-no-power-cards = This match is played without POWER cards.
why-anothers-card = { $power } is a card of { $people }.
why-power-moment = { $power } has another moment: { $moment }.
why-people-taken = { $people } is taken.
why-too-few-ghosts = You cannot call { $n }: only { $available } are in the graveyard or on the drawbridge.
why-slot-taken = Somebody has this bonus already: { $bonus }.
why-other-power = You have shown { $shown }, so { $power } has been put away.
why-power-spent = { $power } has had its one occasion.
why-used-this-round = { $power } has been used this round. It can be used once a round.
why-used-this-action = { $power } has been used in this action. It can be used again in your next action with ghosts.
why-not-your-ghost = That is { $owner_own } ghost.
why-bridge-empty = You have no ghost on the drawbridge.
why-keeps-too-many = No more than { $most } of a batch can be kept.
why-square-taken = Another magician stands there ({ $square }).
why-must-move = A magician must move; it cannot stay where it is.
why-not-next-to = That square ({ $square }) is not next to your magician.
why-no-vertical-step = At this table magicians never step straight up or down.
why-no-curse = You have no cursed token to remove.
why-nothing-ages = Your 1H store is empty.
why-no-resource = You have no resource for { $tile }.
why-mirror-out-of-reach = That mirror cannot be reached from here ({ $square }).
why-mirror-broken = That mirror is broken for good.
why-not-in-store = There is no { $kind } in your { $store } store.
why-none-of-it = You have no { $kind }.
why-exchange-one = At least one must be exchanged.
why-same-kind = The Test tube gives no { $kind } for a { $kind }.
why-already-there = That ghost is there already.
why-just-home = Your ghosts on the drawbridge have come home in this very action.
why-has-moved = Your ghost { $inside } has moved already in this action.
why-is-guarded = That ghost is protected by { $power } and does not move this round.
why-fee = The gate of { $where } asks for { $fee }, and your stores do not hold that.
why-over-the-bridge = There is no way to { $where } but over the drawbridge.
why-not-neighbours = { $where } and { $here } are not neighbours.
why-two-already = You have two ghosts { $inside } already.
why-full-of-own = Your own ghosts have all the places { $inside }.
why-full = There is no free place { $inside }.
why-not-full = There is a free place { $inside }, so nobody is repelled.
why-nobody-to-fight = There is nobody to fight { $inside }.
why-peace = A protected ghost stands { $inside }: nobody can fight there this round.
why-too-little-terror = The fight costs { $cost } terror, and you have { $terror } of { $most }.
why-thrown-out-here = Your ghost has just been thrown out of { $where }.
why-other-board = { $where } is on another board.
why-no-ghost-placed = { $power } needs a ghost in a garden or region.
why-nobody-adjacent = No other magician stands next to yours, so { $power } would do nothing.
why-nothing-to-repeat = There is nothing that { $power } could repeat.
why-no-gemstone-adjacent = No adjacent opponent has a gemstone for { $power }.
why-no-terror-adjacent = No adjacent opponent has any terror for { $power }.
why-no-bridge-ghost-adjacent = No adjacent opponent has a ghost on the drawbridge for { $power }.

## The to-do list

step-choose-people = { $seat }: choose a people
step-invoke = Everybody calls ghosts
step-count-canteen = { $seat }: canteen for the order?
step-take-bonus = { $seat }: bonus of the round
step-turns = Everybody's action { $number }
step-act = { $seat }: action { $number }
step-haunt = { $seat }: more ghosts
step-outing = { $seat }: { $spot } to { $where }
step-arrive = { $seat }: tile or mirror
step-aftermath = { $seat }: a power?
step-fall = { $seat_own } ghost is thrown out of { $where }
step-feed = { $seat }: feed { $due }
step-starve = { $seat }: a ghost goes unfed
step-approve = { $seat }: a chimera
step-end-round = The round ends

## What happened

doer = { $seat }
ghost-of = { $seat_own } ghost
magician-of = { $seat_own } { $magician }
at-rival = { $rival }
terror-gained = { $terror ->
    [0] no terror gained, { $now } is the most
   *[other] { $terror } terror, now { $now }
}
consoled = { $terror ->
    [0] {""}
   *[other] ; { $terror } terror in consolation, now { $now }
}
event-tiles-laid = The tiles of the manor, row by row from the north-west corner: { $tiles }.
event-gates-laid = The gates and what they ask for: { $gates }.
event-order-drawn = The first playing order was drawn: { $order }.
event-picking-drawn = Peoples are chosen in this order: { $order }.
event-people-chosen = { $how ->
    [dealt] { $people } was dealt to { $seat }.
    [last] { $people } was left for { $seat }.
   *[chosen] { doer } chose { $people }.
}
event-round-began = Round { $round } began.
event-power-shown = { doer } showed a POWER card: { $power }!
event-protected = { doer } used Secret area: nobody fights { $where } this round, and { ghost-of } on place { $place } does not move.
event-curse-fell = { $vp ->
    [0] { $seat_own } cursed token rotted away; there was no VP left to lose.
   *[other] { $seat_own } cursed token rotted away: { $vp } VP lost, now { $now }.
}
event-rotted = { $seat_own } 1H store rotted into one cursed token: { $tokens }.
event-aged = { $seat_own } 2H store moved to 1H: { $tokens }.
event-time-turned = The time card of this round: { $card }, { $actions } actions.
event-invoked = { doer } called { $called ->
    [0] no ghost
    [one] { $called } ghost
   *[other] { $called } ghosts
}; { $graves } stayed in the graveyard.
event-canteen-counted = { $how ->
    [declined] { doer } did not count the canteen's { $n } for the order.
   *[used] { doer } counted { $n } more for the order, with regards from the canteen.
}
event-order-set = They play in this order: { $order }.
event-bonus-taken = { $what ->
    [vp] { doer } took the bonus of { $n } VP, now { $now }.
    [terror] { $gained ->
        [0] { doer } took the bonus of { $n } terror and gained none: { $now } is the most.
       *[other] { doer } took the bonus of { $n } terror, now { $now }.
    }
   *[resource] { doer } took the bonus of a { $resource } into the 2H store.
}
event-luxuriated = { doer } used Luxuriance: { $tokens } into the 2H store.
event-walked = { $how ->
    [place] { magician-of } entered the manor ({ $square }, tile: { $tile }).
    [fly] { magician-of } turned into bats and flew to another square ({ $square }, tile: { $tile }).
   *[step] { magician-of } took a step ({ $square }, tile: { $tile }).
}
event-gathered = { doer } took { $tokens } from the tile into the 2H store.
event-uncursed = { doer } read the Grimoire aloud, and the cursed token was gone.
event-rewound = { doer } turned back the Clock: { $tokens } moved from 1H to 2H.
event-terrorised = { doer } gave a { $resource } of the { $store } store to the Terroriser: { terror-gained }.
event-exchanged = { $one ->
    [nothing] { doer } used the Test tube: { $given } became { $two } in the 2H store.
   *[other] { $two ->
        [nothing] { doer } used the Test tube: { $given } became { $one } in the 1H store.
       *[other] { doer } used the Test tube: { $given } became { $one } in the 1H store and { $two } in the 2H store.
    }
}
event-mirror-worked = { $state ->
    [broken] { doer } broke { $mirror }: { terror-gained }.
   *[cracked] { doer } cracked { $mirror }: { terror-gained }.
}
event-left-alone = { doer } used neither tile nor mirror.
event-haunted = { doer } used Apparition: a { $resource } appeared in { $rival_own } 1H store.
event-burnt = { $seat_own } Fireball sent one of { $rival_own } ghosts from the drawbridge to the graveyard.
event-seduced = { doer } used Seduction and took { $tokens } from { $rival_own } stores into the 2H store.
event-spellbound = { $gained ->
    [0] { $seat_own } Spell took 1 terror from { at-rival }, who had { $left } then; with { $now } already, none was gained.
   *[other] { $seat_own } Spell took 1 terror from { at-rival }, who had { $left } then, and made it { $now }.
}
event-repeated = { doer } used Doppelgänger: the same once more.
event-boosted = { doer } used Booster: ghosts in regions and gardens may go two places on in this action.
event-frenzied = { doer } used Frenzy: { terror-gained }.
event-rested = { doer } moved no ghost.
event-fee-paid = { $one ->
    [nothing] { doer } paid the gate of { $where }: { $two } from 2H.
   *[other] { $two ->
        [nothing] { doer } paid the gate of { $where }: { $one } from 1H.
       *[other] { doer } paid the gate of { $where }: { $one } from 1H, { $two } from 2H.
    }
}
event-entered = { $how ->
    [teleport] By Teleportation, { ghost-of } went { $origin } { $where }, place { $place }.
   *[move] { ghost-of } went { $origin } { $where }, place { $place }.
}
event-returned = { ghost-of } came home { $origin }: { terror-gained }.
event-fought = { $how ->
    [teleport] By Teleportation, { ghost-of } came { $origin } and fought { $rivals } { $where }: { $terror } terror paid, { $left } left; { $vp } VP gained, now { $now }.
   *[move] { ghost-of } came { $origin } and fought { $rivals } { $where }: { $terror } terror paid, { $left } left; { $vp } VP gained, now { $now }.
}
event-thrown-out = { ghost-of } was thrown { $where } into the graveyard{ consoled }.
event-reappeared = Gift of immortality: { ghost-of }, thrown out { $origin }, reappeared { $where }, place { $place }.
event-repelled = { $how ->
    [teleport] By Teleportation, { ghost-of } came { $origin }, found no place { $where } and was repelled to the graveyard{ consoled }.
   *[move] { ghost-of } came { $origin }, found no place { $where } and was repelled to the graveyard{ consoled }.
}
event-amused = { doer } gained { $vp } VP, now { $now }, for the ghost repelled { $where }.
event-fed = { $out ->
    [0] { doer } had no ghost to feed.
   *[other] { $canteen ->
        [0] { doer } paid { $paid } of { $due } terror for food, { $left } left.
       *[other] { $due ->
            [0] { doer } had nothing to pay for food: the canteen fed { $canteen }.
           *[other] { doer } paid { $paid } of { $due } terror for food, { $left } left; the canteen fed { $canteen }.
        }
    }
}
event-starved = { $vp ->
    [0] { ghost-of } { $where } went unfed and to the graveyard; there was no VP left to lose.
   *[other] { ghost-of } { $where } went unfed and to the graveyard: { $vp } VP lost, now { $now }.
}
event-regions-scored = { $vp ->
    [0] { doer } had no ghost in a region.
   *[other] { $crystal ->
        [0] { doer } had ghosts in { $regions }: { $vp } VP, now { $now }.
       *[other] { doer } had ghosts in { $regions }: { $vp } VP, { $crystal } of them by the crystal ball, now { $now }.
    }
}
event-approved = { $kept ->
    [nothing] { $seat_own } batch of four kinds became a chimera, now { $chimeras }.
   *[other] { $seat_own } batch of four kinds became a chimera, now { $chimeras }; { $kept } went to the 2H store by the alchemist's office.
}
event-box-opened = The time card that stayed in the box was { $card }.
event-scored = { $seat }: { $points } VP and { $chimeras ->
    [0] no chimera
    [one] { $chimeras } chimera of 5 VP
   *[other] { $chimeras } chimeras of 5 VP each
}, { $total } in all.
event-won = { $how ->
    [shared] { doer } shared the crown of the best magician in Helvetia, with { $points } VP.
   *[alone] { doer } won the crown of the best magician in Helvetia, with { $points } VP.
}

ending-dawn = Six rounds have been played

## When the match is over
source-regions = Regions
source-fights = Fights
source-rivals = Rivals turned away
source-gifts = Bonuses of the time cards
source-curses = Curses and hunger
source-chimeras = Chimeras
end-regions = { $n ->
    [one] one region haunted in the end
   *[other] { $n } regions haunted in the end
}
end-chimeras = { $n ->
    [one] one chimera
   *[other] { $n } chimeras
}
lines-title = The lead over the rounds
lines-round = Round { $n }

window-gift-me = your ghosts that fall
