import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import type { Screen } from '#tenants/paths.ts';
import { hasTooManyFields, isMultipart } from '../form-fields.ts';
import { BodyEndedError, BodyRoom } from '../limits/body-room.ts';
import { readClientAddress } from '../limits/client-address.ts';
import { takeTurn } from '../limits/turns.ts';
import { sendProblem } from './problem.ts';

/** A form of the shop is a few kilobytes. */
const LONGEST_FORM_BYTES = 100 * 1024;
/**
 * The limit of a form without scripts that has files: more than the 5 MB that are stored, so that a person who chose
 * too much is shown which file it was instead of losing the form.
 */
const LONGEST_FORM_WITH_FILES = 24 * 1024 * 1024;

const room = new BodyRoom();

/** The limit of a form that is sent to a screen, in bytes; a long one must be of the type that has files. */
export function getFormLimit(screen: Screen | null, contentType: string | undefined): number {
  const hasFiles = screen === 'contact' || screen === 'writeReview';
  return hasFiles && isMultipart(contentType) ? LONGEST_FORM_WITH_FILES : LONGEST_FORM_BYTES;
}

export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/** The client ended the connection before its request was complete. */
export class ClientGoneError extends Error {
  override readonly name = 'ClientGoneError';
}

/**
 * Reads a whole body; methods without one have an empty one. Its bytes are counted until `res` is closed: what is
 * derived from them is at least as long.
 * @throws BodyTooLargeError as soon as it is longer than `limit` bytes, and the rest is not read; for a form of more
 * fields than any has
 * @throws BodyEndedError
 * @throws ClientGoneError
 */
export async function readBody(req: IncomingMessage, res: ServerResponse, limit: number): Promise<Buffer> {
  if (req.method === 'GET' || req.method === 'HEAD') return Buffer.alloc(0);
  if (Number(req.headers['content-length'] ?? 0) > limit) throw new BodyTooLargeError();
  const client = readClientAddress(req);
  const body = await receive(req, res, { limit, client });
  // many bodies may be complete at the same moment: parsing them is work that has to take turns
  await takeTurn(client);
  if (hasTooManyFields(req.headers['content-type'], body)) throw new BodyTooLargeError();
  return body;
}

/** Reads by events: iterating costs more than everything else that is done with a short body. */
function receive(
  req: IncomingMessage,
  res: ServerResponse,
  { limit, client }: { readonly limit: number; readonly client: string },
): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const parts: Buffer[] = [];
  let length = 0;
  const stop = (error: Error) => {
    req.off('data', take);
    req.pause();
    place.leave();
    parts.length = 0;
    reject(error);
  };
  const place = room.enter(client, stop);
  const rejectGone = () => stop(new ClientGoneError('the client went away in the middle of its request'));
  function take(part: Buffer): void {
    length += part.length;
    if (length > limit) stop(new BodyTooLargeError());
    else {
      parts.push(part);
      place.add(part.length);
    }
  }
  req.on('data', take);
  req.once('error', rejectGone);
  req.once('close', rejectGone);
  res.once('close', place.leave);
  req.once('end', () => {
    req.off('close', rejectGone);
    place.complete();
    resolve(Buffer.concat(parts, length));
  });
  return promise;
}

type BodyRefusal = {
  readonly status: 408 | 413 | 429;
  readonly headers: Readonly<Record<string, string>>;
};

/** How a body that was not read is refused, or null for any other error. */
export function bodyRefusal(error: unknown): BodyRefusal | null {
  if (error instanceof BodyTooLargeError) return { status: 413, headers: {} };
  if (!(error instanceof BodyEndedError)) return null;
  return error.reason === 'slow'
    ? { status: 408, headers: {} }
    : { status: 429, headers: { 'retry-after': RETRY_AFTER_S } };
}

const RETRY_AFTER_S = '60';
const TITLES = {
  408: 'The request comes too slowly',
  413: 'The request is too large',
  429: 'Too much is being sent from this address',
} as const;

/** Reads a whole body, and answers when it cannot be read. @returns null when it was answered */
export async function readWithin(
  req: IncomingMessage,
  res: ServerResponse,
  limit: number,
): Promise<Buffer | null> {
  try {
    return await readBody(req, res, limit);
  } catch (error) {
    const refusal = bodyRefusal(error);
    if (!refusal) throw error;
    const { status, headers } = refusal;
    const detail = status === 413 ? `At most ${limit} bytes are read.` : undefined;
    sendProblem(res, { status, title: TITLES[status], detail }, { ...headers, connection: 'close' });
    return null;
  }
}

/**
 * Reads JSON of a schema, and answers when the body is anything else, or has text with U+0000, the one character that
 * PostgreSQL's text cannot hold, or with half of a surrogate pair. @returns null when it was answered
 */
export async function readJson<Schema extends z.ZodType>(
  req: IncomingMessage,
  res: ServerResponse,
  { limit, shape }: { readonly limit: number; readonly shape: Schema },
): Promise<z.output<Schema> | null> {
  const body = await readWithin(req, res, limit);
  if (!body) return null;
  const given = parseJson(body);
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

function parseJson(body: Buffer): unknown {
  const text = body.toString('utf8');
  try {
    // few bodies are looked through: JSON writes these in this way alone
    return /\\u(0000|d[89a-f])/i.test(text) ? JSON.parse(text, refuseUnreadable) : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @throws SyntaxError */
function refuseUnreadable(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed()))
    throw new SyntaxError('text that cannot be stored');
  return value;
}
