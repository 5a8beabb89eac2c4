/** A line of quoted-printable has 76 characters at most (RFC 2045, 6.7), one of them says that it goes on. */
const LONGEST = 75;
/** Bytes of the result for one of the text at most: three characters, and its share of the lines' ends. */
const GROWTH = 4;

const [TAB, LF, CR, SPACE, EQUALS, TILDE] = [0x09, 0x0a, 0x0d, 0x20, 0x3d, 0x7e];
const HEX = Buffer.from('0123456789ABCDEF', 'latin1');

/**
 * A text as quoted-printable, its lines ended by CRLF. The mail library encodes with patterns, line by line: half of the
 * time that a mail took.
 */
export function quotedPrintable(text: string): Buffer {
  const bytes = Buffer.from(text);
  const written = Buffer.allocUnsafe(bytes.length * GROWTH);
  let [end, column] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === CR && bytes[at + 1] === LF) continue;
    if (byte === LF) {
      written[end++] = CR;
      written[end++] = LF;
      column = 0;
      continue;
    }
    const isPlain = isLiteral(byte, bytes[at + 1], bytes[at + 2]);
    if (column + (isPlain ? 1 : 3 * sequenceLength(byte)) > LONGEST) {
      written[end++] = EQUALS;
      written[end++] = CR;
      written[end++] = LF;
      column = 0;
    }
    column += isPlain ? 1 : 3;
    written[end++] = isPlain ? byte : EQUALS;
    if (isPlain) continue;
    written[end++] = HEX[byte >> 4] ?? 0;
    written[end++] = HEX[byte & 15] ?? 0;
  }
  return written.subarray(0, end);
}

/** Whether a byte stands for itself: printable, and no white space at a line's end, which relays may remove. */
function isLiteral(byte: number, next: number | undefined, afterNext: number | undefined): boolean {
  if (byte === SPACE || byte === TAB)
    return next !== undefined && next !== LF && !(next === CR && afterNext === LF);
  return byte > SPACE && byte <= TILDE && byte !== EQUALS;
}

/** Bytes of the character that begins here: a line does not end within it. 1 within a character, whose room is there. */
function sequenceLength(byte: number): number {
  if (byte >= 0xf0) return 4;
  if (byte >= 0xe0) return 3;
  return byte >= 0xc0 ? 2 : 1;
}
