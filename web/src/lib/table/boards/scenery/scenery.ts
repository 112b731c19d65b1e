/** The part of a board that never changes in a match, as text: it belongs to nobody, has no ids and takes no clicks. */
import type { Board } from "../../../protocol";
import { castleScenery } from "./castle";
import { cityScenery } from "./city";
import { estateScenery } from "./estate";
import type { Plan } from "../plan";
import { plotScenery } from "./plot";
import { wheelScenery } from "./wheel";

export interface Scenery {
  /** Grounds, floors, walls, roofs. */
  below: string;
  /** Pools of light on the ground: some are out in the dark, others are lit only at night. */
  glow: string;
  /** Flames, drawn above everything that lies on the ground. */
  flames: string;
}

const made = new WeakMap<Board, Scenery>();

/** Made once for a board, however often it is looked at. */
export function sceneryOf(board: Board, plan: Plan): Scenery {
  const scenery = made.get(board) ?? make(board, plan);
  made.set(board, scenery);
  return scenery;
}

function make(board: Board, plan: Plan): Scenery {
  if (plan.setting === "castle") return castleScenery(board, plan);
  if (plan.setting === "estate") return estateScenery(board, plan);
  if (plan.setting === "wheel") return wheelScenery(plan);
  if (plan.setting === "plot") return plotScenery(board, plan);
  return cityScenery(board, plan);
}
