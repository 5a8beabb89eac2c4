import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TypedDocumentNode } from '@urql/core';
import { describe, expect, it } from 'vitest';
import { createPersisted, type Persisted, sendNamed } from '#app/graphql/persisted.ts';
import { persistedModule } from '#tools/vite/persisted-operations.plugin.ts';
import { persistedOperations } from '#tools/vite/read-operations.plugin.ts';
import { SHARED_READ } from './document-id-exchange.ts';
import { createGatewayClient } from './gateway-client.ts';

const APP = join(import.meta.dirname, '../..');
const REGISTERED: Record<string, string> = JSON.parse(
  readFileSync(join(APP, '../../gateway/persisted-documents.json'), 'utf8'),
);
// biome-ignore lint/suspicious/noExplicitAny: operations of any shape
type Operation = TypedDocumentNode<any, any>;

/** An operation as the built pages have it. */
async function buildOperation(file: string, name: string): Promise<Operation> {
  const found = (await persistedOperations(join(APP, file))).find(({ constant }) => constant === name);
  if (!found) throw new Error(`${file} exports no ${name}`);
  return createPersisted(found.documentId, found.fields) as Operation;
}

type Sent = { readonly method: string; readonly url: URL; readonly headers: Headers; readonly body: string };

/** @param knows whether the gateway has an id */
function createClient(data: object, knows = (_id: string) => true) {
  const sent: Sent[] = [];
  const client = createGatewayClient(
    { token: () => 'key 1', endsSoon: () => false, refresh: async () => {} },
    'fr-CH',
    async (url, init) => {
      const { method = 'GET', headers, body } = init ?? {};
      sent.push({
        method,
        url: new URL(String(url), 'http://shop.test'),
        headers: new Headers(headers),
        body: String(body ?? ''),
      });
      const { documentId } = JSON.parse(String(body ?? '{}')) as { documentId?: string };
      const id = documentId ?? new URL(String(url), 'http://shop.test').searchParams.get('documentId');
      if (id === null || knows(id)) return Response.json({ data });
      const errors = [{ message: 'Unknown document', extensions: { code: 'BAD_DOCUMENT_ID' } }];
      return Response.json({ errors }, { status: 400 });
    },
  );
  return { client, sent };
}

it('a change is posted by the id of a registered document and never by its text', async () => {
  const mutation = await buildOperation('features/wishlist/wish.query.ts', 'RemoveFromWishlistMutation');
  const wishlist = { count: 0, skus: [] };
  const { client, sent } = createClient({
    removeFromWishlist: { __typename: 'WishlistChanged', wishlist: { __typename: 'Wishlist', ...wishlist } },
  });
  const { data, error } = await client.mutation(mutation, { sku: '5' }).toPromise();
  expect(error).toBeUndefined();
  expect(data).toEqual({ removeFromWishlist: { wishlist } });
  const body = JSON.parse(sent[0]?.body ?? '');
  expect(body).toEqual({ documentId: expect.any(String), variables: { sku: '5' } });
  expect(REGISTERED[body.documentId]).toMatch(/^mutation RemoveFromWishlist/);
  expect([sent[0]?.method, sent[0]?.headers.get('x-ec-token')]).toEqual(['POST', 'key 1']);
});

it('a personal read is posted by its id with the session’s key', async () => {
  const query = await buildOperation('session/personal.query.ts', 'PersonalQuery');
  const { client, sent } = createClient({
    visitor: { __typename: 'Visitor', type: 0, loggedIn: false, softLoggedIn: false, givenName: null },
    basket: { __typename: 'Basket', id: 'b1', count: 0 },
    wishlist: { __typename: 'Wishlist', count: 0, skus: [] },
  });
  await client.query(query, {}).toPromise();
  const body = JSON.parse(sent[0]?.body ?? '');
  expect(REGISTERED[body.documentId]).toMatch(/^query Personal/);
  expect([sent[0]?.method, sent[0]?.headers.get('x-ec-token')]).toEqual(['POST', 'key 1']);
});

