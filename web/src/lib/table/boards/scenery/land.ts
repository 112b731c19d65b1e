/** Open land under everything, where a game is not played on a table of wood: a moor by night, a lawn, water. */
import type { Terrain } from "../../../protocol";
import { radial } from "../../drawing/defs";
import { round, seeded } from "../../drawing/geometry";
import { groundOf } from "../../drawing/terrain";
import { circle, rect, stroke } from "./svg";

const WILD: ReadonlySet<Terrain> = new Set(["moor", "grass", "lawn", "green"]);

export function land(terrain: Terrain, width: number, height: number, seed: string): string {
  const wild = WILD.has(terrain);
  const { fill, pattern } = groundOf(terrain);
  const moor = radial(
    "land-moor",
    [0.45, 0.45, 0.8],
    [
      [0, "#2b3d34"],
      [0.6, "#1a2724"],
      [1, "#0e1516"],
    ],
  );
  const drawn = [rect(0, 0, width, height, { fill: wild ? moor : fill })];
  if (!wild) drawn.push(rect(0, 0, width, height, { fill: pattern }));
  const random = seeded(seed);
  for (let i = 0; wild && i < (width * height) / 7000; i++) {
    const [x, y] = [round(random() * width), round(random() * height)];
    if (random() < 0.5) {
      drawn.push(stroke(`M${x} ${y}l-2 -9m5 9l1 -11m2 11l4 -8`, "#5c7360", 1.6, { "stroke-opacity": 0.6 }));
    } else {
      const r = 8 + random() * 11;
      drawn.push(
        circle(x + 4, y + 6, r, { fill: "#000", opacity: 0.35 }),
        circle(x, y, r, { fill: "#192b25" }),
        circle(x - r * 0.25, y - r * 0.3, r * 0.62, { fill: "#274036" }),
      );
    }
  }
  return drawn.join("");
}
