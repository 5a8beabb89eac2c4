import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { FileFault } from '#forms/file-limits.ts';
import { findOfficeProgram } from './office-parts.rules.ts';

const MOST_ENTRIES = 2000;
/**
 * The size that the parts of a document may take together once unpacked: a text of 5 MB in a zip can be a thousand
 * times that.
 */
const MOST_UNPACKED = 200 * 1024 * 1024;
/** bytes of the parts that are read as text, together */
const MOST_READ = 32 * 1024 * 1024;
const CONTENT_TYPES = '[content_types].xml';
const LOCAL_HEADER = 0x04034b50;
const LOCAL_HEADER_BYTES = 30;
const ENCRYPTED = 1;

/** Parts that run, or hold what runs: macros, ActiveX, packaged files. */
const RUNS =
  /vbaproject|vbadata|activex|oleobject\d*\.bin$|\.(exe|dll|com|scr|js|jse|vbs|vbe|wsf|bat|cmd|ps1|hta|msi|jar|lnk)$/i;
/** Parts whose text says what runs or is fetched: types, relationships, fields of a letter, links of a workbook. */
const READ = /^\[content_types\]\.xml$|\.rels$|^word\/[^/]+\.xml$|^xl\/externallinks\/[^/]+\.xml$/;

/**
 * Why a document of Office (a zip, ISO/IEC 29500-2) is refused; null: it may be sent on. Every part is unpacked once,
 * to know that its list tells the truth.
 */
export async function inspectOfficeZip(body: Buffer): Promise<FileFault | null> {
  try {
    const zip = await fromBufferPromise(body, { lazyEntries: true, validateEntrySizes: true });
    return await inspectEntries(zip, body);
  } catch {
    return 'content';
  }
}

async function inspectEntries(zip: ZipFile, body: Buffer): Promise<FileFault | null> {
  if (zip.entryCount > MOST_ENTRIES) return 'content';
  const names = new Set<string>();
  let unpacked = 0;
  let read = 0;
  for await (const entry of zip.eachEntry()) {
    // names differ in more than their case (ISO/IEC 29500-2, 6.2.2.3): readers differ in which of two they take
    const name = entry.fileName.toLowerCase();
    if (entry.generalPurposeBitFlag & ENCRYPTED) return 'locked';
    if (names.has(name) || !hasSameLocalName(entry, body)) return 'content';
    names.add(name);
    unpacked += entry.uncompressedSize;
    if (unpacked > MOST_UNPACKED) return 'content';
    if (RUNS.test(name)) return 'macro';
    if (!READ.test(name)) {
      await unpack(zip, entry);
      continue;
    }
    read += entry.uncompressedSize;
    if (read > MOST_READ) return 'content';
    if (findOfficeProgram(name, await text(await zip.openReadStreamPromise(entry)))) return 'macro';
  }
  return names.has(CONTENT_TYPES) ? null : 'content';
}

/** A reader that goes by the parts themselves, not by the list at the end, must find the same. */
function hasSameLocalName({ relativeOffsetOfLocalHeader: at, fileNameRaw }: Entry, body: Buffer): boolean {
  if (at + LOCAL_HEADER_BYTES > body.length || body.readUInt32LE(at) !== LOCAL_HEADER) return false;
  const from = at + LOCAL_HEADER_BYTES;
  return body.subarray(from, from + body.readUInt16LE(at + 26)).equals(fileNameRaw);
}

/** @throws Error when the part is not as long as the list says */
async function unpack(zip: ZipFile, entry: Entry): Promise<void> {
  const nowhere = new Writable({ write: (_part, _encoding, done) => done() });
  await pipeline(await zip.openReadStreamPromise(entry), nowhere);
}
