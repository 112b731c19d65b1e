# Sanguis Venenatus, English. Every word a person reads.

game-title = Sanguis Venenatus
game-tagline = A plague city, 1348. Servants toil by day, vampires hunt by night; when the fifth night ends, one of you rules.
game-deed = By day your servants work and build, by night your vampire drinks, bribes and hunts. Lead the districts; most points win.
game-look = A walled city of four districts: rats mark the plague, drops where somebody has drunk

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
    [houses] the house { $id }
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
    [houses] House { $id }
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
field-throne-hall = Throne Hall: 2 gold for influence in two districts
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
servant-at = { $seat_own } { $servant } at { $field }
change = { $res } { $was } to { $now }
change-vp = +{ $n } VP
change-influence = influence in the { $district } { $was } to { $now }
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
name-stock = { $seat_own } resources
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
short-stock = resources
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
risk-carrier = infects
risk-doom = kills
risk-holy = stops you
risk-inquisitor = 2 blood, and stops you
risk-fatal = takes your last blood
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
vampire-cassandra-body = Hunger: 3 blood from old blood, without shame. Starvation: 2 points to starve every opponent with a servant in her district: 1 VP, and blood for each. Second Sight: chooses between two events.
vampire-nighthunter-body = Shadow Step: once a night one move may cross a wall. Predator: 3 blood instead of 2 for a servant killed.
powers-kublai = Tainted Blood, Pestilence and Carriers
powers-persephone = Reaper, Soul Tithe and Last Harvest
powers-siegfried = Beyond Shame, Warlord and Levy
powers-cassandra = Hunger, Starvation and Second Sight
powers-nighthunter = Shadow Step and Predator
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
servant-beguine-body = Comfort (2 points, 1 bread): return a blood token here or on an adjacent field; 1 popularity, 1 VP.
servant-spy-body = Eavesdrop (2 points): with an opponent's servant or barrack here or on a connected field, draw an intrigue card.
servant-thief-body = Pickpocket (1 point): take 1 gold or bread from an opponent with a servant here or on a connected field.
servant-bodyguard-body = Your other servants here have +1 defence.
servant-knight-body = No sewers. A vampire whose attack on him fails takes a wound.
servant-courtier-body = While he is in the district, your nobles there cost 1 gold less.
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
extra-treat-body = 1 point: the infection marker is removed.
extra-comfort-body = 2 points, 1 bread: the blood token goes back to the pile; 1 popularity, 1 VP.
extra-eavesdrop-body = 2 points: draw an intrigue card.
extra-pickpocket-body = 1 point: take it.
extra-proclaim-body = 2 points: 2 popularity.
extra-offering-body = 1 point: your vampire gains 1 blood.
extra-research-body = 2 points: draw an intrigue card.

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
intrigue-whispered-threats-body = Take up to 2 gold from an opponent; with popularity 5 or less 1 bread too.
intrigue-poisoned-well-body = A plague token here or on an adjacent field; +1 VP. Not during lockdown.
intrigue-miracle-cure-body = Cure a servant, or remove a plague token of this district; +2 popularity.
intrigue-blood-feast-body = +3 blood. With popularity 3 or less: +1 VP.
intrigue-secret-tunnels-body = You appear at any other sewer or Cemetery; +1 point.
intrigue-smuggled-arms-body = 3 militia and equipment in any mix.
intrigue-blackmail-body = With a noble of yours in this district: an opponent loses 1 influence there, you gain 1.
intrigue-alms-for-the-poor-body = +1 popularity, +1 influence here.
intrigue-assassin-body = An opponent's servant in this district, defence 0 or 1, no sanctuary, dies; +1 VP.
intrigue-arson-body = Also costs 1 popularity. An opponent's barrack here or on an adjacent field loses a level; +1 VP.
intrigue-necromancy-body = A dead servant of yours returns on a Cemetery.
intrigue-treason-at-court-body = Replace an opponent's noble in this district by one of yours; +1 VP.
intrigue-mask-of-mercy-body = +3 popularity.
intrigue-reign-of-terror-body = +3 VP; opponents with a servant in this district lose 1 popularity.
intrigue-grave-robbers-body = On a Cemetery: 2 gold, 1 equipment.
intrigue-old-debts-body = An opponent discards a card at random; you draw one.
intrigue-prophecy-of-doom-body = See the next event, bury it if you like; +1 VP.
intrigue-goldregs-seal-body = +1 influence in two districts of your choice.
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
event-card-spring-rain-body = One blood token of every district is washed away. Plague on III in N and S.
event-card-the-saints-fair-body = Plague on I in N and S, II in W. Fairs on III in E and W: produce gold and bread there.
event-card-hunger-riots-body = Plague on II in N and S, III in E. Mobs on I in N and S: 1 point more to enter. Everybody loses 1 gold.
event-card-miasma-body = In every district plague on the first free one of I, II, III.
event-card-procession-of-relics-body = Plague on I in S and W, II in N. Vampires off sanctuaries pay 2 gold or take a wound.
event-card-blood-moon-body = Plague on III in E and W, I in N. Vampires have 7 points tonight.
event-card-refugees-at-the-gates-body = Blood on I and II is washed away. Plague on I in E and W, III in S. Everybody gains 1 bread.
event-card-the-stewards-tax-body = Plague on II in S and W, I in E. Everybody pays 2 gold or loses 1 influence.
event-card-the-masked-ball-body = Plague on III in N and W, II in E. Everybody draws an intrigue card.
event-card-quarantine-body = Plague on II everywhere. Servants off sanctuaries start with 1 point less.