it('a shared read uses GET with its id and without the session’s key', async () => {
  const query = await buildOperation('features/quick-view/quick-view.query.ts', 'QuickViewQuery');
  const { client, sent } = createClient({ product: null });
  await client.query(query, { sku: '5' }, SHARED_READ).toPromise();
  const [{ method, url, headers } = {} as Sent] = sent;
  expect([method, headers.get('x-ec-token'), url.pathname]).toEqual(['GET', null, '/api/gateway/']);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    locale: 'fr-CH',
    documentId: expect.any(String),
    variables: '{"sku":"5"}',
  });
  expect(REGISTERED[url.searchParams.get('documentId') ?? '']).toMatch(/^query QuickView/);
});

it.each([
  { what: 'a change', file: 'features/wishlist/wish.query.ts', name: 'RemoveFromWishlistMutation' },
  { what: 'a shared read', file: 'features/quick-view/quick-view.query.ts', name: 'QuickViewQuery' },
])('$what is sent once by its text where the server has another build', async ({ file, name }) => {
  const document = await buildOperation(file, name);
  const wishlist = { __typename: 'Wishlist', count: 0, skus: [] };
  const changed = { __typename: 'WishlistChanged', wishlist };
  const { client, sent } = createClient({ removeFromWishlist: changed, product: null }, () => false);
  const isChange = name.endsWith('Mutation');
  const { error } = isChange
    ? await client.mutation(document, { sku: '5' }).toPromise()
    : await client.query(document, { sku: '5' }, SHARED_READ).toPromise();
  expect(error).toBeUndefined();
  expect(sent.map(({ method }) => method)).toEqual([isChange ? 'POST' : 'GET', 'POST']);
  expect(JSON.parse(sent[1]?.body ?? '')).toEqual({
    operationName: name.replace(/Query$|Mutation$/, ''),
    query: expect.stringMatching(/^(query|mutation) .*__typename/s),
    variables: { sku: '5' },
  });
});

it('the module of the built pages has ids and fields of its operations and no code of fragments', async () => {
  const module = await persistedModule(join(APP, 'features/wishlist/wish.query.ts'));
  expect(module).toMatch(
    /export const AddToWishlistMutation = .*createPersisted\('sha256:[0-9a-f]{64}', "mutation/,
  );
  expect(module.match(/import/g)).toHaveLength(1);
});

describe('a separate request', () => {
  const taken = { data: { removeContactFile: true } };
  const refused = { errors: [{ message: 'unknown', extensions: { code: 'BAD_DOCUMENT_ID' } }] };
  const file = 'screens/contact/contact.query.ts';

  it.each([
    ['RemoveContactFileMutation', 'by its id', [taken], ['documentId']],
    [
      'RemoveContactFileMutation',
      'by its text where the server has another build',
      [refused, taken],
      ['documentId', 'query'],
    ],
    [
      'UploadContactFileMutation',
      'by its text once, whatever comes then',
      [refused, refused],
      ['documentId', 'query'],
    ],
    ['UploadContactFileMutation', 'once where something else is wrong', [{ errors: [{}] }], ['documentId']],
  ])('the request sends %s %s', async (name, _how, answers, asked) => {
    const sent: object[] = [];
    const answer = await sendNamed(await buildOperation(file, name), async (operation): Promise<unknown> => {
      sent.push(operation);
      return answers[sent.length - 1];
    });
    expect(answer).toBe(answers.at(-1));
    expect(sent.flatMap(Object.keys)).toEqual(asked);
    expect(sent[1] ?? { query: 'mutation' }).toEqual({ query: expect.stringMatching(/^mutation/) });
  });

  it('the request names its operation in full during development', async () => {
    const { documentId: _, ...whole } = (await buildOperation(
      file,
      'RemoveContactFileMutation',
    )) as Persisted;
    const sent: object[] = [];
    await sendNamed(whole, async (operation) => sent.push(operation));
    expect(sent).toEqual([{ query: expect.stringMatching(/^mutation/) }]);
  });
});
