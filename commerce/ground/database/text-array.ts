/** PostgreSQL's number of the type text. */
const TEXT = 25;
const LENGTH_BYTES = 4;
const HEADER_BYTES = 20;

/** Texts in PostgreSQL's binary form of text[] (array_recv), in which no sign has to be escaped. */
export function encodeTextArray(texts: readonly (string | null)[]): Buffer {
  let size = HEADER_BYTES;
  for (const text of texts) size += LENGTH_BYTES + (text === null ? 0 : Buffer.byteLength(text));
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  // dimensions, whether there are nulls, type, length, first index
  for (const number of [1, 1, TEXT, texts.length, 1]) at = bytes.writeInt32BE(number, at);
  for (const text of texts) {
    const length = text === null ? -1 : bytes.write(text, at + LENGTH_BYTES);
    at = bytes.writeInt32BE(length, at) + Math.max(0, length);
  }
  return bytes;
}