## Questions

ask-vampire = Which vampire are you?
    .note = { $sheets ->
        [nighthunter] All hunt as Nighthunters, with the same two powers.
        [mixed] Next you choose between its three powers and the two of a Nighthunter.
       *[asymmetric] Each has three powers of its own, which last all night long.
    }
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
    .note = { here-and-not-now }
here-and-not-now = At { $field }.{ $n ->
    [0] {""}
   *[other] {" "}Not now: { $absent }.
}
not-now = { $deed ->
    [produce] Produce
    [burn] Burn
    [build] Build
    [drink] Drink
    [corrupt] Corrupt a noble
    [pestilence] Pestilence
    [starvation] Starvation
   *[tithe] Soul Tithe
}
ask-rise = On which Cemetery does your vampire rise?
ask-haunt = { $vampire }: { points }
    .note = { here-and-not-now }
ask-combat = { $role ->
    [attack] You attack { $rival }: which card?
   *[defend] { $rival } attacks you: which card?
}
    .note = Attack: { $attack }, a die and swords. Defence: { $defence }, a die and shields; the defender's swords strike back.
ask-death-price = Your servant died: what do you lose?
    .note = Equal influence goes to whoever arrived last, so a lost point may cost a district.
ask-defeat-price = Your vampire is defeated: what do you lose?
    .note = Three points in all, in any mix.
ask-flip = Several died at once: whose card is flipped?
    .note = The flipped one misses the next dawn.
ask-prophesy = You foresee { $name }. Shall it come?

## Answers

option-vampire = { $vampire }
    .then = { $text }
option-side-asymmetric = { $vampire } with { $powers }
    .then = { $text }
option-side-nighthunter = The Nighthunter with { $powers }
    .then = { $text }
option-draft = Keep the { $servant }
    .then = { $text }
option-gate = { $field }
    .then = You start there; connected with { $near }.
option-discard = Discard { $name }
    .then = { $text }
option-reveal = { $name }
    .then = { $text }
option-spread = Into { $field }
    .then = A plague token there{ $kind ->
        [production] , which closes it
        [populated] , whose blood is poisoned
       *[empty] {""}
    }; { $n ->
        [0] nobody stands there.
       *[other] infected: { $servants }.
    }
option-pay = Pay { $cost }{ $gain ->
    [0] {""}
   *[other] {" "}for { $gains }
}
    .then = You: { $changes }.
option-refuse = Do not pay
    .then = You keep it, and nothing happens.
option-wound = Take a wound
    .then = Blood { $was } to { $now }{ $now ->
        [0] {": your vampire is defeated."}
       *[other] {"."}
    }
option-infect = Your { $servant } falls ill
    .then = { $carriers ->
        [yes] As a Carrier it keeps its points, but a second infection kills it.
       *[no] It starts with 1 point less, and a second infection kills it.
    }
option-infect-again = Your { $servant } dies of it
    .then = You lose 1 VP or 1 influence, and it misses this dawn.
option-rain = { $field }
    .then = The blood token goes back to the pile, and { $n } people live there again.
option-return = { $field }
    .then = It acts today; connected with { $near }.
option-servant = { $servant } at { $field }
    .then = { $ap } action points. { $text }
option-servant-dead = { $servant }, dead
option-rise = { $field }
    .then = A Cemetery gives 2 blood for 1 point; connected with { $near }.
option-lose-vp = Lose 1 VP
    .then = VP { $was } to { $now }.
option-lose-influence = Lose 1 influence in the { $district }
    .then = { $was } to { $now }{ $lead ->
        [lost] ; you no longer lead there.
       *[same] {"."}
    }
    .all = Lose 1 influence
option-flip = The { $servant }
    .then = It misses the next dawn; the others come back then.
option-keep-event = Let it come: { $name }
    .then = { $text }
option-bury-event = Under the deck with { $name }
    .then = It will not come; you do not know what comes instead.
option-no-card = Play no card
    .then = You keep your cards; field and dice decide.
option-card = { $name }
    .then = { $symbol ->
        [fang] Fang: 2 blood if your opponent is wounded.
       *[other] { $role ->
            [attack] { $swords ->
                [0] Shields: { $shields } fewer wounds if you are struck back.
               *[other] Swords: your attack is { $swords } higher.
            }
           *[defend] { $swords ->
                [0] Shields: your defence is { $shields } higher.
               *[other] Swords: { $swords } more wounds if you withstand.
            }
        }
    }
    .all = Lay a card

