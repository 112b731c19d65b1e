# Sabbat Magica, English. Every word a person reads.

game-title = Sabbat Magica
game-tagline = Seven ghosts, one gloomy manor, six hours to frighten all of Helvetia. Feed your ghosts, crack the mirrors, mind the curses.

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
spot = ghost in { $where }, place { $place }
spot-bridge = ghost on the drawbridge
from = { $where }, place { $place }
from-bridge = the drawbridge
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
magician-argosola = succubus
magician-zugriga = vampire
magician-sanagal = sorcerer
magician-luserna = elf
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
garden-canteen = feed 2 fewer
garden-training_ground = fights: +1 VP
garden-alchemist_office = keep 2 of a batch
garden-zen_garden = returns earn 2

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
power-luxuriance-body = Once a round, at one of your own choices in A.3 or B, pick any 2 resources for your 2H store.
power-apparition = Apparition
power-apparition-body = After your magician's action: give every neighbouring rival 1 resource of your choice in their 1H store.
power-secret_area = Secret area
power-secret_area-body = At the start of a round: one of your placed ghosts cannot be moved or attacked this round.
power-doppelganger = Doppelgänger
power-doppelganger-body = After your magician's action: repeat the tile or mirror effect you used.
power-teleportation = Teleportation
power-teleportation-body = Once per ghost action: one ghost enters any region from the drawbridge for free.
power-fireball = Fireball
power-fireball-body = After your magician's action: every neighbouring rival loses 1 ghost from the drawbridge to the graveyard.
power-bats = Bats
power-bats-body = Your magician may fly to any free manor square.
power-seduction = Seduction
power-seduction-body = After your magician's action: take all gemstones of every neighbouring rival into your 2H store. Once shown, it happens every time.
power-gift_of_immortality = Gift of immortality
power-gift_of_immortality-body = A ghost of yours thrown out by a fight comes back on a free place of the same board.
power-booster = Booster
power-booster-body = Start of a ghost action: your ghosts may move two neighbouring spaces this time.
power-spell = Spell
power-spell-body = After your magician's action: steal 1 terror from every neighbouring rival.
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
name-gate = gate: { $fee }
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
name-gate-of = Gate of { $where }
name-region-vp = { $n } VP
name-regions = Regions of Helvetia
name-drawbridge = Drawbridge
name-manor = Manor and gardens
name-vp-track = Victory points
name-reminder = Canteen adds { $n }
name-limbo = Thrown out
name-graveyard = Graveyard
name-grave = { $seat_own } graves
name-slot = Bonus { $n }
name-time = Time card
name-pile = Hours to come
name-action-line = Actions
name-clock = The hour
name-spare = Gates left out
name-supply = Supply
name-peoples = Peoples
name-phases = The round
name-two = 2 hours
name-one = 1 hour
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
short-clock = Hour
short-spare = left out
short-two = 2h
short-one = 1h
tab-regions = Regions
tab-manor = Manor
tab-graves = Graves

note-two = fresh
note-reminders = canteen adds
note-food = feed { $due } tonight
note-short = feed { $due }: too little!
note-one = rots next
note-skull = −5 VP
note-approval = for chimeras

phase-plan = Plan
phase-skulduggery = Skulduggery
phase-stewardship = Stewardship
short-skulduggery = Actions
short-stewardship = Upkeep
round-now = Hour { $n } of 6

value-actions = actions
value-food = feed { $due }
value-vp = VP
value-chimeras = { $vp } VP at the end
line-seat = { $people }
hint-fight = a fight costs { $cost } terror and brings { $vp } VP
risk-repelled = { $where } is full and a fight is out of reach: the ghost would only be repelled

## Questions

ask-people = Which people do you play?
    .note = All are alike but for their POWER cards, of which you will use only one.
ask-guard = Secret area: do you protect a ghost this round?
    .note = It cannot move, and nobody can fight where it stands.
ask-invoke = How many ghosts do you call?
    .note = { $hint ->
        [on] Few called: you play early. Everything called must be fed, 1 terror each. In a first game call 1 to 3.
       *[off] Few called: you play early. Everything called must be fed, 1 terror each.
    }
ask-canteen = Count the canteen's { $n } for the playing order?
    .note = The higher count plays first.
ask-bonus = Which bonus do you take?
    .note = The bonuses of this hour, in playing order. Each can be taken once; what nobody takes is lost.
ask-kind = Which resource?
    .note = You may take any of the four kinds from the supply. It stays fresh for two hours.
