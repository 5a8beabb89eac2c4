import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { startWarming } from './warm-pictures.ts';

const PAGES: Record<string, string> = {
  '/': '<a href="/shoes/"></a><a href="/shoes/boots/"></a><img srcset="/img/a/240.avif 240w" src="/img/a/400.webp">',
  '/shoes/':
    '<a href="/"></a><picture><source srcset="/img/c/800.avif 800w"><img loading="eager"></picture>' +
    '<picture><source srcset="/img/b/240.avif 240w, /img/a/240.avif 240w"><img loading="lazy"></picture>',
};

it('requests once what pages show first, the home page’s pictures, its articles’ large pictures, its departments and each of their pictures', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host?.split(':')[0]} ${request.url}`);
    response.setHeader('content-type', request.url?.startsWith('/img/') ? 'image/avif' : 'text/html');
    response.end(PAGES[request.url ?? ''] ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const end = startWarming({ host: '127.0.0.1', port, tenantHosts: ['one.test'] }, 0);
  await vi.waitFor(() => expect(asked).toHaveLength(7), { timeout: 10_000 });
  end();
  server.close();
  expect(asked).toEqual([
    'one.test /',
    'one.test /shoes/',
    'one.test /img/c/800.avif',
    'one.test /img/a/240.avif',
    'one.test /img/a/800.avif',
    'one.test /img/a/1200.avif',
    'one.test /img/b/240.avif',
  ]);
});