option-move = { $omen ->
    [plague] Into the plague: { $field }
    [carrier] Into the plague: { $field }
    [doom] Walk to death: { $field }
    [holy] To holy ground: { $field }
    [inquisitor] To the inquisitor: { $field }
    [fatal] To the inquisitor and defeat: { $field }
   *[none] Move to { $field }
}
    .then = { points }{ $omen ->
        [plague] ; your servant is infected: from the next day it starts with 1 point less, and a second infection kills it
        [carrier] ; your servant is infected: as a Carrier it keeps its points, but a second infection kills it
        [doom] ; infected again, your servant finishes this activation and dies
        [holy] ; it ends all moving tonight, nothing else
        [inquisitor] ; 2 blood lost, and no more moving tonight
        [fatal] ; the inquisitor takes your last blood, and your vampire is defeated
       *[none] {""}
    }
    .all = Move
option-sewer = { $omen ->
    [plague] Through the sewers into the plague: { $field }
    [carrier] Through the sewers into the plague: { $field }
    [doom] Through the sewers to death: { $field }
   *[none] Through the sewers to { $field }
}
    .then = { option-move.then }
    .all = Through the sewers
option-catacomb = { $omen ->
    [holy] Through the catacombs to holy ground: { $field }
    [inquisitor] Through the catacombs to the inquisitor: { $field }
    [fatal] Through the catacombs to the inquisitor and defeat: { $field }
   *[none] Through the catacombs to { $field }
}
    .then = { option-move.then }
    .all = Through the catacombs
option-produce = Produce { $goods }
    .then = { $n ->
        [0] 2 points for nothing: you can hold no more than 10 of each.
       *[other] 2 points: { $changes }{ $lost ->
            [0] {"."}
           *[other] ; more than 10 of each is lost.
        }
    }
    .all = Produce
option-produce-nothing = Produce
option-burn = Burn the plague at { $field }
    .then = 2 points: { $changes }.
    .all = Burn the plague
option-build = Build level { $level }
    .then = { points }: { $changes }.
option-rations = Rations
    .then = 1 point more: { $changes }.
option-extra = { $name }
    .then = { $text }{ plan-brings }
option-extra-on = { $name }: { $targets }
    .then = { $text }{ plan-brings }
    .all = The servant's own action
option-end = End the activation
    .then = { $ap ->
        [0] No points are left.
        [one] 1 point is lost.
       *[other] { $ap } points are lost.
    }{ $dying ->
        [yes] {" "}Then your servant dies.
       *[no] {""}
    }
option-end-thirst = End, and fall at dawn
    .then = Thirst takes { $n } blood at dawn, and you have { $blood }: your vampire will be defeated.
option-drink-people = Drink { $blood } blood
    .then = { drink-brings } A blood token stays{ $last ->
        [yes] , the last one: lockdown.
       *[no] {"."}
    }
drink-brings = { $n ->
    [0] 1 point, and nothing changes.
   *[other] 1 point: { $changes }{ $left ->
        [0] {": your vampire is defeated."}
       *[other] {"."}
    }
}
option-drink-blood = Drink { $blood } old blood
    .then = { drink-brings }
option-drink-plague = Drink { $blood } tainted blood
    .then = { drink-brings }
option-corrupt = Corrupt a noble
    .then = 2 points: { $changes }.
option-attack = Attack { $seat_own } { $servant }
    .then = 2 points, the die: { attack-odds }
    .all = Attack a servant
option-attack-fury = With fury: { $seat_own } { $servant }
    .then = 2 points, 2 blood, the die and 1: { attack-odds }
    .all = Attack a servant with fury: 2 blood for +1
attack-odds = { $faces ->
    [0] no face beats
   *[other] { $faces } of { $of } faces beat
} defence { $defence }. Dead: { $vp } VP, { $blood } blood, 1 popularity lost{ $wounds ->
    [0] {"."}
   *[other] ; alive: a wound for you.
}
option-duel = Attack { $seat_own } vampire
    .then = 2 points. Your { $attack } and a die (0 to 3) against { $defence } and a die (0 to 2), with sealed cards; 1 VP for each wound, 3 for a defeat. You may be struck back.
    .all = Attack a vampire
option-plot = Plot: { $name }
    .then = 1 point{ plot-price }. { $text }{ plan-brings }
    .all = Plot
option-plot-on = Plot: { $name } ({ $targets })
    .then = { option-plot.then }
    .all = Plot on…
plot-price = { $prices ->
    [0] {""}
   *[other] , { $cost }
}
plan-brings = { $n ->
    [0] {""}
   *[other] {" "}You: { $changes }.
}{ plan-excess }
plan-excess = { $lost ->
    [all] {" "}You can hold no more than 10 of each, so nothing is gained.
    [some] {" "}What is above 10 is lost.
   *[none] {""}
}{ $over ->
    [0] {""}
    [one] {" "}You will hold a card too many, and discard one.
   *[other] {" "}You will hold { $over } cards too many, and discard them.
}
option-use = Use { $name }
    .then = { $n ->
        [0] 1 point. { $text }.
       *[other] 1 point: { $changes }.
    }{ plan-excess }
option-use-on = Use { $name }: { $targets }
    .then = 1 point: { $changes }.
    .all = Use the special field
option-exert = Exert
    .then = 1 point more: { $changes }{ $thirst ->
        [yes] . Thirst takes 2 at dawn: drink, or your vampire is defeated.
       *[no] {"."}
    }
