# Carpathes, English. Every word a person reads.

game-title = Carpathes
game-tagline = Bleed your rivals, chain them, make them serve. Only one will be Lord of the Vampires.

## Options of a match

setting-etiquette = Etiquette
setting-etiquette-false = Nobody minds a missing title
setting-etiquette-true = Leaving out “Slave” or “Master” costs 5 DS
setting-characters = Characters
setting-characters-default = In the order of seats
    .note = Dracula, Elisabeth, Lamia, Carmilla, Ruthven
setting-characters-choose = The players choose
setting-colours = Colours
setting-colours-default = Each character has its own
setting-colours-choose = The players choose
setting-first_player = First player
setting-first_player-random = Drawn by lot
setting-first_player-0 = Seat 1
setting-first_player-1 = Seat 2
setting-first_player-2 = Seat 3
setting-first_player-3 = Seat 4
setting-first_player-4 = Seat 5
setting-dawn_cycle_limit = Dawn (our own safety net)
setting-dawn_cycle_limit-n = After { $n } cycles
    .note = whoever stands best then has won
setting-direct_theft = Direct theft (our own variant)
setting-direct_theft-false = A Slave cannot be dominated
setting-direct_theft-true = A weak Slave of another camp can be dominated

## Characters, colours, moons

card-nobody = a vampire
card-dracula = Dracula
card-elisabeth = Elisabeth
card-lamia = Lamia
card-carmilla = Carmilla
card-ruthven = Ruthven
card-red = red
card-blue = blue
card-green = green
card-purple = purple
card-yellow = yellow
moon-white = White Moon
moon-black = Black Moon
moon-both = both moons

## Cards

type-human = Human
type-attack = Attack Power
type-special = Special Power
type-aid = Aid
type-event = Event
back-human = Human card
back-power = Power card
back-event = Event card
foot-stays = stays
foot-reaction = reaction
foot-own-turn = own turn
foot-cycle = whole cycle
foot-at-once = at once

card-man = Man
card-woman = Woman
card-old-man = Old man
human-body = Worth { $n } DS: spend it to pay, or drink it to recover.
humans-man = { $count ->
    [one] a Man
   *[other] { $count } Men
}
humans-woman = { $count ->
    [one] a Woman
   *[other] { $count } Women
}
humans-old_man = { $count ->
    [one] an Old man
   *[other] { $count } Old men
}

card-crows = Swarm of Crows
card-crows-short = Crows
card-crows-body = One opponent loses 25 DS, or two opponents lose 15 DS each.
card-devil-hand = Devil's Hand
card-devil-hand-short = Devil's Hand
card-devil-hand-body = One opponent loses 30 DS.
card-wolf-call = Call of the Wolf
card-wolf-call-short = Wolf Call
card-wolf-call-body = One opponent loses 20 DS.
card-bite = Bite
card-bite-short = Bite
card-bite-body = One opponent loses 10 DS; recover 10 DS.
card-hypnosis = Hypnosis
card-hypnosis-short = Hypnosis
card-hypnosis-body = Take a random card from an opponent's hand. From an empty hand he loses 10 DS.
card-supreme-punishment = Supreme Punishment
card-supreme-punishment-short = Punishment
card-supreme-punishment-body = Any other player loses 20 DS. Nothing can counter it.
card-bats = Flight of Bats
card-bats-short = Bats
card-bats-body = Every vampire outside your camp loses 15 DS.
card-night-terror = Night Terror
card-night-terror-short = Terror
card-night-terror-body = An opponent chooses: discard 2 Power cards or lose 20 DS.
card-bloodletting = Bloodletting
card-bloodletting-short = Bloodletting
card-bloodletting-body = White Moon: an opponent loses 5 DS. Once per turn, free.
card-paralysis = Paralysis
card-paralysis-short = Paralysis
card-paralysis-body = Black Moon: an opponent has only 2 actions in his next turn. Once per turn, free.
card-conversion = Conversion
card-conversion-short = Conversion
card-conversion-body = Discard a Power card: recover its printed cost in DS. Once per turn, free.
card-destruction = Destruction
card-destruction-short = Destruction
card-destruction-body = Pay the cost of an opponent's Special Power: it is discarded. Once per turn.
card-night-hunt = Night Hunt
card-night-hunt-short = Night Hunt
card-night-hunt-body = White Moon: draw a Human card. Once per turn, free.
card-regeneration = Regeneration
card-regeneration-short = Regenerate
card-regeneration-body = Black Moon: recover 10 DS. Once per turn, free.
card-black-kiss = Black Kiss
card-black-kiss-short = Black Kiss
card-black-kiss-body = Black Moon: an opponent loses 5 DS; recover 5 DS. Once per turn, free.
card-devotion = Devotion
card-devotion-short = Devotion
card-devotion-body = Slave only: advance your Grace by 1.
card-invisibility = Invisibility
card-invisibility-short = Invisibility
card-invisibility-body = Until the end of the cycle you cannot be attacked or dominated; you may only draw and recover.
card-attack-return = Attack Return
card-attack-return-short = Return
card-attack-return-body = An attack against you strikes its author instead.
card-mist-form = Mist Form
card-mist-form-short = Mist Form
card-mist-form-body = An attack has no effect on you.
card-coffin = Coffin
card-coffin-short = Coffin
card-coffin-body = Recover 30 DS.
card-feast = Feast
card-feast-short = Feast
card-feast-body = Draw 3 Human cards.
card-grimoire = Grimoire
card-grimoire-short = Grimoire
card-grimoire-body = Draw 3 Power cards.
card-etiquette = etiquette

