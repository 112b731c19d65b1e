/** Plays the motions that lead from the last fill to this one: what starts when, from where, and which way it goes. */
import type { Fill, Motion, Piece } from "../../protocol";
import type { XY } from "../drawing/geometry";
import { find, findAll } from "../pointing/pointing";
import { appear, flip, isACard, reveal, ring, rise, type Stage, tumble, vanish } from "./effects";
import { along, arcTo, lasting, leaning, onBoard, type Spot, timeline, TRAVEL } from "./travel";

/** Milliseconds between two copies of a piece that travel together, and how many copies are drawn at most. */
const APART = 70;
const COPIES = 4;

export class Director {
  /** Where motions start, by place and kind of piece. */
  private starts = new Map<string, Spot>();
  /** Where pieces have arrived in this show, by kind and seat: a second way begins where the first one ended. */
  private come = new Map<string, Spot>();

  constructor(private readonly stage: Stage) {}

  /** Remember where everything starts, while the table still shows the fill from before. */
  remember(motions: readonly Motion[], last: Fill | null): void {
    const { spots, scene } = this.stage;
    this.starts = new Map();
    for (const motion of motions) {
      const start = startOf(motion, last);
      const spot = start ? spots.spotOf(start, spots.nameAt(motion, start, last, scene.fill)) : null;
      if (spot !== null) this.starts.set(`${motion.start ?? ""} ${motion.piece ?? ""}`, spot);
    }
  }

  begin(motions: readonly Motion[], before: Fill | null): void {
    const { spots, scene, show } = this.stage;
    const { begins, pace } = timeline(motions);
    this.come = new Map();
    // Where everything ends is read before anything moves.
    const ends = motions.map((motion) =>
      motion.kind === "move"
        ? spots.spotOf(motion.end ?? "", spots.nameAt(motion, motion.end ?? "", scene.fill, before))
        : null,
    );
    motions.forEach((motion, i) => {
      const delay = begins[i] ?? 0;
      if (motion.kind === "move") this.move(motion, ends[i] ?? null, delay, before, pace);
      else if (motion.kind === "flip") flip(this.stage, motion, delay, before);
      else if (motion.kind === "roll") tumble(this.stage, motion, delay);
      else if (motion.kind === "tick") rise(this.stage, motion, delay);
      else if (motion.kind === "reveal") show.after(delay, () => reveal(this.stage, motion));
      else if (motion.kind === "ring") ring(this.stage, motion, delay);
      else if (motion.kind === "appear") appear(this.stage, motion, delay, before);
      else vanish(this.stage, motion, this.starts.get(`${motion.start} ${motion.piece ?? ""}`), delay);
    });
  }

  private move(motion: Motion, to: Spot | null, delay: number, before: Fill | null, pace: number): void {
    const { spots, scene, show, content } = this.stage;
    const kind = motion.piece ?? "";
    const who = `${kind}/${motion.seat ?? ""}`;
    const name = spots.nameAt(motion, motion.end ?? "", scene.fill, before);
    const earlier = motion.start ? undefined : this.come.get(who);
    const from = earlier ?? this.starts.get(`${motion.start ?? ""} ${kind}`) ?? spots.spotOf(motion.start ?? "", kind);
    if (from === null || to === null || !kind) return;
    this.come.set(who, to);
    if ((motion.n ?? 1) === 1 && this.travel(motion, name, from, to, delay, pace)) return;
    const way = [...(motion.via ?? []).map((place) => spots.spotOf(place, "")), to].filter((spot) => spot !== null);
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    const duration = Math.min(900, Math.max(TRAVEL, distance * 0.75, way.length * 260));
    const hop = Math.min(46, 14 + distance * 0.09);
    const copies = Math.min(motion.n ?? 1, COPIES);
    const piece: Piece = { kind, seat: motion.seat ?? null };
    for (let i = 0; i < copies; i++) {
      show.launch({
        ...from,
        piece,
        card: isACard(this.stage, kind),
        keyframes: way.length > 1 ? along(from, way) : arcTo(from, to, hop),
        timing: { duration, delay: delay + i * APART, easing: "cubic-bezier(.3,.1,.3,1)", fill: "both" },
      });
    }
    // The piece that lands is drawn already: hide it until its travelling copy arrives. A pile that was there stays visible.
    const there = findAll(content(), `${motion.end}:${name}`);
    const n = spots.count(motion.end ?? "", name);
    const waiting = there.length === n ? there.slice(-(motion.n ?? 1)) : n <= (motion.n ?? 1) ? there : [];
    for (const element of waiting) {
      show.play(element.closest(".card") ?? element, [{ opacity: 0 }, { opacity: 0 }], {
        duration: duration + delay + (copies - 1) * APART,
      });
    }
  }

  /** Let the piece itself travel over its board, so that it follows the camera. Returns false if it cannot. */
  private travel(motion: Motion, name: string, from: Spot, to: Spot, delay: number, pace: number): boolean {
    const { spots, show, content } = this.stage;
    const figure =
      spots.count(motion.end ?? "", name) === 1 ? find(content(), `${motion.end}:${name}`) : spots.onlyOne(motion);
    if (!(figure instanceof SVGGElement) || !from.board || !to.board || from.board.svg !== to.board.svg) return false;
    const [right, down] = leaning([from.board, to.board]);
    const passed = (motion.via ?? []).flatMap((place): XY[] => {
      const middle = spots.spotOf(place, "")?.board?.at;
      return middle === undefined ? [] : [[middle[0] + right, middle[1] + down]];
    });
    // If no such piece lies at the end, keep the same distance from the middle of that place.
    const [x, y] = to.board.at;
    if (to.board.middle === null) to.board.at = [x + right, y + down];
    show.send(figure, onBoard(from.board.at, [...passed, to.board.at], motion.manner), {
      duration: lasting(motion) * pace,
      delay,
      easing: motion.manner === "slide" ? "ease-out" : "linear",
    });
    return true;
  }
}

/** Where a motion starts: where it says, or where the only piece of its kind lay before. */
function startOf(motion: Motion, last: Fill | null): string {
  if (motion.start || !motion.piece || last === null) return motion.start ?? "";
  const places = Object.entries(last.holds ?? {}).filter(([, pieces]) =>
    pieces.some((piece) => piece.kind === motion.piece),
  );
  return places.length === 1 ? (places[0]?.[0] ?? "") : "";
}
