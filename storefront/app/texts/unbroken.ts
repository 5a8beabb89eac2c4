/**
 * Keeps a name or a date on one line: Anne-Marie is not broken at the hyphen. A word joiner follows it, as the shop's
 * font has no hyphen that does not break: a reader's device would show one of another font.
 */
export function joinUnbroken(text: string): string {
  return text.replaceAll('-', '-\u2060');
}
