"""How the cards and pieces of Carpathes look: faces with their runes, backs, cubes, the moon, and signs for words."""

from __future__ import annotations

from lychgate.core.say import Say
from lychgate.core.table import Badge, CardFace, CardType, Colour, Cost, PieceKind, PieceState
from lychgate.core.vocabulary import check_complete
from lychgate.games.carpathes.data import CHARACTER, COLOURS, EVENTS, HUMANS, POWERS, Event, Power
from lychgate.games.carpathes.words.names import card_word

PORTRAITS = {
    "dracula": "vampire-dracula", "elisabeth": "female-vampire", "lamia": "medusa-head",
    "carmilla": "woman-elf-face", "ruthven": "cowled",
}  # fmt: skip
HUES: dict[str, Colour] = {
    "red": "blood", "blue": "azure", "green": "green", "purple": "violet", "yellow": "gold",
}  # fmt: skip
EMBLEMS = {
    "man": "bust-man", "woman": "bust-woman", "old_man": "bust-elder",
    "crows": "crow-dive", "devil_hand": "evil-hand", "wolf_call": "wolf-howl", "bite": "pretty-fangs",
    "hypnosis": "psychic-waves", "supreme_punishment": "gavel", "bats": "evil-bat", "night_terror": "terror",
    "bloodletting": "droplets", "paralysis": "frozen-body", "conversion": "recycle", "destruction": "hammer-break",
    "night_hunt": "hunting-horn", "regeneration": "bleeding-heart", "black_kiss": "lips",
    "devotion": "prayer", "invisibility": "invisible", "attack_return": "shield-reflect", "mist_form": "fog",
    "coffin": "coffin", "feast": "meal", "grimoire": "spell-book",
    "pandemonium": "imp-laugh", "vampire_hunters": "stake-hammer", "blood_harvest": "sickle", "sabbath": "pentacle",
    "eclipse": "eclipse", "revolt": "revolt", "burning_thirst": "fire",
}  # fmt: skip
"""The picture of every card; three busts are our own."""
check_complete("PORTRAITS", PORTRAITS, CHARACTER)
check_complete("HUES", HUES, COLOURS)
check_complete("EMBLEMS", EMBLEMS, (card.id for card in (*HUMANS, *POWERS, *EVENTS)))

ICONS = {
    "option-draw-human": "card-draw", "option-draw-power": "card-draw", "option-recover": "heart-plus",
    "option-dominate": "crossed-chains",
    "option-feed": "jeweled-chalice", "option-end": "night-sleep", "option-drink": "heart-plus",
    "option-at-lose": "triple-scratches", "option-at-steal": "snatch", "option-at-terror": "terror",
    "option-at-paralyse": "frozen-body", "option-at-card": "hammer-break", "option-convert": "recycle",
    "option-drop": "card-discard", "option-terror-drop": "card-discard", "option-terror-lose": "drop",
    "option-pay": "drop", "option-price": "drop", "option-keep": "person",
    "option-pass": "drop", "option-bid": "gavel", "option-bid-pass": "night-sleep",
    "option-demand-nothing": "night-sleep",
    "option-demand-feed": "jeweled-chalice", "option-demand-attack": "claws", "option-demand-bare": "conversation",
    "option-demand-title": "manacles", "option-yes-bare": "conversation", "option-yes-title": "manacles",
    "option-take": "person", "option-wear": "person",
    "step-turn": "bat", "step-act": "candlebright", "step-strike": "shield-echoes", "step-lose": "drop",
    "step-draw": "card-draw", "step-steal": "snatch", "step-terror": "terror", "step-make-demand": "manacles",
    "step-acknowledge": "conversation", "step-hand-limit": "card-discard", "step-bid": "gavel", "step-award": "crown",
    "step-keep-humans": "person", "step-take-character": "person",
    "event-character-taken": "person", "event-first-player-named": "crown", "event-rejected": "card-discard",
    "event-cycle-began": "moon", "event-round-began": "hourglass", "event-turn-began": "bat",
    "event-drew": "card-draw", "event-seen": "card-draw", "event-reshuffled": "cycle", "event-paid": "drop",
    "event-lost": "drop", "event-recovered": "heart-plus", "event-drank": "heart-plus",
    "event-dropped": "card-discard", "event-attack-announced": "claws", "event-played": "shield",
    "event-reacted": "shield-echoes", "event-stolen": "snatch", "event-recognised": "snatch",
    "event-paralysed": "frozen-body", "event-destroyed": "hammer-break", "event-laid": "moon",
    "event-vanished": "invisible", "event-reappeared": "invisible", "event-dominated": "crossed-chains",
    "event-inherited": "manacles", "event-demanded": "conversation", "event-acknowledged": "conversation",
    "event-forgot": "mute", "event-fed": "jeweled-chalice", "event-grace-moved": "breaking-chain",
    "event-freed": "breaking-chain", "event-order-lapsed": "cancel", "event-event-turned": "comet-spark",
    "event-bid-made": "gavel", "event-first-place-won": "crown", "event-first-place-kept": "crown",
    "event-event-struck": "comet-spark", "event-crowned": "crown", "event-dawn-broke": "sunrise",
    "event-placed": "laurels",
    **{card_word(character).key: portrait for character, portrait in PORTRAITS.items()},
}  # fmt: skip
"""Signs of what one may do, what comes and what happened."""

