/** How large things are where the table leaves it to the screen, in table units. */
import type { PieceKind } from "../../protocol";

const RADII: Partial<Record<PieceKind["shape"], number>> = {
  coin: 22,
  cube: 11,
  card: 24,
  drop: 13,
  disc: 13,
  token: 16,
};

export function radiusOf(kind: PieceKind | undefined): number {
  return kind?.radius || (kind && RADII[kind.shape]) || 18;
}
