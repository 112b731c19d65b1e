"""What stands around the table: the bar on top, what just happened, what comes next, the log, the keys."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.text import Text

from lychgate.core.say import Say
from lychgate.core.table import CardFace, Piece, Strip, names_of, piece_id
from lychgate.core.view import AskSeen, OptionSeen, View
from lychgate.terminal.canvas import Run, Runs, clip, width_of, wrap
from lychgate.terminal.choosing import Choosing
from lychgate.terminal.draw.compact import top_shapes
from lychgate.terminal.draw.inline import contents, titled
from lychgate.terminal.draw.pen import Pen
from lychgate.terminal.palette import (
    BLOOD,
    BLOOD_LIT,
    BONE,
    FAINT,
    GOLD,
    GOLD_LIT,
    MOON,
    PLAIN,
    QUIET,
    RULES,
    TITLE,
    ink,
    seat_ink,
)
from lychgate.terminal.session import LogLine, Session
from lychgate.terminal.teacher import Card

YOURS = ink(BLOOD, BONE, bold=True, reverse=True)


def as_text(lines: Iterable[Runs]) -> Text:
    """Return lines as text for a pane of plain words."""
    text = Text(no_wrap=True, overflow="crop")
    for number, line in enumerate(lines):
        if number:
            text.append("\n")
        for run in line:
            text.append(run.text, run.style)
    return text


def top_bar(session: Session, view: View, pen: Pen, width: int, status: Runs) -> Text:
    """Return the bar on top: the game, the round, what the table puts there; at the right whose turn it is."""
    left: Runs = [Run(f" {session.game.title} ", TITLE)]
    if view.round:
        left.append(Run(f" {session.words.text('round-now', {'n': view.round})} ", QUIET))
    room = width - width_of(status) - 1
    for shape in top_shapes(pen.table, pen):
        told = contents(shape, pen) if isinstance(shape, Strip) else titled(shape, pen)
        parts = [run for part in told for run in [*part, Run(" ")]]
        if width_of(left) + width_of(parts) + 1 > room:
            parts = _now_only(parts)
        left += [Run("  "), *parts]
    left = clip(left, room)
    return as_text([[*left, Run(" " * (width - width_of(left) - width_of(status))), *status]])


def _now_only(parts: Runs) -> Runs:
    """Return only the present turn of a long strip."""
    return [run for run in parts if run.text.startswith("▸")]


def status(session: Session, thinking: int | None, beat: int, paused: bool) -> Runs:
    """Say whose turn it is."""
    if session.match.over:
        return [Run(f" {session.text('over')} ", YOURS)]
    if paused:
        return [Run(f" {session.text('paused')} ", ink(GOLD_LIT, bold=True, reverse=True))]
    if session.viewer is not None and session.viewer in session.asked():
        if len(session.people) > 1:
            return [Run(f" {session.text('turn-of', name=session.name(session.viewer))} ", YOURS)]
        return [Run(f" {session.text('your-turn')} ", YOURS)]
    if thinking is not None and not session.match.waiting.reaction:
        dots = "." * (beat % 4)
        said = session.text("thinking", name=session.name(thinking))
        return [Run(f" {said}{dots:<3} ", seat_ink(thinking))]
    return [Run(f" {session.text('waiting')} ", QUIET)]


def question(session: Session, ask: AskSeen | None, width: int) -> Text:
    """Return the question in words, the clause it comes from at the right."""
    if ask is None:
        waiting = "order-given" if session.passes(session.viewer) else "waiting-long"
        key = "over" if session.match.over else waiting if session.people else "watching"
        return as_text([[Run(f" {session.text(key)}", QUIET)]])
    words = session.words.sentence(ask.prompt)
    clause = [Run(f" {ask.clause} ", RULES)] if ask.clause else []
    count = [Run(f" {session.text('options', n=len(ask.options))} ", FAINT)] if len(ask.options) > 9 else []
    head = clip([Run(f" {words}", ink(GOLD_LIT, bold=True))], width - width_of(clause) - width_of(count))
    pad = width - width_of(head) - width_of(clause) - width_of(count)
    return as_text([[*head, *count, Run(" " * max(pad, 0)), *clause]])


def card(session: Session, card: Card, of: int, width: int) -> Text:
    """Return a card of the lesson: which one, what came of the last deed, what it says, and what to do."""
    step = session.text("lesson-step", n=card.number, of=of)
    candles = "▮" * card.number + "▯" * (of - card.number)
    lines: list[Runs] = [
        [Run(f"{session.text('gatekeeper')}  ", TITLE), Run(f"{candles} ", ink(GOLD)), Run(step, QUIET)]
    ]
    for text, style in ((card.after, QUIET), (card.says, RULES), (card.does, ink(GOLD_LIT, bold=True))):
        lines += wrap(("▸ " if text is card.does else "") + text, width - 4, style) if text else []
    return as_text([Run("▌ ", ink(MOON)), *line] for line in lines)


def typed(session: Session, choosing: Choosing, names: Sequence[str], ask: AskSeen | None, width: int) -> Text:
    """Return the line below the options: the typed text, what the options are narrowed to, or how to choose."""
    if ask is None:
        return Text("")
    line: Runs = []
    if choosing.marks:
        line += [Run(f" {session.text('narrowed', names=', '.join(names))} ", ink(GOLD)), Run("  ")]
    if choosing.typing:
        line += [
            Run(" / ", ink(GOLD_LIT, bold=True)),
            Run(choosing.text, ink(BONE, bold=True)),
            Run("▏", ink(GOLD_LIT)),
        ]
    elif choosing.digits:
        line += [
            Run(" # ", ink(GOLD_LIT, bold=True)),
            Run(choosing.digits, ink(BONE, bold=True)),
            Run("▏", ink(GOLD_LIT)),
        ]
    if not choosing.left:
        line.append(Run(f"  {session.text('nothing-left')}", ink(BLOOD_LIT)))
    elif line and len(choosing.left) != len(choosing.choices):
        line.append(Run(f"  {session.text('left', n=len(choosing.left))}", QUIET))
    if not line:
        line = [Run(f" {session.text('how-to-choose')}", FAINT)]
    return as_text([clip(line, width)])


def detail(session: Session, pen: Pen, choosing: Choosing, width: int) -> Text:
    """Return what the highlighted option brings, what is printed on the cards it touches, what its elements risk."""
    here = choosing.highlighted
    told = [] if here is None else list(_brought(session, pen, here.option))
    for mark in here.option.marks if here is not None else ():
        for piece in pen.fill.holds.get(mark.rpartition(":")[0], ()):
            kind = pen.kinds[piece.kind]
            if (
                piece_id(mark.rpartition(":")[0], piece) == mark
                and isinstance(kind, CardFace)
                and kind.body is not None
            ):
                told.append(f"{session.words.sentence(kind.name)}: {session.words.say(kind.body)}")
        hint = pen.fill.hints.get(mark)
        if hint is not None and hint.risk is not None:
            told.append(session.words.sentence(hint.risk))
    return as_text(line for text in told for line in wrap(text, width - 2, RULES))


def _brought(session: Session, pen: Pen, option: OptionSeen) -> Iterator[str]:
    """What follows from an answer, in words and as numbers: "Radu's blood −10"."""
    then = "" if option.label is None else session.words.part(option.label, "then")
    if then:
        yield then
    if option.brings:
        names = names_of(session.table, pen.fill)
        signed = ((id, f"+{n}" if n > 0 else f"−{-n}") for id, n in option.brings.items() if n)
        yield ", ".join(f"{session.words.sentence(names[id])} {n}" for id, n in signed if id in names)


def news(session: Session, lines: Sequence[LogLine], width: int, rows: int) -> Text:
    """Return the last events, newest last; those that are new to the reader are bright."""
    shown: list[Runs] = []
    fresh = [line for line in lines if line.fresh] or list(lines[-rows:])
    for line in fresh[-rows:]:
        style = PLAIN if line.fresh else QUIET
        shown.append(clip([Run(" ▏" if line.fresh else "  ", ink(MOON)), Run(line.text, style)], width))
    hidden = len(fresh) - rows
    if hidden > 0 and shown:
        more = Run(f"  {session.text('more-news', n=hidden)}", FAINT)
        shown[0] = [*clip(shown[0], width - width_of([more])), more]
    return as_text(shown)


def agenda(session: Session, view: View, width: int, rows: int) -> Text:
    """Return what is to be done, the present step first."""
    lines: list[Runs] = [[Run(session.text("agenda"), TITLE)]]
    steps = _counted([session.words.sentence(each.say) for each in view.agenda])
    for number, step in enumerate(steps[:rows]):
        here = number == 0
        lines.append(
            clip([Run("▸ " if here else "  ", ink(BLOOD_LIT, bold=True)), Run(step, PLAIN if here else QUIET)], width)
        )
    if len(steps) > rows:
        lines.append([Run(f"  {session.text('more', n=len(steps) - rows)}", FAINT)])
    if not steps:
        lines.append([Run(f"  {session.text('agenda-empty')}", FAINT)])
    return as_text(lines)


def _counted(lines: list[str]) -> list[str]:
    """Write a step that comes several times in a row once, with its count."""
    found: list[list[str]] = []
    for line in lines:
        if found and found[-1][0] == line:
            found[-1].append(line)
        else:
            found.append([line])
    return [same[0] if len(same) == 1 else f"{same[0]} ×{len(same)}" for same in found]


def log_tail(session: Session, lines: Sequence[LogLine], width: int, rows: int) -> Text:
    """Return the end of the log, wrapped, newest last, with a rule where the reader's last turn was."""
    head: list[Runs] = [[Run(session.text("log"), TITLE)]]
    shown: list[Runs] = []
    marked = False
    # Every line takes at least one row, so earlier lines cannot be visible.
    for line in lines[-max(rows, 1) :]:
        if line.fresh and not marked:
            marked = True
            if shown:
                shown.append(since(session, width))
        if line.opens:
            shown.append(heading(line, width))
            continue
        style = PLAIN if line.fresh else FAINT
        for number, part in enumerate(wrap(line.text, width - 4, style)):
            shown.append([Run("▏ " if line.fresh else "  ", ink(MOON)), *([Run("  ")] if number else []), *part])
    return as_text([*head, *(clip(each, width) for each in shown[-max(rows - 1, 1) :])])


