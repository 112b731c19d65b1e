# Blood Coven, English. Every word a person reads.

game-title = Blood Coven
game-tagline = Every coin is a villager, a victim or a vampire. Feed your brood, hunt the city, outlive the night.
game-deed = Hunt coins by night: what your vampires catch is food, or becomes a vampire. Keep your brood fed; most points at the end win.
game-look = A night between two covens: who acts first, who is hungry, who lies in which coffin

## Coins

coin = { $coin ->
    [P] penny
    [N] nickel
   *[D] dime
}
coins = { $coin ->
    [P] { $count ->
        [one] a penny
       *[other] { $count } pennies
    }
    [N] { $count ->
        [one] a nickel
       *[other] { $count } nickels
    }
   *[D] { $count ->
        [one] a dime
       *[other] { $count } dimes
    }
}
nothing = nothing
nobody = nobody
coffin = coffin { $slot }

## Options of a match

setting-placement = How coins are placed
setting-placement-sealed = Sealed
    .note = everybody plans in secret, then all is revealed; whoever placed the fewest coins takes the quarter
setting-placement-open = Open
    .note = one after the other, in sight of all
setting-placement-race = Race
    .note = all at once, in real time; the first to press Done takes the quarter
setting-race_timer = Race timer
setting-race_timer-0 = No timer
setting-race_timer-30 = 30 seconds
setting-race_timer-60 = 60 seconds
setting-abilities = Ability cards (Series B)
setting-abilities-off = None
    .note = all player cards are alike
setting-abilities-deal = Deal one to each player
setting-abilities-pick = Deal two to each player, who keeps one
setting-city6 = City of six
setting-city6-false = The city holds four villagers
setting-city6-true = The city holds six villagers (three players)
setting-random_streets = Random streets (our own variant)
setting-random_streets-false = Players choose who comes to the city
setting-random_streets-true = Chance chooses who comes to the city
setting-ashes = Ashes (our own variant)
setting-ashes-false = Starved vampires return to the supply
setting-ashes-true = Starved vampires turn to ash
setting-even_start = Even start (our own variant)
setting-even_start-false = Choose your first vampire
setting-even_start-true = Everybody starts with the nickel

## Names on the table

name-supply = Supply
name-city = City
name-quarter = Quarter
name-ash = Ash
name-scare = Scare
name-fatigue = Fatigue
name-hand = { $seat_own } hand
name-slot = Coffin { $slot }
name-fed = Victim on coffin { $slot }
name-player-card = { $seat_own } card
name-tray = { $seat }
name-ability = { $seat_own } ability
name-ability-points = ability
name-card = Ability card
name-vp = Points if dawn came now
name-food = Food against hungry
name-claw = claw
name-fang = fang
name-hungry = hungry
name-well-fed = well fed
name-vampires = vampires
name-victims = victims
name-phases = The night
name-tonight = Tonight, coffin by coffin
name-dawn = If dawn came now
name-left = Villagers left
name-goes-first = goes first
name-costs-scare = costs scared coins

short-hand = Hand
short-vp = VP
short-food = Food
short-tonight = Tonight
short-left = villagers left
round-now = Night { $n }

note-supply = the dark alley
note-city = the lamp-lit square
note-scare = for rage
note-fatigue = rests
note-tonight = hungry vampires cannot act

phase-feed = Feed and scare
phase-turns = Upkeep and turns
phase-refresh = Refresh

value-left = before the last feeding
value-vp = VP
value-food = food { $food }, hungry { $hungry }
value-dawn = { $card ->
    [0] { $vampires } from vampires, { $victims } from victims
   *[other] { $vampires } from vampires, { $victims } from victims, { $card } from the card
}
line-vp = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
turn-of = { $seat_own } { $coin } in coffin { $slot }

## Ability cards

card-title = “{ $card }”

