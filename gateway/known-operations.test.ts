import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  GraphQLError,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createPacedLine, type PacedLine } from '#http/paced-line.ts';
import type { GatewayContext } from './context/context.ts';
import { createHttpHandler } from './http.ts';
import { KnownOperations } from './known-operations.ts';
import { documentId } from './persisted-documents.ts';
import { deferDirective } from './schema/defer.ts';

const tooMany = { code: 'TOO_MANY_REQUESTS', http: { status: 429, headers: { 'retry-after': '7' } } };

const Query: GraphQLObjectType = new GraphQLObjectType({
  name: 'Query',
  fields: () => ({
    greeting: {
      type: GraphQLString,
      args: { first: { type: GraphQLInt } },
      resolve: (_root, { first }) => `Grüße ${first ?? ''}`,
    },
    self: { type: Query, resolve: () => ({}) },
    many: {
      type: new GraphQLList(Query),
      args: { first: { type: GraphQLInt } },
      resolve: () => [{}],
    },
    refused: {
      type: GraphQLString,
      resolve: () => {
        throw new GraphQLError('Too many.', { extensions: tooMany });
      },
    },
    broken: {
      type: GraphQLString,
      resolve: () => {
        throw new Error('a bug');
      },
    },
    missing: { type: new GraphQLNonNull(GraphQLString), resolve: () => null },
    unavailable: {
      type: GraphQLString,
      resolve: () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })),
    },
  }),
});
let changes = 0;
const Mutation = new GraphQLObjectType({
  name: 'Mutation',
  fields: {
    change: {
      type: GraphQLInt,
      args: { by: { type: new GraphQLNonNull(GraphQLInt) } },
      resolve: (_root, { by }) => {
        changes += 1;
        return by;
      },
    },
    fails: {
      type: GraphQLInt,
      resolve: () => {
        throw new GraphQLError('No.');
      },
    },
  },
});
const schema = new GraphQLSchema({ query: Query, mutation: Mutation, directives: [deferDirective] });

const PERSISTED = 'query Persisted { greeting }';
const quiet = () => {};
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const handler = (strangers?: PacedLine) =>
  createHttpHandler({
    strangers,
    schema,
    introspection: false,
    persistedDocuments: new Map([[documentId(PERSISTED), PERSISTED]]),
    log,
  });

