# Sanguis Venenatus, English. Every word a person reads.

game-title = Sanguis Venenatus
game-tagline = A plague city, 1348. Servants toil by day, vampires hunt by night; when the fifth night ends, one of you rules.

## Options of a match

setting-sheets = Vampire sheets
setting-sheets-asymmetric = Asymmetric
    .note = Plague, Death, War and Famine, each with three powers
setting-sheets-nighthunter = Nighthunter
    .note = the same two powers for everybody, for a first game
setting-sheets-mixed = Mixed
    .note = everybody chooses a side
setting-draft = Servants
setting-draft-on = Draft
    .note = keep one card, pass the rest to the left, three times
setting-draft-random = Random
    .note = three servants for everybody (our own variant)

## The city

district = { $district ->
    [N] Cathedral Quarter
    [E] Crown Quarter
    [S] Market Quarter
   *[W] Scholars' Quarter
}
field = { $kind ->
    [houses] the houses { $id }
    [street] the street { $id }
    [city-gate] the gate of the { district }
    [guild] the Guild of the { district }
    [forge] the Forge of the { district }
    [cemetery] the Cemetery of the { district }
    [cathedral] the Cathedral
    [throne-hall] the Throne Hall
    [scriptorium] the Scriptorium
    [great-market] the Great Market
    [granary] the Granary
    [tavern] the Tavern
    [gallows] the Gallows
   *[old-crypt] the Old Crypt
}
place = { $kind ->
    [houses] Houses { $id }
    [street] Street { $id }
    [city-gate] Gate { $id }
    [guild] Guild { $id }
    [forge] Forge { $id }
    [cemetery] Cemetery { $id }
    [cathedral] Cathedral
    [throne-hall] Throne Hall
    [scriptorium] Scriptorium
    [great-market] Great Market
    [granary] Granary
    [tavern] Tavern
    [gallows] Gallows
   *[old-crypt] Old Crypt
}
field-cathedral = Cathedral: 2 popularity for 2 VP
field-guild = Guild: gold and bread
field-forge = Forge: militia and equipment
field-cemetery = Cemetery: 2 blood
field-throne-hall = Throne Hall: 2 gold for influence in two quarters
field-scriptorium = Scriptorium: two intrigue cards
field-great-market = Great Market: three different resources
field-granary = Granary: 3 bread
field-tavern = Tavern: 2 militia and 1 bread
field-gallows = Gallows: 1 popularity for 1 VP and influence in the Crown Quarter
field-old-crypt = Old Crypt: 3 blood for 2 VP
field-city-gate = City gate
field-plain = no special field
name-people = { $n } people
roman = { $n ->
    [1] I
    [2] II
   *[3] III
}
symbol-holy_ground = holy ground: stops vampires
symbol-sanctuary = sanctuary: shelter from events
symbol-sewer = sewers and catacombs
symbol-permanent_infected = always infected
symbol-servant_defence = defends servants
symbol-vampire_defence = defends vampires
symbol-both_defence = defends servants and vampires
symbol-sword1 = one sword
symbol-sword2 = two swords
symbol-shield1 = one shield
symbol-shield2 = two shields
symbol-fang = fang

## Things

resource = { $res ->
    [gold] gold
    [bread] bread
    [militia] militia
    [equipment] equipment
    [blood] blood
    [popularity] popularity
    [influence] influence
   *[vp] VP
}
amount = { $n } { resource }
points = { $ap ->
    [one] 1 point
   *[other] { $ap } points
}
token-plague = plague token
token-blood = blood token
token-inquisitor = inquisitor
token-fire = fire
token-fair = fair
token-mob = mob
name-barrack = barrack
name-level = level { $level }
name-servant = servant
name-servant-card = Servant
name-vampire = vampire
name-noble = corrupted noble
name-soul = soul
name-intrigue = Intrigue
name-event = Event
name-sheet = Vampire
name-infected = infected
name-dead = dead, returns at the next dawn
name-flipped = dead and unavailable
name-defence = defence
name-burn = the plague can be burnt
name-price = price in gold
name-heart = a red number: wounds stop here
name-first = first player
name-face = { $n }
name-attack-die = Attack die
name-defence-die = Defence die
the-vampire = vampire
servant-of = { $seat_own } { $servant }
no-card = no card

## Names on the table