ask-apparition = What appears in { $rival_own } 1H store?
    .note = What lies in a 1H store rots into a curse if it is not used.
ask-action = Your action { $number } of { $actions }
    .note = Step your magician, or move as many ghosts as you like: pick one, then where it goes.
ask-haunt = Another ghost?
    .note = Pick a ghost, then where it goes. Each moves once in this action; coming home earns terror.
ask-fee = How do you pay at the gate of { $where }?
    .note = What is in the 1H store rots next.
ask-arrive = Your ghost arrives at { $where }
    .note = { $full ->
        [yes] All places are taken. A fight is against everybody there and cannot be lost: it only costs terror.
       *[no] A fight is against everybody there and cannot be lost: it only costs terror, and brings points.
    }
ask-arrive-manor = What does your magician do here?
    .note = The tile under your magician, or one of the mirrors beside it: one of them, once.
ask-discard = Which resource do you give to the Terroriser?
    .note = The Terroriser pays more for fresh things.
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

option-people = Play { $people }
option-invoke = Call { $n }
    .all = Call ghosts
option-canteen = Count { $n } more
    .then = the more you count, the earlier you play
option-canteen-no = Do not count it
option-bonus = Take { $bonus }
option-kind = One { $kind }
    .then = into your 2H store
option-appear = One { $kind }
    .then = into { $rival_own } 1H store
option-luxuriance = Luxuriance
    .then = any two resources
option-booster = Booster
    .then = two steps for every ghost
option-frenzy = Frenzy
    .then = 3 terror
option-apparition = Apparition
    .then = every neighbouring rival gets a resource that will rot
option-fireball = Fireball
    .then = every neighbouring rival loses a ghost from the drawbridge
option-seduction = Seduction
    .then = from now on after every step of your magician
option-spell = Spell
    .then = 1 terror from every neighbouring rival
option-doppelganger = Doppelgänger
    .then = the same once more
option-rest = Move nothing
    .then = this action is given up
option-stop = Enough
    .then = no further ghost moves in this action
option-walk = { $how ->
    [place] Begin on { $tile }
    [fly] Fly to { $tile }
   *[step] Step to { $tile }
}
    .then = { $how ->
        [fly] { $square } · with Bats
       *[other] { $square }
    }
    .all = Step the magician
    .all-then = { $n ->
        [one] one square is lit
       *[other] { $n } squares are lit
    }
option-move = { $how ->
    [home] Home
    [teleport] Teleport to { $where }
    [teleport-doomed] Teleport to { $where }
   *[other] To { $where }
}
    .then = { $how ->
        [doomed] from { $from } · it would only be repelled
        [teleport] free of charge
        [teleport-doomed] it would only be repelled
       *[other] from { $from }
    }
    .all = Move ghosts
    .all-then = { $n ->
        [one] one move
       *[other] { $n } moves
    }
option-nothing = Do nothing here
option-tile-gather = { $resource ->
    [spider] Take { $count } spiders
    [rat_tail] Take { $count } rat tails
    [gemstone] Take { $count } gemstones
   *[mask] Take { $count } masks
}
    .then = into your 2H store
option-tile-uncurse = Grimoire: lift your curse
option-tile-rewind = Clock: your 1H store becomes fresh again
option-tile-terrorise = Terroriser: a resource for terror
option-tile-exchange = Test tube: exchange one kind
option-mirror = { $state ->
    [intact] Crack the mirror: { $terror } terror
   *[cracked] Break the mirror: { $terror } terror
}
    .then = { $state ->
        [intact] { $mirror }; it can be broken later
       *[cracked] { $mirror }; it is used up for good
    }
option-mirror-broken = The broken mirror
option-discard = A { $kind } of the { $store } store: { $terror } terror
    .all = Give a resource
option-tube = Exchange { $kind }
option-swap = { $kind } of the { $store } store into { $new }
    .all = Exchange a token
option-finish = That is enough
option-pay = { $store ->
    [old] Pay from 1H: { $one }
    [new] Pay from 2H: { $two }
   *[both] Pay { $one } from 1H, { $two } from 2H
}
    .all = Pay the gate
option-settle = Take the free place
    .then = place { $place }; nobody is disturbed
option-fight = Fight: { $cost } terror for { $vp } VP
    .then = your ghost takes the first place, nobody has to leave
option-fight-out = Fight: { $cost } terror for { $vp } VP
    .then = your ghost takes the first place, { $out_own } ghost is thrown out
