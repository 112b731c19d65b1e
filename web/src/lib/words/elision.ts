/** French where a sentence was put together: "de" and "que" lose their vowel before another, "d'Ada", "qu'Ilona".
 *
 * Only there. Fluent marks what it fills into a text, so what a translator wrote as a whole stays as it was written, and
 * so does a name that looks like words of a sentence, "Le Anne". The twin of `lychgate.words.elision`.
 */

export const ELIDING = "fr";

/** What Fluent puts before and after a text that it fills in. */
const MARK = /[\u2068\u2069]/gu;

/** A word that may lose its vowel, and the word behind it; between them marks, and the asterisks of bold type. */
const JOINT =
  /(?<![\p{L}\d_-])([djlmnst]|(?:jus|lors|puis|quoi)?qu)(?:e|(?<=l)a)([\u2068\u2069]*) ([*\u2068\u2069]*)([\p{L}\d_]+)/giu;

/** How words begin that are heard with a vowel first, common nouns with an h that is not heard among them. */
const VOWEL = /^(?:(?!(?:onze|oui)(?!\p{L}))[aeiouœæ]|y(?=\p{L})[^aeiouœæ]|h(?:abi|erb|eur|ist|iv|omm|onn|orl|um|y))/iu;

/** How a word begins for the ear: French says "d'Ada" and "d'Yves", "de Yann". */
function beginsWithAVowel(word: string): boolean {
  return VOWEL.test(word.normalize("NFD"));
}

/** The space that belongs to a sign of punctuation: no line begins with the sign, or ends with a "«". */
const SPACE = /(?<=«) | (?=[;:!?»])/gu;

/** Elide at the joints of a text, take the marks away, and keep signs of punctuation with their words. */
export function elided(text: string): string {
  return text
    .replace(JOINT, (joint: string, kept: string, before: string, after: string, next: string) => {
      const between = before + after;
      return between.search(MARK) >= 0 && beginsWithAVowel(next) ? `${kept}'${between}${next}` : joint;
    })
    .replace(MARK, "")
    .replace(SPACE, "\u00a0");
}