name-city = The city
name-phases = The round
name-pile = Destruction tokens before lockdown
name-influence = Influence in the { $district }
name-nobles = Nobles of the { $district }
name-event-deck = Event deck
name-fate = The event of the round
name-past = Events so far
name-intrigue-deck = Intrigue deck
name-discards = Intrigue discards
name-played = Cards in play
name-dice = Dice
name-fight = The fight
name-fight-attack = Attack
name-fight-defence = Defence
name-fighter = Who fights
name-laid = The card laid
name-strength = Strength
short-strength = strength
note-fight-open = Now the cards, in secret; then the dice.
note-fight-defender = { $victim }: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
note-fight-attacker = Struck back! { $seat }: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
note-fight-nobody = Nobody is hurt.
note-fight-killed = { $victim } dies.
note-fight-withstood = { $victim } withstands.
name-sheets = Vampires to choose from
name-stock = { $seat_own } stores
name-crew = { $seat_own } servants
name-blood = { $seat_own } blood
name-popularity = { $seat_own } popularity
name-plaque = { $seat }
name-own-sheet = { $seat_own } vampire
name-ap = Action points
name-souls = Souls
name-hand = { $seat_own } hand
name-draft = { $seat_own } draft
name-kept = { $seat_own } kept servants
short-vp = VP
short-pile = before lockdown
short-nobles = nobles
short-events = Events
short-past = Past
short-intrigue = Intrigue
short-discards = Discards
short-stock = stores
short-crew = servants
short-ap = points
short-souls = of 5 souls
short-hand = Hand
short-draft = Draft
short-kept = Kept
tab-city = City
tab-districts = Districts
tab-sheet = Sheet
tab-hand = Cards
round-now = Round { $n } of 5

phase-dawn = Dawn
phase-day = Day
phase-night = Night
phase-twilight = Twilight

band-tyrant = Tyrant
band-feared = Feared
band-unknown = Unknown
band-respected = Respected
band-beloved = Beloved
band-tyrant-reward = Tyrant: militia, equipment, 1 VP
band-feared-reward = Feared: militia, equipment
band-unknown-reward = Unknown: 1 gold
band-respected-reward = Respected: gold, bread, 1 VP
band-beloved-reward = Beloved: gold, bread, 2 VP

note-leads = leads: { $seats }
note-noble = { $gold } gold
note-no-noble = none left
note-wound = { $n ->
    [0] a wound would defeat you
   *[other] a wound takes you to { $n }
}
risk-plague = infects
risk-doom = kills
risk-holy = stops you
risk-inquisitor = 2 blood, and stops you
name-figure = { $vampire }, { $title }
line-nobody = no vampire yet
banner-lockdown = Lockdown: no new tokens, and only old blood is drunk.
banner-blood-moon = Blood Moon: vampires have 7 points tonight.
banner-quarantine = Quarantine: servants off sanctuaries have 1 point less.

## Vampires

vampire-kublai = Kublai
vampire-persephone = Persephone
vampire-siegfried = Siegfried
vampire-cassandra = Cassandra
title-kublai = Plague
title-persephone = Death
title-siegfried = War
title-cassandra = Famine
title-nighthunter = Nighthunter
vampire-kublai-body = Tainted Blood: drinks where the plague is, 4 blood without shame. Pestilence: 2 points for a plague token here, 2 VP, 1 popularity lost. Carriers: infected servants keep their 4 points.
vampire-persephone-body = Reaper: a soul for every dead servant and every other defeated vampire, and for waking on a Cemetery. Soul Tithe: a soul for 1 point, or to raise a servant. Last Harvest: 1 VP for each soul.
vampire-siegfried-body = Beyond Shame: at 0 popularity loses blood instead of wounds. Warlord: +1 when he attacks a vampire. Levy: his barracks cost no militia.
vampire-cassandra-body = Hunger: 3 blood from old blood, without shame. Starvation: 2 points to starve all rivals in her quarter: 1 VP, and blood for each. Second Sight: chooses between two events.
ability-raise = Soul Tithe
ability-raise-price = { $n ->
    [one] For a soul
   *[other] For { $n } souls
}

## Servants