card-pandemonium = Pandemonium
card-pandemonium-short = Pandemonium
card-pandemonium-body = Attack Powers cost 10 DS less this cycle.
card-pandemonium-rune = attacks −10
card-vampire-hunters = Vampire Hunters
card-vampire-hunters-short = Hunters
card-vampire-hunters-body = Everyone loses 15 DS.
card-vampire-hunters-rune = all lose 15
card-blood-harvest = Blood Harvest
card-blood-harvest-short = Harvest
card-blood-harvest-body = Everyone draws 2 Human cards.
card-blood-harvest-rune = 2 Humans each
card-sabbath = Sabbath
card-sabbath-short = Sabbath
card-sabbath-body = Everyone draws 2 Power cards.
card-sabbath-rune = 2 Powers each
card-eclipse = Eclipse
card-eclipse-short = Eclipse
card-eclipse-body = Special Powers ignore the moon this cycle.
card-eclipse-rune = any moon
card-revolt = Revolt
card-revolt-short = Revolt
card-revolt-body = Every Slave advances his Grace by 1.
card-revolt-rune = Slaves: Grace +1
card-burning-thirst = Burning Thirst
card-burning-thirst-short = Thirst
card-burning-thirst-body = The recovery action gives at most 10 DS this cycle.
card-burning-thirst-rune = recover 10 at most

rune-loss = loses { $n }
rune-loss-two = −{ $n } ×2
rune-gain = +{ $n }
rune-worth = worth { $n }
rune-draw = draw { $n }
rune-or = or
rune-two-powers = 2 Powers
rune-steal = a card
rune-paralyse = 2 actions
rune-destroy = destroy
rune-convert = cost → blood
rune-grace = Grace +1
rune-hide = unseen
rune-return = back
rune-cancel = no effect
state-ready = ready
state-asleep = sleeps under this moon
state-used = used this turn

## Names on the table

