import { type FeedRow, isWritten, MENDED } from './feed/google-row.rules.ts';

/** How UTF-8 looks that was read as Windows-1252: `Ã¼` is ü, `Â°` is °, `â‚¬` is €, `Å“` is œ. */
const TYPICAL = /Ã[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Â[\u00a0-\u00bf]|â(?:€.|‚¬|„¢)|Å(?:“|’|¸)/;
/** Signs that no text has: a decoding that gives them was wrong. */
const CONTROL = /[\u0080-\u009f]/;

/** The byte of each sign that Windows-1252 has beyond Latin-1. */
const BYTES: ReadonlyMap<string, number> = new Map(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, at) => 0x80 + at))].map(
    (sign, at) => [sign, 0x80 + at] as const,
  ),
);

/**
 * The text that was meant, where a text was decoded as Windows-1252 though it was UTF-8. All of it must be UTF-8 once
 * encoded back, so that a text with a single sign of its own, like `Ã¼ and é`, stays as it is. @internal
 */
export function mendDoubleDecoding(text: string): string {
  if (!TYPICAL.test(text)) return text;
  const bytes: number[] = [];
  for (const sign of text) {
    const byte = BYTES.get(sign) ?? sign.charCodeAt(0);
    if (sign.length > 1 || byte > 0xff) return text;
    bytes.push(byte);
  }
  try {
    const mended = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
    return CONTROL.test(mended) ? text : mended;
  } catch {
    return text;
  }
}

/** Mends the texts of a row, and names the columns in which one was mended. Addresses stay: a file may be called so. */
export function mendRow(row: FeedRow): FeedRow {
  const mended: Record<string, readonly string[]> = {};
  for (const field in row) {
    const values = row[field] ?? [];
    if (!isWritten(field) || field.endsWith('link') || !values.some((text) => TYPICAL.test(text))) continue;
    const texts = values.map(mendDoubleDecoding);
    if (texts.some((text, at) => text !== values[at])) mended[field] = texts;
  }
  const fields = Object.keys(mended);
  return fields.length === 0 ? row : { ...row, ...mended, [MENDED]: fields };
}