option-pestilence = Pestilence
    .then = { points }: a plague token here, servants here are infected; { $changes }{ $left ->
        [0] {": your vampire is defeated."}
       *[other] {"."}
    }
option-starvation = Starvation
    .then = { points }: every opponent with a servant in this district loses 1 bread or, without bread, 1 popularity; { $changes }.
option-tithe = Soul Tithe
    .then = 1 point more: souls { $was } to { $now }.
option-raise = Soul Tithe: raise the dead
option-raise-on = Raise { $targets }
    .then = { $text }; it acts from the next day on.
    .all = Raise a dead servant

## Why something is not possible

deed = { $deed ->
    [move] To go there
    [sewer] The way through the sewers
    [catacomb] The way through the catacombs
    [produce] To produce
    [burn] To burn the plague
    [build] To build
    [rations] To give rations
    [drink] To drink
    [corrupt] A noble
    [attack] An attack
    [fury] Fury
    [use] To use this field
    [exert] One more point
    [pestilence] Pestilence
    [starvation] Starvation
    [tithe] One more point by Soul Tithe
    [raise] To raise a servant by Soul Tithe
   *[pay] That
}
why-ap = { $deed } takes { $needed ->
    [one] 1 point
   *[other] { $needed } points
}, and { $left ->
    [0] none is left.
    [one] only 1 is left.
   *[other] only { $left } are left.
}
why-price = { $deed } costs { $price }; you have { $n ->
    [0] none
   *[other] { $has }
}{ $res ->
    [blood] , and 1 must remain
   *[other] {""}
}.
why-red-border = A wall stands between { $here } and { $field }; the way round is { $n } steps long.
why-not-connected = { $field } is { $n } steps away from { $here }; one walks from field to field.
why-not-adjacent = To burn that, your servant must stand in { $field } or on an adjacent field.
why-fire = { $field } is on fire; nobody enters it until the next event.
why-no-sewer-here = There is no sewer where your { $who ->
    [servant] servant
   *[vampire] vampire
} stands.
why-no-sewers = The { $servant } does not use sewers.
why-no-production-here = Nothing is produced in { $field }.
why-covered = A token covers { $field }.
why-produced-already = Your servant has produced already, and does so once in its activation.
why-no-plague-there = There is no plague token in { $field }.
why-only-infected-for-ever = { $field } is infected for ever; there is no token to burn.
why-not-empty-kind = Barracks stand on streets, not in { $field }.
why-not-your-barrack = Somebody else's barrack stands here.
why-highest-level = This barrack has three levels already.
why-no-barrack-left = You have no barrack of level { $level } left.
why-rations-already = There are rations only once per activation.
why-extra-already = { $name } is done only once in an activation.
why-stopped = Holy ground or an inquisitor has ended all moving tonight.
why-nobody-lives-here = Nobody lives in { $field }.
why-plague-here = The blood in { $field } is poisoned.
why-lockdown = The city is on lockdown: people hide, and only old blood is drunk.
why-no-tokens = The city is on lockdown: Pestilence finds no token to lay.
why-no-pestilence = Pestilence lays a plague token, and none may be laid in { $field }.
why-drunk-already = You have drunk in { $field } tonight.
why-corrupted-already = You have bought a noble tonight; one a night is all.
why-no-crown-left = All { $limit } nobles of the { $district } are bought.
why-no-noble-left = You have no noble token left.
why-own-servant = That is your own servant; a vampire attacks those of opponents.
why-servant-elsewhere = That servant is on another field; your vampire attacks where it stands.
why-vampire-elsewhere = That vampire is on another field; yours attacks where it stands.
why-attacked-already = Your vampire has attacked this one tonight.
why-on-its-sheet = That vampire is not in the city now.
why-no-special-field = { $field } is no special field.
why-used-already = You have used { $field } tonight.
why-exerted-already = Blood is paid for points three times a night at most.
why-not-eligible = No token may be laid in { $field }.
why-once = { $deed } is possible only once a night.
why-nobody-to-starve = Starvation finds nobody: no opponent has a servant in the { $district }.
why-souls = { $deed } takes { $needed ->
    [one] 1 soul
   *[other] { $needed } souls
}; you have { $has ->
    [0] none
   *[other] { $has }
}.
why-tithed-already = At most two souls a night become points.
why-no-vp = You have no VP to lose.
why-no-influence = You have no influence in the { $district }.
why-dead = The { $servant } is dead.
why-done = The { $servant } has acted today.
why-on-sanctuary = The { $servant } is safe on a sanctuary.
why-vampire-taken = { $vampire } is taken.
why-gate-taken = { $field } is taken.
why-no-gate = { $field } is no city gate.
why-no-cemetery = { $field } is no Cemetery.
why-not-connected-with = { $field } is not connected with { $start }.
why-other-district = { $field } is not in the { $district }.
why-no-blood-there = There is no blood token in { $field }.
why-not-opp-has-gold = { $card }: no opponent has gold.
why-not-opp-has-intrigue = { $card }: no opponent holds a card.
why-not-opp-influence-here = { $card }: no opponent has influence in this district.
why-not-opp-noble-here = { $card }: no opponent has a noble in this district.
why-not-own-noble-here = { $card }: you have no noble in this district.
why-not-own-noble-in-supply = { $card }: you have no noble token left.
why-not-opp-servant-here = { $card }: there is no opponent's servant in this district with defence 0 or 1, off sanctuaries.
why-not-opp-barrack-near = { $card }: there is no opponent's barrack here or on an adjacent field.
why-not-own-infected-servant-at-field = { $card }: none of your servants here can be cured.
why-not-own-dead-servant = { $card }: none of your servants is dead.
why-not-own-infected-servant-or-plague-token-here = { $card }: no servant of yours is infected, and there is no plague token in this district.
why-not-blood-token-near = { $card }: there is no blood token here or on an adjacent field.
why-not-eligible-field = { $card }: no token may be laid where your vampire stands or on an adjacent field.
why-not-not-lockdown = { $card }: the city is on lockdown, and no token is laid.
why-not-on-cemetery = { $card }: your vampire is not on a Cemetery.
why-not-on-central-tile = { $card }: your servant does not stand in the middle of the city.
why-not-uncovered-people-here = { $card }: where your servant stands nobody lives, or a token lies.
why-not-own-vampire-on-board = { $card }: your vampire is not in the city.
why-not-opp-servant-or-barrack-connected = { $card }: there is no opponent's servant or barrack here or on a connected field.
why-not-opp-purse-connected = { $card }: no opponent with gold or bread has a servant here or on a connected field.

