/** What a plaque counts, as figures with signs: for rows and strips that have no room for the plaque itself. */
import type { Shape } from "../../protocol";
import { counted, held, isFace, seatId } from "../scene/ids";
import type { Scene } from "../scene/scene.svelte";
import { isLow, levelOf } from "../tracks/tracks";

export interface Figure {
  id: string;
  icon: string;
  n: number;
  low?: boolean;
  /** The sign is the back of a card. */
  card?: boolean;
  /** A score or a level, not a stock of things: printed larger. */
  dear?: boolean;
  /** What is counted, where no sign says it. */
  word?: string;
}

/** The score of a seat; null where the game keeps none on the table. */
export function scoreOf(scene: Scene, seat: number): Figure[] | null {
  const value = scene.fill.values?.[seatId(seat)];
  if (value?.n === undefined || value.n === null) return null;
  return [{ id: seatId(seat), icon: "", n: value.n, dear: true, word: value.say ? scene.words(value.say) : "" }];
}

export function figuresOf(scene: Scene, part: Shape): Figure[] {
  if (!scene.shows(part)) return [];
  if (part.shape === "mat") return (part.parts ?? []).flatMap((each) => figuresOf(scene, each));
  if (part.shape === "track") {
    const n = levelOf(scene.fill, part);
    return n === undefined ? [] : [{ id: part.id, icon: part.icon ?? "", n, low: isLow(part, n), dear: true }];
  }
  if (part.shape === "readout" && part.icon)
    return [{ id: part.id, icon: part.icon, n: scene.fill.values?.[part.id]?.n ?? 0 }];
  if (part.shape !== "pool") return [];
  return part.kinds.map((kind) => {
    const body = scene.kinds.get(kind);
    const look = body === undefined || isFace(body) ? undefined : body;
    const n = counted(held(scene.fill, part.id).filter((piece) => piece.kind === kind));
    return { id: `${part.id}:${kind}`, icon: look?.icon ?? "", n, card: look?.shape === "card" };
  });
}
