/** Where on the page pieces lie, or would lie: what travels starts and ends there. */
import type { Fill, Motion } from "../../protocol";
import type { XY } from "../drawing/geometry";
import { held, pieceId, seatId } from "../scene/ids";
import { find } from "../pointing/pointing";
import type { Scene } from "../scene/scene.svelte";
import type { Spot } from "./travel";

export class Spots {
  constructor(
    private readonly content: () => HTMLElement,
    private readonly scene: Scene,
  ) {}

  /** The element to use for a place that this screen does not draw: the hand of its owner, or else the owner's seat. */
  private standIn(place: string): HTMLElement | SVGElement | null {
    const seat = this.scene.index.get(place)?.seat ?? null;
    if (seat === null) return null;
    const hand = this.scene.table.shapes.find((shape) => shape.shape === "hand" && shape.seat === seat);
    return (hand && find(this.content(), hand.id)) ?? find(this.content(), seatId(seat));
  }

  /**
   * The last part of a piece's element id at a place: its kind or, if such pieces have ids, the id that is not there in
   * the other fill.
   */
  nameAt(motion: Motion, place: string, fill: Fill | null, other: Fill | null): string {
    const kind = motion.piece ?? "";
    if (fill === null) return kind;
    const seat = motion.seat ?? null;
    const named = held(fill, place).filter(
      (piece) => piece.kind === kind && piece.id && (seat === null || piece.seat === seat),
    );
    const stayed = new Set((other === null ? [] : held(other, place)).map((piece) => piece.id));
    return (named.find((piece) => !stayed.has(piece.id)) ?? named[0])?.id || kind;
  }

  /** Where a piece lies, or would lie, at a place: the piece itself, else the middle of the place. */
  spotOf(place: string, kind: string): Spot | null {
    const origin = this.content().getBoundingClientRect();
    const own = kind ? find(this.content(), `${place}:${kind}`) : null;
    const element = own ?? find(this.content(), place) ?? this.standIn(place);
    if (element === null) return null;
    // Inside a drawing a piece's box would count its rings and signs: its own middle and radius do not.
    const matrix = element instanceof SVGGElement ? element.getScreenCTM() : null;
    if (matrix !== null) {
      // A space is drawn in the measures of its board and says where its middle is.
      const { x = 0, y = 0, r = 22 } = element.dataset;
      const [right, down] = [matrix.e + matrix.a * Number(x), matrix.f + matrix.d * Number(y)];
      const board = boardSpot(element as SVGGElement, own === null ? null : find(this.content(), place));
      return { x: right - origin.x, y: down - origin.y, size: 2 * matrix.a * Number(r), board };
    }
    const box = element.getBoundingClientRect();
    if (box.width === 0) return null;
    const size = own === null ? Math.min(box.width, box.height, 48) : Math.min(box.width, box.height);
    return { x: box.x - origin.x + box.width / 2, y: box.y - origin.y + box.height / 2, size };
  }

  /** The only piece of its kind and seat, wherever it lies now. */
  onlyOne(motion: Motion): Element | null {
    const found = Object.entries(this.scene.fill.holds ?? {}).flatMap(([place, pieces]) =>
      pieces
        .filter((piece) => piece.kind === motion.piece && (piece.seat ?? null) === (motion.seat ?? null))
        .map((piece) => pieceId(place, piece)),
    );
    return found.length === 1 ? find(this.content(), found[0] ?? "") : null;
  }

  /** How many pieces of a name lie at a place. */
  count(place: string, name: string): number {
    return held(this.scene.fill, place)
      .filter((piece) => pieceId(place, piece) === `${place}:${name}`)
      .reduce((sum, piece) => sum + (piece.count ?? 1), 0);
  }
}

/** The spot in units of the board; for a piece also the middle of its space. */
function boardSpot(element: SVGGElement, space: Element | null): Spot["board"] {
  const placed = element.getCTM();
  if (placed === null) return undefined;
  const middle = space instanceof SVGGElement ? space : null;
  const at = ({ dataset: { x = "0", y = "0" } }: SVGGElement): XY => [Number(x), Number(y)];
  const [right, down] = at(element);
  return { svg: element.ownerSVGElement, at: [placed.e + right, placed.f + down], middle: middle && at(middle) };
}

/** The visible part of an element: the drawing inside it, or the card it is on. */
export const bodyOf = (element: Element): Element =>
  element.querySelector(".art") ?? element.closest(".card") ?? element;