servant-medicus = Medicus
servant-brute = Brute
servant-merchant = Merchant
servant-blacksmith = Blacksmith
servant-baker = Baker
servant-sergeant = Sergeant
servant-mason = Mason
servant-messenger = Messenger
servant-rat-catcher = Rat-Catcher
servant-gravedigger = Gravedigger
servant-priest = Priest
servant-beguine = Beguine
servant-spy = Spy
servant-thief = Thief
servant-bodyguard = Bodyguard
servant-knight = Knight
servant-courtier = Courtier
servant-herald = Herald
servant-cultist = Cultist
servant-scholar = Scholar
servant-medicus-body = Burns the plague without bread. Treat (1 point): cure one of your servants here.
servant-brute-body = Builds for 1 point.
servant-merchant-body = Defence 1 on a Forge or Guild. +1 gold at a Guild.
servant-blacksmith-body = Defence 1 on a Forge. +1 equipment at a Forge.
servant-baker-body = +1 bread at a Guild or the Granary.
servant-sergeant-body = +1 militia at a Forge or the Tavern.
servant-mason-body = Builds for 1 equipment less.
servant-messenger-body = Starts with 5 points, infected with 4.
servant-rat-catcher-body = Sewers cost 1 point. Fields that are always infected do not infect him.
servant-gravedigger-body = Moving never infects him.
servant-priest-body = Defence 2 on holy ground. Burning the plague gives 1 more popularity.
servant-beguine-body = Comfort (2 points, 1 bread): return a blood token here or next door; 1 popularity, 1 VP.
servant-spy-body = Eavesdrop (2 points): with a rival's servant or barrack here or next door, draw an intrigue card.
servant-thief-body = Pickpocket (1 point): take 1 gold or bread from a rival with a servant here or next door.
servant-bodyguard-body = Your other servants here have +1 defence.
servant-knight-body = No sewers. A vampire whose attack on him fails takes a wound.
servant-courtier-body = While he is in the quarter, your nobles there cost 1 gold less.
servant-herald-body = Proclaim (2 points): where people live and no token lies, +2 popularity.
servant-cultist-body = When he dies, your vampire gains 3 blood. Offering (1 point): your vampire gains 1 blood.
servant-scholar-body = Defence 1 in the middle of the city. Research (2 points) there: draw an intrigue card.
extra-treat = Treat
extra-comfort = Comfort
extra-eavesdrop = Eavesdrop
extra-pickpocket = Pickpocket
extra-proclaim = Proclaim
extra-offering = Offering
extra-research = Research

## Intrigue cards

intrigue-bribed-guards = Bribed Guards
intrigue-whispered-threats = Whispered Threats
intrigue-poisoned-well = Poisoned Well
intrigue-miracle-cure = Miracle Cure
intrigue-blood-feast = Blood Feast
intrigue-secret-tunnels = Secret Tunnels
intrigue-smuggled-arms = Smuggled Arms
intrigue-blackmail = Blackmail
intrigue-alms-for-the-poor = Alms for the Poor
intrigue-assassin = Assassin
intrigue-arson = Arson
intrigue-necromancy = Necromancy
intrigue-treason-at-court = Treason at Court
intrigue-mask-of-mercy = Mask of Mercy
intrigue-reign-of-terror = Reign of Terror
intrigue-grave-robbers = Grave Robbers
intrigue-old-debts = Old Debts
intrigue-prophecy-of-doom = Prophecy of Doom
intrigue-goldregs-seal = Goldreg's Seal
intrigue-mist-form = Mist Form
intrigue-bribed-guards-body = +1 influence here. With popularity 10 or more: +1 VP.
intrigue-whispered-threats-body = Take up to 2 gold from a rival; with popularity 5 or less 1 bread too.
intrigue-poisoned-well-body = A plague token here or next door; +1 VP. Not during lockdown.
intrigue-miracle-cure-body = Cure a servant, or remove a plague of this quarter; +2 popularity.
intrigue-blood-feast-body = +3 blood. With popularity 3 or less: +1 VP.
intrigue-secret-tunnels-body = You appear at any other sewer or Cemetery; +1 point.
intrigue-smuggled-arms-body = 3 militia and equipment in any mix.
intrigue-blackmail-body = With a noble of yours here: a rival loses 1 influence here, you gain 1.
intrigue-alms-for-the-poor-body = +1 popularity, +1 influence here.
intrigue-assassin-body = A rival's servant in this quarter, defence 0 or 1, no sanctuary, dies; +1 VP.
intrigue-arson-body = And 1 popularity: a rival's barrack here or next door loses a level; +1 VP.
intrigue-necromancy-body = A dead servant of yours returns on a Cemetery.
intrigue-treason-at-court-body = Replace a rival's noble here by one of yours; +1 VP.
intrigue-mask-of-mercy-body = +3 popularity.
intrigue-reign-of-terror-body = +3 VP; rivals with a servant in this quarter lose 1 popularity.
intrigue-grave-robbers-body = On a Cemetery: 2 gold, 1 equipment.
intrigue-old-debts-body = A rival discards a card at random; you draw one.
intrigue-prophecy-of-doom-body = See the next event, bury it if you like; +1 VP.
intrigue-goldregs-seal-body = +1 influence in two quarters of your choice.
intrigue-mist-form-body = +2 points; tonight walls do not stop you.

