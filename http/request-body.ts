import type { IncomingMessage } from 'node:http';

/** A form of the shop is a few kilobytes; uploads go through the gateway. */
export const LONGEST_FORM_BYTES = 100 * 1024;

export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/**
 * Reads a whole body.
 * @throws BodyTooLargeError as soon as it is longer than `limit` bytes; the rest is not read
 */
export async function readBody(req: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(req.headers['content-length'] ?? 0) > limit) throw new BodyTooLargeError();
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of req as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > limit) throw new BodyTooLargeError();
    parts.push(part);
  }
  return Buffer.concat(parts, length);
}