card-b1 = Three feed four
card-b1-body = When you have fed three vampires, you may feed a fourth for nothing.
card-b2 = Mixed herd
card-b2-body = At the end, 2 points for each set of a penny, a nickel and a dime among your victims.
card-b3 = No copper blood
card-b3-body = At the end, 3 points if you have no penny vampire.
card-b4 = No nickel blood
card-b4-body = At the end, 3 points if you have no nickel vampire.
card-b5 = No silver blood
card-b5-body = At the end, 4 points if you have no dime vampire.
card-b6 = Busy streets
card-b6-body = When the city has been filled, you may add one villager more.
card-b7 = Blood price
card-b7-body = Before you feed, you may give a hand coin back to the supply to recover two coins from fatigue.
card-b8 = Long arm
card-b8-body = Scare a hand coin to take a victim from the supply instead of the city.
card-b9 = Double hunt
card-b9-body = Once a night, two scare coins let one vampire take two villagers.
card-b10 = Great herd
card-b10-body = At the end, 1 point for every two victims.
card-b11 = Rumour
card-b11-body = At the start of your vampire's turn, you may scare a hand coin to re-populate the city. It is no action.
card-b12 = Hall of screams
card-b12-body = At the end, 1 point more for each coin in your scare area.

## Questions

ask-card = Which ability card do you keep?
ask-start = Which coin is your first vampire?
    .note = The claw catches villagers, the fang turns victims; the lower its coffin, the earlier it acts. The two others are your victims.
ask-b7 = Will you pay the blood price?
ask-feed = Whom do you feed?
    .note = Whoever is hungry and gets nothing starves tonight.
ask-scare = Which coins do you set aside to be scared?
    .note = A scared coin gives Blood Rage or re-populates the city; used or not, it is tired tomorrow.
ask-first = Who was first?
ask-b1 = Feed a fourth vampire for nothing?
ask-pop = Who comes to the city?
    .note = Put out what your vampires catch before the others do.
ask-b6 = One villager more?
ask-b11 = Spread a rumour before the vampire in coffin { $slot } acts?
ask-action = Your { $coin } vampire in coffin { $slot } acts
    .note = It is well fed. Acting makes it hungry; a pass does not.
ask-take2 = Whom does it catch as well?
ask-finalfeed = The last feeding: who is fed?

## Answers, and what they bring

then-unfed = { $count ->
    [0] Nobody starves.
    [one] { $spared ->
        [0] The vampire in { $slots } starves.
       *[1] The vampire in { $slots } starves, unless “{ card-b1 }” saves it.
    }
   *[other] { $spared ->
        [0] The vampires in { $slots } starve.
       *[1] Of the vampires in { $slots } “{ card-b1 }” saves one; the others starve.
    }
}
then-hungry = { $starving ->
    [0] This vampire is hungry afterwards.
   *[1] This vampire is hungry afterwards: as it stands, you lack food for all at the next feeding.
}
then-caught = { $last ->
    [0] A victim more, 1 point.
   *[1] The last villager: a victim more, 1 point, and the match ends after this night.
}
then-made = { $starving ->
    [0] A vampire worth { $points } points, if it is fed. Both are hungry afterwards.
   *[1] A vampire worth { $points } points, if it is fed. Both are hungry afterwards: as it stands, you lack food for all at the next feeding.
}
then-faster = { $faster ->
    [0] {""}
   *[other] {" "}Coffin { $faster } costs the same and acts earlier.
}

option-start = Start with the { $coin }
    .then = Claw { $claw }: catches { $claw ->
            [3] anybody
            [2] nickels and dimes
           *[other] dimes only
        }. Fang { $fang }: turns { $fang ->
            [3] anybody
            [2] pennies and nickels
           *[other] pennies only
        } into vampires. Coffin { $slot }; { $points } points at the end.
option-card = Keep { $card }
    .then = { $text }
option-feed = Feed { $slots } with { $coins }
    .then = Tired tomorrow: { $coins }. { $unfed }
option-feed-none = Feed nobody
    .then = { $unfed }
option-scare = Scare { $coins }
    .then = For Blood Rage or to re-populate tonight; used or not, no food tomorrow. Left in hand: { $left }.
option-scare-none = Scare nobody
    .then = Left in hand: { $left }.
option-first = First: { $seats }
    .then = Who was first takes the quarter; of several, the next one after its holder.
option-first-none = Nobody pressed Done
    .then = Who placed the fewest coins takes the quarter.
option-pop = Bring a { $coin }
    .then = Claw { $claw }: { $claw ->
        [1] every vampire can take it.
        [2] pennies and nickels can take it, dimes with Blood Rage.
       *[3] pennies can take it, others with Blood Rage.
    }
option-b1-none = Feed no fourth vampire
    .then = { $unfed }
