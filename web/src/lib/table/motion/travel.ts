/** How pieces travel: what waits for what, and the keyframes of a journey. Independent of the page. */
import type { Motion } from "../../protocol";
import type { XY } from "../drawing/geometry";

/** Where something is, in pixels of the content; on a board also in the measures of the board. */
export interface Spot {
  x: number;
  y: number;
  size: number;
  board?: { svg: Element | null; at: XY; middle: XY | null };
}

export const TRAVEL = 420;
const STAGGER = 110;
const STEP = 170;
export const LONGEST_WALK = 1200;
/** Most milliseconds of a show of many small motions, and of one with walks and surprises. */
const LONGEST = 1500;
const LONGEST_TALE = 3200;
const SLIDE = 240;
const VANISH = 460;
export const REVEAL = { turn: 320, shake: 340, stay: 320, fade: 220 };
/** Milliseconds for which a piece that was face down is seen. */
export const SURPRISE = REVEAL.turn + REVEAL.shake + REVEAL.stay + REVEAL.fade;
export const RING = { turn: 420, swing: 1000 };

/** Milliseconds of a piece's way over a board. */
export function lasting(motion: Motion): number {
  if (motion.manner === "slide") return SLIDE;
  if (motion.manner === "warp" || motion.manner === "fall") return VANISH;
  const steps = (motion.via?.length ?? 0) + 1;
  return steps === 1 ? TRAVEL : Math.min(LONGEST_WALK, steps * STEP);
}

/** Milliseconds until the next motion starts: after a walk or a reveal, when it is over. */
function waitFor(motion: Motion, step: number): number {
  if (motion.kind === "reveal") return REVEAL.turn + REVEAL.shake;
  if (motion.kind === "ring") return RING.turn;
  const walks = motion.kind === "move" && ((motion.via?.length ?? 0) > 0 || (motion.manner ?? "hop") !== "hop");
  return walks ? lasting(motion) : step;
}

/** The start of each motion in milliseconds, and the factor by which all are faster because there are many. */
export function timeline(motions: readonly Motion[]): { begins: number[]; pace: number } {
  const step = Math.min(STAGGER, (LONGEST - TRAVEL) / Math.max(1, motions.length));
  const waits = motions.map((motion) => waitFor(motion, step));
  const pace = Math.min(1, LONGEST_TALE / waits.reduce((sum, wait) => sum + wait, 1));
  let clock = 0;
  const begins = waits.map((wait) => {
    const begin = clock;
    clock += wait * pace;
    return begin;
  });
  return { begins, pace };
}

/** Milliseconds until the last motion is over. */
export function durationOf(motions: readonly Motion[]): number {
  const { begins, pace } = timeline(motions);
  const ends = motions.map((motion, at) => (begins[at] ?? 0) + Math.max(TRAVEL, lasting(motion)) * pace);
  return Math.max(0, ...ends);
}

/** A flight in an arc. The piece is drawn larger the higher it is above the table. */
export function arcTo(from: Spot, to: Spot, hop: number): Keyframe[] {
  const scale = to.size / from.size;
  const at = (part: number, up: number, size: number): Keyframe => ({
    offset: part,
    transform: `translate(${(to.x - from.x) * part}px, ${(to.y - from.y) * part - up}px) scale(${size})`,
  });
  return [
    at(0, 0, 1),
    at(0.25, hop * 0.8, 1 + (scale - 1) * 0.25 + 0.05),
    at(0.5, hop, 1 + (scale - 1) * 0.5 + 0.08),
    at(0.8, hop * 0.45, scale * 1.06),
    at(1, 0, scale),
  ];
}

/** From place to place, with a small hop between. */
export function along(from: Spot, way: readonly Spot[]): Keyframe[] {
  const frames: Keyframe[] = [{ offset: 0, transform: "translate(0, 0)" }];
  let before = from;
  way.forEach((spot, i) => {
    const half = `translate(${(before.x + spot.x) / 2 - from.x}px, ${(before.y + spot.y) / 2 - from.y - 6}px)`;
    frames.push({ offset: (i + 0.5) / way.length, transform: half });
    frames.push({ offset: (i + 1) / way.length, transform: `translate(${spot.x - from.x}px, ${spot.y - from.y}px)` });
    before = spot;
  });
  return frames;
}

const put = ([x, y]: XY, more = ""): string => `translate(${x}px, ${y}px)${more}`;
const HOP = 5;

/** The way of a piece that is drawn on a board, in the measures of the board; its own drawing travels. */
export function onBoard(from: XY, way: readonly XY[], manner: Motion["manner"]): Keyframe[] {
  const to = way.at(-1) ?? from;
  if (manner === "slide") return [{ transform: put(from) }, { transform: put(to) }];
  if (manner === "warp" || manner === "fall") {
    const small = manner === "fall" ? " scale(.2)" : "";
    return [
      { offset: 0, opacity: 1, transform: put(from) },
      { offset: 0.48, opacity: 0, transform: put(from, small) },
      { offset: 0.52, opacity: 0, transform: put(to, small) },
      { offset: 1, opacity: 1, transform: put(to) },
    ];
  }
  const frames: Keyframe[] = [{ offset: 0, transform: put(from) }];
  let before = from;
  way.forEach((spot, i) => {
    const middle: XY = [(before[0] + spot[0]) / 2, (before[1] + spot[1]) / 2 - HOP];
    frames.push({ offset: (i + 0.5) / way.length, transform: put(middle) });
    frames.push({ offset: (i + 1) / way.length, transform: put(spot) });
    before = spot;
  });
  return frames;
}

/** How far a walking figure keeps from the middle of each space: the smaller of its distances at both ends of the way. */
export function leaning(ends: readonly { at: XY; middle: XY | null }[]): XY {
  const leans = ends.flatMap(({ at, middle }): XY[] =>
    middle === null ? [] : [[at[0] - middle[0], at[1] - middle[1]]],
  );
  return leans.sort((a, b) => Math.hypot(...a) - Math.hypot(...b))[0] ?? [0, 0];
}

/** A face turns away, before another one appears. */
export const CLOSING: Keyframe[] = [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }];

/** After the back has closed the face opens, large; it shakes, stays a moment and is gone. */
export function turnedUp(): Keyframe[] {
  const { turn, shake, stay } = REVEAL;
  const at = (ms: number): number => ms / SURPRISE;
  const jolts = [-3, 3, -3, 3, 0].map((by, i) => ({
    offset: at(turn + (shake * (i + 1)) / 5),
    transform: `translate(${by}px, 0) scale(1.25)`,
  }));
  return [
    { offset: 0, transform: "scaleX(0)" },
    { offset: at(turn / 2), transform: "scaleX(0)" },
    { offset: at(turn), transform: "scale(1.25)" },
    ...jolts,
    { offset: at(turn + shake + stay), opacity: 1, transform: "scale(1.25)" },
    { offset: 1, opacity: 0, transform: "scale(1.1)" },
  ];
}

/** A bell swings until it hangs still. */
export const SWINGING: Keyframe[] = [0, 26, -24, 20, -16, 10, -6, 0].map((turn) => ({
  transform: `rotate(${turn}deg)`,
}));

/** A die that falls onto the table. */
export const TUMBLING: Keyframe[] = [
  { transform: "translateY(-26px) rotate(-220deg) scale(1.12)", opacity: 0.6 },
  { transform: "translateY(4px) rotate(20deg) scale(1)", opacity: 1, offset: 0.8 },
  { transform: "none", opacity: 1 },
];
