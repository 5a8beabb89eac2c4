import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewToken } from '#commerce/range/content/preview-link.rules.ts';
import { loadTenants } from '#tenants/load.ts';
import type { ServedPayload, ToldShop } from '#tools/headless-cms/serve-payload.ts';
import { PAYLOAD } from '#tools/headless-cms/start-payload.ts';
import { hasPackages } from '#tools/provision/npm-packages.ts';
import { startTestServer, type TestServer } from '#wiring/test-server.ts';

const SECRET = 'a secret that only tests know, of no use';
const SLUG = 'magazine-lente';
/** In the HTML of a page that is not published. */
const BANNER = 'aria-label="Voorbeeld"';

let folder: string;
let editors: ChildProcess;
let cms: ServedPayload;
let server: TestServer;
/** Its address: other hosts are the Dutch shop, and names below localhost not known to every system's resolver. */
let shop: string;

/** Lines that the shop reads of Lexical's rich text, as Payload's editor keeps it. */
const richText = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text, format: 0 }] }] },
});

const page = (title: string, text: string) => ({
  ...{ title, slug: SLUG, description: 'Van wol naar linnen.' },
  blocks: [{ blockType: 'text', heading: 'In het voorjaar', text: richText(text) }],
});

/** An editor's call of Payload's REST API. @param address below `/api/pages` */
async function save(method: 'POST' | 'PATCH', address: string, data: object): Promise<number> {
  const answer = await fetch(`${cms.origin}/api/pages${address}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `users API-Key ${cms.key}` },
    body: JSON.stringify(data),
  });
  const { doc, errors } = await answer.json();
  expect(errors).toBeUndefined();
  return doc.id;
}

async function startCms(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'payload-'));
  editors = fork(join(import.meta.dirname, '../tools/headless-cms/serve-payload.ts'), [folder], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'development' },
  });
  const [served] = await Promise.race([
    once(editors, 'message'),
    once(editors, 'exit').then(([code]) => {
      throw new Error(`Payload ended with ${code}`);
    }),
  ]);
  cms = served;
}

/** The Dutch shop's endpoints: pages below `/magazine` stand in Payload. */
function endpoints() {
  const asked = 'where[slug][equals]={identifier}&depth=2&limit=1&locale={language}&fallback-locale=none';
  const pages = `${cms.origin}/api/pages?${asked}`;
  const pictures = `${cms.origin}/api/media/file/`;
  const settings = { format: 'payload' as const, pages, drafts: `${pages}&draft=true`, pictures };
  return { content: null, cms: { ...settings, prefixes: ['magazine'] } };
}

async function startShop(): Promise<void> {
  const tenants = (await loadTenants()).map((tenant) =>
    tenant.id === 'nl' ? { ...tenant, endpoints: endpoints() } : tenant,
  );
  server = await startTestServer({
    ...{ size: 60, tenants, keepsPictures: true },
    settings: { contentSecret: SECRET, contentPreviewAuthorization: `users API-Key ${cms.key}` },
  });
  shop = `http://127.0.0.1:${server.port}`;
  editors.send({ origin: shop, tenantId: 'nl', secret: SECRET } satisfies ToldShop);
  await once(editors, 'message');
}

/** A page as a visitor gets it, who has no scripts yet. @returns its title, null for a 404 */
async function shown(path: string): Promise<{ title: string; html: string } | null> {
  const answer = await fetch(shop + path);
  const html = await answer.text();
  if (answer.status === 404) return null;
  expect(answer.status).toBe(200);
  return { title: /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '', html };
}

describe.skipIf(!hasPackages(PAYLOAD))('pages that stand in a running Payload', () => {
  beforeAll(async () => {
    await startCms();
    await startShop();
  });
  afterAll(async () => {
    await server?.close();
    if (editors?.exitCode === null) {
      editors.disconnect();
      await once(editors, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  });

  it('a page is seen once its editor publishes it, as it is changed, and its draft by the signed link only', async () => {
    const address = '/magazine/lente';
    const until = Math.floor(Date.now() / 1000) + 600;
    const named = { tenant: 'nl', locale: 'nl-NL', identifier: SLUG };
    const preview = `${address}?preview=${previewToken(SECRET, named, until)}`;
    expect([await shown(address), await shown(preview)]).toEqual([null, null]);

    const id = await save('POST', '?draft=true', { ...page('Lente', 'Linnen ademt.'), _status: 'draft' });
    expect(await shown(address)).toBeNull();
    const draft = await shown(preview);
    expect(draft).toMatchObject({ title: 'Lente', html: expect.stringContaining(BANNER) });

    await save('PATCH', `/${id}`, { _status: 'published' });
    const published = await shown(address);
    expect(published).toMatchObject({ title: 'Lente', html: expect.stringContaining('Linnen ademt.') });
    expect(published?.html).not.toContain(BANNER);

    await save('PATCH', `/${id}`, page('Lente in huis', 'Linnen ademt, katoen ook.'));
    expect(await shown(address)).toMatchObject({
      ...{ title: 'Lente in huis', html: expect.stringContaining('Linnen ademt, katoen ook.') },
    });

    await save('PATCH', `/${id}?draft=true`, { ...page('Zomer in huis', 'Katoen.'), _status: 'draft' });
    expect((await shown(address))?.title).toBe('Lente in huis');
    expect((await shown(preview))?.title).toBe('Zomer in huis');
    expect(await shown(preview.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')))).toBeNull();

    await save('PATCH', `/${id}`, { _status: 'draft' });
    expect(await shown(address)).toBeNull();
  });
});