option-b1 = Feed the vampire in coffin { $slot } for nothing
    .then = It lives and is well fed tonight.
option-b6-none = No villager more
    .then = The city stays as it is.
option-b6-yes = One villager more
    .then = Chance chooses who comes.
option-b7-none = Pay no blood price
    .then = Your tired coins come back in the upkeep, after feeding.
option-b7 = Give back a { $coin }, recover { $coins }
    .then = A victim less, −1 point; { $coins } can be fed or scared tonight.
option-b11-none = Spread no rumour
    .then = The city stays as it is.
option-b11 = Scare a { $coin } and re-populate
    .then = All villagers go back, and the city is filled anew. The { $coin } can give Blood Rage tonight, but no food tomorrow.
option-pass = Let it rest
    .then = It stays well fed and can act tomorrow.
option-pass-quiet = Let it rest
    .then = It stays well fed. If nobody acts after it, this is the third quiet night, and the match ends.
option-pass-ends = Let it rest
    .then = It stays well fed. Nobody has acted: this is the third quiet night, and the match ends.
option-take = Take a { $coin }
    .then = { then-caught } { then-hungry }
option-take-rage = Take a { $coin }, with Blood Rage from { $rage }
    .then = { then-caught } { then-hungry }
option-take2 = Take a { $coin }
    .then = { then-caught }
option-take2-none = Catch nobody else
    .then = The hunt is over.
option-hunt = Double hunt, paid with { $price }: first a { $coin }
    .then = A victim more, 1 point, and a second catch. { then-hungry }
option-hunt-rage = Double hunt, paid with { $price }: first a { $coin }, with Blood Rage from { $rage }
    .then = A victim more, 1 point, and a second catch. { then-hungry }
option-far = Take a { $coin } from the supply, scaring a { $scared }
    .then = { then-caught } { then-hungry }
option-far-rage = Take a { $coin } from the supply, scaring a { $scared }, with Blood Rage from { $rage }
    .then = { then-caught } { then-hungry }
option-make = Turn a { $coin } into a vampire, in coffin { $slot }
    .then = { then-made }{ then-faster }
option-make-rage = Turn a { $coin } into a vampire, in coffin { $slot }, with Blood Rage from { $rage }
    .then = { then-made }{ then-faster }
option-repop = Re-populate the city, for a scared { $coin }
    .then = All villagers go back, and the city is filled anew, by the holder of the quarter first. { then-hungry }
option-final-feed = Feed { $slots }
    .then = To ash: { $ash }.

## Why something is not possible

why-not-hungry = The vampire in coffin { $slot } is well fed and needs no food.
why-slot-empty = There is no vampire in coffin { $slot }.
why-not-in-hand = That takes { $coins }; your hand holds { $hand }.
why-not-in-supply = There is no { $coin } in the supply.
why-not-in-city = There is no { $coin } in the city, and only the city can be hunted.
why-claw = A { $coin } has claw { $needed }; yours would reach { $claw }.
why-fang = A { $coin } has fang { $needed }; yours would reach { $fang }.
why-waste = Spending { $coins } is more than it takes, and Blood Rage is never wasted.
why-not-fresh = There is no { $coin } in your hand; victims being scared, resting or fed upon do not count.
why-hand-empty = Your hand is empty; victims being scared, resting or fed upon cannot be turned.
why-card-full = All five coffins are taken.
why-slot-taken = Coffin { $slot } is taken.
why-too-fast = The slowest free coffin is { $slowest }; a surplus of { $surplus } does not bring it forward to { $slot }.
why-no-scare-coin = Re-populating costs a scared { $coin }, and you have set none aside.
why-nobody-scared = Re-populating costs a scared coin, and you have set none aside.
why-no-villagers = There is no villager left anywhere.
why-hunted-already = You have used your double hunt tonight.
why-card-not-dealt = That ability card was not dealt to you.
why-feed-exactly = As many must be fed as there are fresh victims: exactly { $count }.
why-not-resting = You do not have { $coins } in your fatigue area.
why-too-few-villagers = A double hunt needs two villagers.

