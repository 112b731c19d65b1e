/** What a track says: how far it has come, and whether that is a matter of concern. */
import type { Fill, Track } from "../../protocol";
import { cells, held } from "../scene/ids";
import type { Scene } from "../scene/scene.svelte";

/** The number on which the topmost marker lies; undefined while none does. */
export function levelOf(fill: Fill, track: Track): number | undefined {
  return cells(track).findLast((n) => held(fill, `${track.id}:${n}`).length > 0);
}

/** Whether a level has fallen to a mark that warns of danger. */
export function isLow(track: Track, level: number | undefined): boolean {
  return (
    level !== undefined && (track.notches ?? []).some((notch) => notch.badge.tone === "danger" && level <= notch.at)
  );
}

/** The number to which an option under the pointer would lead; undefined where it changes nothing. */
export function comingTo(scene: Pick<Scene, "arriving">, track: Track): number | undefined {
  return cells(track).find((n) => scene.arriving(`${track.id}:${n}`).length > 0);
}
