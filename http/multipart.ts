import { MIMEType } from 'node:util';

/** A form with files has some dozens of fields, and ten files. */
const MOST_PARTS = 500;
/** bytes of a part's headers: they name a field and a file */
const LONGEST_HEAD = 8 * 1024;
const HEAD_END = '\r\n\r\n';

/**
 * Whether a form with files has more parts, or longer headers of one, than any form of the shop. Its bytes are few, but
 * reading each part is work: 24 MB of parts of a few bytes took 1.2 s of processor time.
 */
export function hasTooManyParts(contentType: string | undefined, body: Buffer): boolean {
  if (!contentType || !/^\s*multipart\//i.test(contentType)) return false;
  const boundary = boundaryOf(contentType);
  if (!boundary) return false;
  const delimiter = Buffer.from(`--${boundary}`, 'latin1');
  let parts = 0;
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + delimiter.length)) {
    parts += 1;
    if (parts > MOST_PARTS) return true;
    const from = at + delimiter.length;
    const head = body.subarray(from, from + LONGEST_HEAD);
    if (head.length === LONGEST_HEAD && !head.includes(HEAD_END)) return true;
  }
  return false;
}

/** As the reader of the form finds it; null: that reader refuses the form. */
function boundaryOf(contentType: string): string | null {
  try {
    return new MIMEType(contentType).params.get('boundary');
  } catch {
    return null;
  }
}
