# Carpathes, English. Every word a person reads.

game-title = Carpathes
game-tagline = Bleed your rivals, chain them, make them serve. Only one will be Lord of the Vampires.
game-deed = Drain the others with power cards, drink Humans to refill yourself, and chain whoever falls to 20. Rule them all and you win.
game-look = A castle of vampires: the fuller the red bar, the safer; a chain leads to a master

## Options of a match

setting-etiquette = Etiquette
setting-etiquette-false = Nobody minds a missing title
setting-etiquette-true = Leaving out “Slave”, “Master” or “Mistress” costs 5 DS
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
name-human-discard = Human discard
name-power-deck = Powers
name-power-discard = Power discard
name-event-deck = Events
short-event-deck = Events
name-event-discard = Event discard
short-discard = Discard
name-event = event
name-played = The card being played
name-plaque = { $seat_own } plaque
name-held = { $seat_own } cards
name-blood = { $seat_own } blood
short-blood = blood doses
name-grace = { $seat_own } Grace
short-grace = Grace
name-laid = { $seat_own } Special Powers
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
name-action-dim = an action less: spent, or lost to Paralysis
notch-weak = at 20 or less one may be dominated
notch-able = with 35 or more one may dominate
note-moon = cycle { $cycle }, round { $figure } of 3
round-now = Round { $n }
game-round = Cycle { $cycle } of { $last }, round { $figure } of 3
game-standing = { $how ->
    [serves] You **serve** { $master }: { $doses } doses left
    [rules] You **rule { $slaves ->
        [one] one
       *[other] { $slaves }
    }**: { $doses } doses{ $most ->
        [0] {""}
       *[other] ; { $rival } rules { $most }
    }
   *[free] You are **free**: { $doses } doses{ $most ->
        [0] , and nobody rules yet
       *[other] ; { $rival } rules { $most }
    }
}
note-event = { $now ->
    [yes] { $effect }
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
    [true] { $slave_own } { $title ->
        [f] Mistress
       *[m] Master
    } has been fed.
   *[false] Order to { $slave }: feed the { $title ->
        [f] Mistress
       *[m] Master
    } 20 DS · Grace +2, left hungry −2
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
    .note = Blue powers that lie before you cost no action, once per turn each.
ask-aim = { $card }: against whom?
    .note = { $final ->
        [yes] Nothing can counter it.
       *[no] They may react before it strikes.
    }
ask-pay = { $card } costs { $n } DS. How do you pay?
    .note = No change is given: what Humans are worth too much is lost.
ask-drink = Which Humans do you drink?
    .note = { $n } DS at most now; what they are worth beyond that is lost.
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
    .note = One demand, each time the turn of a Slave begins.
ask-address = How do you say it to { $slave }?
ask-acknowledge = { $master } has spoken. How do you answer?
ask-limit = More than 10 cards: which one do you discard? ({ $over } too many)
    .note = At the end of a turn nobody holds more than 10.
ask-bid = { $high ->
    [0] What do you bid to go first in the next cycle?
   *[other] The highest bid is { $high }. What do you bid to go first?
}
    .note = Coming event: { $event }. Only the winner pays, in Humans.
ask-price = You bid { $n } DS. Which Humans do you pay with?
    .note = Humans only, no change given.

## Answers

option-take = Be { $what }
    .then = { $title ->
        [f] called Mistress by her Slaves
       *[m] called Master by his Slaves
    }
option-wear = Take { $what }
    .then = the colour of your cubes and your plaque
option-keep = Keep { $humans }
    .then = worth { $n } DS; { $gone } discarded
    .all = Keep three Humans
option-draw-human = Draw a Human
    .then = worth 5, 15 or 20 DS{ $n ->
        [0] {""}
       *[other] {" "}· { $n } above the hand limit of 10
    }
option-draw-power = Draw a Power
    .then = Attack Power, Special Power or Aid{ $n ->
        [0] {""}
       *[other] {" "}· { $n } above the hand limit of 10
    }
option-play = Play { $card }
    .then = { $n ->
        [0] costs nothing
       *[other] costs { $n } DS
    } · { $text }{ $says ->
        [full] {" "}You are at 100 DS: it gives back at most what you pay for it.
       *[no] {""}
    }
    .all = Play a card
    .all-then = an action, and its price
option-lay = Lay { $card }
    .then = { $n ->
        [0] costs nothing
       *[other] costs { $n } DS
    } · it stays beside you · { $text }
    .all = Lay a Special Power
    .all-then = an action, and its price
option-use = Use { $card }
    .then = no action · { $text }{ $says ->
        [full] {" "}You are at 100 DS: it gives nothing.
       *[no] {""}
    }
    .all = Use a Special Power
    .all-then = no action, once per turn
option-recover = Drink Humans
    .then = +{ $n } DS at most
option-dominate = Dominate { $other }
    .then = 10 DS from your counter, to { $left } · { $says ->
        [master] your Slave
        [master-wins] your Slave, and you are Lord of the Vampires
        [slave-wins] a Slave of { $master }, who then wins the match
       *[slave] a Slave of { $master }
    }
    .all = Dominate somebody
    .all-then = 10 DS from your counter
option-feed = { $says ->
    [f] Feed your Mistress
    [f-free] Feed your Mistress
    [m-free] Feed your Master
   *[m] Feed your Master
}
    .then = costs 20 DS · { $says ->
        [f] she recovers { $n } · your Grace +2
        [f-free] she recovers { $n } · you are free
        [m-free] he recovers { $n } · you are free
       *[m] he recovers { $n } · your Grace +2
    }
option-end = End the turn
    .then = { $n ->
        [0] nothing more to do
        [one] one action is given up
       *[other] { $n } actions are given up
    }{ $says ->
        [feed] {" "}· not fed: Grace { $left }
        [attack] {" "}· order refused: Grace { $left }
       *[nothing] {""}
    }{ $over ->
        [0] {""}
        [one] {" "}· one card above 10 must be discarded
       *[other] {" "}· { $over } cards above 10 must be discarded
    }{ $weak ->
        [yes] {" "}· at 20 DS or less you can be dominated
       *[no] {""}
    }{ $awake ->
        [yes] {" "}· { $card } could still be used for nothing
       *[no] {""}
    }
option-at-lose = Strike { $others }
    .then = { $count ->
        [one] −{ $n } DS
       *[other] −{ $n } DS each
    }{ $gain ->
        [0] {""}
       *[other] , you +{ $gain } at most
    }{ $sure ->
        [yes] {""}
       *[no] , unless they react
    }{ $earns ->
        [free] {" "}· you are free
        [grace] {" "}· your Grace +1
       *[no] {""}
    }
    .all = Strike
    .all-then = each says what it takes
option-at-steal = Take a card from { $others }
    .then = { $empty ->
        [yes] the hand is empty: −{ $n } DS
       *[no] at random, Humans and Powers alike
    }{ $sure ->
        [yes] {""}
       *[no] , unless they react
    }{ $earns ->
        [free] {" "}· you are free
        [grace] {" "}· your Grace +1
       *[no] {""}
    }
    .all = Take a card
    .all-then = at random, Humans and Powers alike
option-at-terror = Terrify { $others }
    .then = 2 Powers or −{ $n } DS, as they choose{ $sure ->
        [yes] {""}
       *[no] , unless they react
    }{ $earns ->
        [free] {" "}· you are free
        [grace] {" "}· your Grace +1
       *[no] {""}
    }
    .all = Terrify
    .all-then = 2 Powers or blood, as they choose
option-at-paralyse = Paralyse { $others }
    .then = 2 actions in the next turn{ $sure ->
        [yes] {""}
       *[no] , unless they react
    }{ $earns ->
        [free] {" "}· you are free
        [grace] {" "}· your Grace +1
       *[no] {""}
    }
    .all = Paralyse
    .all-then = 2 actions in the next turn
option-at-card = Destroy { $card }, laid by { $other }
    .then = { $cost ->
        [0] costs nothing
       *[other] costs { $cost } DS
    }{ $sure ->
        [yes] {""}
       *[no] , even if they react and keep it
    }{ $earns ->
        [free] {" "}· you are free
        [grace] {" "}· your Grace +1
       *[no] {""}
    }
    .all = Destroy a Special Power
    .all-then = you pay what the card costs
option-pay = Pay { $what }
    .then = { $waste ->
        [0] {""}
       *[other] { $waste } DS are lost ·{" "}
    }counter at { $left }{ $falls ->
        [weak] : at 20 or less a free vampire can be dominated
       *[no] {""}
    }
    .all = Pay
    .all-then = with Humans, from the counter, or both
payment-blood = { $blood } DS from the counter
option-price = Pay { $humans }
    .then = { $waste ->
        [0] exactly the bid
       *[other] { $waste } DS are lost
    }
    .all = Pay
    .all-then = with Humans only
option-drink = Drink { $humans }
    .then = +{ $n } DS, to { $left }{ $waste ->
        [0] {""}
       *[other] {" "}· { $waste } DS are lost
    }
    .all = Drink Humans
    .all-then = each says what it gives
option-convert = Convert { $card }
    .then = +{ $n } DS, to { $left }{ $waste ->
        [0] {""}
       *[other] {" "}· { $waste } DS are lost
    }
    .all = Convert a Power
    .all-then = each says what it gives
option-drop = Discard { $cards }
    .then = { $n ->
        [0] then your hand is within the limit
        [one] then one more must go
       *[other] then { $n } more must go
    }
    .all = Discard a card
    .all-then = until you hold 10
option-terror-drop = Discard { $cards }
    .then = and lose no blood
    .all = Discard two Powers
    .all-then = and lose no blood
option-terror-lose = Lose { $n } DS
    .then = keep your Powers, then choose how to pay
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
    .then = you recover up to 20 DS, { $frees ->
        [yes] your Slave goes free; unfed: Grace −2
       *[no] Grace +2; unfed: −2
    }
option-demand-attack = “Attack { $quarry_name }, Slave!”
    .then = yellow card played: { $frees ->
        [yes] your Slave goes free; refused: Grace −1
       *[no] Grace +1; refused: −1
    }
    .all = “Attack …, Slave!”
    .all-then = yellow card played: Grace +1; refused: −1
option-demand-bare = { $what ->
    [feed] “Feed me!”
   *[attack] “Attack { $quarry_name }!”
}
    .then = said without another word
option-demand-title = { $what ->
    [feed] “Feed me, Slave!”
   *[attack] “Attack { $quarry_name }, Slave!”
}
    .then = said as to a Slave
option-yes-bare = “Yes.”
    .then = said without another word
option-yes-title = { $title ->
    [f] “Yes, Mistress.”
   *[m] “Yes, Master.”
}
    .then = { $title ->
        [f] said as to a Mistress
       *[m] said as to a Master
    }
option-bid = Bid { $n } DS
    .then = paid only if nobody bids more; your Humans are worth { $own } DS
    .all = Bid
    .all-then = paid with Humans, only if nobody bids more
option-bid-pass = Bid no more
    .then = you cannot bid again for this cycle

## Why something is not possible

why-taken = Somebody else has that already.
why-keep-three = Exactly three are kept.
why-superfluous = Some of { $humans } could be left out: { $amount } DS are due.
why-superfluous-drink = Some of { $humans } could be left out: at most { $limit } DS can be recovered.
why-counter = { $needed } DS would have to come from the counter, which can spare { $spare }: it never goes below 5.
why-keep = That would leave { $left } DS, and your { $title ->
    [f] Mistress
   *[m] Master
} is still to be fed { $keep }.
why-below-bid = { $worth } DS do not cover the bid of { $bid }.
why-oneself = Not against yourself.
why-own-camp = A Slave does not attack his own camp: { $other } has the same { $title ->
    [f] Mistress
   *[m] Master
}.
why-own-master = { $title ->
    [f] A Slave cannot attack his Mistress.
   *[m] A Slave cannot attack his Master.
}
why-invisible = { $other } is Invisible.
why-paralysed-already = { $other } is paralysed already.
why-price = { $card } costs { $cost } DS to destroy; your means are { $means }.
why-no-price = You cannot pay for any blue card that lies before your opponents.
why-no-action = No action is left.
why-must-feed = { $title ->
    [f] Your Mistress is to be fed first.
   *[m] Your Master is to be fed first.
}
why-you-are-invisible = While Invisible you can only draw and recover.
why-nothing-to-draw = Deck and discard pile are both empty.
why-too-dear = { $card } costs { $cost } DS; your means are { $means }.
why-cost-before-feeding = Paying { $cost } DS for { $card } would leave too little to feed your { $title ->
    [f] Mistress
   *[m] Master
}.
why-drink-before-feeding = Recovering so would leave too little to feed your { $title ->
    [f] Mistress
   *[m] Master
}.
why-hide-before-feeding = You must feed your { $title ->
    [f] Mistress
   *[m] Master
} before you can vanish.
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
why-your-master = { $title ->
    [f] A Slave cannot dominate his own Mistress.
   *[m] A Slave cannot dominate his own Master.
}
why-no-master = You are free: only a Slave feeds a Master.
why-slave-already = { $other } is a Slave already.
why-not-asked-to-feed = { $title ->
    [f] Your Mistress has not asked to be fed.
   *[m] Your Master has not asked to be fed.
}
why-fed-already = { $title ->
    [f] You have fed your Mistress this turn.
   *[m] You have fed your Master this turn.
}
why-cannot-feed = Feeding takes 20 DS; your means are { $means }.
why-only-one = You hold only one { $card }.
why-not-hungry = You are at { $blood } DS; only at 30 or less may you ask to be fed.
why-in-your-camp = That would be one of your own camp.
why-bid-too-low = The highest bid is { $high }; bid more or pass.
why-bid-too-high = Your Humans are worth { $own } DS.
why-no-reaction-card = { $card } does not answer attacks; only the Aids Attack Return and Mist Form do.
why-no-reaction-in-hand = You hold no Aid that answers an attack, so there is nothing to pay for.
why-not-needed = What you play as a reaction does not need this to be paid.
why-humans-only = The first place is paid for with Humans only.
why-dry = Your counter is at 5 and gives nothing more.
why-strikes-cards = Destruction is aimed at a Special Power that somebody has laid, not at a player.
why-strikes-players = Only Destruction strikes a Special Power that was laid.
why-no-such-player = Players are written by their seats, 0 to { $last }.
why-no-such-humans = Humans are written M (Man), W (Woman) and O (Old man).
why-not-those-humans = You do not hold all of these Humans.
why-no-such-character = The characters are { $names }.
why-no-such-colour = The colours are { $names }.
why-two-decks = A card is drawn from the Humans or from the Powers.
why-humans-are-drunk = { $card } is no Power: Humans are drunk to recover, or given to pay.
why-no-such-card = There is no card of that name.
why-use-it = { $card } lies before you already: it is used, not played.
why-lay-it = { $card } is a Special Power: it is laid first, and then used from there.
why-not-blue = { $card } does not stay: only Special Powers are laid.
why-play-it = { $card } is played from hand: only Special Powers that lie before you are used.
why-asked-next = Say only that; how it is done is asked next.
why-no-such-prey = No such Special Power lies there to be destroyed.
why-two-targets = Only Swarm of Crows strikes two, and no more than two, different players.
why-no-such-payment = A payment is written as Humans, as doses from the counter, or as both joined by a plus.
why-by-fives = Doses come in multiples of 5.
why-not-the-amount = Humans and doses must make up what is due: no doses too many, no Human too many.
why-powers-only = Only Powers can be discarded for this, no Humans.
why-two-powers = Two Powers are discarded.
why-one-card = One card at a time.
why-bid-by-fives = A bid is a multiple of 5, at least 5.

## What things are for

about-seat = { $seat_own } vampire. Whoever is at 20 DS or less can be dominated; the Lord of the Vampires dominates all.
about-human = { $card }, a Human in { $seat_own } hand: blood to drink, or to pay costs, losses and bids with.
about-attack-card = { $card }, an Attack Power. { $text }
about-special-card = { $card }, a Special Power to lay. { $text }
about-aid-card = { $card }, an Aid. { $text }
about-reaction = { $card }, an Aid that answers an attack. { $text }
about-hand = The cards in { $seat_own } hand: Humans and Powers. At the end of a turn nobody holds more than 10.
about-held = { $seat_own ->
    [your] How many Humans and Powers you hold; the backs differ, so everybody can count them.
   *[other] How many Humans and Powers { $seat } holds; the backs differ, so everybody can count them.
}
changes-held = It changes as cards are drawn, played, paid with and discarded.
about-known = { $seat_own ->
    [your] You know your whole hand anyway; of the others, this place shows the cards that you know because of Hypnosis.
   *[other] Cards in { $seat_own } hand that you know because of Hypnosis.
}
changes-known = You know them until they leave that hand.
about-known-card = { $card }, in { $seat_own } hand: you know it because of Hypnosis.
changes-known-card = It stays in that hand until it is played, paid with or discarded.
about-blood = { $seat_own } blood in doses (DS), 5 to 100. It pays costs and losses; at 20 or less one can be dominated.
about-grace = { $seat_own } Grace. A Slave who goes beyond 4 is free.
about-slave-place = A place for each of { $seat_own } Slaves. Whoever fills all of them has won.
about-laid-card = { $card }, a Special Power laid by { $seat }. { $text }
about-laid = Where { $seat_own } Special Powers lie. They stay there and work once per turn.
about-human-deck = The Humans, face down: Men are worth 20 DS, Women 15, Old men 5.
about-power-deck = The Powers, face down: Attack Powers, Special Powers and Aids.
about-event-deck = The Events, face down. One is turned over at the end of every cycle.
about-human-discard = The Humans that were drunk, paid with or discarded.
about-power-discard = The Powers that were played, destroyed or discarded.
about-event-discard = The Events that are over.
about-event-card = { $card }, an Event. { $text }
about-event = Where the Event of the cycle lies open.
about-played = The card that is being played.
about-moon = The Cycle card: the moon of this cycle, and which of its three rounds it is. Many Special Powers need one moon.
about-lord = How near each vampire is to dominating all the others.

figure-worth = worth { $n } DS
figure-cost = { $n ->
    [0] costs nothing now
   *[other] costs { $n } DS now
}
figure-blood = { $n } DS on the counter
figure-cards = { $humans ->
    [one] 1 Human
   *[other] { $humans } Humans
} and { $powers ->
    [one] 1 Power
   *[other] { $powers } Powers
} in hand
figure-grace = Grace { $n } of 4
figure-pile = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
figure-event = { $now ->
    [yes] in force
   *[no] takes effect after the auction
}

when-character = Characters are chosen before the match begins.
when-colour = Colours are chosen before the match begins.
when-keep = Three of your first five Humans are kept before the first cycle.
when-drink = Humans are drunk with an action of your turn, Drink Humans.
when-recover = Blood is recovered by drinking Humans, with an action of your turn.
when-pay = Blood and Humans pay for what you play and lay, and for what you lose.
when-lose = A loss is paid when it strikes you.
when-react-price = Blood and Humans pay for an Aid that answers an attack on you.
when-feed = A Slave feeds with an action of his turn, when he has been asked to.
when-be-fed = A Master at 30 DS or less may ask to be fed when the turn of one of his Slaves begins.
when-bid = At the end of a cycle everybody may bid once for the first place; Humans cover the bid.
when-price = Whoever wins the first place pays the bid with Humans.
when-limit = Whoever holds more than 10 cards at the end of his turn discards down to 10.
when-hold = Point at a single card to learn what it does.
when-play = Attack Powers and Aids are played with an action of your turn.
when-counter-only = A reaction Aid is played when you are attacked, never with an action.
when-lay = Special Powers are laid from hand with an action of your turn.
when-activate = A Special Power that lies before you is used on your turn, once, under its moon, for no action.
when-react = An attack on you is answered with a reaction Aid, before it strikes.
when-convert = A Power in hand is turned into blood with Conversion.
when-terror = Two Powers are discarded when Night Terror strikes you, if you choose so.
when-terror-lose = Whoever is struck by Night Terror may lose blood instead of two Powers.
when-target = Play an Attack Power, or use a Special Power that attacks; then choose whom it strikes.
when-dominate = A vampire at 20 DS or less is dominated with an action of your turn, for 10 DS of your counter.
when-order = A Master may order an attack when the turn of one of his Slaves begins.
when-demand = A Master makes his demand when the turn of one of his Slaves begins.
when-address = Words are chosen when a demand is made, if the match is played with Etiquette.
when-destroy = A Special Power that lies there is destroyed with Destruction, for what it costs.
when-weak = At 20 DS or less a vampire can be dominated; only the counter matters, not the Humans.
when-grace = Grace advances by 1 for an attack on an adversary or an order obeyed, by 2 for feeding.
when-free = Beyond Grace 4 a Slave is free; too much blood does not free him.
when-draw = A card is drawn with an action of your turn.
when-reshuffle = Discarded cards are shuffled into a new deck when the deck is empty.
when-turn-over = The first player turns over an Event after the third round of every cycle.
when-event = An Event takes effect after the auction; some hold for the whole cycle.
when-resolve = The card goes to the discard when its effect is over.
when-moon = White and Black Moon alternate; a cycle is three rounds under one moon.
when-win = Whoever dominates all the others has won at once.
when-end = A turn ends when its player says so, or when nothing can be done any more.

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
step-make-demand = What is demanded of { $slave }
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
    [human] The { $count } discarded Humans were shuffled into a new deck.
    [power] The { $count } discarded Powers were shuffled into a new deck.
   *[event] The { $count } discarded Events were shuffled into a new deck.
}
event-paid = { $seat } paid for { $card } with { $price }; the counter stood at { $left }.
event-lost = { $how ->
    [nothing] { $seat } had nothing left to lose to { $why }; the counter stood at { $left }.
   *[other] { $seat } lost { $n } DS to { $why } and paid with { $price }; the counter stood at { $left }.
}{ $forgiven ->
    [0] {""}
   *[other] {" "}{ $forgiven } DS were forgiven.
}
event-recovered = { $n ->
    [0] { $seat } recovered nothing; the counter stood at { $blood } already.
   *[other] { $seat } recovered { $n } DS; the counter stood at { $blood }.
}
event-drank = { $seat } drank { $humans }: +{ $n } DS; the counter stood at { $blood }.
event-dropped = { $why ->
    [limit] { $seat } held too many cards and discarded { $cards }.
    [terror] Terrified, { $seat } discarded { $cards }.
   *[conversion] { $seat } turned { $cards } into blood.
}
event-attack-announced = { $how ->
    [card] { $seat } sent { $card } against { $targets }.
    [power] { $seat } used { $card } on { $targets }.
   *[prey] { $seat } used { $card } against { $prey }, laid by { $targets }.
}
event-played = { $seat } used { $card }.
event-reacted = { $how ->
    [return] { $seat } paid { $price } for { $card } and turned the attack upon { $attacker }; the counter stood at { $left }.
   *[cancel] { $seat } paid { $price } for { $card } and escaped the attack; the counter stood at { $left }.
}
event-stolen = { $back ->
    [human] { $thief } took a Human from { $victim } by Hypnosis.
   *[power] { $thief } took a Power from { $victim } by Hypnosis.
}
event-recognised = { $back ->
    [human] { $thief } took a Human from { $victim } by Hypnosis: { $card }.
   *[power] { $thief } took a Power from { $victim } by Hypnosis: { $card }.
}
event-paralysed = Paralysis struck { $seat }: 2 actions in the next turn.
event-destroyed = { $card }, laid by { $seat }, was destroyed.
event-laid = { $seat } laid { $card }.
event-vanished = { $seat } vanished from sight.
event-reappeared = { $seat } could be seen again.
event-dominated = { $how ->
    [master] { $by } paid 10 DS (counter at { $left }) and dominated { $seat }: a Slave, Grace 0.
   *[slave] { $by } paid 10 DS (counter at { $left }) and dominated { $seat } for { $master }: a Slave, Grace 0.
}
event-inherited = { $seat } passed to { $master } with Grace { $grace }.
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
event-forgot = { $due ->
    [slave] { $seat } left out the word “Slave”.
    [f] { $seat } left out the title “Mistress”.
   *[m] { $seat } left out the title “Master”.
}
event-fed = { $slave } fed { $master } with { $price } and stood at { $left }. +{ $n } DS: { $master } stood at { $blood }.
event-grace-moved = { $way ->
    [down] { $why ->
        [unfed] { $title ->
            [f] { $seat } left the Mistress hungry: Grace fell to { $grace }.
           *[m] { $seat } left the Master hungry: Grace fell to { $grace }.
        }
       *[refused] { $seat } did not obey: Grace fell to { $grace }.
    }
   *[other] { $why ->
        [attack] For the attack
        [order] For the order obeyed
        [feeding] For the meal
        [devotion] By Devotion
       *[revolt] By Revolt
    } { $way ->
        [beyond] { $seat_own } Grace went beyond 4.
       *[up] { $seat_own } Grace rose to { $grace }.
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
event-first-place-won = { $seat } won the first place with a bid of { $bid } DS and paid with { $humans }.
event-first-place-kept = Nobody bid; the first place stayed with { $seat }.
event-event-struck = { $event } took effect.
event-crowned = All bow: { $seat } became Lord of the Vampires.
event-dawn-broke = Dawn broke after { $cycle } cycles: { $seat } stood highest.
event-placed = { $seat }: place { $place }, { $slaves ->
    [one] one Slave
   *[other] { $slaves } Slaves
}, { $total } DS of blood and Humans.

result-score = Slaves
ending-lord = Lord of the Vampires
ending-dawn = Dawn

## When the match is over
source-slaves = Slaves
end-slaves = { $n ->
    [0] no Slave
    [one] one Slave
   *[other] { $n } Slaves
}
end-blood = { $n } doses, { $total } with the Humans in hand
end-grace = { $n } Grace
lines-title = Blood over the rounds
lines-round = Round { $n }

window-react-me = attacks on you