why-tired = That { $coin } is tired: it can neither feed, nor be scared, nor be turned.
why-supply-closed = Only villagers in the city can be taken; the supply is out of reach.
why-hungry-no-turn = The vampire in coffin { $slot } is hungry, and only the well fed act.
why-not-its-turn = Vampires act coffin by coffin; it is the turn of the one in coffin { $now }.
why-passed-already = The vampire in coffin { $slot } has passed tonight, and a pass is final.
why-nothing-set-aside = You have set no such coin aside to be scared tonight.
why-nobody-set-aside = You have set no coin aside to be scared tonight.
why-no-such-coin = Coins are pennies (P), nickels (N) and dimes (D).
why-coins-in-order = Coins are written in the order P, N, D.
why-coffins-in-order = Coffins are written from the fastest to the slowest.
why-no-such-coffin = Coffins are numbered from 1 to 5.
why-one-coin-each = Each vampire is fed with exactly one coin.
why-nobody-hungry = None of your vampires is hungry.
why-planned-already = You have a place for it in your plan already; it lies in hand until the reveal.
why-feeding-planned = Feeding comes before scaring, and you have chosen whom you feed.
why-one-for-two = For the blood price one coin goes back to the supply and exactly two are recovered.
why-one-first-vampire = Exactly one of your three coins becomes your first vampire.
why-no-such-card = Ability cards are numbered from { $first } to { $last }.
why-chance-brings = Chance chooses who comes; you only say whether somebody does.
why-one-scared = Exactly one coin of your hand is scared for that.
why-one-for-nothing = One vampire is fed for nothing, no more.
why-must-feed = In the last feeding as many are fed as there are coins in hand; nobody may decline.
why-pass-instead = A vampire that does nothing passes.
why-not-without-card = That takes the ability card { $card }, and it is not yours.
why-two-scare-coins = A double hunt costs exactly two coins of your scare area.
why-which-coffin = Say into which coffin the new vampire goes.
why-one-coffin = A new vampire goes into one coffin.
why-must-bring = Everybody brings villagers to the city; nobody may decline.
why-one-villager = It is one villager at a time.
why-not-that-many = You do not have that many in your hand.
why-rage-from-scare = Blood Rage comes from coins in your scare area, and you do not have those there.
why-one-victim = One victim is turned at a time.
why-no-rage-there = Blood Rage helps to take and to turn, and for nothing else.
why-one-scare-coin = Re-populating costs exactly one scared coin.

## What things are for

about-seat = { $seat_own } side of the table: five coffins, a scare area, a fatigue area and a hand.
changes-seat = Point at a coffin, a coin or a card there to learn what can be done with it.
about-hand-coin = A victim in { $seat_own } hand, a { $coin }: food for a vampire, a vampire to be, or somebody to scare.
about-hand = The victims in { $seat_own } hand: food, vampires to be, or somebody to scare.
about-scare-coin = A { $coin } in { $seat_own } scare area: tonight it gives a vampire Blood Rage or re-populates the city.
about-scare = { $seat_own } scared victims: they give Blood Rage or re-populate the city, and rest afterwards.
about-fatigue-coin = A tired { $coin }: it comes back to { $seat_own } hand in the next upkeep.
about-fatigue = { $seat_own } resting victims; they come back to hand in the next upkeep.
about-vampire = { $seat_own } { $coin } vampire. Well fed (heads-up) it acts once a night; hungry (tails-up) it must be fed or it starves.
about-coffin = { $seat_own } coffin { $slot }: a place for one vampire. Coffin 1 acts first, coffin 5 last.
about-fed = Where a victim lies that feeds the vampire in this coffin; it goes to rest in the upkeep.
about-city-coin = A { $coin } in the city: a vampire whose claw reaches it can take it.
about-city = The city, where vampires hunt. It is filled up to its size before the vampires act.
about-supply-coin = A { $coin } in the supply: it cannot be hunted, but it may be brought to the city.
about-supply = The villagers who are not in the city. When supply and city are empty, the match ends.
about-ash = Coins out of the match; they count for nobody.
changes-ash = Coins come here when a rule takes them out of the match, and none comes back.
about-quarter = The quarter. Of vampires in the same coffin its holder's acts first, and its holder begins when the city is filled.
about-ability = { $seat_own } ability card “{ $card }”. { $text }
about-cards = Where { $seat_own } ability card lies.
about-points = Points if dawn came now: 3, 4 or 5 for a penny, nickel or dime vampire that is fed, 1 for every victim.
changes-points = It changes as vampires are turned, fed or starve, and as victims are caught or spent.
about-food = The coins in { $seat_own } hand against the hungry vampires. Who is not fed starves.
changes-food = It changes as victims are caught, turned, scared and fed, and as vampires grow hungry.
about-left = Villagers left in city and supply. When there are none, the last feeding comes.
changes-left = It goes down whenever a vampire takes a villager from the city.
about-phases = The night: feed and scare, then the vampires act, then everything is made ready for the next.
changes-phases = The night moves on by itself when everybody has decided.
about-tonight = Tonight's order: coffin by coffin; in the same coffin the holder of the quarter goes first.
changes-tonight = It moves on when a vampire has acted or passed.

