import { formatDate as formatBreakableDate } from '#texts/format.ts';

/**
 * Keeps a name, a date or a range on one line: Anne-Marie is not broken at the hyphen, 9:00–18:00 not at the dash. A word
 * joiner follows it, as the shop's font has no hyphen that does not break: a reader's device would show one of another
 * font.
 */
export function joinUnbroken(text: string): string {
  return text.replaceAll(/[-–]/g, '$&\u2060');
}

/** Keeps a postal code or a phone's number, whose parts have spaces between them, on one line. */
export function joinWords(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** The numeric date of pages (texts/format.ts), on one line: Dutch ones have hyphens. */
export function formatDate(...date: Parameters<typeof formatBreakableDate>): string {
  return joinUnbroken(formatBreakableDate(...date));
}
