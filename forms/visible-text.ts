/** One line of words as they are seen: a soft hyphen that was copied from a page parts no word. */
export function visibleText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
}
