import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { buildSchema, GraphQLError } from 'graphql';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { GatewayContext } from './context/context.ts';
import { createHttpHandler } from './http.ts';
import { hashDocument } from './persisted-documents.ts';

const schema = buildSchema(`
  directive @defer(if: Boolean, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT
  type Query { greeting(first: Int): String, self: Query, many(first: Int): [Query], refused: String, broken: String, missing: String! }
  type Mutation { change(by: Int!): Int }
`);
let changes = 0;
const refusal = { code: 'TOO_MANY_REQUESTS', http: { status: 429, headers: { 'retry-after': '7' } } };
const resolvers: Readonly<Record<string, (args: { first?: number; by?: number }) => unknown>> = {
  greeting: ({ first }) => `Grüße ${first ?? ''}`,
  self: () => ({}),
  many: () => [{}],
  refused: () => {
    throw new GraphQLError('Too many.', { extensions: refusal });
  },
  broken: () => {
    throw new Error('a bug');
  },
  missing: () => null,
  change: ({ by }) => {
    changes += 1;
    return by;
  },
};
for (const type of [schema.getQueryType(), schema.getMutationType()])
  for (const [name, field] of Object.entries(type?.getFields() ?? {}))
    field.resolve = (_root, args) => resolvers[name]?.(args);

const TEXTS = [
  'query Greeting($first: Int) { greeting(first: $first) }',
  'mutation Change($by: Int!) { change(by: $by) }',
  'query Refused { greeting refused }',
  'query Broken { greeting broken }',
  'query Missing { missing }',
  'query Costly($first: Int) { many(first: $first) { many { greeting } } }',
  'query Parts { greeting ... @defer { self { greeting } } }',
] as const;
const [GREETING, CHANGE, REFUSED, BROKEN, MISSING, COSTLY, PARTS] = TEXTS;

const quiet = () => {};
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const createHandler = (registered: readonly string[]) =>
  createHttpHandler({
    schema,
    introspection: false,
    persistedDocuments: new Map(registered.map((one) => [hashDocument(one), one])),
    log,
  });
const handlers = { registered: createHandler(TEXTS), strange: createHandler([]) };

const server = createServer((req, res) => {
  const handle = req.url === '/registered' ? handlers.registered : handlers.strange;
  handle(req, res, { log, client: { address: '127.0.0.1' } } as unknown as GatewayContext, {
    cookies: ['sid=secret; Path=/'],
    shared: null,
  }).catch((error) => res.destroy(error));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  changes = 0;
});

/** Status, headers in their order, and text; what differs from answer to answer is taken out. */
async function send(path: string, body: object, accept: string | undefined) {
  const headers = { 'content-type': 'application/json', ...(accept && { accept }) };
  const asked = request({ port, host: '127.0.0.1', path, method: 'POST', headers });
  asked.end(JSON.stringify(body));
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const answer = (await text(response)).replace(/"id":"[0-9a-f-]{36}"/, '"id":""');
  const isDate = (index: number) => response.rawHeaders[index - (index % 2)]?.toLowerCase() === 'date';
  return { status: response.statusCode, headers: response.rawHeaders.filter((_, i) => !isDate(i)), answer };
}

const URQL = 'application/graphql-response+json, application/json, text/event-stream, multipart/mixed';

describe('a registered document that is sent by its id', () => {
  it.each([
    ['with variables', GREETING, { variables: { first: 3 } }],
    ['without variables', GREETING, { variables: null }],
    ['with its name', GREETING, { operationName: 'Greeting' }],
    ['with another name', GREETING, { operationName: 'Other' }],
    ['with variables that are a list', GREETING, { variables: [1] }],
    ['with a variable of another type', CHANGE, { variables: { by: 'x' } }],
    ['without a variable that it needs', CHANGE, {}],
    ['with U+0000', GREETING, { variables: { first: 1, more: 'x\0' } }],
    ['that asks for more than is allowed', COSTLY, { variables: { first: 100_000 } }],
    ['that is refused with a status of its own', REFUSED, {}],
    ['that meets a bug', BROKEN, {}],
    ['that has nothing where something has to be', MISSING, {}],
    ['with an unknown parameter', GREETING, { more: 1 }],
    ['with extensions', GREETING, { extensions: { a: 1 } }],
    ['that is answered in parts', PARTS, {}],
  ])('is answered as its text is, %s', async (_what, query, more) => {
    for (const accept of [undefined, '*/*', 'application/json', 'application/graphql-response+json', URQL]) {
      const byId = await send('/registered', { documentId: hashDocument(query), ...more }, accept);
      expect(byId, accept).toEqual(await send('/strange', { query, ...more }, accept));
    }
  });

  it('is answered as its text is when no media type suits', async () => {
    const byId = await send('/registered', { documentId: hashDocument(GREETING) }, 'text/html');
    expect(byId).toEqual(await send('/strange', { query: GREETING }, 'text/html'));
    expect(byId.status).toBe(406);
  });

  it('makes a change once', async () => {
    await send('/registered', { documentId: hashDocument(CHANGE), variables: { by: 2 } }, '*/*');
    expect(changes).toBe(1);
  });
});
