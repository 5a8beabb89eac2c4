import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/**
 * Reads a whole body. @returns null for methods without one
 * @throws BodyTooLargeError as soon as it is longer than `limit` bytes; the rest is not read
 */
export async function readBody(req: IncomingMessage, limit: number): Promise<Buffer | null> {
  if (req.method === 'GET' || req.method === 'HEAD') return null;
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

/** The request for handlers that know the web's; it is aborted when the client goes. @param path instead of its own */
export function webRequest(
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  body: Buffer | null,
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    for (const part of Array.isArray(value) ? value : [value])
      if (part !== undefined) headers.append(name, part);
  }
  const gone = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) gone.abort();
  });
  const query = req.url?.includes('?') ? req.url.slice(req.url.indexOf('?')) : '';
  return new Request(new URL(path + query, 'http://gateway'), {
    method: req.method ?? 'GET',
    headers,
    body: body ? new Uint8Array(body) : null,
    signal: gone.signal,
  });
}

/** Sends a web response, part by part when it is a stream. */
export async function sendResponse(
  res: ServerResponse,
  response: Response,
  headers: Readonly<Record<string, string>>,
  cookies: readonly string[],
): Promise<void> {
  for (const [name, value] of response.headers) res.setHeader(name, value);
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  if (cookies.length > 0) res.appendHeader('set-cookie', cookies);
  res.statusCode = response.status;
  if (!response.body) {
    res.end();
    return;
  }
  // Yoga's own streams are not Node's; both can be iterated. A client that goes away in the middle is no error
  await pipeline(Readable.from(response.body), res).catch((error) => {
    if (!res.destroyed) throw error;
  });
}
