/**
 * What a screen reader hears: what happened, and what is asked. Two live regions, so that neither swallows the other.
 */

class Narrator {
  news = $state("");
  question = $state("");

  tell(sentences: readonly string[]): void {
    // A reader speaks what changed: the same text twice in a row needs a difference nobody hears.
    const text = sentences.join(" ");
    if (text !== "") this.news = text === this.news ? `${text}\u00a0` : text;
  }

  ask(text: string): void {
    this.question = text;
  }
}

export const narrator = new Narrator();