option-repelled = Be repelled
    .then = your ghost goes to the graveyard, you get 1 terror; { $vp } VP each for { $rivals }
option-reappear = { $where }
    .all = Reappear
option-guard = { $where }, place { $place }
    .all = Protect a ghost
option-unfed = { $place ->
    [0] { $where }
   *[other] { $where }, place { $place }
}
    .all = Leave a ghost unfed
option-keep = Keep { $tokens }
    .all = Keep some of it
option-keep-none = Keep nothing

## Why something is not possible

why-people-taken = { $people } is taken.
why-too-few-ghosts = You cannot call { $n }: only { $available } are in the graveyard or on the drawbridge.
why-slot-taken = Somebody has taken { $bonus } already.
why-other-power = You have shown { $shown }, so { $power } has been put away.
why-power-spent = { $power } has had its one occasion.
why-power-used = { $power } has been used already.
why-not-your-ghost = That is { $owner_own } ghost.
why-bridge-empty = You have no ghost on the drawbridge.
why-keeps-too-many = No more than { $most } of a batch can be kept.
why-square-taken = Another magician stands there ({ $square }).
why-must-move = A magician must move; it cannot stay where it is.
why-not-next-to = That square ({ $square }) is not next to your magician.
why-no-vertical-step = At this table magicians never step straight up or down.
why-no-curse = There is no cursed token to lift.
why-nothing-ages = Your 1H store is empty.
why-no-resource = You have no resource for { $tile }.
why-mirror-out-of-reach = That mirror cannot be reached from here ({ $square }).
why-mirror-broken = That mirror is broken for good.
why-not-in-store = There is no { $kind } in your { $store } store.
why-none-of-it = You have no { $kind }.
why-exchange-one = At least one must be exchanged.
why-same-kind = The Test tube gives no { $kind } for a { $kind }.
why-already-there = It is there already.
why-just-home = Your ghosts on the drawbridge have come home in this very action.
why-has-moved = That ghost has moved already in this action.
why-is-guarded = That ghost is protected by { $power } and does not move this round.
why-fee = The gate of { $where } asks for { $fee }, and your stores do not hold that.
why-over-the-bridge = There is no way to { $where } but over the drawbridge.
why-not-neighbours = { $where } and { $here } are not neighbours.
why-two-already = You have two ghosts in { $where } already.
why-full-of-own = { $where } is full, with nobody but your own ghosts.
why-full = There is no free place in { $where }.
why-not-full = There is a free place in { $where }, so nobody is repelled.
why-nobody-to-fight = There is nobody to fight in { $where }.
why-peace = A protected ghost stands in { $where }: nobody can fight there this round.
why-too-little-terror = The fight costs { $cost } terror, and you have { $terror } of { $most }.
why-thrown-out-here = It has just been thrown out of { $where }.
why-other-board = { $where } is on another board.
why-no-ghost-placed = { $power } needs a ghost in a garden or region.
why-nobody-adjacent = No other magician stands next to yours, so { $power } would do nothing.
why-nothing-to-repeat = There is nothing that { $power } could repeat.
why-no-gemstone-adjacent = No neighbouring rival has a gemstone for { $power }.
why-no-terror-adjacent = No neighbouring rival has any terror for { $power }.
why-no-bridge-ghost-adjacent = No neighbouring rival has a ghost on the drawbridge for { $power }.

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
step-end-round = The hour ends

## What happened