def heading(line: LogLine, width: int) -> Runs:
    """Return a line with which a round or a turn begins: "── Ilona's turn"."""
    rule = "━━" if line.opens == "round" else "──"
    return clip([Run(f"{rule} {line.text.rstrip('.')}", TITLE if line.opens == "round" else QUIET)], width)


def since(session: Session, width: int) -> Runs:
    """Return the rule between old and new lines of the log."""
    words = f"─ {session.text('since')} "
    return clip([Run(words + "─" * max(width - len(words), 0), ink(MOON))], width)


def key_bar(pairs: Iterable[tuple[str, str]], width: int) -> Text:
    """Return the keys and what they do, as many as fit."""
    line: Runs = []
    for key, does in pairs:
        part = [Run(f" {key} ", ink(GOLD, bold=True)), Run(f"{does} ", QUIET)]
        if width_of(line) + width_of(part) > width:
            break
        line += part
    return as_text([line])


def legend(pen: Pen, width: int) -> list[Runs]:
    """Return what the signs on the table mean: every kind of piece with its states and numbers."""
    lines: list[Runs] = []
    for kind in pen.table.kinds:
        runs = [*pen.piece("", Piece(kind=kind.id)), Run(f" {pen.words.say(kind.name)}", PLAIN)]
        if kind.badges:
            runs.append(Run(f" ({', '.join(pen.badge(badge) for badge in kind.badges)})", QUIET))
        for state in kind.states:
            if state.letter or state.badges:
                runs += [Run("   "), *pen.piece("", Piece(kind=kind.id, state=state.id))]
                runs.append(Run(f" {pen.words.say(state.name)}", QUIET))
        lines.append(clip(runs, width))
    return lines


def seats_legend(session: Session, pen: Pen) -> list[Runs]:
    """Return who sits where, with their signs."""
    lines: list[Runs] = []
    for seat, player in enumerate(session.players):
        what = session.text("a-bot", name=player.recorded) if player.bot is not None else session.text("a-person")
        lines.append([pen.sigil(seat), Run(f" {player.name}", seat_ink(seat, bold=True)), Run(f"  {what}", QUIET)])
    return lines


def ending(session: Session) -> str:
    """Return why the match ended, in words."""
    result = session.match.result
    assert result is not None
    return session.words.sentence(Say(f"ending-{result.reason}"))