## Events

event-card-rats-in-the-granaries = Rats in the Granaries
event-card-the-dead-carts = The Dead Carts
event-card-death-on-the-wind = Death on the Wind
event-card-the-flagellants = The Flagellants
event-card-the-inquisition = The Inquisition
event-card-the-great-fire = The Great Fire
event-card-spring-rain = Spring Rain
event-card-the-saints-fair = The Saint's Fair
event-card-hunger-riots = Hunger Riots
event-card-miasma = Miasma
event-card-procession-of-relics = Procession of Relics
event-card-blood-moon = Blood Moon
event-card-refugees-at-the-gates = Refugees at the Gates
event-card-the-stewards-tax = The Steward's Tax
event-card-the-masked-ball = The Masked Ball
event-card-quarantine = Quarantine
event-card-rats-in-the-granaries-body = Plague on I everywhere. Everybody loses 1 bread, or 1 popularity without it.
event-card-the-dead-carts-body = Plague on II in E and W, I in N. Everybody may pay 1 bread for 1 popularity.
event-card-death-on-the-wind-body = Plague on III everywhere. Everybody names a servant off sanctuaries to be infected.
event-card-the-flagellants-body = Plague on I in E and W, III in N. Vampires off sanctuaries lose 1 popularity.
event-card-the-inquisition-body = Plague on II in N, III in S, I in E. Inquisitors on II in E and W: 2 blood, and they stop vampires.
event-card-the-great-fire-body = III in N and S burn: tokens gone, nobody enters. Plague on II in E and W, I in S.
event-card-spring-rain-body = One blood token of every quarter is washed away. Plague on III in N and S.
event-card-the-saints-fair-body = Plague on I in N and S, II in W. Fairs on III in E and W: produce gold and bread there.
event-card-hunger-riots-body = Plague on II in N and S, III in E. Mobs on I in N and S: 1 point more to enter. Everybody loses 1 gold.
event-card-miasma-body = In every quarter plague on the first free one of I, II, III.
event-card-procession-of-relics-body = Plague on I in S and W, II in N. Vampires off sanctuaries pay 2 gold or take a wound.
event-card-blood-moon-body = Plague on III in E and W, I in N. Vampires have 7 points tonight.
event-card-refugees-at-the-gates-body = Blood on I and II is washed away. Plague on I in E and W, III in S. Everybody gains 1 bread.
event-card-the-stewards-tax-body = Plague on II in S and W, I in E. Everybody pays 2 gold or loses 1 influence.
event-card-the-masked-ball-body = Plague on III in N and W, II in E. Everybody draws an intrigue card.
event-card-quarantine-body = Plague on II everywhere. Servants off sanctuaries start with 1 point less.

## Questions

ask-vampire = Which vampire are you?
    .note = Each has three powers of its own; read them on the sheets.
ask-side = Which side of { $vampire }'s sheet?
ask-draft = Servant { $number } of 3: whom do you keep?
    .note = Kept cards stay secret until all have three; the rest goes to your left.
ask-gate = At which gate do you arrive?
    .note = Your vampire and all three servants start there.
ask-discard = More than three intrigue cards: which one goes?
ask-sight = Second Sight: which event comes true?
ask-spread = The plague in { $field } spreads: where to?
    .note = A token also closes guilds and forges, and infects whoever stands there.
ask-pay = { $able ->
    [no] { $name }: you cannot pay
   *[yes] { $name }: will you pay?
}
ask-infect = Death on the Wind: who falls ill?
    .note = A servant that is infected already dies.
ask-rain = The rain washes one blood token from the { $district }
ask-return = Where does your { $servant } return?
ask-servant = Which servant acts?
    .note = Everybody activates one servant in turn, until all have acted.
ask-work = Your { $servant }: { points }
    .note = At { $field }.
ask-rise = On which Cemetery does your vampire rise?
ask-haunt = { $vampire }: { points }
    .note = At { $field }.
ask-combat = { $role ->
    [attack] You attack { $rival }: which card?
   *[defend] { $rival } attacks you: which card?
}
    .note = Attack: { $attack }, a die and swords. Defence: { $defence }, a die and shields; the defender's swords strike back.
ask-death-price = Your servant died: what do you lose?
    .note = Equal influence goes to whoever arrived last, so a lost point may cost a quarter.
