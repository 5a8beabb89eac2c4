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
  it('persisted documents are found by their id', async () => {
    const [documentId] =
      [...loadPersistedDocuments()].find(([, text]) => text.startsWith('query Shell')) ?? [];
    const answer = await (await post({ documentId })).json();
    expect(answer.data.shop.company.legalName).toContain('Tavelo');
  });

  it.each([
    { documentId: 'sha256:unknown' },
    { documentId: 5 },
    { documentId: 'x', query: '{ __typename }' },
  ])('the document id %j is refused with a reason', async (body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect((await response.json()).errors[0].extensions.code).toBe('BAD_DOCUMENT_ID');
  });
});

describe('request limits', () => {
  it.each([
    ['too many tokens', `{ ${'__typename '.repeat(2100)} }`],
    ['too many fields', `{ ${'__typename '.repeat(30)} }`],
    ['introspection', '{ __schema { types { name } } }'],
  ])('an excessive or malformed request is refused: %s', async (_, query) => {
    const answer = await (await post({ query })).json();
    expect(answer.data).toBeUndefined();
    expect(answer.errors).toHaveLength(1);
  });

  it('batched requests are refused', async () => {
    expect((await post([{ query: '{ __typename }' }])).status).toBe(400);
  });

  it('bodies above 100 KB are refused', async () => {
    const response = await post({ query: '{ __typename }', variables: { x: 'x'.repeat(120_000) } });
    expect(response.status).toBe(413);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });

  it('mutations by GET are refused', async () => {
    const query = encodeURIComponent('mutation { logout { type } }');
    expect((await fetch(`${url}?query=${query}`)).status).toBe(405);
  });
});

const PREFLIGHT = { 'graphql-require-preflight': '1' };

describe('malformed requests', () => {
  const nestBrackets = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  const createUploadForm = (operations: string, map: string) => {
    const body = new FormData();
    body.set('operations', operations);
    body.set('map', map);
    return fetch(url, { method: 'POST', body, headers: PREFLIGHT });
  };
  const query = '{ __typename }';

  it.each([
    [
      'variables nested 20,000 deep',
      () => post(`{"query":"{ __typename }","variables":{"x":${nestBrackets(20_000)}}}`),
    ],
    [
      'the same for a text that is known',
      async () => {
        await (await post({ query })).text();
        return post(`{"query":"{ __typename }","variables":{"x":${nestBrackets(20_000)}}}`);
      },
    ],
    ['variables in the address that are no JSON', () => fetch(`${url}?query=%7B__typename%7D&variables=x`)],
    ['a map of numbers', () => createUploadForm(JSON.stringify({ query }), '{"0":5}')],
    ['a map that is no object', () => createUploadForm(JSON.stringify({ query }), '5')],
    [
      'a map of files that are not there',
      () => createUploadForm(JSON.stringify({ query }), '{"0":["variables.x"]}'),
    ],
    [
      'a map to what is not left free',
      () => createUploadForm(JSON.stringify({ query }), '{"map":["query"]}'),
    ],
    ['operations that are null', () => createUploadForm('null', '{}')],
    ['operations that are no JSON', () => createUploadForm('{', '{}')],
    ['operations that are a list', () => createUploadForm('[null]', '{}')],
    [
      'long operations',
      () => createUploadForm(JSON.stringify({ query, variables: { x: 'x'.repeat(120_000) } }), '{}'),
    ],
    [
      'a form that is none',
      () => post('x', { 'content-type': 'multipart/form-data; boundary=y', ...PREFLIGHT }),
    ],
    ['a list of nothing', () => post('[null]')],
  ])('an excessive or malformed request is refused: %s', async (_what, send) => {
    const response = await send();
    expect(response.status).toBe(400);
    const { errors } = await response.json();
    expect(errors[0].extensions?.code).not.toBe('INTERNAL_SERVER_ERROR');
    expect(shop.errors).toEqual([]);
  });

  it('a file is accepted where the operation has a place for it', async () => {
    const body = new FormData();
    body.set('operations', JSON.stringify({ query, variables: { file: null } }));
    body.set('map', '{"0":["variables.file"]}');
    body.set('0', new Blob(['text']), 'note.txt');
    expect((await (await fetch(url, { method: 'POST', body, headers: PREFLIGHT })).json()).data).toEqual({
      __typename: 'Query',
    });
  });
});

describe('schema suggestions while introspection is off', () => {
  it.each([
    ['a field', { query: '{ shopp { tenant } }' }],
    ['an argument', { query: '{ product(skuu: "1") { sku } }' }],
    ['a type', { query: '{ search(query: "a") { ... on RedirectResul { path } } }' }],
    ['a value', { query: 'query ($s: WithdrawalScope) { __typename }', variables: { s: 'WHOLEE' } }],
    [
      'a field of the variables',
      {
        query: 'mutation ($i: WithdrawInput!) { withdraw(input: $i) { __typename } }',
        variables: { i: { nam: 1 } },
      },
    ],
  ])('a misspelt name gives no suggestion: %s', async (_what, body) => {
    const { errors } = await (await post(body)).json();
    expect(errors.length).toBeGreaterThan(0);
    expect(JSON.stringify(errors)).not.toContain('Did you mean');
  });
});

describe('gateway answers', () => {
  it('answers are never stored', async () => {
    expect((await post({ query: '{ __typename }' })).headers.get('cache-control')).toBe('no-store');
  });

  it('answers are in the requested locale of the tenant', async () => {
    const query = encodeURIComponent('{ home { categories { path } } }');
    const fetchPaths = async (locale: string) => {
      const response = await fetch(`${swiss}?locale=${locale}&query=${query}`);
      return response.status === 200 ? (await response.json()).data.home.categories[0].path : response.status;
    };
    expect([await fetchPaths('fr-CH'), await fetchPaths('de-CH'), await fetchPaths('nl-NL')]).toEqual([
      'femme',
      'damen',
      400,
    ]);
  });

  it('multipart requests are answered (graphql-multipart-request-spec)', async () => {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query: '{ shop { tenant } }' }));
    form.set('map', '{}');
    const headers = { 'graphql-require-preflight': '1' };
    const answer = await (await fetch(url, { method: 'POST', body: form, headers })).json();
    expect(answer.data.shop.tenant).toBe('nl');
    const forged = await fetch(url, { method: 'POST', body: form });
    expect(forged.status).toBe(403);
  });

  it('answers come in parts where a fragment is deferred', async () => {
    const query =
      '{ shop { tenant } ...later @defer } fragment later on Query { home { content { teasers { headline } } } }';
    const response = await post({ query }, { accept: 'multipart/mixed' });
    expect(response.headers.get('content-type')).toMatch(/^multipart\/mixed/);
    const text = await response.text();
    expect(text).toMatch(/"hasNext":true/);
    expect(text).toMatch(/"hasNext":false/);
    expect(text.indexOf('"tenant":"nl"')).toBeLessThan(text.indexOf('"teasers"'));
  });
});
