import type { IncomingMessage } from 'node:http';
import type { Screen } from '#tenants/paths.ts';

/** A form of the shop is a few kilobytes. */
const LONGEST_FORM_BYTES = 100 * 1024;
/**
 * Where a form without scripts brings files along: more than the 5 MB that are kept, so that who chose too much is told
 * which file it was instead of losing the form.
 */
const LONGEST_FORM_WITH_FILES = 24 * 1024 * 1024;

/** Most bytes of a form that is sent to a screen. */
export function longestForm(screen: Screen | null): number {
  return screen === 'contact' ? LONGEST_FORM_WITH_FILES : LONGEST_FORM_BYTES;
}

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