ask-defeat-price = Your vampire is defeated: what do you lose?
    .note = Three points in all, in any mix.
ask-flip = Several died at once: whose card is flipped?
    .note = The flipped one misses the next dawn.
ask-prophesy = You foresee { $name }. Shall it come?

## Answers

option-vampire = { $vampire }
option-side-asymmetric = { $vampire } with three powers
option-side-nighthunter = The Nighthunter: Shadow Step and Predator
option-draft = Keep the { $servant }
option-gate = { $field }
option-discard = Discard { $name }
    .then = { $text }
option-reveal = { $name }
    .then = { $text }
option-spread = Into { $field }
option-pay = Pay { $cost }{ $gain ->
    [0] {""}
   *[other] {" "}for { $gains }
}
option-refuse = Do not pay
option-wound = Take a wound
option-infect = Your { $servant } falls ill
option-infect-again = Your { $servant } dies of it
option-rain = { $field }
option-return = { $field }
option-servant = { $servant } at { $field }
    .then = { $ap } action points
option-servant-dead = { $servant }, dead
option-rise = { $field }
option-lose-vp = Lose 1 VP
option-lose-influence = Lose 1 influence in the { $district }
    .all = Lose 1 influence
option-flip = The { $servant }
option-keep-event = Let it come: { $name }
    .then = { $text }
option-bury-event = Under the deck with { $name }
option-no-card = No card
option-card = { $name }
    .then = { $symbol ->
        [sword1] one sword
        [sword2] two swords
        [shield1] one shield
        [shield2] two shields
       *[fang] fang: 2 blood if your opponent is wounded
    }
    .all = Lay a card

option-move = { $omen ->
    [plague] Into the plague: { $field }
    [doom] Walk to death: { $field }
    [holy] To holy ground: { $field }
    [inquisitor] To the inquisitor: { $field }
   *[none] Move to { $field }
}
    .then = { points }{ $omen ->
        [plague] ; your servant is infected and starts with 1 point less
        [doom] ; infected again, your servant finishes this activation and dies
        [holy] ; it ends all moving tonight, nothing else
        [inquisitor] ; 2 blood lost, and no more moving tonight
       *[none] {""}
    }
    .all = Move
option-sewer = { $omen ->
    [plague] Through the sewers into the plague: { $field }
    [doom] Through the sewers to death: { $field }
   *[none] Through the sewers to { $field }
}
    .then = { option-move.then }
    .all = Through the sewers
option-catacomb = { $omen ->
    [holy] Through the catacombs to holy ground: { $field }
    [inquisitor] Through the catacombs to the inquisitor: { $field }
   *[none] Through the catacombs to { $field }
}
    .then = { option-move.then }
    .all = Through the catacombs
option-produce = Produce { $goods }
    .then = 2 points, once per activation
    .all = Produce
option-produce-nothing = Produce
option-burn = Burn the plague at { $field }
    .then = 2 points{ $bread ->
        [0] {""}
       *[other] , 1 bread
    }: { $popularity } popularity, 1 influence in the { $district }
    .all = Burn the plague
option-build = Build level { $level }
    .then = { points }, { $cost }: { $level ->
        [1] 1 VP, 1 influence
        [2] 2 VP, 1 influence
       *[3] 3 VP, 2 influence
    }
option-rations = Rations
    .then = 1 bread for 1 more point
option-extra = { $name }
    .then = { $text }
option-extra-on = { $name }: { $targets }
    .then = { $text }
    .all = The servant's own action
option-end = End the activation
option-end-thirst = End, and fall at dawn
    .then = Thirst takes { $n } blood at dawn, and you have no more.
option-drink-people = Drink { $blood } blood
    .then = 1 point, 1 popularity; a blood token stays.
option-drink-blood = Drink { $blood } old blood
    .then = 1 point{ $shame ->
        [0] {""}
       *[other] , 1 popularity
    }
option-drink-plague = Drink { $blood } tainted blood
    .then = 1 point
option-corrupt = Corrupt a noble
    .then = 2 points, { $gold } gold: 1 VP, 1 influence
option-attack = Attack { $seat_own } { $servant }
    .then = 2 points, the die: { attack-odds }
    .all = Attack a servant
option-attack-fury = With fury: { $seat_own } { $servant }
    .then = 2 points, 2 blood, the die and 1: { attack-odds }
    .all = Attack a servant with fury: 2 blood for +1