name-lord = Lord at { $n }
name-moon = The moon
name-cube = cube
name-human-deck = Humans
name-human-discard = drained
name-power-deck = Powers
name-power-discard = spent
name-event-deck = Events
name-event-discard = past events
name-event = event
name-played = The card being played
name-plaque = { $seat_own } plaque
name-held = { $seat_own } cards
name-blood = Blood of { $seat }
short-blood = blood doses
name-grace = Grace of { $seat }
short-grace = Grace
name-laid = Special Powers of { $seat }
short-laid = powers
name-known = Known cards in { $seat_own } hand
short-known = known
name-slave-place = { $seat_own } place for a dominated vampire
name-hand = { $seat_own } hand
short-hand = hand
name-first = first player
name-paralysed = paralysed: 2 actions in the next turn
name-target = target
name-action-plain = an action left
name-action-dim = an action spent
notch-weak = at 20 or less one may be dominated
notch-able = with 35 or more one may dominate
note-moon = cycle { $cycle }, round { $figure } of 3
round-now = Round { $n } in all
note-event = { $now ->
    [true] { $effect }
   *[false] to come: { $effect }
}
note-cubes = { $cubes ->
    [0] { $ruled } of { $all }: one more!
   *[other] { $ruled } of { $all } dominated
}
note-turn = { $seat_own } turn · { $actions ->
    [0] no action left
    [one] one action left
   *[other] { $actions } actions left
}
line-free = { $character } · free
line-invisible = { $character } · Invisible till cycle end
line-serves = serves { $master }
line-master = { $character } · { $title ->
    [f] Mistress
   *[m] Master
} of { $slaves }
banner-feed = { $done ->
    [true] { $slave_own } Master has been fed.
   *[false] Order to { $slave }: feed the Master 20 DS · Grace +2, left hungry −2
}
banner-attack = { $done ->
    [true] The order was obeyed: { $quarry } attacked by { $slave }.
   *[false] Order to { $slave }: a yellow card against { $quarry } · Grace +1, refused −1
}
banner-bid = Highest bid: { $n } DS, by { $seat }

## Questions

ask-character = Which vampire are you?
    .note = They differ in name and face only.
ask-colour = Which colour do you take?
    .note = Your cubes and your plaque will have it.
ask-keep = Which three Humans do you keep?
    .note = The two others are shown and discarded. Men are worth 20, Women 15, Old men 5.
ask-act = { $actions ->
    [0] No action is left: use a power or end your turn
    [one] One action left. What do you do?
   *[other] { $actions } actions left. What do you do?
}
    .note = Blue powers that lie before you are free, once per turn. At 20 DS or less you can be dominated.
ask-aim = { $card }: against whom?
    .note = They may react before it strikes.
ask-pay = { $card } costs { $n } DS. How do you pay?
    .note = No change is given: what Humans are worth too much is lost.
ask-drink = Which Humans do you drink?
    .note = At most 20 DS in one action; the rest is lost.
ask-feed = { $title ->
    [f] How do you feed your Mistress?
   *[m] How do you feed your Master?
}
    .note = 20 DS. Your Grace advances by 2; beyond 4 you are free.
ask-convert = Which Power do you turn into blood?
    .note = You recover what its corner says.
ask-lose = { $why }: you lose { $n } DS. How do you pay?
    .note = Only the counter decides whether you can be dominated: near 20, pay with Humans.
ask-react = { $attacker_own } { $card } is upon you
    .note = { $does ->
        [lose] You lose { $n } DS, unless you react.
        [steal] { $attacker } takes a card from your hand, unless you react.
        [terror] You discard 2 Powers or lose { $n } DS, unless you react.
        [paralyse] You will have only 2 actions in your next turn, unless you react.
       *[destroy] Your { $prey } is destroyed, unless you react.
    }
ask-terror = Night Terror: discard two Powers, or lose { $n } DS?
    .note = Only cards in hand can be discarded, not those laid out.
ask-demand = What do you demand of { $slave }, your Slave?
    .note = Feeding gives you 20 DS and the Slave 2 Grace; an attack obeyed earns 1, refused costs 1.
ask-address = How do you say it to { $slave }?
ask-acknowledge = { $master } has spoken. How do you answer?
ask-limit = More than 10 cards: which one do you discard? ({ $over } too many)
    .note = At the end of a turn nobody holds more than 10.
ask-bid = { $high ->
    [0] What do you bid to go first in the next cycle?
   *[other] The highest bid is { $high }. What do you bid to go first?
}
    .note = Coming event: { $event }. A bid is paid with Humans only, and only by the winner.
ask-price = You bid { $n } DS. Which Humans do you pay with?
    .note = Humans only, no change given.

## Answers

option-take = Be { $what }
option-wear = Take { $what }
option-keep = Keep { $humans }
    .all = Keep three Humans
option-draw-human = Draw a Human
    .then = worth 5, 15 or 20 DS
option-draw-power = Draw a Power
    .then = attacks, Special Powers, Aids
option-play = Play { $card }
    .all = Play a card
option-lay = Lay { $card }
    .then = it stays beside you
    .all = Lay a Special Power
option-use = Use { $card }
    .then = free, once per turn
    .all = Use a Special Power
option-recover = Drink Humans
    .then = up to 20 DS