figure-power = claw { $claw }, fang { $fang }
figure-points = { $n ->
    [one] { $n } point at the end
   *[other] { $n } points at the end
}
figure-hungry = hungry
figure-well-fed = well fed

when-start = One of your three first coins becomes your first vampire.
when-feed = Victims are fed to vampires at the beginning of the night, while all feed and scare.
when-scare = Victims are set aside to be scared at the beginning of the night, after feeding.
when-turn = A victim in hand is turned on the turn of one of your vampires.
when-long-arm = With “{ card-b8 }” its owner scares a hand coin to take from the supply, on the turn of a vampire.
when-blood-price = With “{ card-b7 }” its owner may recover two coins from fatigue, before feeding.
when-rumour = With “{ card-b11 }” its owner may scare a hand coin just before an own vampire acts.
when-rage = Blood Rage helps one of your vampires while it takes or turns somebody.
when-repopulate = A scared coin re-populates the city on the turn of one of your vampires.
when-double-hunt = With “{ card-b9 }” two scared coins let one vampire a night take two villagers.
when-rest = Tired coins come back to hand by themselves, in the upkeep.
when-acts-now = It is this vampire's turn, and whoever owns it chooses what it does.
when-be-fed = Hungry vampires are fed at the beginning of the night.
when-fed-for-nothing = With “{ card-b1 }” a fourth vampire is fed for nothing, once three have been fed.
when-be-fed-last = In the last feeding every victim in hand feeds somebody.
when-act = Vampires act one after the other, coffin by coffin, after the upkeep.
when-place = An empty coffin is filled when one of your vampires turns somebody.
when-digest = The victim on a vampire cannot be used until it goes to rest.
when-take = Villagers in the city are taken on the turn of one of your vampires.
when-bring = Villagers come from the supply when the city is filled.
when-busy-streets = With “{ card-b6 }” its owner may add one villager when the city has been filled.
when-take-supply = Only villagers in the city can be taken; the supply is out of reach.
when-take-supply-card = Villagers are taken from the city; from the supply only with “{ card-b8 }”.
when-win-quarter = The quarter goes to whoever placed the fewest coins, after feeding and scaring.
when-win-race = The quarter goes to whoever is first to be done with feeding and scaring.
when-clock-says-first = Who was first is said by the clock, and only where coins are placed in a race.
when-keep = One of the ability cards dealt to you is kept before the first night.

## The to-do list

step-feed-and-scare = Everybody feeds and scares
step-commit = { $seat }: feed and scare
step-bring-villager = { $seat }: bring a villager
step-busy-streets = { $seat }: one villager more?
step-rumour = { $seat }: rumour before coffin { $slot }
step-turn = Coffin { $slot }: { $seat_own } { $vampire }
step-refresh = The night ends
step-final-feeding = { $seat }: the last feeding

## What happened

