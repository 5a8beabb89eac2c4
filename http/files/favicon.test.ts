import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { loadTenants } from '#tenants/load.ts';
import type { ServerRequest } from '../calls/request-context.ts';
import { createFavicon } from './favicon.ts';
import { ICON_PATHS } from './web-manifest.ts';

const tenants = await loadTenants();
const icons = createFavicon();
const server = createServer(async (req, res) => {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://test');
  const tenant = tenants.find(({ id }) => id === searchParams.get('tenant')) ?? tenants[0];
  if (!tenant || !icons.matches(pathname, tenant)) return void res.writeHead(404).end();
  await icons.respond(req, res, { pathname, tenant } as ServerRequest);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

describe.each(tenants.map((tenant) => [tenant.id, tenant] as const))('icons of %s', (id, tenant) => {
  it.each(Object.entries(ICON_PATHS))(
    'the icon %s is a square PNG in the shop’s colour',
    async (path, side) => {
      const answer = await fetch(`${origin}${path}?tenant=${id}`);
      expect(answer.headers.get('content-type')).toBe('image/png');
      const image = sharp(Buffer.from(await answer.arrayBuffer()));
      const { width, height } = await image.metadata();
      expect([width, height]).toEqual([side, side]);
      const { dominant } = await image.stats();
      const red = Number.parseInt(tenant.brand.colours.accent.light.slice(1, 3), 16);
      expect(Math.abs(dominant.r - red)).toBeLessThan(16);
    },
  );

  it('large icons are filled to their corners', async () => {
    const answer = await fetch(`${origin}/apple-touch-icon.png?tenant=${id}`);
    const { data } = await sharp(Buffer.from(await answer.arrayBuffer()))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(255);
  });

  it('the manifest has the shop’s name and its icons exist', async () => {
    const answer = await fetch(`${origin}/manifest.webmanifest?tenant=${id}`);
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    const manifest = (await answer.json()) as { name: string; icons: { src: string; type: string }[] };
    expect(manifest.name).toBe(tenant.companyName);
    for (const { src, type } of manifest.icons) {
      const icon = await fetch(`${origin}${src}?tenant=${id}`);
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type]);
    }
  });
});

it('the icon route leaves other paths alone', async () => {
  expect((await fetch(`${origin}/icon-64.png`)).status).toBe(404);
  const head = await fetch(`${origin}/favicon.svg`, { method: 'HEAD' });
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100);
});