option-dominate = Dominate { $other }
    .then = 10 DS from your counter
    .all = Dominate somebody
option-feed = Feed your Master
    .then = 20 DS, Grace +2
option-end = End the turn
option-at-lose = Strike { $others }
    .then = { $count ->
        [one] −{ $n } DS
       *[other] −{ $n } DS each
    }
    .all = Strike
option-at-steal = Take a card from { $others }
    .then = at random, Humans and Powers alike
    .all = Take a card
option-at-terror = Terrify { $others }
    .then = 2 Powers or −{ $n } DS
    .all = Terrify
option-at-paralyse = Paralyse { $others }
    .then = 2 actions in the next turn
    .all = Paralyse
option-at-card = Destroy { $card }, laid by { $other }
    .all = Destroy a Special Power
option-pay = Pay { $what }
    .all = Pay
payment-humans = { $humans }
payment-blood = { $blood } DS from the counter
payment-both = { $humans } and { $blood } DS
payment-nothing = nothing
option-drink = Drink { $humans }
    .then = +{ $n } DS
    .all = Drink Humans
option-convert = Convert { $card }
    .then = +{ $n } DS
    .all = Convert a Power
option-drop = Discard { $cards }
    .all = Discard two Powers
option-terror-lose = Lose { $n } DS
option-pass = Take it
    .then = { $does ->
        [lose] lose { $n } DS, then choose how to pay
        [steal] { $attacker } takes a card of yours at random
        [terror] then choose: discard 2 Powers, or lose { $n } DS
        [paralyse] only 2 actions in your next turn
       *[destroy] your { $prey } is destroyed
    }
option-counter-cancel = { $card }
    .then = pay { $what }: nothing happens to you
    .all = { $card }
    .all-then = pay { $cost } DS: nothing happens to you
option-counter-return = { $card }
    .then = pay { $what }: it strikes { $attacker } instead
    .all = { $card }
    .all-then = pay { $cost } DS: it strikes { $attacker } instead
option-counter-blunt = { $card }
    .then = pay { $what }: only cancelled, not returned
    .all = { $card }
    .all-then = pay { $cost } DS: only cancelled, not returned
option-demand-nothing = Demand nothing
    .then = Grace stays as it is
option-demand-feed = “Feed me, Slave!”
    .then = +20 DS if possible: Grace +2, or −2
option-demand-attack = “Attack { $quarry_name }, Slave!”
    .then = yellow card: Grace +1; refused: −1
    .all = “Attack …, Slave!”
option-demand-bare = { $what ->
    [feed] “Feed me!”
   *[attack] “Attack { $quarry_name }!”
}
option-demand-title = { $what ->
    [feed] “Feed me, Slave!”
   *[attack] “Attack { $quarry_name }, Slave!”
}
option-yes-bare = “Yes.”
option-yes-title = { $title ->
    [f] “Yes, Mistress.”
   *[m] “Yes, Master.”
}
option-bid = Bid { $n } DS
    .all = Bid
option-bid-pass = Pass
    .then = you cannot bid again for this cycle

## Why something is not possible

