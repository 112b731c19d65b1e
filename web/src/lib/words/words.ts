/** Words: turns what was said (a key and its arguments) into a sentence, with Fluent. The twin of `lychgate.words`.
 *
 * A message that a language lacks is taken from English, so a half-finished translation never leaves a hole.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Say } from "../protocol";
import { elided, ELIDING } from "./elision";

export type Args = Record<string, unknown>;

export function isSay(value: unknown): value is Say {
  return typeof value === "object" && value !== null && "key" in value;
}

/** Make a bundle of Fluent texts, later ones overriding earlier ones. */
export function bundleOf(language: string, texts: readonly string[]): FluentBundle {
  // Our texts run in one direction: the marks round what is filled in serve elision alone, which takes them away.
  const bundle = new FluentBundle(language, { useIsolating: language === ELIDING });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

export class Words {
  /** `bundles`: the wanted language first, English last. `names` are the players by seat; the seat `me` is "you". */
  constructor(
    private readonly bundles: readonly FluentBundle[],
    readonly names: readonly string[] = [],
    readonly me: number | null = null,
  ) {}

  /** The same words, read at another table or by another seat. */
  at(names: readonly string[], me: number | null): Words {
    return new Words(this.bundles, names, me);
  }

  say(said: Say): string {
    if (said.key === "who") return this.who(Number(said.args?.["seat"]));
    return this.text(said.key, said.args);
  }

  /** What was said, with its first letter a capital. */
  sentence(said: Say): string {
    return capital(this.say(said));
  }

  who(seat: number): string {
    return seat === this.me ? this.text("who-you") : this.name(seat);
  }

  /** The name itself, also to whom it belongs: in what somebody else says, as `$seat_name` beside `$seat`. */
  private name(seat: number): string {
    return this.names[seat] || this.text("who-seat", { number: seat + 1 });
  }

  whose(seat: number): string {
    if (seat === this.me) return this.text("whose-you");
    return this.text("whose", { name: this.name(seat) });
  }

  knows(key: string): boolean {
    return this.bundles.some((bundle) => bundle.getMessage(key)?.value != null);
  }

  /** A message by its key. Where nobody has words for it, the key and its arguments: a gap is seen, nothing breaks. */
  text(key: string, args: Args = {}): string {
    const text = this.formatted(key, null, args);
    if (text !== null) return text;
    const facts = Object.values(args).map((value) => String(this.plain(value)));
    return key.replaceAll("-", " ") + (facts.length > 0 ? ` (${facts.join(", ")})` : "");
  }

  /**
   * A text that belongs to what was said: the attribute `.name` of its message; "" where there is none. `note` stands
   * below a question or a setting, `then` below an answer, `do` on the button that gives it; `all` is what several
   * answers of one kind are called together, `all-then` stands below that. A card of a lesson has others.
   */
  part(said: Say | null | undefined, name: string): string {
    return said ? (this.formatted(said.key, name, said.args ?? {}) ?? "") : "";
  }

  private formatted(key: string, part: string | null, args: Args): string | null {
    const plain: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      plain[name] = this.plain(value);
      if (isSay(value) && value.key === "who") {
        const seat = Number(value.args?.["seat"]);
        plain[`${name}_own`] = this.whose(seat);
        plain[`${name}_name`] = this.name(seat);
      }
    }
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(key);
      const pattern = part === null ? message?.value : message?.attributes[part];
      if (pattern == null) continue;
      const text = bundle.formatPattern(pattern, plain, []);
      return bundle.locales[0] === ELIDING ? elided(text) : text;
    }
    return null;
  }

  private plain(value: unknown): FluentVariable {
    if (isSay(value)) return this.say(value);
    if (Array.isArray(value)) return this.listed(value.map((each) => String(this.plain(each))));
    if (typeof value === "boolean") return value ? "true" : "false";
    if (typeof value === "number") return value;
    return value == null ? "" : String(value);
  }

  /** Join "a", "b", "c" as the language does: "a, b and c". */
  listed(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join("");
    return this.text("list-and", { first: parts.slice(0, -1).join(", "), last: parts[parts.length - 1] });
  }
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