event-cards-dealt = { $seat } received { $cards }.
event-card-kept = { $seat } kept { $card }.
event-started = { $seat } started with the { $coin } in coffin { $slot }.
event-round-began = Night { $round } fell.
event-placed = { $did ->
    [both] { $seat } fed { $slots } with { $fed } and scared { $scared }.
    [fed] { $seat } fed { $slots } with { $fed }.
    [scared] { $seat } scared { $scared }.
   *[nothing] { $seat } placed nothing.
}
event-blood-price = { card-b7 }: { $seat } gave a { $coin } back to the supply and recovered { $recovered } from fatigue.
event-quarter-taken = { $how ->
    [lot] { $seat } drew the quarter by lot.
    [tie] { $seat } took the quarter; the tie went away from its holder.
    [first] { $seat } was first and took the quarter.
   *[fewest] { $seat } took the quarter, having placed the fewest coins ({ $placed }).
}
event-fed-for-nothing = { card-b1 }: { $seat } fed the { $coin } vampire in coffin { $slot } for nothing.
event-populated = { $how ->
    [chosen] { $seat } brought a { $coin } to the city.
    [only] A { $coin } came to the city, there being nothing else.
   *[random] A { $coin } wandered into the city.
}
event-rest-arrived = The last of the supply came to the city: { $coins }.
event-busy-streets = { card-b6 }: { $seat } brought one villager more to the city, a { $coin }.
event-recovered = { $seat } got back { $coins } from fatigue.
event-starved = { $where ->
    [ash] { $seat_own } { $coin } vampire in coffin { $slot } starved and turned to ash.
   *[supply] { $seat_own } { $coin } vampire in coffin { $slot } starved and went back to the supply.
}
event-coven-lost = { $seat_own } last vampire is gone. What is left is to bring villagers to the city; victims still score.
event-sated = { $count ->
    [one] { $seat_own } vampire in { $slots } is well fed; { $coins } went to rest.
   *[other] { $seat_own } vampires in { $slots } are well fed; { $coins } went to rest.
}
event-blood-rage = Blood Rage: { $seat_own } { $vampire } vampire in coffin { $slot } spent { $coins } and reached { $power } { $value }.
event-caught = { $seat_own } { $vampire } vampire in coffin { $slot } took a { $coin } from the { $source }.
event-scared = { $card ->
    [B11] { card-b11 }: { $seat } scared { $coins } before the vampire in coffin { $slot } acted.
   *[B8] { card-b8 }: { $seat } scared { $coins } for the vampire in coffin { $slot }.
}
event-paid = { card-b9 }: { $seat } paid { $coins } for the vampire in coffin { $slot }.
event-hunt-ended = { $seat_own } { $vampire } vampire in coffin { $slot } caught nobody else.
event-made = { $seat_own } { $vampire } vampire in coffin { $slot } turned a { $coin } into a vampire, in coffin { $place }.
event-repopulated = { $seat_own } { $vampire } vampire in coffin { $slot } emptied the city for a scared { $coin }: { $back } went back to the supply.
event-rumour-spread = { card-b11 }: { $seat } emptied the city; { $back } went back to the supply.
event-passed = { $how ->
    [forced] { $seat_own } { $vampire } vampire in coffin { $slot } could do nothing and stays fed.
   *[chosen] { $seat } let the { $vampire } vampire in coffin { $slot } rest; it stays fed.
}
event-tired = { $seat_own } scare area was emptied: { $coins } went to rest.
event-quiet-night = No vampire acted: { $count } of the { $last } quiet nights in a row that end the match.
event-last-feeding = { $reason ->
    [streets-empty] The streets are empty. Everybody feeds for the last time.
    [no-vampires] No vampire is left. The points are counted.
    [quiet-nights] Three quiet nights in a row. Everybody feeds for the last time.
   *[round-limit] The fortieth night is over. Everybody feeds for the last time.
}
event-finally-fed = { $seat } fed { $slots } with { $coins }.
event-turned-to-ash = { $seat_own } { $coin } vampire in coffin { $slot } turned to ash.
event-scored = { $card ->
    [0] { $seat } scored { $total }: { $vampires } from vampires, { $victims } from victims.
   *[other] { $seat } scored { $total }: { $vampires } from vampires, { $victims } from victims, { $card } from the card.
}
event-won = { $how ->
    [shared] { $seat } shared the victory, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
   *[alone] { $seat } won with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

ending-streets-empty = The streets are empty
ending-no-vampires = No vampire is left
ending-quiet-nights = Three quiet nights
ending-round-limit = The fortieth night

## When the match is over
source-vampires = Vampires
source-victims = Victims
source-card = Ability card
end-vampires = { $n ->
    [one] one vampire
   *[other] { $n } vampires
}
end-victims = { $n ->
    [one] one victim
   *[other] { $n } victims
}
lines-title = The lead over the nights
lines-round = Night { $n }

## What a position is worth
feature-fed = points after the next feeding
feature-now = points now
feature-vampires = vampires
feature-awake = vampires who act
feature-claws = claws
feature-food = spare food
feature-starving = hungry mouths
feature-tired = tired coins
feature-quick = speed
