import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inputOf } from './processes.ts';

/** The reference of cached pages: node:http that answers ready bytes. */
const { base64, headers } = inputOf<{ base64: string; headers: Record<string, string> }>();
const body = Buffer.from(base64, 'base64');

const server = createServer((_req, res) => {
  res.writeHead(200, { ...headers, 'content-length': body.length });
  res.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
