"""The 85 cards of the ten room decks, as printed: above each card its name and text, as in the words."""

from __future__ import annotations

from lychgate.games.damnation.data.effects import (
    Boost,
    Cancel,
    ChangeTotal,
    Choice,
    Choose,
    Control,
    ControlByLeft,
    Damage,
    Discard,
    DrawAndKeep,
    Free,
    GainSoul,
    Heal,
    IfTarget,
    Light,
    LockIn,
    MayEnter,
    Need,
    NextRoll,
    OnRoll,
    PeekDeck,
    PeekTraps,
    PlaceTrap,
    Protect,
    Refresh,
    Repel,
    RollTable,
    SendOther,
    SetHealth,
    Slay,
    Steal,
    ToSecretDoor,
    VampireTime,
    Ward,
)
from lychgate.games.damnation.data.kinds import action, alt, curse, deck, event, protection, vampire_card, weapon
from lychgate.games.damnation.data.timing import When
from lychgate.games.damnation.data.whom import (
    ANYONE,
    IN_STANDARD_ROOM,
    OTHERS_IN_CORRIDOR,
    PICKED,
    SAME_ROOM,
    SAME_ROOM_OR_ADJACENT,
    SELF,
    Each,
    LineOfSight,
    Pick,
)

ROOM_CARDS = (
    *deck(
        "great_hall",
        # Candelabrum: Attack. Alt: after your roll, your Black Die counts as Brazier this turn.
        weapon("candelabrum", "GH01", damage=3, reach=1, alt=alt(When.ROLL, Light("brazier"))),
        # Banqueting Knife: Attack.
        weapon("banqueting_knife", "GH02", damage=4, reach=1),
        # Hollow Armour: Reduce Damage by 4.
        protection("hollow_armour", "GH03", armour=4, reveal=True),
        # Commanding Presence: Claim control over a Villain in line of sight within 4 spaces. This is your claim for the
        # turn.
        action("commanding_presence", "GH04", When.RES, Control(Pick(LineOfSight(4)))),
        # Puppeteer's Strings: When a Villain whose movement you control has rolled: change its total by up to 2 either
        # way.
        action("puppeteers_strings", "GH05", When.R_ROLL, ChangeTotal(up_to=2), needs=Need.YOU_CONTROL_THE_ROLLER),
        # Defiance: All control over your Villain's movement ends; or a claim just made on you fails.
        action("defiance", "GH06", When.R_CONTROL | When.PRE, Free()),
        # Midnight Feast: Heal 2.
        event("midnight_feast", "GH07", Heal(2)),
        # The Invitation: You may send one other Villain that is elsewhere to The Great Hall; it enters as normal.
        event("the_invitation", "GH08", SendOther("great_hall")),
        # Falling Chandelier: Roll a D6. 1 or 2: suffer 3 Damage. 3 to 6: draw one more card here.
        event(
            "falling_chandelier",
            "GH09",
            RollTable(
                (
                    OnRoll(1, 2, (Damage(SELF, 3),)),
                    OnRoll(3, 6, (DrawAndKeep("here", 1, 1),)),
                )
            ),
        ),
        # Goblet of Claret: On your turn: heal 3.
        action("goblet_of_claret", "GH10", When.OWN, Heal(3)),
    ),
    *deck(
        "master_bedroom",
        # The Brides: Discard 2 cards of your choice, or suffer 4 Damage.
        event(
            "the_brides",
            "MB01",
            Choose(
                (
                    Choice("yield", (Discard(2),), needs=Need.HAND_2),
                    Choice("resist", (Damage(SELF, 4),)),
                )
            ),
        ),
        # The Brides' Hunger: Choose a Villain in any Standard Room: it suffers 3 Unblockable Damage.
        vampire_card("the_brides_hunger", "MB02", Damage(Pick(IN_STANDARD_ROOM), 3, unblockable=True), modifier=2),
        # Four-Poster: Heal 3.
        event("four_poster", "MB03", Heal(3)),
        # Laudanum: Heal 4; your next movement total is 1 lower (never below 1).
        action("laudanum", "MB04", When.OWN, Heal(4), NextRoll(-1)),
        # Letter Opener: Attack.
        weapon("letter_opener", "MB05", damage=2, reach=1, relic=True),
        # Silk Garrotte: Attack.
        weapon("silk_garrotte", "MB06", damage=3, reach=1, unblockable=True),
        # Velvet Drapes: Reduce Damage by 3. Alt: before movement, move to an empty Secret Door space and begin from
        # there.
        protection("velvet_drapes", "MB07", armour=3, alt=alt(When.PRE, ToSecretDoor())),
        # Looking Glass: Cancel an Action card another player has just played.
        action("looking_glass", "MB08", When.R_CARD, Cancel("card")),
        # Sleepwalking: In Darkness, when nobody controls you, the next living player clockwise moves you. Ends in the
        # Kitchen.
        curse("sleepwalking", "MB09", "on_own_darkness", ControlByLeft(), ends="kitchen"),
        # Second Sight: Look at the top 3 cards of one room deck; put them back on top in any order.
        action("second_sight", "MB10", When.OWN, PeekDeck(3)),
    ),
    *deck(
        "torture_chamber",
        # The Iron Maiden: You are Slain.
        event("the_iron_maiden", "TC01", Slay()),
        # The Rack: Suffer 4 Damage.
        event("the_rack", "TC02", Damage(SELF, 4)),
        # Thumbscrews: Lay down 2 cards of your choice, or suffer 3 Unblockable Damage.
        event(
            "thumbscrews",
            "TC03",
            Choose(
                (
                    Choice("confess", (Discard(2),), needs=Need.HAND_2),
                    Choice("endure", (Damage(SELF, 3, unblockable=True),)),
                )
            ),
        ),
        # Brand of the Damned: At the end of each of your turns suffer 1 Damage. Ends in the Master Bedroom.
        curse("brand_of_the_damned", "TC04", "end_of_turn", Damage(SELF, 1), ends="master_bedroom"),
        # Executioner's Axe: Attack.
        weapon("executioners_axe", "TC05", damage=6, reach=1),
        # Headsman's Sword: Attack.
        weapon("headsmans_sword", "TC06", damage=4, reach=1, relic=True, reveal=True),
        # Arbalest: Attack.
        weapon("arbalest", "TC07", damage=5, reach=5),
        # Red-Hot Poker: Attack.
        weapon("red_hot_poker", "TC08", damage=4, reach=1, unblockable=True),
        # Cat-o'-Nine-Tails: Attack. Alt: instead of attacking, claim control over a Villain in line of sight within 2.
        weapon("cat_o_nine_tails", "TC09", damage=3, reach=2, alt=alt(When.RES, Control(Pick(LineOfSight(2))))),
        # Boiling Oil: Attack.
        weapon("boiling_oil", "TC10", damage=5, reach=2),
    ),
    *deck(
        "dungeon",
        # Death in the Dark: Roll a D6. 1: you are Slain. 2 to 4: suffer 3 Damage. 5 or 6: nothing.
        event(
            "death_in_the_dark",
            "DU01",
            RollTable(
                (
                    OnRoll(1, 1, (Slay(),)),
                    OnRoll(2, 4, (Damage(SELF, 3),)),
                    OnRoll(5, 6, ()),
                )
            ),
        ),
        # Crucifix: With The Vampire within 3 spaces, or biting you: Repel it.
        action("crucifix", "DU02", When.R_BITE | When.OWN, Repel(), needs=Need.VAMPIRE_WITHIN_3_OR_BITING),
        # Garlic Wreath: A Bite on you does not happen, and The Vampire’s turn ends.
        action("garlic_wreath", "DU03", When.R_BITE, Ward()),
        # Wooden Stake: Attack. Alt: with The Vampire adjacent: its tracker goes down 2, then Repel it.
        weapon(
            "wooden_stake",
            "DU04",
            damage=3,
            reach=1,
            alt=alt(When.R_BITE | When.OWN, VampireTime(-2), Repel(), needs=Need.VAMPIRE_ADJACENT),
        ),
        # Rat King: Suffer 2 Damage, then draw one more card here.
        event("rat_king", "DU05", Damage(SELF, 2), DrawAndKeep("here", 1, 1)),
    ),
    *deck(
        "trophy_room",
        # Strange Claw: At the end of each of your turns roll a D6. 1 to 3: suffer 1 Damage. 4 to 6: refresh a token.
        # Ends in the Dark Tower.
        curse(
            "strange_claw",
            "TR01",
            "end_of_turn",
            RollTable(
                (
                    OnRoll(1, 3, (Damage(SELF, 1),)),
                    OnRoll(4, 6, (Refresh(SELF),)),
                )
            ),
            ends="dark_tower",
        ),
        # Duelling Pistol: Attack.
        weapon("duelling_pistol", "TR02", damage=5, reach=6),
        # Elephant Gun: After the attack you suffer 1 Unblockable Damage.
        weapon("elephant_gun", "TR03", damage=7, reach=4, reveal=True, after=(Damage(SELF, 1, unblockable=True),)),
        # Boar Spear: Attack.
        weapon("boar_spear", "TR04", damage=3, reach=2, relic=True, reveal=True),
        # Bearskin: Reduce Damage by 4.
        protection("bearskin", "TR05", armour=4),
        # Gorging Idol: Your hand limit is 4. Ends in the Cemetery.
        curse("gorging_idol", "TR06", "hand_limit", ends="cemetery", limit=4),
        # Glass Eyes: Your hand lies open. Ends in the Great Hall.
        curse("glass_eyes", "TR07", "hand_public", ends="great_hall"),
        # Man-Trap: Put one spare trap token, unseen, on a plain empty corridor space within 3 spaces of you.
        action("man_trap", "TR08", When.OWN, PlaceTrap(3)),
        # Trapper's Hook: Cancel a trap you have just triggered.
        action("trappers_hook", "TR09", When.R_TRAP, Cancel("trap")),
        # The Locked Cabinet: Draw 2 Heirlooms, keep 1.
        event("the_locked_cabinet", "TR10", DrawAndKeep("heirloom", 2, 1)),
    ),
    *deck(
        "kitchen",
        # The Crones: Lay down a card and heal 2, or suffer 2 Damage.
        event(
            "the_crones",
            "KI01",
            Choose(
                (
                    Choice(
                        "pay",
                        (
                            Discard(1),
                            Heal(2),
                        ),
                        needs=Need.HAND_1,
                    ),
                    Choice("refuse", (Damage(SELF, 2),)),
                )
            ),
        ),
        # The Door is Locked: On your next turn roll a D6 in place of the movement roll: 4+ the door opens, roll to
        # move as normal; 1-3 you do not move. You may discard any card from hand to open it without rolling.
        event("the_door_is_locked", "KI02", LockIn()),
        # Leather Apron: Reduce Damage by 5.
        protection("leather_apron", "KI03", armour=5),
        # Meat Cleaver: Attack.
        weapon("meat_cleaver", "KI04", damage=4, reach=1),
        # Boning Knife: Attack. Alt: thrown, 2 Damage at range 3.
        weapon("boning_knife", "KI05", damage=3, reach=1, alt=alt(When.ATTACK, damage=2, reach=3)),
        # Crones' Broth: On your turn: heal 3.
        action("crones_broth", "KI06", When.OWN, Heal(3)),
        # Quicksilver Tincture: On your turn: refresh one Talent token.
        action("quicksilver_tincture", "KI07", When.OWN, Refresh(SELF)),
        # Iron Skillet: Attack. Alt: reduce Damage by 3.
        weapon("iron_skillet", "KI08", damage=2, reach=1, alt=alt(When.R_DAMAGE, Protect(3))),
        # Poisoned Chalice: On your turn: a Villain in the same room or next to you suffers 3 Unblockable Damage.
        action("poisoned_chalice", "KI09", When.OWN, Damage(Pick(SAME_ROOM_OR_ADJACENT), 3, unblockable=True)),
        # The Larder: Heal 1 and draw one more card here.
        event("the_larder", "KI10", Heal(1), DrawAndKeep("here", 1, 1)),
    ),
    *deck(
        "cemetery",
        # Restless Soul: Gain a Soul.
        event("restless_soul", "CE01", GainSoul(1)),
        # Open Grave: Suffer 2 Damage, then gain a Soul if you live.
        event("open_grave", "CE02", Damage(SELF, 2), GainSoul(1)),
        # Mourner's Gift: Draw an Heirloom.
        event("mourners_gift", "CE03", DrawAndKeep("heirloom", 1, 1)),
        # Unhallowed Ground: This turn The Vampire may enter The Cemetery through a door it can reach; its movement
        # ends and it may Bite one Villain there.
        vampire_card("unhallowed_ground", "CE04", MayEnter("cemetery"), modifier=2),
        # Ghoul Pack: Suffer 3 Damage.
        event("ghoul_pack", "CE05", Damage(SELF, 3)),
        # Gravedigger's Spade: Attack. Alt: in the Cemetery, gain a Soul.
        weapon("gravediggers_spade", "CE06", damage=3, reach=1, alt=alt(When.OWN, GainSoul(1), needs=Need.IN_CEMETERY)),
        # Coffin Lid: Reduce Damage by 3.
        protection("coffin_lid", "CE07", armour=3),
        # Spectral Shroud: Cancel an attack made on you; the attacker's card counts as used.
        action("spectral_shroud", "CE08", When.R_ATTACK, Cancel("attack")),
        # Banshee's Mark: Your movement totals are 1 lower. Ends in the Master Bedroom.
        curse("banshees_mark", "CE09", "on_own_total", ChangeTotal(fixed=-1), ends="master_bedroom"),
        # Whispering Dead: Look at 3 face-down traps anywhere; you may swap two of them.
        action("whispering_dead", "CE10", When.OWN, PeekTraps(3)),
    ),
    *deck(
        "courtyard",
        # Longsword: Attack.
        weapon("longsword", "CY01", damage=3, reach=1, relic=True, reveal=True),
        # Woodcutter's Axe: Attack.
        weapon("woodcutters_axe", "CY02", damage=5, reach=1),
        # Hunting Bow: Attack.
        weapon("hunting_bow", "CY03", damage=3, reach=4),
        # Throwing Knives: Attack.
        weapon("throwing_knives", "CY04", damage=3, reach=3),
        # Loose Rubble: Attack. Alt: reduce Damage by 2.
        weapon("loose_rubble", "CY05", damage=2, reach=2, alt=alt(When.R_DAMAGE, Protect(2))),
        # Tower Shield: Reduce Damage by 4.
        protection("tower_shield", "CY06", armour=4, reveal=True),
        # Chain Hauberk: Reduce Damage by 3.
        protection("chain_hauberk", "CY07", armour=3),
        # Falling Gargoyle: Suffer 3 Damage.
        event("falling_gargoyle", "CY08", Damage(SELF, 3)),
        # Ambush!: Add 2 to the Damage of an attack you have just declared.
        action("ambush", "CY09", When.R_ATTACK_OWN, Boost(2)),
        # Starving Hound: Take a random card from a Villain in this room; if there is none, draw one more card here.
        event("starving_hound", "CY10", IfTarget(SAME_ROOM, (Steal(PICKED),), (DrawAndKeep("here", 1, 1),))),
    ),
    *deck(
        "dark_tower",
        # The Impaler's Lance: Attack.
        weapon("the_impalers_lance", "DT01", damage=5, reach=2, relic=True, reveal=True),
        # Aegis of Night: Reduce Damage by 3, once per turn, never against The Fall.
        protection("aegis_of_night", "DT02", armour=3, relic=True, reveal=True, once_per_turn=True),
        # Contract in Blood: On your turn: any other Villain suffers 5 Unblockable Damage.
        action("contract_in_blood", "DT03", When.OWN, Damage(Pick(ANYONE), 5, unblockable=True)),
        # Dominion: Claim control over every other Villain on a corridor space. Does not use up your claim or attack for
        # the turn.
        action("dominion", "DT04", When.OWN, Control(Each(OTHERS_IN_CORRIDOR))),
        # Elixir of Undeath: Instead of being Slain your Health becomes 5. Cannot be played during The Fall or after
        # Dawn.
        action("elixir_of_undeath", "DT05", When.R_SLAIN, Cancel("slaying"), SetHealth(5)),
    ),
    *deck(
        "vault",
        # Cloak of Shadow: Reduce Damage by 6.
        protection("cloak_of_shadow", "VA01", armour=6),
        # Chalice of Blood: On your turn: heal 6.
        action("chalice_of_blood", "VA02", When.OWN, Heal(6)),
        # Native Earth: The Vampire tracker goes up 2.
        vampire_card("native_earth", "VA03", VampireTime(2), modifier=3),
        # Hoard of Souls: Gain 2 Souls.
        event("hoard_of_souls", "VA04", GainSoul(2)),
        # The Dragon's Tooth: Attack.
        weapon("the_dragons_tooth", "VA05", damage=5, reach=1, relic=True, reveal=True),
    ),
)
"""DA-420: Events, Weapons, Protections, Actions, Curses and Vampire cards."""
