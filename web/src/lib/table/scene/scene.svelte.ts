/** The table as it is to be drawn now: what the components ask about an element, in one place. */
import { getContext, setContext, type Snippet } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type {
  Area,
  Badge,
  CardFace,
  Colour,
  Fill,
  Motion,
  Piece,
  PieceState,
  Say,
  Shape,
  Standing,
  Table,
  Track,
  Value,
} from "../../protocol";
import { type Diff, diffOf, NOTHING } from "./diff";
import {
  cells,
  counted,
  type Entry,
  heaped,
  held,
  indexOf,
  isFace,
  type Kind,
  kindsOf,
  numbered,
  ownerToName,
  pieceId,
  seatId,
  who,
} from "./ids";
import { once, times } from "./labels";
import { capital } from "../../words/words";
import { SEATS, type SeatLook, type Swatch, SWATCHES, seatSwatch, wornBy } from "../drawing/palette";

/** What stands over a seat whose holder is away, for whom a bot plays, who is just back, or that nobody has taken. */
export interface SeatRibbon {
  look: "away" | "bot" | "back" | "free";
  words: string;
  /** Where there is little room. */
  brief: string;
  /** That the table waits for this seat, if it does. */
  turn: string;
  /** The bot is thinking. */
  thinks?: boolean;
}

export interface TableProps {
  table: Table;
  fill: Fill;
  /** The viewer's seat; null for a spectator. If left out, the seat of the view. */
  seat?: number | null;
  view?: { seat: number | null };
  words: (say: Say) => string;
  /** The elements that options touch now. */
  lit?: ReadonlySet<string>;
  /** The marks that were picked for the present question. */
  chosen?: readonly string[];
  /** The elements of the option under the pointer, in the prompt. */
  hot?: readonly string[];
  /** The elements that can be chosen next, once the question is answered. */
  reach?: ReadonlySet<string>;
  /** What an option would certainly lead to. */
  preview?: Fill | null;
  /** The motions that lead to this fill: set both together. */
  motions?: readonly Motion[];
  reduced?: boolean;
  /** The players' names by seat; where one is missing, the words name the seat. */
  names?: readonly string[];
  /** Who is behind a seat when its holder is not, by seat. */
  ribbons?: ReadonlyMap<number, SeatRibbon>;
  /** Which areas of the page to draw; all of them unless told. */
  areas?: readonly Area[];
  /** Whether to draw the wooden table underneath. */
  ground?: boolean;
  /** The question, laid where the canvas keeps room for it; elsewhere the shell places it itself. */
  question?: Snippet;
  /** The answers need more room than there is: cards in the same column are told in one line. */
  cramped?: boolean;
  /** The last events, above the question; brief: below it, as many as fit. */
  lately?: Snippet<[brief: boolean]>;
  onpick?: (id: string) => void;
  onhover?: (id: string | null) => void;
  /** A mouse is over another element, the uppermost one there, lit or not. */
  onpoint?: (id: string | null) => void;
  /** A finger stays on something, lit or not: there is no hovering with a finger. */
  onhold?: (id: string) => void;
  /** By key: what is this? */
  onask?: (id: string) => void;
}

/** What to spread onto an addressable element. */
export interface Spot {
  "data-id": string;
  "data-name": string;
  "data-up": string | undefined;
  role: "button" | "img";
  tabindex: 0 | -1;
  "aria-label": string;
  "aria-hidden": true | undefined;
  "aria-pressed": boolean | undefined;
}

const KEY = Symbol("scene");
const STILL: readonly Motion[] = [];
const NO_RIBBONS: ReadonlyMap<number, SeatRibbon> = new Map();

export class Scene {
  /** Called while the table still shows the fill before this one. */
  beforehand: (() => void) | null = null;
  /** When the last piece that travels over a board arrives, in milliseconds since the page was opened. */
  onTheWay = 0;
  readonly #read: () => TableProps;
  /** Elements that changed a moment ago; of alike pieces, how many are new. */
  readonly changed = new SvelteMap<string, number>();
  /** With reduced motion: what lay at a place a moment ago and is gone. */
  readonly departed = new SvelteMap<string, Piece[]>();
  /** An element that something else on the table points at: a turn of the strip under the pointer. */
  echo = $state("");
  /** The element under the pointer or the focus. */
  hovered = $state<string | null>(null);
  /** The one element that Tab reaches while nothing is lit. */
  entry = $state("");

