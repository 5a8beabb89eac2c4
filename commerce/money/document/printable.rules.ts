/** Characters that the fonts of every PDF reader lack, with their replacement. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  '\u202f': '\u00a0',
  '\u2009': '\u00a0',
  '\u2011': '-',
  '\u2212': '-',
  '₂': '2',
  '⁻': '-',
  '→': '>',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '≤': '<=',
  '≥': '>=',
};

/** Beyond Latin-1, what Windows-1252 has: quotation marks, dashes, ellipsis, euro and a few letters. */
const KNOWN = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/**
 * The text in characters that the standard fonts of PDF have (Windows-1252): other letters lose their accents, and
 * all remaining characters become question marks.
 */
export function convertToPrintable(text: string): string {
  return Array.from(text.normalize('NFC'), (sign) => {
    const written = WRITTEN_OUT[sign];
    if (written !== undefined) return written;
    if (isKnown(sign)) return sign;
    const [letter = '?'] = sign.normalize('NFD');
    return isKnown(letter) ? letter : '?';
  }).join('');
}

function isKnown(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0;
  const isLatin1 = (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || sign === '\n';
  return isLatin1 || KNOWN.has(sign);
}
