import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { startWarming } from './warm-pictures.ts';

const PAGES: Record<string, string> = {
  '/': '<a href="/shoes/"></a><a href="/shoes/boots/"></a><img srcset="/img/a/240.avif 240w" src="/img/a/400.webp">',
  '/shoes/':
    '<a href="/"></a><picture><source srcset="/img/c/800.avif 800w"><img loading="eager"></picture>' +
    '<picture><source srcset="/img/b/240.avif 240w, /img/a/240.avif 240w"><img loading="lazy"></picture>' +
    '<a href="/shoes/boots/"></a>',
  '/shoes/boots/':
    '<picture><source srcset="/img/d/240.avif 240w, /img/d/320.avif 320w"><img loading="eager"></picture>',
};

it('requests what pages show first, then the large pictures of their articles, each once, and categories last', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host?.split(':')[0]} ${request.url}`);
    response.setHeader('content-type', request.url?.startsWith('/img/') ? 'image/avif' : 'text/html');
    response.end(PAGES[request.url ?? ''] ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const end = startWarming({ host: '127.0.0.1', port, tenantHosts: ['one.test'] }, 0);
  await vi.waitFor(() => expect(asked).toHaveLength(14), { timeout: 10_000 });
  end();
  server.close();
  expect(asked.map((line) => line.replace('one.test ', ''))).toEqual([
    '/',
    '/shoes/',
    '/img/c/800.avif',
    '/img/a/240.avif',
    ...['/img/a/800.avif', '/img/a/1200.avif', '/img/b/800.avif', '/img/b/1200.avif'],
    '/img/b/240.avif',
    '/shoes/boots/',
    ...['/img/d/240.avif', '/img/d/320.avif', '/img/d/800.avif', '/img/d/1200.avif'],
  ]);
});
