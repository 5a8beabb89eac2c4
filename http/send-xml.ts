import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { chooseEncoding } from './cached-page.ts';

/**
 * Sends a long file while it is read, which caches may keep for an hour; a client that accepts gzip gets it
 * compressed.
 */
export async function sendXml(
  req: IncomingMessage,
  res: ServerResponse,
  chunks: AsyncIterable<string>,
): Promise<void> {
  const zipped = chooseEncoding(req.headers['accept-encoding']) !== 'identity';
  res.writeHead(200, {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
    vary: 'Accept-Encoding',
    ...(zipped && { 'content-encoding': 'gzip' }),
  });
  if (req.method === 'HEAD') return void res.end();
  const source = Readable.from(chunks);
  const sent = zipped ? pipeline(source, createGzip(), res) : pipeline(source, res);
  // a client that disconnects meanwhile is no error
  await sent.catch((error: unknown) => {
    if (!res.destroyed) throw error;
  });
}
