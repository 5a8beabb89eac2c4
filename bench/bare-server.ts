import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readInput } from './processes.ts';

export type BareInput = {
  /** the address from which the bytes are fetched once */
  readonly url: string;
  readonly host: string;
  readonly encoding: '' | 'br';
};
export type BareReady = { readonly port: number; readonly bytes: number };

/** The reference of cached pages: node:http that answers with the shop's bytes from memory. */
const { url, host, encoding } = readInput<BareInput>();
const { body, type } = await fetchBytes();
const headers: Record<string, string | number> = { 'content-type': type, 'content-length': body.length };
if (encoding) headers['content-encoding'] = encoding;

const server = createServer((_req, res) => {
  res.writeHead(200, headers);
  res.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const ready: BareReady = { port: (server.address() as AddressInfo).port, bytes: body.length };
  process.send?.(ready);
});

/** A raw request: fetch would undo the compression. */
function fetchBytes(): Promise<{ body: Buffer; type: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { host, ...(encoding && { 'accept-encoding': encoding }) } });
    asked.on('response', async (res) => {
      const parts: Buffer[] = [];
      for await (const part of res) parts.push(part);
      if (res.statusCode !== 200) reject(new Error(`${url} answered ${res.statusCode}`));
      resolve({ body: Buffer.concat(parts), type: res.headers['content-type'] ?? '' });
    });
    asked.on('error', reject).end();
  });
}
