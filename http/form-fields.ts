import { MIMEType } from 'node:util';

/** The longest form of the shop has some dozens of fields, and ten files. */
const MOST_FIELDS = 500;
/** bytes of a part's headers: they name a field and a file */
const LONGEST_HEAD = 8 * 1024;
const HEAD_END = '\r\n\r\n';

/** Whether a body is of the one type that has files. */
export function isMultipart(contentType: string | undefined): boolean {
  return /^\s*multipart\//i.test(contentType ?? '');
}

/**
 * Whether a form has more fields, or longer headers of one, than any form of the shop. Its bytes are few, but reading
 * each field is work: a million fields in 2 MB blocked the event loop for 15 s. A list of types is no form either,
 * since its readers differ in which one they take.
 */
export function hasTooManyFields(contentType: string | undefined, body: Buffer): boolean {
  if (!contentType || !/multipart\/|urlencoded/i.test(contentType)) return false;
  if (contentType.includes(',')) return true;
  return isMultipart(contentType) ? hasTooManyParts(contentType, body) : hasTooManyPairs(body);
}

function hasTooManyPairs(body: Buffer): boolean {
  let pairs = 1;
  for (let at = body.indexOf('&'); at >= 0; at = body.indexOf('&', at + 1)) {
    pairs += 1;
    if (pairs > MOST_FIELDS) return true;
  }
  return false;
}

function hasTooManyParts(contentType: string, body: Buffer): boolean {
  const boundary = readBoundary(contentType);
  if (!boundary) return false;
  const delimiter = Buffer.from(`--${boundary}`, 'latin1');
  let parts = 0;
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + delimiter.length)) {
    parts += 1;
    if (parts > MOST_FIELDS) return true;
    const from = at + delimiter.length;
    const head = body.subarray(from, from + LONGEST_HEAD);
    if (head.length === LONGEST_HEAD && !head.includes(HEAD_END)) return true;
  }
  return false;
}

/** As found by the reader of the form; null if that reader refuses the form. */
function readBoundary(contentType: string): string | null {
  try {
    return new MIMEType(contentType).params.get('boundary');
  } catch {
    return null;
  }
}