why-stand-there = { $verb ->
    [produce] To produce in { $field }, your servant must stand there.
    [build] To build on { $field }, your servant must stand there.
    [drink] To drink in { $field }, your vampire must stand there.
   *[use] To use { $field }, your vampire must stand there.
}
why-own-vampire = That is your own vampire.
why-plot-own = Plots are aimed at opponents, not at yourself.
why-no-plot-at = No card in your hand can be aimed at this player now.
why-not-demanded = { $card } asks for something else. { $text }
why-acts-later = Your { $servant } ends its activation first; then the next player chooses a servant.
why-no-extra = The { $servant } has no action of its own.
why-not-dying = The { $servant } is not dying.
why-no-raising = The dead come back at dawn; only Necromancy and Soul Tithe raise them at night.
why-one-vampire = You have chosen another vampire; now choose its side.
why-no-cards = You hold no intrigue card.
why-two-events = Only one of the two event cards you looked at can come true.
why-nobles-elsewhere = Nobles are bought where your vampire stands, and it is in the { $district }.
why-no-such-field = Fields are called by a district, N, E, S or W, and a number from 01 to 15.
why-already-there = Whoever acts stands there already.
why-no-sewer-there = There is no sewer in { $field }.
why-no-such-goods = Goods are written by their letters: g for gold, b for bread, m for militia, e for equipment.
why-other-yield = { $field } yields other goods: { $goods }.
why-no-such-extra = No servant has an action of that name.
why-others-extra = That is what the { $servant } does.
why-wrong-target = It cannot be aimed like that; look at the answers.
why-no-such-servant = Servants are written by player and number, from 1 to 3.
why-no-such-player = There is no such player.
why-not-in-hand = You do not hold { $card }.
why-no-such-intrigue = No intrigue card is called that.
why-not-kublai = Pestilence is a power of Kublai.
why-not-cassandra = Starvation is a power of Cassandra.
why-not-persephone = Soul Tithe is a power of Persephone.
why-three-servants = Servants are numbered from 1 to 3.
why-no-such-loss = What is lost is 1 VP, or 1 influence in one of the districts N, E, S and W.
why-no-such-vampire = The vampires are Kublai, Persephone, Siegfried and Cassandra.
why-not-in-draft = The { $servant } is not among the cards passed to you.
why-no-such-card = No servant is called that.
why-no-such-event = No event card is called that.

## What things are for