attack-odds = { $faces } of { $of } faces beat defence { $defence }. Dead: { $vp } VP, { $blood } blood, 1 popularity lost{ $wounds ->
    [0] {"."}
   *[other] ; alive: a wound for you.
}
option-duel = Attack { $seat_own } vampire
    .then = 2 points. Sealed cards and dice decide; 1 VP for each wound, 3 for a defeat.
    .all = Attack a vampire
option-plot = Plot: { $name }
    .then = 1 point{ plot-price }. { $text }
    .all = Plot
option-plot-on = Plot: { $name } ({ $targets })
    .then = { option-plot.then }
    .all = Plot on…
plot-price = { $prices ->
    [0] {""}
   *[other] , { $cost }
}
option-use = Use { $name }
    .then = 1 point. { $text }
option-use-on = Use { $name }: { $targets }
    .then = 1 point. { $text }
    .all = Use the special field
option-exert = Exert
    .then = { $blood } blood for 1 point more
option-pestilence = Pestilence
    .then = { points }: a plague token here, { $vp } VP, 1 popularity lost; servants here are infected.
option-starvation = Starvation
    .then = { points }: every rival in this quarter loses bread or popularity; { $vp } VP, and blood for each.
option-tithe = Soul Tithe
    .then = a soul for 1 point more
option-raise = Soul Tithe: raise the dead
option-raise-on = Raise { $targets }
    .then = { $text }
    .all = Raise a dead servant

## Why something is not possible

why-ap = That takes { $needed }; { $left } left.
why-price = That costs { $price }; you have { $has }{ $res ->
    [blood] , and 1 must remain
   *[other] {""}
}.
why-red-border = A wall stands between here and { $field }.
why-not-connected = { $field } is not connected with this field.
why-not-adjacent = { $field } is neither here nor next door.
why-fire = { $field } is on fire.
why-no-sewer-here = There is no sewer here.
why-no-sewers = The { $servant } does not use sewers.
why-no-production-here = Nothing is produced in { $field }.
why-covered = A token covers { $field }.
why-produced-already = It has produced already.
why-no-plague-there = There is no plague token in { $field }.
why-only-infected-for-ever = { $field } is infected for ever; there is no token to burn.
why-not-empty-kind = Barracks stand on streets, not in { $field }.
why-not-your-barrack = Somebody else's barrack stands here.
why-highest-level = This barrack has three levels already.
why-no-barrack-left = You have no barrack of level { $level } left.
why-rations-already = There are rations only once per activation.
why-extra-already = That can be done only once per activation.
why-stopped = Holy ground or an inquisitor has ended all moving tonight.
why-nobody-lives-here = Nobody lives in { $field }.
why-plague-here = The blood in { $field } is poisoned.
why-lockdown = The city is on lockdown.
why-drunk-already = You have drunk in { $field } tonight.
why-corrupted-already = Only one noble per night.
why-no-crown-left = All { $limit } nobles of the { $district } are bought.
why-no-noble-left = You have no noble token left.
why-own-servant = It is your own servant.
why-not-here = It is not on this field.
why-attacked-already = You have attacked it tonight.
why-on-its-sheet = It is not on the board.
why-no-special-field = { $field } is no special field.
why-used-already = You have used { $field } tonight.
why-exerted-already = Three times a night is all.
why-not-eligible = No token may be laid in { $field }.
why-once = That can be done only once per activation.
why-nobody-to-starve = No rival has a servant in the { $district }.
why-souls = That takes { $needed ->
    [one] 1 soul
   *[other] { $needed } souls
}; you have { $has }.
why-tithed-already = At most two souls a night become points.
why-no-vp = You have no VP to lose.
why-no-influence = You have no influence in the { $district }.
why-dead = The { $servant } is dead.
why-done = The { $servant } has acted today.
why-on-sanctuary = The { $servant } is safe on a sanctuary.
why-vampire-taken = { $vampire } is taken.
why-gate-taken = { $field } is taken.
why-not-opp-has-gold = No rival has gold.
why-not-opp-has-intrigue = No rival holds a card.
why-not-opp-influence-here = No rival has influence in this quarter.
why-not-opp-noble-here = No rival has a noble in this quarter.
why-not-own-noble-here = You have no noble in this quarter.
why-not-own-noble-in-supply = You have no noble token left.
why-not-opp-servant-here = There is no rival's servant in this quarter with defence 0 or 1, off sanctuaries.
why-not-opp-barrack-near = There is no rival's barrack here or next door.
why-not-own-infected-servant-at-field = None of your servants here can be cured.
why-not-own-dead-servant = None of your servants is dead.
why-not-own-infected-servant-or-plague-token-here = No servant of yours is infected, and there is no plague token in this quarter.
why-not-blood-token-near = There is no blood token here or next door.
why-not-eligible-field = No token may be laid here or next door.
why-not-not-lockdown = The city is on lockdown.
why-not-on-cemetery = Your vampire is not on a Cemetery.
why-not-on-central-tile = This is not the middle of the city.
why-not-uncovered-people-here = Nobody lives here, or a token lies here.
why-not-own-vampire-on-board = Your vampire is not on the board.
why-not-opp-servant-or-barrack-connected = There is no rival's servant or barrack here or on a connected field.
why-not-opp-purse-connected = No rival with gold or bread has a servant here or on a connected field.

