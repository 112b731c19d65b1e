/** A table being set up, before it exists: who sits where, and the game's options. */
import { keptTables, read, write } from "../lib/browser/keep";
import type { GameCard, NewSeat, NewTable, OptionCard } from "../lib/protocol";
import type { OptionValue } from "../lib/words/setting";

export type Kind = NewSeat["kind"];

export type Windows = NonNullable<NewTable["windows"]>;

export interface Chair {
  kind: Kind;
  name: string;
  bot: string;
}

export interface Plan {
  game: string;
  chairs: Chair[];
  options: Record<string, OptionValue>;
  /** In reaction windows: wait for everybody, or take silence for a pass after a while. */
  windows: Windows;
}

/** Names for bots, so that the log reads like a story and not like a list of seats. */
const COMPANY = ["Ilona", "Radu", "Vesna", "Mircea", "Anca", "Dorin", "Zsofia", "Lucian"];

const botName = (at: number): string => COMPANY[at % COMPANY.length] ?? "";

/** The table that somebody gets who wants to play at once: me and as many bots as make it good, by the rulebook. */
export function newPlan(game: GameCard, name: string, bot: string): Plan {
  const chairs = Array.from({ length: game.good_with }, (_, at) => newChair(at, at === 0 ? "me" : "bot", name, bot));
  const options = Object.fromEntries(game.options.map((each) => [each.name, each.default]));
  return { game: game.id, chairs, options, windows: "ask" };
}

export function newChair(at: number, kind: Kind, name: string, bot: string): Chair {
  return { kind, name: kind === "me" ? name : kind === "bot" ? botName(at) : "", bot };
}

/** Why an option may not have a value at this table; null when it may. */
export function barred(plan: Plan, option: OptionCard, value: OptionValue): "alone" | "one-device" | null {
  if (!option.live_only.includes(value)) return null;
  const people = plan.chairs.filter((chair) => chair.kind !== "bot");
  if (plan.chairs.filter((chair) => chair.kind === "me").length > 1) return "one-device";
  return people.length < 2 ? "alone" : null;
}

/** Whether an option may have a value. */
export const allows = ({ span, values }: Pick<OptionCard, "span" | "values">, value: unknown): boolean =>
  span === null
    ? values.some((each) => each === value)
    : typeof value === "number" && Number.isInteger(value) && span[0] <= value && value <= span[1];

/** How many sit where: friends by link, bots, and others beside me at this device. */
export function counted(plan: Plan): Record<Kind, number> {
  const count = { me: 0, friend: 0, bot: 0 };
  for (const chair of plan.chairs) count[chair.kind] += 1;
  return count;
}

const GAME = "lychgate.game";

/** The game that was played last in this browser; null where none is known. */
export const lastGame = (): string | null => read<string | null>(GAME, null) ?? keptTables()[0]?.game ?? null;

export const keepGame = (game: string): void => write(GAME, game);

const LAST = "lychgate.options";

/** Keep the options of a table that was opened, for the next one of the same game. */
export function keepOptions(plan: Plan): void {
  write(LAST, { ...read<Record<string, unknown>>(LAST, {}), [plan.game]: plan.options });
}

/**
 * The options of the last table of a game that was opened here; null where they were the rulebook's, or none are kept.
 */
export function lastOptions(game: GameCard): Plan["options"] | null {
  const kept = read<Record<string, Plan["options"] | undefined>>(LAST, {})[game.id];
  const usable = game.options.filter((option) => allows(option, kept?.[option.name]));
  if (usable.every(({ name, default: usual }) => kept?.[name] === usual)) return null;
  return Object.fromEntries(
    game.options.map((each) => [each.name, (usable.includes(each) ? kept?.[each.name] : null) ?? each.default]),
  );
}

/** What is sent: names that were left empty get the words for them. */
export function toBody(plan: Plan, language: string, nameless: string): NewTable {
  return {
    game: plan.game,
    options: plan.options,
    language,
    windows: plan.windows,
    seats: plan.chairs.map(({ kind, name, bot }) => ({
      kind,
      name: name.trim() || (kind === "me" ? nameless : ""),
      bot: kind === "bot" ? bot : null,
    })),
  };
}
