import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import { sendProblem } from './problem.ts';

/** A form of the shop is a few kilobytes; uploads go through the gateway. */
export const LONGEST_FORM_BYTES = 100 * 1024;

export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/** The client has ended the connection before its request was complete: nobody waits for an answer. */
export class ClientGoneError extends Error {
  override readonly name = 'ClientGoneError';
}

/**
 * Reads a whole body; methods without one have an empty one.
 * @throws BodyTooLargeError as soon as it is longer than `limit` bytes; the rest is not read
 * @throws ClientGoneError
 */
export async function readBody(req: IncomingMessage, limit: number): Promise<Buffer> {
  if (req.method === 'GET' || req.method === 'HEAD') return Buffer.alloc(0);
  if (Number(req.headers['content-length'] ?? 0) > limit) throw new BodyTooLargeError();
  return read(req, limit);
}

/** By events: iterating costs more than everything else that is done with a short body. */
function read(req: IncomingMessage, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  return new Promise((resolve, reject) => {
    req.on('data', (part: Buffer) => {
      length += part.length;
      if (length <= limit) parts.push(part);
      else {
        req.pause();
        reject(new BodyTooLargeError());
      }
    });
    const gone = () => reject(new ClientGoneError('the client went away in the middle of its request'));
    req.once('error', gone);
    req.once('close', gone);
    req.once('end', () => {
      req.off('close', gone);
      resolve(Buffer.concat(parts, length));
    });
  });
}

/** The same; a body that is too long is answered. @returns null when it was */
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

/** Reads JSON of a shape; anything else is answered. @returns null when it was */
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
  sendProblem(res, { status: 400, title: 'The request can not be read', detail });
  return null;
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
