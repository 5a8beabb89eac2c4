import { inflateSync } from 'node:zlib';

/** Names of what runs, starts another program, or is a file of its own when a PDF is opened (ISO 32000-1, 12.6.4). */
const RUNS = /\/(JavaScript|JS|Launch|RichMedia|EmbeddedFiles?|XFA|ImportData|GoToE)(?![A-Za-z0-9])/;
const LONGEST_OBJECTS = 8 * 1024 * 1024;
/** bytes of unpacked objects in a whole file */
const MOST_OBJECTS = 32 * 1024 * 1024;

/**
 * Whether a PDF has scripts, files inside or commands to start a program. Streams are skipped, since any bytes may
 * stand in them, except those that hold objects, which are unpacked.
 */
export function hasPdfProgram(body: Buffer): boolean {
  let unpacked = 0;
  let from = 0;
  for (let at = body.indexOf('stream'); at >= 0; at = body.indexOf('stream', from)) {
    const head = resolveNames(body.toString('latin1', from, at));
    if (RUNS.test(head)) return true;
    const start = at + 'stream'.length;
    const end = body.indexOf('endstream', start);
    if (end < 0) return RUNS.test(resolveNames(body.toString('latin1', start)));
    // only the dictionary that the stream belongs to
    if (/\/ObjStm\b/.test(head.slice(head.lastIndexOf('obj')))) {
      const objects = inflate(body.subarray(start, end));
      unpacked += objects.length;
      if (unpacked > MOST_OBJECTS || RUNS.test(resolveNames(objects))) return true;
    }
    from = end + 'endstream'.length;
  }
  return RUNS.test(resolveNames(body.toString('latin1', from)));
}

/** @returns '' for what cannot be unpacked in this way; a reader could not either, or only with a password */
function inflate(stream: Buffer): string {
  const start = stream[0] === 13 ? 2 : 1;
  try {
    return inflateSync(stream.subarray(start), { maxOutputLength: LONGEST_OBJECTS }).toString('latin1');
  } catch {
    return '';
  }
}

/** Names may be written with hexadecimal signs (`/J#61vaScript`, ISO 32000-1, 7.3.5). */
function resolveNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
