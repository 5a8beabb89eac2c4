/**
 * Prevents a line break between "e-" and "mail": a word joiner, which is invisible, not read and not searched for.
 */
export function keepEmailWhole(text: string): string {
  return text.replace(/\b(e-)(?=mail)/gi, '$1\u2060');
}