  constructor(read: () => TableProps) {
    this.#read = read;
  }

  readonly table: Table = $derived.by(() => this.#read().table);
  readonly fill: Fill = $derived.by(() => this.#read().fill);
  readonly seat: number | null = $derived.by(() => {
    const { seat, view } = this.#read();
    return seat === undefined ? (view?.seat ?? null) : seat;
  });
  readonly cramped: boolean = $derived.by(() => this.#read().cramped ?? false);
  readonly reduced: boolean = $derived.by(() => this.#read().reduced ?? false);
  readonly kinds: Map<string, Kind> = $derived(kindsOf(this.table));
  readonly index: Map<string, Entry> = $derived(indexOf(this.table));
  readonly lit: ReadonlySet<string> = $derived.by(() => this.#read().lit ?? new Set<string>());
  readonly chosen: ReadonlySet<string> = $derived.by(() => new Set(this.#read().chosen ?? []));
  readonly hot: ReadonlySet<string> = $derived.by(() => new Set(this.#read().hot ?? []));
  readonly reach: ReadonlySet<string> = $derived.by(() => this.#read().reach ?? new Set<string>());
  readonly active: ReadonlySet<string> = $derived(new Set(this.fill.active ?? []));
  // Compared as a string, so that a fill with the same shapes does not lay everything out again.
  readonly #away: string = $derived((this.fill.absent ?? []).join(" "));
  readonly absent: ReadonlySet<string> = $derived(new Set(this.#away.split(" ")));
  readonly motions: readonly Motion[] = $derived.by(() => this.#read().motions ?? STILL);
  readonly preview: Fill | null = $derived.by(() => this.#read().preview ?? null);
  readonly coming: Diff = $derived(this.preview === null ? NOTHING : diffOf(this.fill, this.preview));
  readonly ribbons: ReadonlyMap<number, SeatRibbon> = $derived.by(() => this.#read().ribbons ?? NO_RIBBONS);
  readonly standings: Map<number, Standing> = $derived(
    new Map((this.fill.seats ?? []).map((standing) => [standing.seat, standing])),
  );

  words(say: Say): string {
    return this.#read().words(say);
  }

  /** Words with their first letter a capital. */
  sentence(say: Say): string {
    return capital(this.words(say));
  }

  playerName(seat: number): string {
    if (seat === this.seat) return this.sentence(who(seat));
    return this.#read().names?.[seat] || this.sentence(who(seat));
  }

  /** What a seat is called on the table: its figure, or else its player. */
  titleOf(seat: number): string {
    const name = this.standings.get(seat)?.name;
    return name ? this.sentence(name) : this.playerName(seat);
  }

  /** The line below a seat's name: its standing, or else who plays the figure. */
  lineOf(seat: number): string {
    const standing = this.standings.get(seat);
    if (standing?.line) return this.words(standing.line);
    return standing?.name ? this.playerName(seat) : "";
  }

  /** Number of seats from the viewer to this seat, clockwise. */
  chairOf(seat: number): number {
    const seats = this.table.seats;
    return (seat - (this.seat ?? 0) + seats) % seats;
  }

  isMine(seat: number | null | undefined): boolean {
    return seat !== null && seat !== undefined && this.chairOf(seat) === 0;
  }

  /** Whether the viewer sees this shape on the table. */
  shows(shape: Shape): boolean {
    if (this.absent.has(shape.id)) return false;
    const mine = shape.seat !== null && shape.seat !== undefined && shape.seat === this.seat;
    if (shape.area === "mine") return mine;
    return shape.area !== "rivals" || !mine;
  }

  look(seat: number): SeatLook {
    return SEATS[wornBy(seat, this.standings.get(seat)?.hue)] ?? { hue: "#e8e9e3", sigil: "moon" };
  }

  swatch(colour: Colour | null | undefined, seat: number | null | undefined): Swatch {
    if (colour === "seat" || colour === null || colour === undefined) {
      return seat === null || seat === undefined ? SWATCHES.bone : seatSwatch(this.look(seat).hue);
    }
    return SWATCHES[colour];
  }

  stateOf(piece: Piece): PieceState | undefined {
    return this.kinds.get(piece.kind)?.states?.find((state) => state.id === piece.state);
  }

  /** All signs of a piece; a sign of its own replaces the sign of its kind with the same name. */
  badgesOf(piece: Piece): Badge[] {
    const kind = this.kinds.get(piece.kind);
    const own = piece.badges ?? [];
    const printed = kind !== undefined && !isFace(kind) ? (kind.badges ?? []) : [];
    const kept = printed.filter((badge) => !own.some((other) => other.name.key === badge.name.key));
    return [...kept, ...own];
  }

  badgesAt(id: string): Badge[] {
    return this.fill.badges?.[id] ?? [];
  }

  noteOf(shape: Shape): string {
    const note = this.fill.notes?.[shape.id] ?? shape.note;
    return note ? this.words(note) : "";
  }

  /** The CSS classes for the state of an element. */
  marks(id: string): string {
    const hint = this.fill.hints?.[id];
    const lit = this.lit.has(id);
    const names = [
      lit && "lit",
      !lit && this.reach.has(id) && "reach",
      lit && hint?.extra && "extra",
      lit && hint?.risk && "risk",
      this.chosen.has(id) && "chosen",
      (this.hot.has(id) || this.echo === id) && "hot",
      this.active.has(id) && "active",
      this.changed.has(id) && "changed",
      this.coming.lost.has(id) && "leaving",
    ];
    return names.filter(Boolean).join(" ");
  }

  /** The attributes of an addressable element; `first` is false for the second of two alike. */
  spot(id: string, piece: Piece | null = null, up = "", first = true): Spot {
    const lit = this.lit.has(id);
    return {
      "data-id": id,
      "data-name": this.nameOf(id, piece),
      "data-up": up || undefined,
      role: lit ? "button" : "img",
      tabindex: first && (lit || this.entry === id) ? 0 : -1,
      "aria-label": this.label(id, piece, up),
      "aria-hidden": this.#isTold(id, piece, up) || undefined,
      "aria-pressed": lit && this.chosen.has(id) ? true : undefined,
    };
  }

  /**
   * Whether something else says it already to whoever hears the table: a track how far it has come, a place what lies
   * there. What can be chosen, and cards with their text, speak for themselves.
   */
  #isTold(id: string, piece: Piece | null, up: string): boolean {
    if (this.lit.has(id) || this.entry === id) return false;
    if (piece !== null) {
      const kind = this.kinds.get(piece.kind);
      return kind !== undefined && !isFace(kind) && this.index.has(up);
    }
    const track = this.#trackOf(id);
    if (track === null) return false;
    return (track.seat !== null && track.seat !== undefined) || held(this.fill, id).length === 0;
  }

  /** The track that an element is a step of. */
  #trackOf(id: string): Track | null {
    const thing = this.index.get(id)?.thing;
    return thing && "shape" in thing && thing.shape === "track" && thing.id !== id ? thing : null;
  }

  /** What a screen reader says of an element: its name, what lies there, its number, its signs, what it costs. */
  label(id: string, piece: Piece | null = null, up = ""): string {
    const entry = this.index.get(id);
    const above = this.index.get(up);
    const parts =
      piece === null
        ? this.#sayElement(id, entry)
        : [this.sayPiece(piece), above === undefined ? "" : this.words(above.say)];
    const hint = this.lit.has(id) ? this.fill.hints?.[id] : undefined;
    if (hint?.n !== null && hint?.n !== undefined) parts.push(String(hint.n));
    if (hint?.extra) parts.push(this.words(hint.extra.name));
    if (hint?.risk) parts.push(this.words(hint.risk));
    return this.#owned(capital(once(parts).join(", ")), entry?.seat ?? null);
  }

  /** A label with its owner, where it is somebody else's and does not say whose. */
  #owned(label: string, seat: number | null): string {
    if (seat === null || seat === this.seat) return label;
    const names = [this.titleOf(seat), this.playerName(seat)];
    return names.some((name) => label.toLowerCase().includes(name.toLowerCase())) ? label : `${names[0]}: ${label}`;
  }

  /** The name of an element, or of the piece that it is. */
  nameOf(id: string, piece: Piece | null = null): string {
    return capital(piece === null ? this.#elementName(id, this.index.get(id)) : this.#pieceName(piece));
  }

  #elementName(id: string, entry: Entry | undefined): string {
    return entry === undefined ? id : this.words(this.#standingName(id) ?? entry.say);
  }

  #pieceName(piece: Piece): string {
    const kind = this.kinds.get(piece.kind);
    return kind === undefined ? piece.kind : this.words(kind.name);
  }

  #sayElement(id: string, entry: Entry | undefined): string[] {
    const value = this.fill.values?.[id];
    const badges = this.badgesAt(id).map((badge) => this.sayBadge(badge));
    return [
      this.#elementName(id, entry),
      ...this.#sayInside(id, entry),
      ...(value === undefined ? [] : [this.#sayValue(value)]),
      ...[...new Set(badges)].map((badge) => times(badge, badges.filter((each) => each === badge).length)),
    ];
  }

  /** What lies in an element: pieces, how many of a kind, how far a track has come. */
  #sayInside(id: string, entry: Entry | undefined): string[] {
    const shape = entry?.thing && "shape" in entry.thing ? entry.thing : null;
    if (shape?.shape === "track") return shape.id === id ? this.#levels(shape) : this.#markers(id);
    const inside = heaped(held(this.fill, id)).map((piece) => this.sayPiece(piece, true));
    if (inside.length > 0) return [inside.join(", ")];
    if (shape?.shape !== "pool" || shape.id === id) return [];
    const kind = id.slice(shape.id.length + 1);
    return [String(counted(held(this.fill, shape.id).filter((piece) => piece.kind === kind)))];
  }

  /** How far a track has come; one that several share, whose marker lies where. */
  #levels(track: Track): string[] {
    const taken = cells(track).filter((n) => held(this.fill, `${track.id}:${n}`).length > 0);
    if (track.seat !== null && track.seat !== undefined) return taken.map(String);
    return taken.flatMap((n) => this.#markers(`${track.id}:${n}`).map((marker) => `${marker} ${n}`));
  }

  /** Whose markers lie on a step of a track; what belongs to nobody goes by its own name. */
  #markers(id: string): string[] {
    return held(this.fill, id).map((piece) =>
      piece.seat === null || piece.seat === undefined ? this.sayPiece(piece, true) : this.words(who(piece.seat)),
    );
  }

  #standingName(id: string): Say | null | undefined {
    return [...this.standings.values()].find((standing) => seatId(standing.seat) === id)?.name;
  }

  /** "2 / 4 actions"; where the words tell numbers of their own, after a comma: "7, feed 5". */
  #sayValue({ n, of, say }: Value): string {
    const said = say ? this.words(say) : "";
    if (/\d/.test(said)) return say?.args?.["n"] === n ? said : `${n}, ${said}`;
    return `${of == null ? n : `${n} / ${of}`} ${said}`.trim();
  }

  sayBadge(badge: Badge): string {
    return numbered(this.words(badge.name), badge.name, badge.n);
  }

  /** A piece in words; `short` where it is one of many: without what all of its kind carry. */
  sayPiece(piece: Piece, short = false): string {
    const kind = this.kinds.get(piece.kind);
    const state = this.stateOf(piece);
    const badges = (short ? (piece.badges ?? []) : this.badgesOf(piece)).map((badge) => this.sayBadge(badge));
    const printed = !short && kind !== undefined && isFace(kind) ? this.#sayFace(kind) : [];
    const owner = ownerToName(piece, kind);
    const whose = owner === null ? "" : this.playerName(owner);
    const parts = [this.#pieceName(piece), whose, state && this.words(state.name), ...badges, ...printed];
    return times(parts.filter(Boolean).join(", "), piece.count ?? 1);
  }

  /**
   * What is printed on a card besides its name: what it costs or is worth, its signs, its text (runes say the same).
   */
  #sayFace({ cost, corner, studs, body }: CardFace): string[] {
    const signs = [...(corner ? [corner] : []), ...(studs ?? [])].map((badge) => this.sayBadge(badge));
    const price = cost ? [this.words({ key: `table-gem-${cost.gem}`, args: { n: cost.n } })] : [];
    return [...price, ...signs, ...(body ? [this.words(body)] : [])];
  }

  /** Pieces a preview adds at a place. */
  arriving(place: string): Piece[] {
    return this.coming.gained.get(place) ?? [];
  }

  isLeaving(place: string, piece: Piece): boolean {
    return this.coming.lost.has(pieceId(place, piece));
  }
}

export function provide(scene: Scene): Scene {
  return setContext(KEY, scene);
}

export function useScene(): Scene {
  return getContext<Scene>(KEY);
}
