/**
 * What motions look like that stay where they are: turning over, ringing, rolling, numbers that rise, coming and
 * going.
 */
import type { Fill, Motion } from "../../protocol";
import { find } from "../pointing/pointing";
import { held, isCard, pieceId } from "../scene/ids";
import type { Scene } from "../scene/scene.svelte";
import type { Show } from "./show.svelte";
import { bodyOf, type Spots } from "./spots";
import { CLOSING, REVEAL, RING, type Spot, SURPRISE, SWINGING, TRAVEL, TUMBLING, turnedUp } from "./travel";

/** What every motion needs: the page it plays on, the table, where pieces lie, and what is being shown. */
export interface Stage {
  content: () => HTMLElement;
  scene: Scene;
  spots: Spots;
  show: Show;
}

/** The size of a token that lies in a space, as a share of the space. */
const LYING = 0.62;

export const isACard = (stage: Stage, kind: string): boolean => isCard(stage.scene.kinds.get(kind));

/** The old face closes, then the new one opens. */
export function flip(stage: Stage, motion: Motion, delay: number, before: Fill | null): void {
  const place = motion.start ?? "";
  const now = held(stage.scene.fill, place)[0];
  const old = before === null ? undefined : held(before, place)[0];
  if (now === undefined) return;
  const element = find(stage.content(), pieceId(place, now));
  const spot = stage.spots.spotOf(place, now.id || now.kind);
  if (element === null || spot === null) return;
  const half = 140;
  const body = bodyOf(element);
  stage.show.play(
    body,
    [{ transform: "scaleX(0)" }, { transform: "scaleX(0)", offset: 0.001 }, { transform: "scaleX(1)" }],
    {
      duration: half,
      delay: delay + half,
      fill: "backwards",
      easing: "ease-out",
    },
  );
  if (old !== undefined && old.kind === now.kind) {
    stage.show.launch({
      ...spot,
      piece: old,
      card: isACard(stage, old.kind),
      keyframes: CLOSING,
      timing: { duration: half, delay, fill: "both", easing: "ease-in" },
    });
  }
}

/** Something that lay face down turns over, shakes, and is gone. */
export function reveal(stage: Stage, motion: Motion): void {
  const spot = stage.spots.spotOf(motion.end ?? "", "");
  const kind = motion.piece ?? "";
  if (spot === null || !kind) return;
  const lying = { ...spot, size: spot.size * LYING, card: isACard(stage, kind) };
  stage.show.launch(
    {
      ...lying,
      piece: { kind: motion.state || kind },
      keyframes: CLOSING,
      timing: { duration: REVEAL.turn / 2, fill: "both", easing: "ease-in" },
    },
    {
      ...lying,
      piece: { kind, seat: motion.seat ?? null },
      keyframes: turnedUp(),
      timing: { duration: SURPRISE, fill: "both" },
    },
  );
}

/** What lies there turns up, and its sign swings like a bell. */
export function ring(stage: Stage, motion: Motion, delay: number): void {
  const piece = held(stage.scene.fill, motion.start ?? "")[0];
  const element =
    find(stage.content(), piece === undefined ? (motion.start ?? "") : pieceId(motion.start ?? "", piece)) ??
    find(stage.content(), motion.start ?? "");
  if (element === null) return;
  const body = bodyOf(element);
  stage.show.play(body, [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], {
    duration: RING.turn,
    delay,
    fill: "backwards",
    easing: "cubic-bezier(.3,1.4,.5,1)",
  });
  stage.show.play(body.querySelector(".bell") ?? body, SWINGING, {
    duration: RING.swing,
    delay: delay + RING.turn,
    easing: "ease-in-out",
  });
}

/** A die rolls. */
export function tumble(stage: Stage, motion: Motion, delay: number): void {
  const die = find(stage.content(), motion.start ?? "");
  if (die === null) return;
  stage.show.play(die, TUMBLING, { duration: 600, delay, fill: "backwards", easing: "cubic-bezier(.3,.6,.4,1)" });
}

/** A number rises from where something was gained or lost. */
export function rise(stage: Stage, motion: Motion, delay: number): void {
  const spot = stage.spots.spotOf(motion.start ?? "", "");
  const n = motion.n ?? 1;
  if (spot !== null) stage.show.raise({ text: n > 0 ? `+${n}` : `−${-n}`, x: spot.x, y: spot.y, delay });
}

/** A piece comes down from above. */
export function appear(stage: Stage, motion: Motion, delay: number, before: Fill | null): void {
  const name = stage.spots.nameAt(motion, motion.end ?? "", stage.scene.fill, before);
  const element = find(stage.content(), `${motion.end}:${name}`) ?? find(stage.content(), motion.end ?? "");
  if (element !== null) {
    stage.show.play(
      bodyOf(element),
      [
        { opacity: 0, transform: "translateY(-18px) scale(1.3)" },
        { opacity: 1, transform: "none" },
      ],
      {
        duration: TRAVEL,
        delay,
        fill: "backwards",
        easing: "cubic-bezier(.2,.7,.2,1)",
      },
    );
  }
}

/** A piece rises and fades from where it lay. */
export function vanish(stage: Stage, motion: Motion, from: Spot | undefined, delay: number): void {
  const kind = motion.piece ?? "";
  if (from === undefined || !kind) return;
  stage.show.launch({
    ...from,
    piece: { kind, seat: motion.seat ?? null },
    card: isACard(stage, kind),
    keyframes: [
      { opacity: 1, transform: "none" },
      { opacity: 0, transform: "translateY(-20px) scale(.8)" },
    ],
    timing: { duration: 600, delay, fill: "both", easing: "ease-out" },
  });
}