event-order-drawn = The guests arrive in this order: { $order }.
event-people-chosen = { $how ->
    [dealt] { $people } was dealt to { $seat }.
    [last] { $people } was left for { $seat }.
   *[chosen] { $seat } chose { $people }.
}
event-round-began = Hour { $round } struck.
event-power-shown = { $seat } revealed a power: { $power }!
event-protected = { $seat_own } ghost on place { $place } of { $where } slipped into a secret area.
event-curse-fell = { $vp ->
    [0] { $seat_own } curse came down; there was no VP left to lose.
   *[other] { $seat_own } curse came down: { $vp } VP lost.
}
event-rotted = { $seat_own } leftovers rotted into one curse: { $tokens }.
event-aged = { $seat_own } stores lost an hour: { $tokens }.
event-time-turned = The card of the hour: { $card }, { $actions } actions.
event-invoked = { $seat } called { $called ->
    [0] no ghost
    [one] { $called } ghost
   *[other] { $called } ghosts
}; { $graves } stayed in the graveyard.
event-canteen-counted = { $how ->
    [declined] { $seat } did not count the canteen.
   *[used] { $seat } counted { $n } more, with regards from the canteen.
}
event-order-set = They play in this order: { $order }.
event-bonus-taken = { $what ->
    [vp] { $seat } took the bonus of { $n } VP.
    [terror] { $seat } took the bonus of { $n } terror.
   *[resource] { $seat } took the bonus of a { $resource }.
}
event-luxuriated = Luxuriance gave { $seat } { $tokens }.
event-walked = { $how ->
    [place] { $seat } swept into the manor: { $tile } ({ $square }).
    [fly] { $seat } dissolved into bats and gathered again: { $tile } ({ $square }).
   *[step] { $seat } stepped to { $tile } ({ $square }).
}
event-gathered = { $seat } gathered { $tokens }.
event-uncursed = { $seat } read the Grimoire aloud, and the curse was gone.
event-rewound = { $seat } turned back the Clock: { $tokens } are fresh again.
event-terrorised = { $seat } fed a { $resource } to the Terroriser: { $terror } terror.
event-exchanged = { $seat } stirred the Test tube: { $given } became { $one } in 1H and { $two } in 2H.
event-mirror-worked = { $state ->
    [broken] { $seat } broke { $mirror }: { $terror } terror.
   *[cracked] { $seat } cracked { $mirror }: { $terror } terror.
}
event-left-alone = { $seat } only admired the furniture.
event-haunted = { $seat } made a { $resource } appear in { $rival_own } 1H store.
event-burnt = { $seat_own } fireball sent one of { $rival_own } ghosts from the drawbridge to the graveyard.
event-seduced = { $seat } charmed { $tokens } out of { $rival_own } pockets.
event-spellbound = { $seat } stole 1 terror from { $rival }.
event-boosted = { $seat_own } ghosts stretch their legs: two steps each.
event-frenzied = Frenzy! { $terror } terror for { $seat }.
event-rested = { $seat } moved no ghost.
event-fee-paid = { $one ->
    [nothing] { $seat } paid the gate of { $where }: { $two } from 2H.
   *[other] { $two ->
        [nothing] { $seat } paid the gate of { $where }: { $one } from 1H.
       *[other] { $seat } paid the gate of { $where }: { $one } from 1H, { $two } from 2H.
    }
}
event-entered = { $how ->
    [teleport] { $seat_own } ghost appeared out of thin air in { $where }, on place { $place }.
   *[move] { $seat_own } ghost went from { $origin } to { $where }, on place { $place }.
}
event-returned = { $seat_own } ghost came home from { $origin }: { $terror } terror.
event-fought = { $seat } fought in { $where }: { $terror } terror for { $vp } VP.
event-thrown-out = { $terror ->
    [0] { $seat_own } ghost was thrown out of { $where } into the graveyard.
   *[other] { $seat_own } ghost was thrown out of { $where } into the graveyard; { $terror } terror in consolation.
}
event-reappeared = { $seat_own } ghost was thrown out of { $origin } and reappeared in { $where }.
event-repelled = { $terror ->
    [0] { $seat_own } ghost found no place in { $where } and slunk off to the graveyard.
   *[other] { $seat_own } ghost found no place in { $where } and slunk off to the graveyard; { $terror } terror in consolation.
}
event-amused = { $seat } watched with delight: { $vp } VP.
event-fed = { $due ->
    [0] { $seat } had no ghost to feed.
   *[other] { $seat } paid { $paid } of { $due } terror for food.
}
event-starved = { $vp ->
    [0] { $seat_own } ghost ({ $where }) went unfed; there was no VP left to lose.
   *[other] { $seat_own } ghost ({ $where }) went unfed; { $vp } VP lost.
}
event-regions-scored = { $vp ->
    [0] { $seat } haunted no region.
   *[other] { $crystal ->
        [0] { $seat } haunted { $regions }: { $vp } VP.
       *[other] { $seat } haunted { $regions }: { $vp } VP, { $crystal } of them seen in the crystal ball.
    }
}
event-approved = { $seat_own } four kinds fused into a chimera; kept: { $kept }.
event-box-opened = The card that stayed in the box was { $card }.
event-scored = { $seat }: { $points } VP and { $chimeras ->
    [one] { $chimeras } chimera
   *[other] { $chimeras } chimeras
}, { $total } in all.
event-won = { $how ->
    [shared] { $seat } shared the crown of the best magician in Helvetia, with { $points } VP.
   *[alone] { $seat } won the crown of the best magician in Helvetia, with { $points } VP.
}

ending-dawn = Six hours have struck
