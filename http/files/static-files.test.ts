import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import type { ServerRequest } from '../calls/request-context.ts';
import { loadStaticFiles } from './static-files.ts';

const root = mkdtempSync(join(tmpdir(), 'shop-static-'));
const script = 'export const text = "jurken";\n'.repeat(100);
mkdirSync(join(root, 'client/assets'), { recursive: true });
writeFileSync(join(root, 'client/assets/page-abc.js'), script);
writeFileSync(join(root, 'client/manifest.webmanifest'), '{}');
writeFileSync(join(root, 'secret.txt'), 'secret');

const files = await loadStaticFiles(join(root, 'client'));
const server = createServer((req, res) => {
  const pathname = req.url ?? '';
  if (!files.matches(pathname)) return void res.writeHead(404).end();
  void files.respond(req, res, { pathname } as ServerRequest);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const req = request({ port, path, method, headers, agent: false }, async (res) => {
      const parts: Buffer[] = [];
      for await (const part of res) parts.push(part);
      resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(parts) });
    });
    req.on('error', reject).end();
  });
}

it('hashed files are cached for good and others for an hour, with their type', async () => {
  const { headers, body } = await ask('/assets/page-abc.js');
  expect(body.toString()).toBe(script);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await ask('/manifest.webmanifest')).headers['cache-control']).toBe('public, max-age=3600');
});

it('files are compressed once at the highest level', async () => {
  await files.compressed;
  const { headers, body } = await ask('/assets/page-abc.js', { 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(body).toString()).toBe(script);
});

it('a file that the browser has is not sent again', async () => {
  const { headers } = await ask('/assets/page-abc.js');
  expect((await ask('/assets/page-abc.js', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
});

it.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets',
  '/assets/',
  '/',
  '//secret.txt',
])('the path %s leads nowhere', async (path) => expect((await ask(path)).status).toBe(404));
