import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The class of the handler's requests: its own are cheaper than Node's. */
type RequestClass = typeof Request;

/**
 * A web Request for handlers that need one; it is aborted when the client disconnects.
 * @param to.path instead of the request's own
 * @param to.Request Node's own class where a form with files is read
 */
export function createWebRequest(
  req: IncomingMessage,
  res: ServerResponse,
  body: Buffer | null,
  to: { readonly path: string; readonly Request: RequestClass },
): Request {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  const gone = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) gone.abort();
  });
  const query = req.url?.includes('?') ? req.url.slice(req.url.indexOf('?')) : '';
  return new to.Request(`http://gateway${to.path}${query}`, {
    method: req.method ?? 'GET',
    headers,
    body: body?.length ? new Uint8Array(body) : null,
    signal: gone.signal,
  });
}

/** Sends a complete answer with status 200, its headers written and ordered as {@link sendResponse} does. */
export function sendText(
  res: ServerResponse,
  text: string,
  mediaType: string,
  headers: Readonly<Record<string, string>>,
  cookies: readonly string[],
): void {
  res.setHeader('Content-Type', mediaType);
  res.setHeader('content-length', Buffer.byteLength(text));
  setAll(res, headers, cookies);
  res.end(text);
}

function setAll(
  res: ServerResponse,
  headers: Readonly<Record<string, string>>,
  cookies: readonly string[],
): void {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  if (cookies.length > 0) res.appendHeader('set-cookie', cookies);
}

/** Sends a web response, part by part when it is a stream. */
export async function sendResponse(
  res: ServerResponse,
  response: Response,
  headers: Readonly<Record<string, string>>,
  cookies: readonly string[],
): Promise<void> {
  for (const [name, value] of response.headers) res.setHeader(name, value);
  setAll(res, headers, cookies);
  res.statusCode = response.status;
  if (!isStream(response)) {
    res.end(await response.text());
    return;
  }
  if (!response.body) {
    res.end();
    return;
  }
  // Yoga's own streams are not Node's; both can be iterated. A client that disconnects during this is no error
  await pipeline(Readable.from(response.body), res).catch((error) => {
    if (!res.destroyed) throw error;
  });
}

/** Whether an answer is sent part by part: deferred fields, events. */
export function isStream(response: Response): boolean {
  return /^(multipart\/|text\/event-stream)/.test(response.headers.get('content-type') ?? '');
}
