const LONGEST_NAME = 100;

/**
 * A file's name as it may stand in a mail: without folders, control characters, and signs that turn the direction of
 * writing to hide an ending. The ending stays when the name is shortened.
 */
export function cleanFileName(given: string): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .replace(/[\p{C}\u200b-\u200f\u2028-\u202e\u2060-\u2069]/gu, '')
    .replace(/["*:<>?|]/g, '_')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '');
  if (plain.length <= LONGEST_NAME) return plain;
  const dot = plain.lastIndexOf('.');
  const ending = dot < 0 ? '' : plain.slice(dot).slice(0, 10);
  return plain.slice(0, LONGEST_NAME - ending.length).trimEnd() + ending;
}

/**
 * Whether the bytes are text of any encoding: no control characters except those of text, and not the beginning of
 * another format.
 */
export function isText(body: Buffer): boolean {
  if (/^(%PDF-|\{\\rtf)/.test(body.toString('latin1', 0, 8))) return false;
  const utf16 =
    body[0] === 0xff && body[1] === 0xfe
      ? 'utf-16le'
      : body[0] === 0xfe && body[1] === 0xff
        ? 'utf-16be'
        : null;
  if (utf16) return isDecoded(body, utf16);
  return !body.some(
    (byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x0c,
  );
}

function isDecoded(body: Buffer, encoding: string): boolean {
  try {
    return !new TextDecoder(encoding, { fatal: true }).decode(body).includes('\0');
  } catch {
    return false;
  }
}

/** Bytes at both ends of a PDF in which readers look for its header and its end (ISO 32000-1, annex H.3.4). */
const PDF_MARGIN = 1024;

/**
 * A PDF from its header to its end. Editors put a byte order mark before it, printers commands, and scanners and block
 * storage zeros behind it: that is cut off, as no reader needs it.
 * @returns null if header or end is missing
 */
export function cutPdf(body: Buffer): Buffer | null {
  const start = body.subarray(0, PDF_MARGIN).indexOf('%PDF-');
  const filled = body.findLastIndex((byte) => byte !== 0) + 1;
  const end = body.lastIndexOf('%%EOF');
  if (start < 0 || end < start || filled - end > PDF_MARGIN) return null;
  let until = end + '%%EOF'.length;
  while (until < filled && /[\r\n\t ]/.test(String.fromCharCode(body[until] ?? 0))) until += 1;
  return body.subarray(start, until);
}

const DIB_HEADERS = new Set([12, 40, 52, 56, 64, 108, 124]);
const LONGEST_SIDE = 30_000;

/** A BMP up to the end that its header states; null if the file is no BMP. It holds nothing but the picture. */
export function extractBmp(body: Buffer): Uint8Array | null {
  if (body.length < 54) return null;
  const size = body.readUInt32LE(2);
  const pixels = body.readUInt32LE(10);
  const header = body.readUInt32LE(14);
  if (!DIB_HEADERS.has(header) || size > body.length || pixels >= size) return null;
  const [width, height] =
    header === 12
      ? [body.readUInt16LE(18), body.readUInt16LE(20)]
      : [body.readInt32LE(18), Math.abs(body.readInt32LE(22))];
  const bits = header === 12 ? body.readUInt16LE(24) : body.readUInt16LE(28);
  const compression = header === 12 ? 0 : body.readUInt32LE(30);
  if (width < 1 || height < 1 || width > LONGEST_SIDE || height > LONGEST_SIDE || compression > 3)
    return null;
  const row = Math.ceil((width * bits) / 32) * 4;
  // without compression the rows must all be there
  if ((compression === 0 || compression === 3) && pixels + row * height > size) return null;
  return body.subarray(0, size);
}

/** Boxes of an ISO base media file follow each other up to the end, and the picture's data is among them. */
export function isWholeHeif(body: Buffer): boolean {
  const kinds = new Set<string>();
  let at = 0;
  while (at + 8 <= body.length) {
    const short = body.readUInt32BE(at);
    const size = short === 1 && at + 16 <= body.length ? Number(body.readBigUInt64BE(at + 8)) : short;
    kinds.add(body.toString('latin1', at + 4, at + 8));
    if (size === 0) at = body.length;
    else if (size < 8 || at + size > body.length) return false;
    else at += size;
  }
  return at === body.length && kinds.has('ftyp') && kinds.has('meta');
}

const encodeUtf16 = (name: string) =>
  new Uint8Array([...name].flatMap((letter) => [letter.charCodeAt(0), 0]));

const MACRO_STREAMS = ['_VBA_PROJECT', 'VBA', 'Macros', '\u0001Ole10Native'];
const LOCKED_STREAMS = ['EncryptedPackage', 'EncryptionInfo'];
const OLD_FORMATS = {
  WordDocument: 'doc',
  Workbook: 'xls',
  Book: 'xls',
  'PowerPoint Document': 'ppt',
} as const;

/**
 * The kind of a compound file (MS-CFB), by the names in its directory; null if none of these. Each entry begins with
 * its name, ended by a zero, so a name is searched for with the zeros around it.
 */
export function detectOldOffice(body: Buffer): 'doc' | 'xls' | 'ppt' | 'macro' | 'locked' | null {
  const has = (name: string) => hasEntry(body, name);
  if (LOCKED_STREAMS.some(has)) return 'locked';
  if (MACRO_STREAMS.some(has)) return 'macro';
  for (const [stream, format] of Object.entries(OLD_FORMATS)) if (has(stream)) return format;
  return null;
}

/** Directory entries are 128 bytes long, on multiples of 128: a name elsewhere is a word in the text. */
function hasEntry(body: Buffer, name: string): boolean {
  const wanted = encodeUtf16(`${name}\0`);
  for (let at = body.indexOf(wanted); at >= 0; at = body.indexOf(wanted, at + 1))
    if (at % 128 === 0 && body.readUInt16LE(Math.min(at + 64, body.length - 2)) === wanted.length)
      return true;
  return false;
}
