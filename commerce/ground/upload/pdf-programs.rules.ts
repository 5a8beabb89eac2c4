import { inflateSync } from 'node:zlib';
import { holdsOnlyInvoices } from './pdf-invoice.rules.ts';

/** Names of what runs or starts another program when a PDF is opened (ISO 32000-1, 12.6.4). */
const RUNS = /\/(JavaScript|JS|Launch|RichMedia|XFA|ImportData|GoToE)(?![A-Za-z0-9])/;
/** Names of files inside a PDF (ISO 32000-1, 7.11.4). */
const HOLDS = /\/(EmbeddedFiles?|EF)(?![A-Za-z0-9])/;
const LONGEST_OBJECTS = 8 * 1024 * 1024;
/** bytes of unpacked objects in a whole file */
const MOST_OBJECTS = 32 * 1024 * 1024;

/**
 * Whether a PDF has scripts, commands to start a program, or files inside other than electronic invoices: those come
 * with the invoices that customers send.
 */
export function hasPdfProgram(body: Buffer): boolean {
  const objects = readPdfObjects(body);
  if (objects === null || objects.some((text) => RUNS.test(text))) return true;
  return objects.some((text) => HOLDS.test(text)) && !holdsOnlyInvoices(body, objects);
}

/**
 * Everything of a PDF outside its streams, since any bytes may stand in them, and the streams that hold objects,
 * unpacked; names are written plainly.
 * @returns null if it unpacks to too much
 */
function readPdfObjects(body: Buffer): string[] | null {
  const objects: string[] = [];
  let unpacked = 0;
  let from = 0;
  for (let at = body.indexOf('stream'); at >= 0; at = body.indexOf('stream', from)) {
    const head = resolveNames(body.toString('latin1', from, at));
    objects.push(head);
    const start = at + 'stream'.length;
    const end = body.indexOf('endstream', start);
    if (end < 0) return [...objects, resolveNames(body.toString('latin1', start))];
    // only the dictionary that the stream belongs to
    if (/\/ObjStm\b/.test(head.slice(head.lastIndexOf('obj')))) {
      const packed = inflate(body.subarray(start, end));
      unpacked += packed.length;
      if (unpacked > MOST_OBJECTS) return null;
      objects.push(resolveNames(packed));
    }
    from = end + 'endstream'.length;
  }
  return [...objects, resolveNames(body.toString('latin1', from))];
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