## The to-do list

step-dawn = Reward
step-event-step = Event
step-resurrection = Return
step-day = { phase-day }
step-night = { phase-night }
step-twilight = { phase-twilight }
step-choose-vampire = { $seat }: choose a vampire
step-draft-pick = Draft, servant { $number }
step-choose-gate = { $seat }: choose a gate
step-hand-limit = { $seat }: discard
step-pay-point = { $cause ->
    [defeat] { $seat }: lose a point for the defeat
   *[death] { $seat }: lose a point for the dead
}
step-return-vampire = { $seat_own } vampire rises
step-place-plague = Plague in { $at }
step-choose-servant = { $seat }: a servant
step-work = { $seat_own } servant acts
step-combat = { $seat } against { $target }
step-wake = { $seat_own } vampire
step-haunt = { $seat_own } vampire acts
step-second-sight = { $seat }: Second Sight
step-pay-or-suffer = { $seat }: pay or suffer
step-infect-one = { $seat }: who falls ill
step-rain-in-quarter = Rain in the { $district }
step-resurrect = { $seat_own } dead return

## What happened

event-first-player-drawn = { $seat } will begin; { $last }, who plays last, starts with { $vp } VP.
event-vampire-chosen = { $seat } took { $vampire }.
event-side-chosen = { $side ->
    [nighthunter] { $vampire } hunts as a Nighthunter.
   *[asymmetric] The sheet of { $vampire } lies with the three powers of its own up.
}
event-crew-revealed = { $seat } came with { $servants }.
event-gate-taken = { $seat } arrived at { $field }.
event-round-began = Dawn of round { $round }: everybody draws a card, thirst takes blood, the people give to those they love or fear.
event-phase-began = { $phase ->
    [day] The sun is up; the servants go to work.
    [night] Night falls; the vampires wake.
   *[twilight] Twilight: who rules the quarters?
}
event-card-drawn = { $seat } drew an intrigue card.
event-card-discarded = { $how ->
    [random] { $seat } had to discard { $card }.
   *[limit] { $seat } discarded { $card }.
}
event-deck-reshuffled = The { $cards } discarded intrigue cards were shuffled into a new deck.
event-gained = { $seat }: +{ $n } { $res } ({ $now }).
event-lost = { $seat }: −{ $n } { $res } ({ $now }).
event-paid = { $seat } paid { $n } { $res } ({ $now } left).
event-overflowed = { $seat }: more { $res } than the track can hold became { $vp } VP.
event-stolen = { $seat } took { $n } { $res } from { $victim }.
event-influence-moved = { $seat_own } influence in the { $district } is now { $now }.
event-wounded = { $seat_own } vampire is wounded: { $before } to { $now } blood.
event-token-laid = { $token ->
    [blood] { $field } lie drained.
   *[plague] { $how ->
        [spread] The plague spread to { $field }.
       *[other] The plague came to { $field }.
    }
}
event-token-returned = { $token ->
    [blood] The blood is gone from { $field }.
   *[plague] The plague is gone from { $field }.
}
event-lockdown-began = Lockdown! The people barricade themselves.
event-lockdown-ended = The lockdown is over.
event-infected = { $seat_own } { $servant } was infected at { $field }.
event-doomed = { $seat_own } { $servant } will not survive this walk.
event-cured = { $seat_own } { $servant } was cured.
event-servant-died = { $seat_own } { $servant } died at { $field }.
event-turned-up = { $seat_own } { $servant } can return at the next dawn.
event-servant-returned = { $how ->
    [raised] { $seat_own } { $servant } rose from the grave in { $field }.
   *[dawn] { $seat_own } { $servant } returned at { $field }.
}
event-vampire-defeated = { $seat_own } vampire, { $vampire }, has fallen.
event-vampire-returned = { $seat_own } vampire, { $vampire }, rose in { $field }.
event-soul-taken = { $seat } took a soul ({ $now }).
event-event-revealed = The event: { $card }.
event-foresaw = { $seat } looked into the days to come.
event-glimpsed = You saw { $card }.
event-buried = { $seat } put an event under the deck.
event-event-tokens-laid = { $token ->
    [inquisitor] Inquisitors stand in { $fields }.
    [fire] It burns in { $fields }.
    [fair] There is a fair in { $fields }.
   *[mob] A mob rages in { $fields }.
}
event-event-tokens-gone = The tokens of the last event are gone.
event-rule-changed = { $name ->
    [blood_moon] A blood moon will rise: 7 action points for every vampire.
   *[other] Quarantine: servants off sanctuaries have 1 action point less.
}
event-activated = { $seat_own } { $who }: { $ap } action points.
event-moved = { $how ->
    [placed] { $seat_own } { $who } appeared in { $field }.
    [wall] { $seat_own } { $who } slipped through the wall to { $field }.
    [sewer] { $seat_own } { $who } crept through the sewers to { $field }.
    [catacomb] { $seat_own } { $who } passed the catacombs to { $field }.
   *[road] { $seat_own } { $who } went to { $field }.
}
event-produced = { $seat_own } { $who } produced { $goods } at { $field }.
event-burnt = { $seat_own } { $who } burnt the plague at { $field }.
event-built = { $level ->
    [1] { $seat_own } { $who } built a barrack in { $field }.
   *[other] { $seat_own } { $who } raised the barrack in { $field } to level { $level }.
}
event-rationed = { $seat_own } { $who } was given rations.
event-extra-taken = { $seat_own } { $who }: { $action ->
    [treat] Treat
    [comfort] Comfort
    [eavesdrop] Eavesdrop
    [pickpocket] Pickpocket
    [proclaim] Proclaim
    [offering] Offering
   *[research] Research
}.
event-drank = { $on ->
    [blood] { $seat_own } vampire licked { $n } blood from the stones of { $field }.
    [plague] { $seat_own } vampire drank { $n } tainted blood in { $field }.
   *[people] { $seat_own } vampire drank { $n } blood in { $field }.
}
event-exerted = { $seat } strained for one more action point.
event-corrupted = { $seat } bought a noble of the { $district } for { $gold } gold.
event-servant-attacked = { $outcome ->
    [killed] { $seat_own } vampire struck down { $victim_own } { $servant }: { attack-told }.
   *[withstood] { $victim_own } { $servant } withstood { $seat_own } vampire: { attack-told }.
}
attack-told = { $bonus ->
    [0] { $roll }
   *[other] { $roll } and { $bonus } for fury
} against defence { $defence }
event-fought = { $seat } ({ $card }) attacked { $victim } ({ $other_card }): { $attack } against { $defence }. { $hit ->
    [defender] { $victim } took { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
    [attacker] Struck back: { $seat } took { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
   *[nobody] Nobody was hurt.
}
event-plotted = { $seat } plotted: { $card }.
event-bonus-earned = { $card } gave { $seat } its bonus.
event-field-used = { $seat_own } vampire used { $field }.
event-ability-used = { $ability ->
    [pestilence] { $seat } breathed pestilence.
    [starvation] { $seat } let the quarter starve.
   *[soul_tithe] { $seat } spent a soul.
}
event-barrack-lowered = { $level ->
    [0] { $seat_own } barrack in { $field } burnt down.
   *[other] { $seat_own } barrack in { $field } burnt down to level { $level }.
}
event-noble-swapped = A noble of the { $district } left { $victim } for { $seat }.
event-control-scored = { $rank ->
    [1] { $seat } controlled the { $district }: +{ $vp } VP.
   *[other] { $seat } came second in the { $district }: +{ $vp } VP.
}
event-first-player-passed = { $seat } will begin the next round.
event-final-scored = { $seat } finished with { $total } VP: +{ $nobles } for nobles, +{ $resources } for stores, +{ $legend } for the legend{ $souls ->
    [0] {"."}
   *[other] , +{ $souls } for souls.
}
event-won = { $how ->
    [shared] { $seat } won a share in the city, with { $points } VP.
    [influence] { $seat } won the city: { $points } VP, and more influence.
    [blood] { $seat } won the city: { $points } VP, and more blood.
   *[alone] { $seat } won the city with { $points } VP.
}

ending-five-rounds = The fifth night is over