why-taken = Somebody else has that already.
why-keep-three = Exactly three are kept.
why-superfluous = Some of { $humans } could be left out: { $amount } DS are due.
why-superfluous-drink = Some of { $humans } could be left out: at most { $limit } DS can be recovered.
why-counter = { $needed } DS would have to come from the counter, which can spare { $spare }: it never goes below 5.
why-keep = That would leave { $left } DS, and your Master is still to be fed { $keep }.
why-below-bid = { $worth } DS do not cover the bid of { $bid }.
why-oneself = Not against yourself.
why-own-camp = A Slave attacks neither his Master nor { $other }, who is of the same camp.
why-invisible = { $other } is Invisible.
why-paralysed-already = { $other } is paralysed already.
why-price = { $card } costs { $cost } DS to destroy, which is beyond your means.
why-no-price = You cannot pay for any blue card that lies before your opponents.
why-no-action = No action is left.
why-must-feed = Your Master is to be fed first.
why-you-are-invisible = While Invisible you can only draw and recover.
why-nothing-to-draw = Deck and discard pile are both empty.
why-too-dear = { $card } costs { $cost } DS; your means are { $means }.
why-cost-before-feeding = Paying { $cost } DS for { $card } would leave too little to feed your Master.
why-drink-before-feeding = Recovering so would leave too little to feed your Master.
why-hide-before-feeding = You must feed your Master before you can vanish.
why-reaction-only = { $card } waits for an attack against you, outside your turn.
why-not-in-hand = { $card } is not in your hand.
why-not-laid = { $card } does not lie before you.
why-used-already = { $card } has been used this turn.
why-wrong-moon = { $moon ->
    [white] { $card } works under the White Moon.
   *[black] { $card } works under the Black Moon.
}
why-slaves-only = { $card } is for Slaves.
why-no-target = { $card } has no target that you may attack.
why-full = Your counter is at 100 already.
why-nothing-to-convert = You hold no Power with a cost of at least 5.
why-costs-nothing = { $card } costs nothing, so it gives nothing.
why-no-humans = You hold no Human to drink.
why-too-strong = { $other } is at { $blood } DS; only at 20 or less can a vampire be dominated.
why-too-weak = You are at { $blood } DS; you need 35, for 10 are paid and 25 must be left.
why-your-master = A Slave cannot dominate his own Master.
why-slave-already = { $other } is a Slave already.
why-not-asked-to-feed = Your Master has not asked to be fed.
why-fed-already = You have fed your Master this turn.
why-cannot-feed = Feeding takes 20 DS; your means are { $means }.
why-only-one = You hold only one { $card }.
why-not-hungry = You are at { $blood } DS; only at 30 or less may you ask to be fed.
why-in-your-camp = That would be one of your own camp.
why-bid-too-low = The highest bid is { $high }; bid more or pass.
why-bid-too-high = Your Humans are worth { $own } DS.

## The to-do list

step-take-character = { $seat }: character and colour
step-keep-humans = Everybody keeps three Humans
step-turn = { $seat_own } turn
step-act = { $seat }: actions
step-strike = { $attacker_own } { $card } against { $targets }; the targets may react
step-lose = { $seat }: lose { $n } DS
step-draw = { $deck ->
    [human] { $seat }: draw Humans ({ $count })
   *[power] { $seat }: draw Powers ({ $count })
}
step-steal = { $thief }: take a card from { $victim }
step-terror = { $victim }: Night Terror
step-make-demand = The demand of { $slave_own } Master
step-acknowledge = { $slave }: answer the demand
step-hand-limit = { $seat }: hand limit
step-bid = { $seat }: bid to go first
step-award = The first place is awarded

## What happened

