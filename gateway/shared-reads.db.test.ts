import { describe, expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { loadPersistedDocuments } from './persisted-documents.ts';
import { listen, testGateway } from './test-gateway.ts';

const database = await testDatabase();
const shop = await testGateway(database, { size: 40, developmentPages: false });
const url = await listen(shop);
const persisted = loadPersistedDocuments();
const { rows } = await database.pool.query<{ sku: string }>(
  `select sku from product join listing using (product_id) where tenant_id = 'nl' order by sku limit 1`,
);
const sku = rows[0]?.sku ?? '';

function findDocumentId(name: string): string {
  const [id] = [...persisted].find(([, text]) => new RegExp(`^(query|mutation) ${name}\\b`).test(text)) ?? [];
  if (!id) throw new Error(`no operation ${name} is registered`);
  return id;
}

/** Asks as a browser's client does that sends ids by GET. */
function get(
  name: string,
  variables: object = {},
  headers: Record<string, string> = {},
  more = '',
): Promise<Response> {
  const asked = new URLSearchParams({
    documentId: findDocumentId(name),
    variables: JSON.stringify(variables),
  });
  return fetch(`${url}?${asked}${more}`, {
    headers: { accept: 'application/graphql-response+json, application/json', ...headers },
  });
}

describe('shared reads by GET and id', () => {
  it('a shared read is cacheable for a minute and equals the answer by POST', async () => {
    const response = await get('QuickView', { sku });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/graphql-response\+json/);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60, stale-if-error=86400');
    expect(response.headers.get('vary')).toBe('Accept');
    const posted = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ documentId: findDocumentId('QuickView'), variables: { sku } }),
    });
    expect(posted.headers.get('cache-control')).toBe('no-store');
    const answer = await response.json();
    expect(answer.data.product).toMatchObject({ __typename: 'Product', sku });
    expect(answer).toEqual(await posted.json());
  });

  it('a shared read is not sent again to a client that has it', async () => {
    const etag = (await get('QuickView', { sku })).headers.get('etag') ?? '';
    const again = await get('QuickView', { sku }, { 'if-none-match': etag });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  });

  it('a shared read ignores cookies and session keys and starts no session', async () => {
    const plain = await get('QuickView', { sku });
    const mine = await get('QuickView', { sku }, { cookie: 'sid=mine', 'x-ec-token': 'of nobody' });
    expect([mine.status, mine.headers.get('set-cookie')]).toEqual([200, null]);
    expect(await mine.text()).toBe(await plain.text());
  });
});

describe('reads that are never cached', () => {
  it.each([
    ['a visitor’s own', 'Personal', {}, 200],
    ['a variable of another type', 'QuickView', { sku: ['5', '6'] }, 400],
    ['a missing variable', 'QuickView', {}, 400],
  ])('a read is never cached: %s', async (_what, name, variables, status) => {
    const response = await get(name, variables);
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
  });

  it('a read with malformed variables is never cached', async () => {
    const asked = new URLSearchParams({ documentId: findDocumentId('QuickView'), variables: '{' });
    const response = await fetch(`${url}?${asked}`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store']);
  });
});

it.each(['AddToWishlist', 'Logout', 'AddToMiniBasket'])('%s is refused by GET', async (name) => {
  const response = await get(name, { input: { sku, variantSku: null, quantity: 1 } });
  expect([response.status, response.headers.get('cache-control')]).toEqual([405, 'no-store']);
});

it('an unknown id is refused by GET as by POST', async () => {
  const response = await fetch(`${url}?documentId=sha256:unknown`);
  expect(response.status).toBe(400);
  expect((await response.json()).errors[0].extensions.code).toBe('BAD_DOCUMENT_ID');
});

it('an id together with a text is refused', async () => {
  const response = await get('QuickView', { sku }, {}, '&query=%7B__typename%7D');
  expect(response.status).toBe(400);
});
