import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signContentCall } from '#commerce/range/content/preview/content-signature.rules.ts';
import { previewToken } from '#commerce/range/content/preview/preview-link.rules.ts';
import { loadTenants } from '#tenants/load.ts';
import { startTestServer, type TestServer } from '#wiring/test-server.ts';

const SECRET = 'a secret that only tests know, of no use';
const KEY = 'users API-Key of no use';
const SLUG = 'magazine-lente';
/** In the HTML of a page that is not published. */
const BANNER = 'aria-label="Voorbeeld"';

type Page = ReturnType<typeof createPage>;

/** The one page of the CMS: as it is published and as its editor last saved it. */
let published: Page | null = null;
let draft: Page | null = null;
/** Answers as the recorded ones of Payload (commerce/range/content/cms/fixtures) do: drafts for a user alone. */
const cms = createServer((req, res) => {
  const asked = new URL(req.url ?? '/', 'http://cms.invalid').searchParams;
  const isUser = req.headers.authorization === KEY;
  const found =
    asked.get('where[slug][equals]') !== SLUG ? null : isUser && asked.has('draft') ? draft : published;
  res.setHeader('content-type', 'application/json');
  res.end(JSON.stringify({ docs: found ? [found] : [], totalDocs: found ? 1 : 0 }));
});
let server: TestServer;
/** Its address: other hosts are the Dutch shop, and names below localhost not known to every system's resolver. */
let shop: string;

/** Lines that the shop reads of Lexical's rich text, as Payload's editor keeps it. */
const createRichText = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text, format: 0 }] }] },
});

const createPage = (title: string, text: string) => ({
  id: 1,
  title,
  slug: SLUG,
  description: 'Van wol naar linnen.',
  updatedAt: '2026-11-23T14:18:12.796Z',
  blocks: [{ blockType: 'text', heading: 'In het voorjaar', text: createRichText(text) }],
});

let calls = 0;

/** Calls the shop's webhook as docs/content.md describes it for the hooks of a CMS. */
async function announceChange(): Promise<void> {
  calls += 1;
  const body = JSON.stringify({ id: calls });
  const time = String(Math.floor(Date.now() / 1000));
  const signature = signContentCall(SECRET, { tenantId: 'nl', time, body });
  const answer = await fetch(`${shop}/api/content/changed`, {
    method: 'POST',
    headers: { 'x-content-time': time, 'x-content-signature': signature },
    body,
  });
  expect(answer.ok).toBe(true);
}

/** The Dutch shop's endpoints: pages below `/magazine` stand in the CMS. */
function createEndpoints(origin: string) {
  const asked = 'where[slug][equals]={identifier}&depth=2&limit=1&locale={language}&fallback-locale=none';
  const pages = `${origin}/api/pages?${asked}`;
  const pictures = `${origin}/api/media/file/`;
  const settings = { format: 'payload' as const, pages, drafts: `${pages}&draft=true`, pictures };
  return { content: null, cms: { ...settings, prefixes: ['magazine'] } };
}

/** A page as a visitor gets it, who has no scripts yet. @returns its title, null for a 404 */
async function fetchShownPage(path: string): Promise<{ title: string; html: string } | null> {
  const answer = await fetch(shop + path);
  const html = await answer.text();
  if (answer.status === 404) return null;
  expect(answer.status).toBe(200);
  return { title: /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '', html };
}

describe('pages that stand in a headless CMS', () => {
  beforeAll(async () => {
    cms.listen(0, '127.0.0.1');
    await once(cms, 'listening');
    const origin = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
    const tenants = (await loadTenants()).map((tenant) =>
      tenant.id === 'nl' ? { ...tenant, endpoints: createEndpoints(origin) } : tenant,
    );
    server = await startTestServer({
      size: 60,
      tenants,
      keepsPictures: true,
      settings: { contentSecret: SECRET, contentPreviewAuthorization: KEY },
    });
    shop = `http://127.0.0.1:${server.port}`;
  });
  afterAll(async () => {
    await server?.close();
    cms.close();
  });

  it('a page is seen once its editor publishes it, as it is changed, and its draft by the signed link only', async () => {
    const address = '/magazine/lente';
    const until = Math.floor(Date.now() / 1000) + 600;
    const named = { tenant: 'nl', locale: 'nl-NL', identifier: SLUG };
    const preview = `${address}?preview=${previewToken(SECRET, named, until)}`;
    expect([await fetchShownPage(address), await fetchShownPage(preview)]).toEqual([null, null]);

    draft = createPage('Lente', 'Linnen ademt.');
    await announceChange();
    expect(await fetchShownPage(address)).toBeNull();
    expect(await fetchShownPage(preview)).toMatchObject({
      title: 'Lente',
      html: expect.stringContaining(BANNER),
    });

    published = draft;
    await announceChange();
    const seen = await fetchShownPage(address);
    expect(seen).toMatchObject({ title: 'Lente', html: expect.stringContaining('Linnen ademt.') });
    expect(seen?.html).not.toContain(BANNER);

    published = createPage('Lente in huis', 'Ook in huis.');
    draft = createPage('Zomer in huis', 'Katoen.');
    await announceChange();
    expect((await fetchShownPage(address))?.title).toBe('Lente in huis');
    expect((await fetchShownPage(preview))?.title).toBe('Zomer in huis');
    expect(await fetchShownPage(preview.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')))).toBeNull();

    published = null;
    await announceChange();
    expect(await fetchShownPage(address)).toBeNull();
  });
});
