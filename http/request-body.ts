import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import type { Screen } from '#tenants/paths.ts';
import { hasTooManyParts } from './multipart.ts';
import { sendProblem } from './problem.ts';
import { takeTurn } from './turns.ts';

/** A form of the shop is a few kilobytes. */
const LONGEST_FORM_BYTES = 100 * 1024;
/**
 * The limit of a form without scripts that has files: more than the 5 MB that are kept, so that a person who chose
 * too much is told which file it was instead of losing the form.
 */
const LONGEST_FORM_WITH_FILES = 24 * 1024 * 1024;
/**
 * Most bytes of all bodies that are still being received: many slow clients with long ones must not fill the memory.
 */
const MOST_COMING_IN = 96 * 1024 * 1024;

/** The limit of a form that is sent to a screen, in bytes. */
export function longestForm(screen: Screen | null): number {
  return screen === 'contact' || screen === 'writeReview' ? LONGEST_FORM_WITH_FILES : LONGEST_FORM_BYTES;
}

export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/** The client ended the connection before its request was complete. */
export class ClientGoneError extends Error {
  override readonly name = 'ClientGoneError';
}

/**
 * Reads a whole body; methods without one have an empty one.
 * @throws BodyTooLargeError as soon as it is longer than `limit` bytes, and the rest is not read; for a form of more
 * parts than any has
 * @throws ClientGoneError
 */
export async function readBody(req: IncomingMessage, limit: number): Promise<Buffer> {
  if (req.method === 'GET' || req.method === 'HEAD') return Buffer.alloc(0);
  if (Number(req.headers['content-length'] ?? 0) > limit) throw new BodyTooLargeError();
  const body = await read(req, limit);
  // many bodies may be complete at the same moment: parsing them is work that has to take turns
  await takeTurn(req.socket.remoteAddress ?? '');
  if (hasTooManyParts(req.headers['content-type'], body)) throw new BodyTooLargeError();
  return body;
}

/** bytes */
let comingIn = 0;

/** Reads by events: iterating costs more than everything else that is done with a short body. */
function read(req: IncomingMessage, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  let take = (_part: Buffer): void => {};
  const incoming = new Promise<Buffer>((resolve, reject) => {
    take = (part) => {
      length += part.length;
      comingIn += part.length;
      if (length <= limit && comingIn <= MOST_COMING_IN) parts.push(part);
      else {
        req.pause();
        reject(new BodyTooLargeError());
      }
    };
    req.on('data', take);
    const gone = () => reject(new ClientGoneError('the client went away in the middle of its request'));
    req.once('error', gone);
    req.once('close', gone);
    req.once('end', () => {
      req.off('close', gone);
      resolve(Buffer.concat(parts, length));
    });
  });
  return incoming.finally(() => {
    req.off('data', take);
    comingIn -= length;
  });
}

/** Reads a whole body, and answers when it is too long. @returns null when it was answered */
export async function readWithin(
  req: IncomingMessage,
  res: ServerResponse,
  limit: number,
): Promise<Buffer | null> {
  try {
    return await readBody(req, limit);
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) throw error;
    const detail = `At most ${limit} bytes are read.`;
    sendProblem(res, { status: 413, title: 'The request is too large', detail }, { connection: 'close' });
    return null;
  }
}

/**
 * Reads JSON of a schema, and answers when the body is anything else, or has text with U+0000, the one character that
 * PostgreSQL's text cannot hold. @returns null when it was answered
 */
export async function readJson<Schema extends z.ZodType>(
  req: IncomingMessage,
  res: ServerResponse,
  { limit, shape }: { readonly limit: number; readonly shape: Schema },
): Promise<z.output<Schema> | null> {
  const body = await readWithin(req, res, limit);
  if (!body) return null;
  const given = parsed(body);
  if (given === undefined) {
    sendProblem(res, { status: 400, title: 'The request is no JSON' });
    return null;
  }
  const read = shape.safeParse(given);
  if (read.success) return read.data;
  const detail = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  sendProblem(res, { status: 400, title: 'The request cannot be read', detail });
  return null;
}

function parsed(body: Buffer): unknown {
  const text = body.toString('utf8');
  try {
    // few bodies are looked through: JSON writes the character in this way alone
    return text.includes('\\u0000') ? JSON.parse(text, withoutNul) : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @throws SyntaxError for text with U+0000 */
function withoutNul(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0')) throw new SyntaxError('text with U+0000');
  return value;
}