about-house = { $field }: { $token ->
    [none] { $n } people live here. A vampire that stands here at night can drink { $n } blood, and leaves a blood token.
    [plague] the plague poisons the blood of its { $n } people, and infects servants that enter.
    [blood] somebody has drunk from its people; only a little old blood is left.
   *[other] a token of the event covers its { $n } people, so nobody drinks here now.
}
about-street = { $field }: an empty field. A servant that stands here by day can build a barrack.
about-works = { $text }. Servants produce here by day; a token closes it.
about-landmark = { $text }. Vampires use it at night, 1 point each time, once a night.
about-gate = { $field }: players start here, and the dead return here at dawn. It defends servants.
about-token-plague = A plague token: it infects servants that enter { $field } or stand there when it comes. A second infection kills.
about-token-blood = A blood token: somebody has drunk in { $field }. Only a little old blood is left there.
about-token-inquisitor = The inquisitor in { $field }: vampires that enter or wake here lose 2 blood, and entering ends their walk.
about-token-fire = Fire in { $field }: nobody may enter until the next event.
about-token-mob = A mob in { $field }: entering costs 1 point more until the next event.
about-token-fair = A fair in { $field }: servants can produce gold and bread here until the next event.
about-barrack = A barrack of level { $level } in { $field }. It pays its owner at every dawn and defends the owner's servants.
about-servant = { $seat_own } { $servant }: a servant, who works by day.
about-vampire = { $seat_own } vampire, { $vampire }, who hunts at night.
about-sheet = { $seat_own } vampire, { $vampire }. { $text }
about-seat = { $seat }, with { $vampire }. { $text }
about-plaque = { about-seat }
about-blood = { $seat_own } blood: strength and life. A wound drops it to the next red number; at 0 the vampire is defeated; beyond 20 it becomes VP.
about-popularity = { $seat_own } popularity: how the people see the vampire, and what they give at dawn. Below 0 it costs wounds, beyond 15 it becomes VP.
about-good = { $seat_own } { $good }, at most 10. Every 4 resources are 1 VP at the end.
about-held = The number of intrigue cards in { $seat_own } hand.
about-stock = { $seat_own } resources: gold, bread, militia and equipment, at most 10 of each.
about-souls = { $seat_own } souls: each gives 1 point at night, or is 1 VP at the end.
about-points = { $seat_own } action points, what is left of them in this activation. Unused ones are lost.
about-servant-card = The { $servant }. { $text }
about-crew = { $seat_own } three servants and what they can do.
about-draft = { $seat_own } servant cards to choose from: one is kept, the rest is passed to the left.
about-kept = { $seat_own } kept servants, secret until everybody has three.
about-intrigue-card = { $card }. { $text }
about-hand = { $seat_own } intrigue cards. At night they are plotted, in combat they are laid; at most 3 are kept.
about-deck-intrigue = The intrigue deck. Everybody draws a card at every dawn.
about-discards = The intrigue cards played and discarded, open to all.
about-played = The cards that are being played.
changes-played = A card lies here while it does its work; then it goes to the discard pile.
about-event-card = { $card }. { $text }
changes-event-card = An event comes at dawn, works, and does not come again.
about-deck-events = The event deck. One card comes true at every dawn.
about-fate = The event of this round.
about-past = The events so far; they do not come again.
changes-past = One event is added at every dawn.
about-sheets-one = { $vampire }. { $text }
about-sheets = The vampires that nobody has taken yet.
about-influence = Influence in the { $district }. Whoever has most scores at twilight; of equals, whoever arrived last.
about-nobles = The nobles of the { $district }. A bought noble is 1 VP and 1 influence, and most of them 3 VP at the end.
about-district = The { $district }, one of the four districts of the city.
about-city = The city: 60 fields in four districts. White borders connect fields, red ones are walls.
changes-city = Point at a field, a character or a token to learn what can be done there.
about-phases = A round: dawn (rewards, an event, the dead return), day for servants, night for vampires, twilight for control.
changes-phases = The round moves on by itself when everybody has decided.
about-pile = The destruction tokens left. When the last one is laid, the city is on lockdown until one comes back.
changes-pile = New plague and drained houses take a token; burnt plague and blood washed away bring one back.
about-fight = A fight: attack against defence, each with dice and cards.
about-die = A die of this fight: attack from 0 to 3, defence from 0 to 2.
changes-die = It is rolled once in a fight; nothing changes what it shows.
about-laid = The card laid in this combat, secret until both are laid.

figure-roman = field { roman } of its district
figure-points = { points } a day
figure-defence = defence { $n }
figure-of = { $n } of { $most } { $res }
figure-wound = { $n ->
    [0] a wound would defeat the vampire
   *[other] a wound takes it to { $n }
}
figure-souls = { $n ->
    [one] 1 soul
   *[other] { $n } souls
}, { $left } left to take
figure-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
figure-hand = { $n } of { $most } cards
figure-influence = { $seat }: { $n }
figure-share = { $seat }: influence { $n }
figure-nobles = { $n } of { $most } bought
figure-price = the next costs { $n } gold
figure-pile = { $n } of { $most } tokens left

