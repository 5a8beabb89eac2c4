/** Rotation and mirroring of a picture, 1 to 8 (EXIF tag 0x0112). */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export class BrokenPictureError extends Error {
  override readonly name = 'BrokenPictureError';
}

/** EXIF data that holds the orientation and nothing else: one little-endian IFD with one entry. */
export function buildOrientationExif(orientation: Orientation): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(26);
  const view = new DataView(bytes.buffer);
  bytes.set([0x49, 0x49, 0x2a, 0x00]);
  view.setUint32(4, 8, true);
  view.setUint16(8, 1, true);
  view.setUint16(10, 0x0112, true);
  view.setUint16(12, 3, true);
  view.setUint32(14, 1, true);
  view.setUint16(18, orientation, true);
  return bytes;
}

/** Segments of a JPEG, by marker, that are needed to show it, and how they begin: JFIF, colour profile, Adobe's transform. */
const NEEDED: Readonly<Record<number, string>> = { 224: 'JFIF', 226: 'ICC_PROFILE', 238: 'Adobe' };

/**
 * A JPEG without place, time and author: EXIF, XMP, IPTC, comments and previews are left out, and all that follows the end.
 * The coded picture is copied, so its pixels are the same.
 * @throws BrokenPictureError
 */
export function cleanJpeg(file: Buffer, orientation: Orientation): Uint8Array[] {
  const parts: Uint8Array[] = [file.subarray(0, 2)];
  if (orientation !== 1) parts.push(buildExifSegment(orientation));
  let at = 2;
  for (;;) {
    if (file[at] !== 0xff) throw new BrokenPictureError('a JPEG segment was expected');
    const marker = file[at + 1];
    if (marker === undefined) throw new BrokenPictureError('the JPEG ends in a marker');
    if (marker === 0xff) at += 1;
    else if (marker === 0xd9) return [...parts, file.subarray(at, at + 2)];
    else {
      const end = marker === 0xda ? endOfScan(file, at) : endOfSegment(file, at);
      if (marker === 0xda || isNeeded(file, at, marker)) parts.push(file.subarray(at, end));
      at = end;
    }
  }
}

function buildExifSegment(orientation: Orientation): Uint8Array {
  const exif = buildOrientationExif(orientation);
  const segment = new Uint8Array(10 + exif.length);
  segment.set([0xff, 0xe1, 0, 8 + exif.length, 0x45, 0x78, 0x69, 0x66, 0, 0]);
  segment.set(exif, 10);
  return segment;
}

function isNeeded(file: Buffer, at: number, marker: number): boolean {
  if (marker === 0xfe) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  const beginning = NEEDED[marker];
  return beginning !== undefined && file.toString('latin1', at + 4, at + 4 + beginning.length) === beginning;
}

function endOfSegment(file: Buffer, at: number): number {
  if (at + 4 > file.length) throw new BrokenPictureError('the JPEG ends in a segment');
  const end = at + 2 + file.readUInt16BE(at + 2);
  if (end > file.length || end < at + 4) throw new BrokenPictureError('a JPEG segment has a wrong length');
  return end;
}

/** The coded picture ends at the first marker that is neither a stuffed zero nor a restart. */
function endOfScan(file: Buffer, at: number): number {
  let found = endOfSegment(file, at);
  for (;;) {
    found = file.indexOf(0xff, found);
    const next = found < 0 ? undefined : file[found + 1];
    if (next === undefined) throw new BrokenPictureError('the JPEG has no end');
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return found;
    found += next === 0xff ? 1 : 2;
  }
}

/** Chunks of a PNG that hold words, dates or EXIF. */
const PNG_TOLD = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME']);

/** A PNG without words, date, EXIF and what follows its end. @throws BrokenPictureError */
export function cleanPng(
  file: Buffer,
  orientation: Orientation,
  checksum: (data: Uint8Array) => number,
): Uint8Array[] {
  const parts: Uint8Array[] = [file.subarray(0, 8)];
  for (let at = 8; ; ) {
    if (at + 12 > file.length) throw new BrokenPictureError('the PNG has no end');
    const end = at + 12 + file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    if (end > file.length) throw new BrokenPictureError('a PNG chunk has a wrong length');
    if (!PNG_TOLD.has(type)) parts.push(file.subarray(at, end));
    if (type === 'IHDR' && orientation !== 1)
      parts.push(buildPngChunk('eXIf', buildOrientationExif(orientation), checksum));
    if (type === 'IEND') return parts;
    at = end;
  }
}

