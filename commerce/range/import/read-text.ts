import { createReadStream } from 'node:fs';
import { BadFileError } from './bad-file.rules.ts';

/** The file's text in pieces, without a byte order mark. @throws BadFileError when it is not UTF-8 */
export async function* readText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  for await (const bytes of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    if (first && isUtf16(bytes as Buffer)) throw new BadFileError('the file is UTF-16; save it as UTF-8');
    first = false;
    yield decoded(() => decoder.decode(bytes as Buffer, { stream: true }));
  }
  yield decoded(() => decoder.decode());
}

function isUtf16(bytes: Buffer): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

function decoded(decode: () => string): string {
  try {
    return decode();
  } catch {
    throw new BadFileError('the file is not UTF-8; save it as UTF-8');
  }
}