when-arrive = At the start everybody chooses a city gate.
when-return = Dead servants come back at a city gate, at dawn.
when-rise = A defeated vampire rises on a Cemetery, when it would wake or at twilight.
when-spread = The plague spreads at dawn, when an event names a field that has it already; the first player chooses where.
when-rain = Spring Rain washes one blood token from every district; the first player chooses which.
when-produce = Only servants use production fields: by day, where they stand, for 2 points.
when-build = Only servants build: by day, on the street where they stand.
when-burn = Servants burn plague tokens by day, on their own or an adjacent field.
when-burn-none = This field infects for ever; no token lies here that could be burnt.
when-drink = Only vampires drink: at night, on the field where they stand.
when-use-field = Only vampires use special fields: at night, where they stand, for 1 point.
when-walk = Servants walk by day, from field to connected field, for 1 point each.
when-prowl = Vampires walk at night, from field to connected field, for 1 point each.
when-sewer = Servants go from one sewer to another by day, for 2 points.
when-catacomb = Vampires go from one sewer to another at night, through the catacombs, for 1 point.
when-stand = Whoever acts stands here already.
when-arson = Arson, an intrigue card, lowers an opponent's barrack at night.
when-acts-now = This servant is in the middle of its activation.
when-activate = By day everybody in turn activates one servant, until all have acted.
when-infect = Death on the Wind lets everybody name a servant that falls ill.
when-attack = Vampires attack an opponent's servant at night, on the field where both stand.
when-haunts-now = This vampire is in the middle of its activation.
when-duel = Vampires attack each other at night, on the field where both stand.
when-wake = Vampires act at night, one after the other.
when-has-woken = This vampire has acted tonight.
when-pestilence = Pestilence is used at night, in the vampire's own activation.
when-starvation = Starvation is used at night, in the vampire's own activation.
when-tithe = Souls are given for points at night, in the vampire's own activation.
when-raise = A soul raises a dead servant at night, in the vampire's own activation.
when-exert = Blood is paid for points at night, in the vampire's own activation.
when-take-wound = Procession of Relics can be answered with a wound.
when-lose-point = Whoever loses a servant or a vampire chooses what it costs: VP or influence.
when-aim = Some intrigue cards are aimed at an opponent, at night.
when-be-loved = Popularity moves by itself: burning the plague raises it, drinking and killing lower it.
when-pay = Some events ask for a payment, at dawn.
when-corrupt = Nobles are bought for gold at night, in the district where the vampire stands.
when-rations = A servant is given bread for 1 point more in its activation, once.
when-plot = Intrigue cards are plotted at night, in the vampire's own activation.
when-points-servant = It is a servant's activation: points are spent on what it does.
when-points-vampire = It is a vampire's activation: points are spent on what it does.
when-extra = A servant's own action is done in its activation, by day.
when-flip = When several servants die at once, their player chooses whose card is flipped.
when-raise-card = The dead come back at dawn; Necromancy and Soul Tithe raise them at night.
when-come-back = A dead servant comes back at a city gate at dawn, unless its card is flipped.
when-works = Servants act by day, each once.
when-keep-servant = Servants are chosen at the start: one is kept, the rest is passed on, three times.
when-reveal-crew = Kept servants are revealed when everybody has three.
when-lay = In combat between vampires both lay a card, or none, in secret.
when-discard = Cards are discarded when somebody holds more than 3 after drawing.
when-draw = Cards are drawn at dawn and by what cards, servants and fields allow.
when-reshuffle = When the deck is empty, the discards become the new deck.
when-demand = The event of the round happens by itself; whoever must choose something is asked.
when-choose-vampire = Vampires are chosen at the start, one after the other.
when-choose-side = The side of a sheet is chosen right after its vampire.
when-sight = Cassandra's Second Sight chooses between two events at dawn.
when-prophesy = Prophecy of Doom lets one look at the next event and bury it.
when-control = Districts are scored at twilight, by influence.
when-lose-influence = Influence is lost for a dead servant or a defeated vampire; its player chooses where.
when-tax = The Steward's Tax can cost influence.
when-nobles-pay = Every two nobles bring their owner 1 gold at dawn.
when-end-servant = A servant's activation is ended by its player, at any time.
when-end-vampire = A vampire's activation is ended by its player, at any time.

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

because = { $cause ->
    [thirst] , by thirst
    [tyrant] , from the people ({ band-tyrant })
    [feared] , from the people ({ band-feared })
    [unknown] , from the people ({ band-unknown })
    [respected] , from the people ({ band-respected })
    [beloved] , from the people ({ band-beloved })
    [nobles] , from nobles
    [barracks] , from barracks
    [hatred] , because a barrack of level 3 is hated
    [event] , by the event
    [inquisitor] , taken by the inquisitor
    [shame] , for shame at 0 popularity
    [drink] , for drinking
    [kill] , for the kill
    [knight] , by the Knight's sword
    [cultist] , from the dying Cultist
    [death] , for the dead servant
    [defeat] , for the defeat
    [victory] , for the defeated vampire
    [fang] , by the fang
    [plot] , by the plot
    [pestilence] , by Pestilence
    [starvation] , by Starvation
   *[none] {""}
}

