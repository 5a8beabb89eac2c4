import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { detectFormat, readFeed } from './feed-file.ts';

const TITLE = 'Koffie – crème à 5 €';
const TABLE = `id\ttitle\nA1\t${TITLE}\n`;
const buildXml = (encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?><rss><channel><item><id>A1</id><title>${TITLE}</title></item></channel></rss>`;

/** In windows-1252, which Latin-1 is but for a few signs. */
const encodeWestern = (text: string) =>
  Buffer.from(text.replaceAll('€', '\x80').replaceAll('–', '\x96'), 'latin1');
const encodeLittleEndian = (text: string) => Buffer.from(text, 'utf16le');
const encodeBigEndian = (text: string) => encodeLittleEndian(text).swap16();

async function readTitles(bytes: Buffer): Promise<unknown[]> {
  const folder = await mkdtemp(join(tmpdir(), 'encoding-'));
  try {
    const path = join(folder, 'feed');
    await writeFile(path, bytes);
    const format = await detectFormat(path);
    const read = [];
    if (format !== 'json-lines')
      for await (const { value } of readFeed({ path, format, required: ['id'] })) read.push(value.title?.[0]);
    return read;
  } finally {
    await rm(folder, { recursive: true });
  }
}

it.each([
  ['UTF-8', Buffer.from(TABLE)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${TABLE}`)],
  ['UTF-16', encodeLittleEndian(`\ufeff${TABLE}`)],
  ['UTF-16, high bytes first', encodeBigEndian(`\ufeff${TABLE}`)],
  ['UTF-16 without a mark', encodeLittleEndian(TABLE)],
  ['XML that says Latin-1', encodeWestern(buildXml('ISO-8859-1'))],
  ['XML that says windows-1252', encodeWestern(buildXml('windows-1252'))],
  ['XML in UTF-16', encodeBigEndian(`\ufeff${buildXml('UTF-16')}`)],
  ['XML that says Latin-1 behind the mark of UTF-8', Buffer.from(`\ufeff${buildXml('ISO-8859-1')}`)],
  ['XML that says UTF-16, and is not', Buffer.from(buildXml('utf-16'))],
])('a text in %s is read', async (_, bytes) => {
  expect(await readTitles(bytes)).toEqual([TITLE]);
});

it.each([
  ['undeclared windows-1252', encodeWestern(TABLE), /not UTF-8, see line 2/],
  [
    'a broken byte far inside',
    Buffer.concat([Buffer.from(TABLE.repeat(20_000)), encodeWestern(TITLE), Buffer.from(TABLE)]),
    /see line 40001;/,
  ],
  ['a file cut within a character', Buffer.from(TABLE).subarray(0, -2), /see its end/],
  ['gzip', gzipSync(TABLE), /packed/],
  ['zip', Buffer.from('PK\x03\x04\x14'), /packed/],
  ['an encoding that nobody knows', Buffer.from(buildXml('klingon')), /klingon is not known/],
])('a text with %s is refused with its reason', async (_, bytes, reason) => {
  await expect(readTitles(bytes)).rejects.toThrow(reason);
});