let handle = handler();
const server = createServer((req, res) => {
  handle(req, res, { log, client: { address: '127.0.0.1' } } as unknown as GatewayContext, {
    cookies: ['sid=secret; Path=/'],
    shared: null,
  }).catch((error) => {
    res.destroy(error);
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const find = vi.spyOn(KnownOperations.prototype, 'find');
afterEach(() => find.mockClear());

const DEFAULTS = { 'content-type': 'application/json', accept: '*/*' };
type Case = { readonly body: unknown; readonly headers?: Record<string, string>; readonly method?: string };

/** Status, headers in their order, and text; what differs from answer to answer is taken out. */
async function ask({ body, headers = DEFAULTS, method = 'POST' }: Case) {
  const asked = request({ port, host: '127.0.0.1', path: '/api/gateway/', method, headers });
  asked.end(typeof body === 'string' ? body : JSON.stringify(body));
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  const answer = (await text(response)).replace(/"id":"[0-9a-f-]{36}"/, '"id":""');
  const isDate = (index: number) => response.rawHeaders[index - (index % 2)]?.toLowerCase() === 'date';
  return { status: response.statusCode, headers: response.rawHeaders.filter((_, i) => !isDate(i)), answer };
}

const query = 'query Greeting($first: Int) { greeting(first: $first) }';
const change = 'mutation Change($by: Int!) { change(by: $by) }';
const costly = 'query Costly($first: Int) { many(first: $first) { many { greeting } } }';
const accept = (value: string) => ({ ...DEFAULTS, accept: value });
const URQL = 'application/graphql-response+json, application/json, text/event-stream, multipart/mixed';

const KNOWN: readonly (readonly [string, Case])[] = [
  ['a query', { body: { query } }],
  ['its variables', { body: { query, variables: { first: 3 } } }],
  ['no variables', { body: { query, variables: null } }],
  ['its name', { body: { query, operationName: 'Greeting' } }],
  ['an operation without a name', { body: { query: '{ greeting }' } }],
  ['a mutation', { body: { query: change, variables: { by: 2 } } }],
  ['a persisted document', { body: { documentId: documentId(PERSISTED) } }],
  [
    'a charset',
    { body: { query }, headers: { ...DEFAULTS, 'content-type': 'application/json; charset=utf-8' } },
  ],
  ['no Accept header', { body: { query }, headers: { 'content-type': 'application/json' } }],
  ['plain JSON', { body: { query }, headers: accept('application/json') }],
  ['the media type of GraphQL', { body: { query }, headers: accept('application/graphql-response+json') }],
  ['what the storefront accepts', { body: { query }, headers: accept(URQL) }],
  ['a refusal with status and headers', { body: { query: '{ greeting refused }' } }],
  ['the same as GraphQL', { body: { query: '{ refused }' }, headers: accept(URQL) }],
  ['a bug', { body: { query: '{ greeting broken }' } }],
  ['nothing where something has to be', { body: { query: '{ greeting missing }' } }],
  ['no database', { body: { query: '{ unavailable }' } }],
];

const UNKNOWN: readonly (readonly [string, Case, Case])[] = [
  [
    'a variable of another type',
    { body: { query: change, variables: { by: 'x' } } },
    { body: { query: change, variables: { by: 1 } } },
  ],
  ['a missing variable', { body: { query: change } }, { body: { query: change, variables: { by: 1 } } }],
  ['variables that are a list', { body: { query, variables: [1] } }, { body: { query } }],
  ['variables that are a text', { body: { query, variables: '{}' } }, { body: { query } }],
  ['another name', { body: { query, operationName: 'Other' } }, { body: { query } }],
  ['an empty name', { body: { query, operationName: '' } }, { body: { query } }],
  ['a name that is a number', { body: { query, operationName: 5 } }, { body: { query } }],
  [
    'one of two operations',
    { body: { query: 'query A { greeting } query B { greeting }', operationName: 'B' } },
    { body: { query: 'query A { greeting } query B { greeting }', operationName: 'A' } },
  ],
  ['an unknown parameter', { body: { query, more: 1 } }, { body: { query } }],
  ['extensions', { body: { query, extensions: { a: 1 } } }, { body: { query } }],
  [
    'a document and its id',
    { body: { query: PERSISTED, documentId: documentId(PERSISTED) } },
    { body: { query: PERSISTED } },
  ],
  ['an id that is none', { body: { documentId: 'sha256:unknown' } }, { body: { query: PERSISTED } }],
  ['no JSON', { body: '{"query":' }, { body: { query } }],
  ['a list', { body: [{ query }] }, { body: { query } }],
  ['nothing', { body: 'null' }, { body: { query } }],
  [
    'another media type than there is',
    { body: { query }, headers: accept('text/html') },
    { body: { query } },
  ],
  [
    'a form',
    {
      body: `query=${encodeURIComponent(query)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    { body: { query } },
  ],
  ['no content type', { body: { query }, headers: {} }, { body: { query } }],
  ['another method', { body: { query }, method: 'PUT' }, { body: { query } }],
  [
    'U+0000',
    { body: { query: change, variables: { by: 1, more: 'x\0' } } },
    { body: { query: change, variables: { by: 1 } } },
  ],
  [
    'more than is allowed',
    { body: { query: costly, variables: { first: 100_000 } } },
    { body: { query: costly, variables: { first: 1 } } },
  ],
  ['a faulty text', { body: { query: '{ nothing }' } }, { body: { query: '{ nothing }' } }],
  ['no text at all', { body: { query: '{' } }, { body: { query: '{' } }],
  [
    'introspection',
    { body: { query: '{ __schema { types { name } } }' } },
    { body: { query: '{ __schema { types { name } } }' } },
  ],
  [
    'a deferred fragment',
    { body: { query: '{ greeting ... @defer { self { greeting } } }' }, headers: accept('multipart/mixed') },
    { body: { query: '{ greeting ... @defer { self { greeting } } }' }, headers: accept('multipart/mixed') },
  ],
];

/** The same request to a handler that knows nothing, and to one that has answered its like before. */
async function bothWays(asked: Case, before: Case) {
  handle = handler();
  const first = await ask(asked);
  handle = handler();
  // an answer in full shows which media type this is answered in
  await ask({ ...before, body: { query: 'query Before { greeting }' } });
  await ask(before);
  find.mockClear();
  const again = await ask(asked);
  return { first, again, isKnown: find.mock.results.at(-1)?.value !== null };
}

describe('what is asked again is answered like the first time, without being read in full', () => {
  it.each(KNOWN)('%s', async (_what, asked) => {
    const { first, again, isKnown } = await bothWays(asked, asked);
    expect(again).toEqual(first);
    expect(isKnown).toBe(true);
  });

  it('a change beside a refusal is made once', async () => {
    const asked = { body: { query: 'mutation { change(by: 1) fails }' } };
    await bothWays(asked, asked);
    const before = changes;
    await ask(asked);
    expect(changes).toBe(before + 1);
  });
});

describe('what differs from what was asked before is read in full', () => {
  it.each(UNKNOWN)('%s', async (_what, asked, before) => {
    const { first, again } = await bothWays(asked, before);
    expect(again).toEqual(first);
  });
});

/** The answer, without the second that a refusal is held back for. */
async function heldBack<T>(answer: Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let come = false;
  const over = () => {
    come = true;
  };
  answer.then(over, over);
  while (!come) {
    vi.advanceTimersByTime(1000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  vi.useRealTimers();
  return answer;
}

describe('while the line of texts that nobody has read is full', () => {
  const own: Case = { body: { query: PERSISTED }, headers: accept(URQL) };

  it('the shop’s own texts and those that were read are answered, another comes again', async () => {
    const line = createPacedLine({ share: 1, mostWaiting: 1, mostBytes: 1000 });
    handle = handler(line);
    await ask({ body: { query } });
    const leave = await line.enter({ client: 'first', bytes: 0 });
    const waiting = line.enter({ client: 'second', bytes: 0 });
    const answers = await Promise.all([
      ask({ body: { query, variables: { first: 3 } } }),
      ask(own),
      ask({ body: { documentId: documentId(PERSISTED) } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const refused = await heldBack(ask({ body: { query: '{ greeting self { greeting } }' } }));
    expect(refused.status).toBe(503);
    expect(refused.headers).toContain('retry-after');
    leave?.();
    (await waiting)?.();
    expect((await ask({ body: { query: '{ greeting self { greeting } }' } })).status).toBe(200);
  });
});