event-first-player-drawn = { $seat } will begin; { $vp } VP for { $last }, last in the order of play.
event-vampire-chosen = { $seat } took { $vampire }.
event-side-chosen = { $side ->
    [nighthunter] { $vampire } hunts as a Nighthunter, with { $powers }.
   *[asymmetric] { $vampire } has three powers: { $powers }.
}
event-crew-revealed = { $seat } came with { $servants }.
event-gate-taken = { $seat } arrived at { $field }.
event-round-began = Dawn of round { $round }: everybody draws a card, thirst takes blood, the people give to those they love or fear.
event-phase-began = { $phase ->
    [day] The sun is up; the servants go to work.
    [night] Night falls; the vampires wake.
   *[twilight] Twilight: in every district whoever has most influence gains VP.
}
event-card-drawn = { $seat } drew an intrigue card.
event-card-seen = { $seat } drew { $card }.
event-card-discarded = { $how ->
    [random] { $seat } had to discard { $card }.
   *[limit] { $seat } discarded { $card }.
}
event-deck-reshuffled = The { $cards } discarded intrigue cards were shuffled into a new deck.
event-gained = { $seat }: +{ $n } { $res } ({ $now }){ because }.
event-lost = { $seat }: −{ $n } { $res } ({ $now }){ because }.
event-paid = { $seat } paid { $n } { $res } ({ $now } left).
event-overflowed = { $seat }: more { $res } than the track can hold became { $vp } VP ({ $now }).
event-stolen = { $seat } took { $n } { $res } from { $victim }, who kept { $left }.
event-influence-moved = { $seat_own } influence in the { $district }: { $before } to { $now }{ because }.
event-wounded = { $seat_own } vampire was wounded: { $before } to { $now } blood{ because }.
event-token-laid = { $token ->
    [blood] A blood token lies in { $field }.
   *[plague] { $how ->
        [spread] The plague spread to { $field }.
       *[other] The plague came to { $field }.
    }
}
event-plague-ignored = No plague token for { $field }: the city is on lockdown.
event-plague-barred = No plague token for { $field }: { $by ->
    [blood] a blood token lies there.
    [plague] a plague token lies there already.
    [barrack] a barrack stands there.
    [token] an event token lies there.
   *[kind] no token may lie there.
}
event-plague-contained = The plague in { $field } could not spread: no connected field can get a token.
event-miasma-passed = The miasma passed the { $district } by: none of its numbered fields can get a token.
event-token-returned = { $token ->
    [blood] The blood is gone from { $field }.
   *[plague] The plague is gone from { $field }.
}
event-lockdown-began = Lockdown! The last token is laid, the people barricade themselves: no new tokens, and vampires find only old blood.
event-lockdown-ended = The lockdown is over: a token is back in the pile.
event-infected = { $seat_own } { $servant } was infected at { $field }.
event-doomed = { $seat_own } { $servant } will not survive this walk.
event-cured = { $seat_own } { $servant } was cured.
event-servant-died = { $cause ->
    [attack] { $seat_own } { $servant } was killed at { $field }.
    [assassin] { $seat_own } { $servant } was murdered at { $field }.
   *[plague] { $seat_own } { $servant } died of the plague at { $field }.
}
event-turned-up = { $seat_own } { $servant } can return at the next dawn.
event-servant-returned = { $how ->
    [raised] { $seat_own } { $servant } rose from the grave in { $field }.
   *[dawn] { $seat_own } { $servant } returned at { $field }.
}
event-vampire-defeated = { $seat_own } vampire, { $vampire }, was defeated and costs 3 points.
event-vampire-retired = { $seat_own } vampire, { $vampire }, lies on its sheet with { $blood } blood.
event-vampire-returned = { $seat_own } vampire, { $vampire }, rose in { $field }.
event-soul-taken = { $seat } took a soul ({ $now }).
event-souls-spent = { $n ->
    [one] Soul Tithe: { $seat } gave back a soul ({ $now } left).
   *[other] Soul Tithe: { $seat } gave back { $n } souls ({ $now } left).
}
event-event-revealed = The event: { $card }. { $text }
event-foresaw = { $cards ->
    [one] { $seat } looked at the top event card.
   *[other] { $seat } looked at the { $cards } top event cards.
}
event-glimpsed = { $seat } saw { $card }.
event-buried = { $seat } put an event card under the deck.
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
event-rationed = { $seat_own } { $who } was given rations: { points }.
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
event-exerted = { $seat_own } vampire exerted itself: { points }.
event-corrupted = { $seat } bought a noble of the { $district } for { $gold } gold.
event-servant-attacked = { $outcome ->
    [killed] { $seat_own } vampire struck down { $victim_own } { $servant }: { attack-told }.
   *[withstood] { $victim_own } { $servant } withstood { $seat_own } vampire: { attack-told }.
}
attack-told = { $bonus ->
    [0] { $roll }
   *[other] { $roll } and { $bonus } for fury
} against defence { $defence }
event-fought = { $seat } ({ $card }) attacked { $victim } ({ $other_card }) at { $field }: { $attack } against { $defence }. { $hit ->
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
event-pestilence-breathed = Pestilence: { $seat_own } vampire breathed the plague over { $field }.
event-starvation-began = Starvation: { $seat_own } vampire let the { $district } go hungry.
event-barrack-lowered = { $level ->
    [0] { $seat_own } barrack in { $field } burnt down.
   *[other] { $seat_own } barrack in { $field } burnt down to level { $level }.
}
event-noble-swapped = A noble of the { $district } left { $victim } for { $seat }.
event-control-scored = { $rank ->
    [1] { $seat } controlled the { $district } with influence { $influence }: +{ $vp } VP ({ $now }).
   *[other] { $seat } came second in the { $district } with influence { $influence }: +{ $vp } VP ({ $now }).
}
event-uncontrolled = Nobody has influence in the { $district }, so nobody scored there.
event-first-player-passed = { $seat } will begin the next round.
event-final-scored = { $seat } finished with { $total } VP: +{ $nobles } for nobles, +{ $resources } for resources, +{ $legend } for the legend{ $souls ->
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

## When the match is over
source-quarters = Districts
source-tracks = Beyond the tracks
source-deeds = Deeds and cards
source-gifts = For playing last
source-losses = Paid and lost
source-nobles = Nobles
source-resources = Resources
source-legend = Legend
source-souls = Souls
end-influence = { $n } influence
end-blood = { $n } blood
tie = { $how ->
    [influence] Points were equal: influence decided.
    [blood] Points and influence were equal: blood decided.
   *[shared] Points, influence and blood were equal: the city is shared.
}
lines-title = The lead over the rounds
lines-round = Round { $n }
