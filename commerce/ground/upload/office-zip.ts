import { text } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { FileFault } from '#forms/file-limits.ts';

const MOST_ENTRIES = 2000;
/**
 * The size that the parts of a document may take together once unpacked: a text of 5 MB in a zip can be a thousand
 * times that.
 */
const MOST_UNPACKED = 200 * 1024 * 1024;
const LONGEST_CONTENT_TYPES = 1024 * 1024;
const CONTENT_TYPES = '[Content_Types].xml';
const ENCRYPTED = 1;

/** Parts that run, or hold what runs: macros, ActiveX, packaged files. */
const RUNS =
  /vbaproject|vbadata|activex|oleobject\d*\.bin$|\.(exe|dll|com|scr|js|jse|vbs|vbe|wsf|bat|cmd|ps1|hta|msi|jar|lnk)$/i;
/** The same by what a part is declared to be, whatever its name. */
const RUNS_BY_TYPE = /macroenabled|vbaproject|ms-office\.activex|vnd\.ms-package/i;

/**
 * Why a document of Office (a zip, ISO/IEC 29500-2) is refused; null: it may be sent on. Nothing but its list is
 * unpacked.
 */
export async function inspectOfficeZip(body: Buffer): Promise<FileFault | null> {
  try {
    const zip = await fromBufferPromise(body, { lazyEntries: true, validateEntrySizes: true });
    return await inspectEntries(zip);
  } catch {
    return 'content';
  }
}

async function inspectEntries(zip: ZipFile): Promise<FileFault | null> {
  if (zip.entryCount > MOST_ENTRIES) return 'content';
  let unpacked = 0;
  let types: string | null = null;
  for await (const entry of zip.eachEntry()) {
    if (entry.generalPurposeBitFlag & ENCRYPTED) return 'locked';
    unpacked += entry.uncompressedSize;
    if (unpacked > MOST_UNPACKED) return 'content';
    if (RUNS.test(entry.fileName)) return 'macro';
    if (entry.fileName === CONTENT_TYPES) types = await contentTypes(zip, entry);
  }
  if (types === null) return 'content';
  return RUNS_BY_TYPE.test(types) ? 'macro' : null;
}

async function contentTypes(zip: ZipFile, entry: Entry): Promise<string | null> {
  if (entry.uncompressedSize > LONGEST_CONTENT_TYPES) return null;
  return text(await zip.openReadStreamPromise(entry));
}
