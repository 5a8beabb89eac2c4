import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { BadFileError } from './bad-file.rules.ts';

const LINE_END = 0x0a;

/**
 * The file's text in pieces, without a byte order mark. It is UTF-8, except where its first bytes say otherwise.
 * @throws BadFileError when it is not
 */
export async function* readText(path: string): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let lines = 0;
  for await (const bytes of createReadStream(path, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    decoder ??= createDecoder(bytes, { fatal: true });
    const text = decodeBytes(decoder, bytes);
    if (text === null) throw createEncodingError(decoder, `line ${lines + findBrokenLine(bytes)}`);
    lines += countLineEnds(text);
    yield text;
  }
  const rest = decoder && decodeBytes(decoder);
  if (decoder && rest === null) throw createEncodingError(decoder, 'its end');
  yield rest ?? '';
}

/**
 * By a byte order mark, or by an XML declaration.
 * @throws BadFileError for a packed file, and for an unknown encoding
 */
export function createDecoder(beginning: Buffer, { fatal }: { readonly fatal: boolean }): TextDecoder {
  const signature = beginning.toString('latin1', 0, 4);
  if (signature.startsWith('\x1f\x8b') || signature.startsWith('PK\x03\x04'))
    throw new BadFileError('the file is packed (gzip or zip); unpack it first');
  const label = detectEncodingLabel(beginning, signature);
  try {
    return new TextDecoder(label, { fatal });
  } catch {
    throw new BadFileError(`the file's encoding ${label} is not known; save it as UTF-8`);
  }
}

function detectEncodingLabel(beginning: Buffer, signature: string): string {
  if (/^(?:\xff\xfe|<\0|\w\0)/.test(signature)) return 'utf-16le';
  if (/^(?:\xfe\xff|\0<|\0\w)/.test(signature)) return 'utf-16be';
  const head = beginning.toString('latin1', 0, 200);
  const declared = /^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
  // a declaration that can be read is not UTF-16
  return declared === undefined || /^utf-?16/i.test(declared) ? 'utf-8' : declared;
}

function decodeBytes(decoder: TextDecoder, bytes?: Buffer): string | null {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch {
    return null;
  }
}

function createEncodingError({ encoding }: TextDecoder, where: string): BadFileError {
  const name = encoding.toUpperCase();
  return new BadFileError(`the file is not ${name}, see ${where}; save it as UTF-8`);
}

/** The first line, from 1, that is not UTF-8. A character may begin in the piece before this one, or end behind it. */
function findBrokenLine(bytes: Buffer): number {
  let from = 0;
  while (from < 3 && ((bytes[from] ?? 0) & 0xc0) === 0x80) from += 1;
  for (let line = 1; ; line += 1) {
    const end = bytes.indexOf(LINE_END, from);
    if (end < 0 || !isUtf8(bytes.subarray(from, end))) return line;
    from = end + 1;
  }
}

function countLineEnds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