function buildPngChunk(type: string, data: Uint8Array, checksum: (data: Uint8Array) => number): Uint8Array {
  const chunk = new Uint8Array(12 + data.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(
    [...type].map((letter) => letter.charCodeAt(0)),
    4,
  );
  chunk.set(data, 8);
  view.setUint32(8 + data.length, checksum(chunk.subarray(4, 8 + data.length)));
  return chunk;
}

/** Chunks of a WebP that hold EXIF and XMP. */
const WEBP_TOLD = new Set(['EXIF', 'XMP ']);
const WEBP_EXIF = 0x08;
const WEBP_XMP = 0x04;

/** A WebP without EXIF, XMP and what follows its end. @throws BrokenPictureError */
export function cleanWebp(file: Buffer, orientation: Orientation): Uint8Array[] {
  const end = 8 + file.readUInt32LE(4);
  if (end > file.length) throw new BrokenPictureError('the WebP is cut off');
  const chunks: Uint8Array[] = [];
  let extended = false;
  for (let at = 12; at + 8 <= end; ) {
    const type = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    const next = at + 8 + size + (size % 2);
    if (at + 8 + size > end) throw new BrokenPictureError('a WebP chunk has a wrong length');
    if (type === 'VP8X') {
      extended = true;
      const header = Uint8Array.from(file.subarray(at, next));
      header[8] = ((header[8] ?? 0) & ~(WEBP_EXIF | WEBP_XMP)) | (orientation === 1 ? 0 : WEBP_EXIF);
      chunks.push(header);
    } else if (!WEBP_TOLD.has(type)) chunks.push(file.subarray(at, next));
    at = next;
  }
  // a picture without the extended header has no EXIF, and so no orientation
  if (extended && orientation !== 1) chunks.push(buildRiffChunk('EXIF', buildOrientationExif(orientation)));
  const size = chunks.reduce((sum, { length }) => sum + length, 4);
  const head = Uint8Array.from(file.subarray(0, 12));
  new DataView(head.buffer).setUint32(4, size, true);
  return [head, ...chunks];
}

function buildRiffChunk(type: string, data: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(8 + data.length);
  chunk.set(
    [...type].map((letter) => letter.charCodeAt(0)),
    0,
  );
  new DataView(chunk.buffer).setUint32(4, data.length, true);
  chunk.set(data, 8);
  return chunk;
}

/**
 * A GIF without comments and application data (except the number of repeats), cut where it ends.
 * @throws BrokenPictureError
 */
export function cleanGif(file: Buffer): Uint8Array[] {
  const flags = file[10] ?? 0;
  let at = 13 + computeColourTableSize(flags);
  const parts: Uint8Array[] = [file.subarray(0, at)];
  for (;;) {
    const kind = file[at];
    if (kind === 0x3b) return [...parts, file.subarray(at, at + 1)];
    if (kind !== 0x21 && kind !== 0x2c) throw new BrokenPictureError('the GIF has no end');
    const blocks = kind === 0x21 ? at + 2 : at + 11 + computeColourTableSize(file[at + 9] ?? 0);
    const end = endOfBlocks(file, blocks);
    if (kind === 0x2c || isShown(file, at)) parts.push(file.subarray(at, end));
    at = end;
  }
}

/** Size of a colour table in bytes. */
function computeColourTableSize(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function isShown(file: Buffer, at: number): boolean {
  const label = file[at + 1];
  if (label === 0xf9) return true;
  return label === 0xff && file.toString('latin1', at + 3, at + 14) === 'NETSCAPE2.0';
}

function endOfBlocks(file: Buffer, from: number): number {
  let at = from;
  for (;;) {
    const size = file[at];
    if (size === undefined) throw new BrokenPictureError('the GIF has no end');
    at += size + 1;
    if (size === 0) return at;
  }
}
