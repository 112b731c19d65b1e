"""The cards of the Castle, Vampire and Heirloom decks, as printed: above each card its name and text."""

from __future__ import annotations

from lychgate.games.damnation.data.effects import (
    Bar,
    BiteBonus,
    Boost,
    Cancel,
    ChangeTotal,
    Choice,
    Choose,
    Control,
    Damage,
    DrawAndKeep,
    Free,
    GainSoul,
    HauntTrack,
    Heal,
    IfHaunts,
    IfVampire,
    Leap,
    Light,
    MayEnter,
    Need,
    Protect,
    Refresh,
    Repel,
    Reroll,
    ReshuffleTraps,
    SecondBite,
    SetDie,
    Steal,
    Steer,
    ToSecretDoor,
    Unbar,
    Unlock,
    VampireTime,
    Ward,
)
from lychgate.games.damnation.data.kinds import action, alt, castle_card, deck, protection, vampire_card, weapon
from lychgate.games.damnation.data.timing import When
from lychgate.games.damnation.data.whom import (
    ANYONE,
    IN_CORRIDOR,
    SELF,
    Each,
    LineOfSight,
    Pick,
    SameRoomOrSight,
)

SIDE_CARDS = (
    *deck(
        "castle",
        # Children of the Night: Every Villain on a corridor space suffers 1 Damage.
        castle_card("children_of_the_night", "CA01", Damage(Each(IN_CORRIDOR), 1)),
        # Gust of Wind: Darkness holds for this turn.
        castle_card("gust_of_wind", "CA02", Light("darkness")),
        # Blood Moon: The Vampire gains 1 turn; without one you suffer 1 Damage.
        castle_card("blood_moon", "CA03", IfVampire((VampireTime(1),), (Damage(SELF, 1),))),
        # Shifting Walls: All face-down traps and the reserve are mixed and laid anew.
        castle_card("shifting_walls", "CA04", ReshuffleTraps()),
        # Hidden Stair: You may begin this movement from an empty Secret Door space.
        castle_card(
            "hidden_stair",
            "CA05",
            Choose(
                (
                    Choice("take-it", (ToSecretDoor(),)),
                    Choice("ignore", ()),
                )
            ),
        ),
        # The Midnight Bell: Every Villain refreshes one token.
        castle_card("the_midnight_bell", "CA06", Refresh(Each(ANYONE))),
        # Falling Portcullis: Nobody enters the Great Hall or the Kitchen until your next turn.
        castle_card("falling_portcullis", "CA07", Bar(("great_hall", "kitchen"))),
        # The Dead Remember: Every Haunt’s tracker goes up 1; without Haunts you gain a Soul.
        castle_card("the_dead_remember", "CA08", IfHaunts((HauntTrack(1),), (GainSoul(1),))),
    ),
    *deck(
        "vampire",
        # Bat Form: Before moving: put The Vampire on any empty Secret Door space.
        vampire_card("bat_form", "VP01", Leap(), modifier=3),
        # Wolf Form: Your next Bite this turn deals 3 more Damage.
        vampire_card("wolf_form", "VP02", BiteBonus(3), modifier=3),
        # Beneath the Door: This turn The Vampire may enter one Standard Room; its movement ends and it may Bite one
        # Villain there.
        vampire_card("beneath_the_door", "VP03", MayEnter("standard"), modifier=2),
        # Mesmerise: A Villain in line of sight walks up to 3 corridor spaces as you choose; no doors; the space it
        # stops on acts as normal.
        vampire_card("mesmerise", "VP04", Steer(3), modifier=1),
        # Unquenchable Thirst: After a Bite The Vampire may go on moving and Bite one different Villain.
        vampire_card("unquenchable_thirst", "VP05", SecondBite(), modifier=2),
        # Call the Wolves: A Villain on a corridor space suffers 3 Damage.
        vampire_card("call_the_wolves", "VP06", Damage(Pick(IN_CORRIDOR), 3), modifier=1),
    ),
    *deck(
        "heirloom",
        # Ancestral Sword: Attack. Alt: on your turn refresh one token.
        weapon("ancestral_sword", "HE01", damage=4, reach=1, start="great_hall", alt=alt(When.OWN, Refresh(SELF))),
        # Duelling Rapier: Attack. Alt: reduce the Damage of an attack by 3.
        weapon(
            "duelling_rapier",
            "HE02",
            damage=3,
            reach=1,
            start="courtyard",
            alt=alt(When.R_DAMAGE, Protect(3), needs=Need.PACKET_IS_ATTACK),
        ),
        # Sword Cane: Attack. Alt: after your roll change your total by up to 1.
        weapon("sword_cane", "HE03", damage=3, reach=1, start="kitchen", alt=alt(When.ROLL, ChangeTotal(up_to=1))),
        # Derringer: Attack.
        weapon("derringer", "HE04", damage=3, reach=3, start="gate"),
        # Silver Dagger: Attack. Alt: Repel a biting Vampire.
        weapon("silver_dagger", "HE05", damage=3, reach=1, start="cemetery", alt=alt(When.R_BITE, Repel())),
        # Surgeon's Scalpel: Attack. Alt: on your turn heal 2.
        weapon(
            "surgeons_scalpel",
            "HE06",
            damage=2,
            reach=1,
            unblockable=True,
            start="torture_chamber",
            alt=alt(When.OWN, Heal(2)),
        ),
        # Blowpipe: Attack.
        weapon("blowpipe", "HE07", damage=3, reach=5, start="trophy_room"),
        # Hatpin: Attack. Alt: a claim just made on you fails.
        weapon("hatpin", "HE08", damage=2, reach=1, start="master_bedroom", alt=alt(When.R_CONTROL, Free())),
        # Family Crest: Reduce Damage by 3. Alt: claim control in line of sight within 2.
        protection(
            "family_crest", "HE09", armour=3, start="great_hall", alt=alt(When.RES, Control(Pick(LineOfSight(2))))
        ),
        # Whalebone Corset: Reduce Damage by 3.
        protection("whalebone_corset", "HE10", armour=3, start="master_bedroom"),
        # Cavalry Breastplate: Reduce Damage by 4.
        protection("cavalry_breastplate", "HE11", armour=4, start="courtyard"),
        # Prayer Book: Reduce Damage by 2. Alt: a Bite on you does not happen.
        protection("prayer_book", "HE12", armour=2, start="cemetery", alt=alt(When.R_BITE, Ward())),
        # Travelling Cloak: Reduce Damage by 2. Alt: before movement go to an empty Secret Door.
        protection("travelling_cloak", "HE13", armour=2, start="gate", alt=alt(When.PRE, ToSecretDoor())),
        # Cigarette Case: Reduce Damage by 2. Alt: roll your Movement Dice again.
        protection("cigarette_case", "HE14", armour=2, start="kitchen", alt=alt(When.ROLL, Reroll("movement"))),
        # Pocket Watch: After your roll: set a Movement Die to any face.
        action("pocket_watch", "HE15", When.ROLL, SetDie(), start="great_hall"),
        # Smelling Salts: On your turn: heal 2.
        action("smelling_salts", "HE16", When.OWN, Heal(2), start="master_bedroom"),
        # Hip Flask: On your turn: heal 3.
        action("hip_flask", "HE17", When.OWN, Heal(3), start="kitchen"),
        # Skeleton Key: Draw one more card from the Standard Room you are in; or open every locked or barred door.
        action(
            "skeleton_key",
            "HE18",
            When.OWN,
            Choose(
                (
                    Choice("search", (DrawAndKeep("here", 1, 1),), needs=Need.IN_STANDARD_ROOM),
                    Choice(
                        "unlock",
                        (
                            Unlock(),
                            Unbar(),
                        ),
                    ),
                )
            ),
            start="dungeon",
        ),
        # Lucky Sovereign: Re-roll one die any player has just rolled.
        action("lucky_sovereign", "HE19", When.R_ROLL, Reroll("one"), start="trophy_room"),
        # Storm Lantern: After your roll: your Black Die counts as Brazier.
        action("storm_lantern", "HE20", When.ROLL, Light("brazier"), start="dungeon"),
        # Grappling Hook: Cancel a trap you have just triggered.
        action("grappling_hook", "HE21", When.R_TRAP, Cancel("trap"), start="courtyard"),
        # Forged Letter: On your turn: take a random card from a Villain in your room, or in sight within 3.
        action("forged_letter", "HE22", When.OWN, Steal(Pick(SameRoomOrSight(3))), start="trophy_room"),
        # Planchette: On your turn: suffer 2 Unblockable Damage and gain a Soul.
        action(
            "planchette",
            "HE23",
            When.OWN,
            Damage(SELF, 2, unblockable=True),
            GainSoul(1),
            needs=Need.HEALTH_3,
            start="cemetery",
        ),
        # Hush Money: Cancel an Event or Curse you have just drawn from a room deck and draw again.
        action("hush_money", "HE24", When.R_DRAW, Cancel("event"), DrawAndKeep("here", 1, 1), start="gate"),
        # Poison Ring: Add 2 Damage to an attack you have just declared.
        action("poison_ring", "HE25", When.R_ATTACK_OWN, Boost(2), start="torture_chamber"),
    ),
)
"""Castle (8), Vampire (6) and Heirlooms (25); no Heirloom has the Reveal icon, since they are drawn unseen (DA-032)."""