event-character-taken = { $seat } took { $character }, in { $colour }.
event-first-player-named = { $how ->
    [lot] { $seat } drew the first place.
   *[option] The first place went to { $seat }.
}
event-rejected = { $seat } kept three Humans and let go of { $humans }.
event-cycle-began = { $moon ->
    [white] The White Moon rose over cycle { $cycle }.
   *[black] The Black Moon rose over cycle { $cycle }.
}
event-round-began = Round { $figure } of 3.
event-turn-began = { $actions ->
    [3] { $seat_own } turn.
   *[other] { $seat_own } turn, paralysed: only { $actions } actions.
}
event-drew = { $deck ->
    [human] { $seat } drew a Human.
   *[power] { $seat } drew a Power.
}
event-seen = { $deck ->
    [human] { $seat } drew a Human: { $card }.
   *[power] { $seat } drew a Power: { $card }.
}
event-reshuffled = { $deck ->
    [human] The { $count } drained Humans were shuffled into a new deck.
    [power] The { $count } spent Powers were shuffled into a new deck.
   *[event] The { $count } past Events were shuffled into a new deck.
}
event-paid = { $how ->
    [humans] { $seat } paid for { $card } with { $humans }.
    [blood] { $seat } paid { $blood } DS for { $card }.
   *[both] { $seat } paid for { $card } with { $humans } and { $blood } DS.
}
event-lost = { $how ->
    [humans] { $seat } lost { $n } DS and gave { $humans }.
    [blood] { $seat } bled: −{ $blood } DS.
    [both] { $seat } lost { $n } DS and gave { $humans } and { $blood } DS of blood.
   *[nothing] { $seat } had nothing left to lose.
}{ $forgiven ->
    [0] {""}
   *[other] {" "}{ $forgiven } DS were forgiven.
}
event-recovered = { $n ->
    [0] { $seat } stood at { $blood } DS already and recovered nothing.
   *[other] { $seat } recovered { $n } DS and stood at { $blood }.
}
event-drank = { $seat } drank { $humans }: +{ $n } DS, now { $blood }.
event-dropped = { $why ->
    [limit] { $seat } held too many cards and discarded { $cards }.
    [terror] Terrified, { $seat } discarded { $cards }.
   *[conversion] { $seat } turned { $cards } into blood.
}
event-attack-announced = { $how ->
    [card] { $seat } sent { $card } against { $targets }.
    [power] { $seat } used { $card } on { $targets }.
   *[prey] { $seat } set out to destroy { $prey }, laid by { $targets }.
}
event-played = { $seat } used { $card }.
event-reacted = { $how ->
    [return] { $seat } answered with { $card }: the attack turned upon { $attacker }.
   *[cancel] { $seat } answered with { $card }: the attack had no effect.
}
event-stolen = { $back ->
    [human] { $thief } lured a Human away from { $victim }.
   *[power] { $thief } drew a Power out of { $victim_own } mind.
}
event-recognised = { $back ->
    [human] { $thief } lured a Human away from { $victim }: { $card }.
   *[power] { $thief } drew a Power out of { $victim_own } mind: { $card }.
}
event-paralysed = Paralysis struck { $seat }: 2 actions in the next turn.
event-destroyed = { $card }, laid by { $seat }, was destroyed.
event-laid = { $seat } laid { $card }.
event-vanished = { $seat } vanished from sight.
event-reappeared = { $seat } could be seen again.
event-dominated = { $how ->
    [master] { $by } dominated { $seat }: a Slave, Grace 0.
   *[slave] { $by } dominated { $seat } for { $master }: a Slave, Grace 0.
}
event-inherited = { $seat } passed to { $master }, with Grace { $grace }.
event-demanded = { $what ->
    [nothing] { $master } demanded nothing of { $slave }.
    [feed] { $word ->
        [bare] { $master } to { $slave }: “Feed me!”
       *[title] { $master } to { $slave }: “Feed me, Slave!”
    }
   *[attack] { $word ->
        [bare] { $master } to { $slave }: “Attack { $quarry_name }!”
       *[title] { $master } to { $slave }: “Attack { $quarry_name }, Slave!”
    }
}
event-acknowledged = { $word ->
    [bare] { $slave } to { $master }: “Yes.”
   *[title] { $title ->
        [f] { $slave } to { $master }: “Yes, Mistress.”
       *[m] { $slave } to { $master }: “Yes, Master.”
    }
}
event-forgot = { $seat } forgot the title.
event-fed = { $how ->
    [humans] { $slave } fed { $master } with { $humans }: +20 DS.
    [blood] { $slave } fed { $master } with blood from the counter: +20 DS.
   *[both] { $slave } fed { $master } with { $humans } and { $blood } DS: +20 DS.
}
event-grace-moved = { $way ->
    [up] { $seat_own } Grace rose to { $grace }.
    [beyond] { $seat_own } Grace went beyond 4.
   *[down] { $why ->
        [unfed] { $seat } left the Master hungry: Grace fell to { $grace }.
       *[refused] { $seat } did not obey: Grace fell to { $grace }.
    }
}
event-freed = { $seat } broke free of { $master }.
event-order-lapsed = The order to { $seat } lapsed: { $quarry } joined the camp.
event-event-turned = { $seat } turned over { $event }.
event-bid-made = { $how ->
    [bid] { $seat } bid { $bid } DS.
    [pass] { $seat } passed.
   *[unable] { $seat } could not bid.
}
event-first-place-won = { $seat } won the first place for { $humans }.
event-first-place-kept = Nobody bid; the first place stayed with { $seat }.
event-event-struck = { $event } took effect.
event-crowned = All bow: { $seat } became Lord of the Vampires.
event-dawn-broke = Dawn broke after { $cycle } cycles: { $seat } stood highest.
event-placed = { $seat }: place { $place }, { $slaves ->
    [one] one Slave
   *[other] { $slaves } Slaves
}, { $total } DS.

result-score = Slaves
ending-lord = Lord of the Vampires
ending-dawn = Dawn
