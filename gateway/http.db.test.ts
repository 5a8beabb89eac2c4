import { describe, expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { loadPersistedDocuments } from './persisted-documents.ts';
import { listen, testGateway } from './test-gateway.ts';

const database = await testDatabase();
const shop = await testGateway(database, { size: 40, developmentPages: false });
const url = await listen(shop);
const swiss = await listen(shop, 'ch');

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: sent,
  });
}

describe('persisted documents', () => {
  it('are found by their id', async () => {
    const [documentId] =
      [...loadPersistedDocuments()].find(([, text]) => text.startsWith('query Shell')) ?? [];
    const answer = await (await post({ documentId })).json();
    expect(answer.data.shop.company.legalName).toContain('Tavelo');
  });

  it.each([
    { documentId: 'sha256:unknown' },
    { documentId: 5 },
    { documentId: 'x', query: '{ __typename }' },
  ])('%j is refused with a reason', async (body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect((await response.json()).errors[0].extensions.code).toBe('BAD_DOCUMENT_ID');
  });
});

describe('limits', () => {
  it.each([
    ['too many tokens', `{ ${'__typename '.repeat(2100)} }`],
    ['too many fields', `{ ${'__typename '.repeat(30)} }`],
    ['introspection', '{ __schema { types { name } } }'],
  ])('%s', async (_, query) => {
    const answer = await (await post({ query })).json();
    expect(answer.data).toBeUndefined();
    expect(answer.errors).toHaveLength(1);
  });

  it('no batches', async () => {
    expect((await post([{ query: '{ __typename }' }])).status).toBe(400);
  });

  it('no body above 100 KB', async () => {
    const response = await post({ query: '{ __typename }', variables: { x: 'x'.repeat(120_000) } });
    expect(response.status).toBe(413);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });

  it('no mutation by GET', async () => {
    const query = encodeURIComponent('mutation { logout { type } }');
    expect((await fetch(`${url}?query=${query}`)).status).toBe(405);
  });
});

describe('answers', () => {
  it('are never kept', async () => {
    expect((await post({ query: '{ __typename }' })).headers.get('cache-control')).toBe('no-store');
  });

  it('are in the asked locale of the tenant', async () => {
    const query = encodeURIComponent('{ home { categories { path } } }');
    const paths = async (locale: string) => {
      const response = await fetch(`${swiss}?locale=${locale}&query=${query}`);
      return response.status === 200 ? (await response.json()).data.home.categories[0].path : response.status;
    };
    expect([await paths('fr-CH'), await paths('de-CH'), await paths('nl-NL')]).toEqual([
      'femme',
      'damen',
      400,
    ]);
  });

  it('take multipart requests (graphql-multipart-request-spec)', async () => {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: '{ shop { tenant } }' }));
    form.set('map', '{}');
    const answer = await (await fetch(url, { method: 'POST', body: form })).json();
    expect(answer.data.shop.tenant).toBe('nl');
  });

  it('come in parts where a fragment is deferred', async () => {
    const query =
      '{ shop { tenant } ...later @defer } fragment later on Query { home { teasers { headline } } }';
    const response = await post({ query }, { accept: 'multipart/mixed' });
    expect(response.headers.get('content-type')).toMatch(/^multipart\/mixed/);
    const text = await response.text();
    expect(text).toMatch(/"hasNext":true/);
    expect(text).toMatch(/"hasNext":false/);
    expect(text.indexOf('"tenant":"nl"')).toBeLessThan(text.indexOf('"teasers"'));
  });
});
