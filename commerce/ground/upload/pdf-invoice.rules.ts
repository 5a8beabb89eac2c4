import { inflateSync } from 'node:zlib';

/** Names under which PDF invoices carry themselves for programs (Factur-X, ZUGFeRD 1 and 2, XRechnung, Order-X). */
const INVOICE_FILES = /^(factur-x|zugferd-invoice|xrechnung|order-x)\.xml$/i;
/** The first element of invoices and orders by UN/CEFACT and OASIS. */
const INVOICE_ROOT =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:\w+:)?(?:CrossIndustryInvoice|CrossIndustryDocument|Invoice|CreditNote|SCRDMCCBDACIOMessageStructure)[\s>]/;
/** The streams of a file specification, and its names (ISO 32000-1, 7.11.3). */
const FILES = /\/EF\s*<<([^<>]*)>>/g;
const NAMES = /\/(?:UF|F|DOS|Mac|Unix)\s*(\((?:[^()\\]|\\.)*\)|<[0-9A-Fa-f\s]*>)/g;
const NAME = /\/(?:UF|F|DOS|Mac|Unix)\s*(?:\(|<(?!<)|\d+\s+\d+\s+R\b)/;
const LONGEST_INVOICE = 8 * 1024 * 1024;

/**
 * Whether the files inside a PDF are electronic invoices and nothing else: each bears the name of one, and each stream
 * that is a file begins as one.
 * @param objects everything of the PDF outside its streams, and what it has packed, with names written plainly
 */
export function holdsOnlyInvoices(body: Buffer, objects: readonly string[]): boolean {
  const text = objects.join('\n');
  const files = [...text.matchAll(FILES)];
  const streams = files.flatMap(([, named = '']) => [...named.matchAll(/(\d+)\s+(\d+)\s+R\b/g)]);
  const specifications = text.replaceAll(FILES, '');
  const names = [...specifications.matchAll(NAMES)];
  return (
    files.length > 0 &&
    streams.length >= files.length &&
    names.length >= files.length &&
    !/\/EF(?![A-Za-z0-9])/.test(specifications) &&
    // a name that is written in another way is not read, so it is not trusted
    !NAME.test(specifications.replaceAll(NAMES, '')) &&
    names.every(([, name = '']) => INVOICE_FILES.test(readString(name))) &&
    streams.every(([, number, generation]) => isInvoiceObject(body, `${number} ${generation} obj`))
  );
}

/** Whether every object of this name in the file is a stream that begins as an invoice; later ones replace earlier ones. */
function isInvoiceObject(body: Buffer, name: string): boolean {
  const starts: number[] = [];
  for (let at = body.indexOf(name); at >= 0; at = body.indexOf(name, at + 1)) {
    const before = body[at - 1] ?? 0x0a;
    // 12 0 obj is no 2 0 obj
    if (before < 0x30 || before > 0x39) starts.push(at + name.length);
  }
  return starts.length > 0 && starts.every((start) => isInvoiceStream(body, start));
}

function isInvoiceStream(body: Buffer, start: number): boolean {
  const at = body.indexOf('stream', start);
  const dictionary = body.toString('latin1', start, at);
  if (at < 0 || dictionary.includes('endobj')) return false;
  const end = body.indexOf('endstream', at);
  const from = at + 'stream'.length + (body[at + 'stream'.length] === 13 ? 2 : 1);
  const data = body.subarray(from, end < 0 ? undefined : end);
  const filters = [...dictionary.matchAll(/\/([A-Z][A-Za-z0-9]*Decode)\b/g)].map(([, filter]) => filter);
  if (filters.length === 0) return INVOICE_ROOT.test(data.toString('utf8'));
  if (filters.length > 1 || filters[0] !== 'FlateDecode') return false;
  try {
    return INVOICE_ROOT.test(inflateSync(data, { maxOutputLength: LONGEST_INVOICE }).toString('utf8'));
  } catch {
    return false;
  }
}

/** A string in brackets, or one of hexadecimal digits; UTF-16 where it begins with its mark. */
function readString(written: string): string {
  const bytes = written.startsWith('(')
    ? Buffer.from(written.slice(1, -1).replaceAll(/\\(.)/g, '$1'), 'latin1')
    : Buffer.from(written.slice(1, -1).replaceAll(/\s/g, ''), 'hex');
  if (bytes[0] !== 0xfe || bytes[1] !== 0xff || bytes.length % 2 !== 0) return bytes.toString('latin1');
  return Buffer.from(bytes.subarray(2)).swap16().toString('utf16le');
}