BACKS = {"human": "back-human", "power": "back-power", "event": "back-event"}

TYPES = (
    CardType(id="human", name=Say("type-human"), picture="arch", band="wine", icon="droplets", scene="ridges"),
    CardType(id="attack", name=Say("type-attack"), picture="lancet", band="gold", icon="claws", scene="ridges"),
    CardType(id="special", name=Say("type-special"), picture="circle", band="azure", icon="moon", scene="ridges"),
    CardType(id="aid", name=Say("type-aid"), picture="ogee", band="violet", icon="shield", scene="ridges"),
    CardType(id="event", name=Say("type-event"), picture="notched", band="green", icon="comet-spark", scene="ridges"),
)

KINDS = (
    PieceKind(id="back-human", name=Say("back-human"), shape="card", letter="H", icon="droplets", colour="wine"),
    PieceKind(id="back-power", name=Say("back-power"), shape="card", letter="P", icon="bat", colour="night"),
    PieceKind(id="back-event", name=Say("back-event"), shape="card", letter="E", icon="comet-spark", colour="green"),
    PieceKind(id="cube", name=Say("name-cube"), shape="cube", letter="■", colour="seat"),
    PieceKind(
        id="moon",
        name=Say("name-moon"),
        shape="moon",
        letter="☾",
        states=(PieceState(id="white", name=Say("moon-white")), PieceState(id="black", name=Say("moon-black"))),
    ),
)

ASLEEP = PieceState(id="asleep", name=Say("state-asleep"), dim=True)
USED = PieceState(id="used", name=Say("state-used"), dim=True)
READY = PieceState(id="ready", name=Say("state-ready"))


def _loss(n: int) -> Badge:
    return Badge(name=Say("rune-loss", {"n": n}), icon="drop", n=-n, tone="loss")


def _gain(n: int) -> Badge:
    return Badge(name=Say("rune-gain", {"n": n}), icon="heart-plus", spelt=True, tone="gain")


def _word(key: str, icon: str) -> Badge:
    return Badge(name=Say(key), icon=icon, spelt=True)


def _runes(power: Power) -> tuple[Badge, ...]:
    """Return the effects of a card as one line of signs."""
    runes: list[Badge] = []
    for effect in power.effects:
        if effect.does == "lose":
            runes.append(_loss(effect.n))
        elif effect.does == "recover":
            runes.append(_gain(effect.n))
        elif effect.does == "terror":
            runes += [_word("rune-two-powers", "card-discard"), _word("rune-or", ""), _loss(effect.n)]
        elif effect.does in ("draw-humans", "draw-powers"):
            runes.append(Badge(name=Say("rune-draw", {"n": effect.n}), icon="card-draw", n=effect.n))
        else:
            runes.append(_word(f"rune-{effect.does}", EMBLEMS[power.id]))
    if power.on_each_of_two:
        each = Badge(name=Say("rune-loss-two", {"n": power.on_each_of_two[0].n}), icon="drop", spelt=True, tone="loss")
        runes += [_word("rune-or", ""), each]
    if power.counter:
        runes.append(_word(f"rune-{power.counter}", "return-arrow" if power.counter == "return" else "sight-disabled"))
    return tuple(runes)


def _when(power: Power) -> Say:
    """Return the words at the foot of a card: when it is played, or that it stays."""
    return Say("foot-stays" if power.type == "special" else "foot-reaction" if power.counter else "foot-own-turn")


def _moon(power: Power) -> Badge:
    """CA-069: under which moon a Special Power works."""
    under = "both" if len(power.moons) > 1 else power.moons[0]
    return Badge(name=Say(f"moon-{under}"), icon="plain-circle" if under == "white" else "moon")


def _power_face(power: Power) -> CardFace:
    return CardFace(
        id=power.id,
        name=card_word(power.id),
        type=power.type,
        back=BACKS["power"],
        letter=power.id[0].upper(),
        short=Say(card_word(power.id).key + "-short"),
        emblem=EMBLEMS[power.id],
        cost=Cost("drop", power.cost),
        corner=_moon(power) if power.moons else None,
        runes=_runes(power),
        body=Say(card_word(power.id).key + "-body"),
        foot=_when(power),
        states=(READY, ASLEEP, USED) if power.type == "special" else (),
    )


def _event_face(event: Event) -> CardFace:
    key = card_word(event.id).key
    return CardFace(
        id=event.id,
        name=card_word(event.id),
        type="event",
        back=BACKS["event"],
        letter="E",
        short=Say(f"{key}-short"),
        emblem=EMBLEMS[event.id],
        body=Say(f"{key}-body"),
        foot=Say("foot-cycle" if event.lasts else "foot-at-once"),
    )


def faces() -> tuple[CardFace, ...]:
    """Return every card of the game, face up."""
    humans = (
        CardFace(
            id=human.id,
            name=card_word(human.id),
            type="human",
            back=BACKS["human"],
            letter=human.letter,
            emblem=EMBLEMS[human.id],
            cost=Cost("drop", human.value),
            runes=(Badge(name=Say("rune-worth", {"n": human.value}), icon="drop", n=human.value),),
            body=Say("human-body", {"n": human.value}),
        )
        for human in HUMANS
    )
    return (*humans, *map(_power_face, POWERS), *map(_event_face, EVENTS))
