/** Codes and patterns of a lesson: `*` stands for any letters. The twin of `fits` in `lychgate.core.learning.lesson`. */

export function fits(code: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => isLike(code, pattern));
}

function isLike(code: string, pattern: string): boolean {
  const [first = "", ...others] = pattern.split("*");
  const last = others.pop();
  if (last === undefined) return code === pattern;
  if (!code.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const found = code.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return code.length - last.length >= at && code.endsWith(last);
}
