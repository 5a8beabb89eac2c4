import type { GraphQLField } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Access,
  CALLS,
  CUSTOMER_SCREENS,
  EXPECTED,
  OPERATIONS,
  VISITORS,
  type VisitorKind,
} from '#gateway/access/access-matrix.ts';
import { schema } from '#gateway/build-schema.ts';
import { order } from './support/checkout.ts';
import { type HttpVisitor, httpVisitor } from './support/http-visitor.ts';
import { markets } from './support/markets.ts';
import { minimalDocument } from './support/minimal-document.ts';
import { type Places, placesOf } from './support/places.ts';
import { openSharedStage } from './support/stage.ts';

const stage = openSharedStage();
const [nl, de] = [markets[0], markets.find(({ tenant }) => tenant === 'de')];
const PASSWORD = 'fiets op zolder';
const OWNER = { email: 'owner.of.all@example.com', familyName: 'Vandermarkzee' };

let owned = { number: '', token: '' };
let at: Places;
const asks = new Map<VisitorKind, HttpVisitor>();

beforeAll(async () => {
  if (!nl || !de) throw new Error('the markets are missing');
  at = await placesOf(stage.server.database, 'nl', 'nl-NL');
  const there = await placesOf(stage.server.database, 'de', 'de-DE');
  const nlOrigin = stage.server.origin('nl');
  const owner = httpVisitor(nlOrigin);
  const address = { ...nl.address, familyName: OWNER.familyName };
  owned = await order(owner, at, { email: OWNER.email, password: PASSWORD, address }, at.article.variantSku);
  asks.set('signedIn', owner);
  asks.set('stale', await signedIn(nlOrigin, at, OWNER.email, '11 minutes'));
  asks.set('soft', await signedIn(nlOrigin, at, OWNER.email, '13 hours'));
  const other = httpVisitor(nlOrigin);
  const buyer = { email: 'other@example.com', password: PASSWORD, address: nl.address };
  await order(other, at, buyer, at.other.variantSku);
  asks.set('other', other);
  const german = httpVisitor(stage.server.origin('de'));
  const germanBuyer = { email: 'german@example.com', password: PASSWORD, address: de.address };
  await order(german, there, germanBuyer, there.article.variantSku);
  const foreign = httpVisitor(nlOrigin);
  for (const [name, value] of german.cookies) foreign.cookies.set(name, value);
  asks.set('otherTenant', foreign);
  asks.set('anonymous', httpVisitor(nlOrigin));
  asks.set('bot', asBot(httpVisitor(nlOrigin)));
});

afterAll(() => expect(stage.server.log()).not.toContain(OWNER.familyName));

/** A sign-in on a device of the owner's that lies back. @param age an interval of PostgreSQL's */
async function signedIn(origin: string, places: Places, email: string, age: string): Promise<HttpVisitor> {
  const who = httpVisitor(origin);
  const form = { intent: 'login', email, password: PASSWORD, stayLoggedIn: 'on' };
  await who.post(places.localeSettings.paths.login ?? '', form);
  await stage.server.database.pool.query(
    `update session set authenticated_at = authenticated_at - $1::interval
      where created_at = (select max(created_at) from session where customer_id is not null)`,
    [age],
  );
  return who;
}

const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

function asBot(who: HttpVisitor): HttpVisitor {
  const send: HttpVisitor['send'] = (path, sent = {}) =>
    who.send(path, { ...sent, headers: { ...sent.headers, 'user-agent': BOT } });
  return {
    ...who,
    send,
    get: (path) => send(path),
    async ask(query, variables = {}) {
      const headers = { 'content-type': 'application/json', accept: 'application/json' };
      const body = JSON.stringify({ query, variables });
      return JSON.parse((await send('/api/gateway/', { method: 'POST', headers, body })).body);
    },
  };
}

function visitor(kind: VisitorKind): HttpVisitor {
  const who = asks.get(kind);
  if (!who) throw new Error(`no visitor ${kind}`);
  return who;
}

/** Data that only the owner may be told. */
function expectNothingOfOwner(text: string): void {
  for (const mark of [OWNER.email, OWNER.familyName]) expect(text).not.toContain(mark);
}

const REFUSALS = [
  'SignInRequired',
  'ReauthenticationRequired',
  'SignInNeeded',
  'LinkInvalid',
  'OrderNotFound',
];

/** Operations whose arguments name something of the owner's. */
const OWNED: Readonly<Record<string, () => Record<string, unknown>>> = {
  order: () => ({ orderNumber: owned.number }),
  cancelOrder: () => ({ orderNumber: owned.number }),
};

/** These end sessions that later cells need; the end of an account is tried in personal-data.db.test.ts. */
const LAST = ['endOtherDevices', 'logout', 'eraseAccount'];

function fieldsOf(kind: 'query' | 'mutation'): GraphQLField<unknown, unknown>[] {
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).filter(({ name }) => !LAST.includes(name));
}

async function cell(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  who: VisitorKind,
): Promise<string> {
  const answer = await visitor(who).ask(minimalDocument(kind, field, OWNED[field.name]?.()));
  const isOwners = who === 'signedIn' || who === 'stale' || who === 'soft';
  if (!isOwners) expectNothingOfOwner(JSON.stringify(answer));
  return outcomeOf(field.name, answer);
}

function outcomeOf(name: string, { data, errors = [] }: Awaited<ReturnType<HttpVisitor['ask']>>): string {
  const codes = errors.map((error) => (error as { extensions?: { code?: string } }).extensions?.code);
  if (codes.includes('FORBIDDEN') || codes.includes('UNAUTHENTICATED')) return 'refused';
  const value = data?.[name] ?? null;
  if (value === null || value === false) return errors.length > 0 ? 'answered' : 'refused';
  const type = (value as { __typename?: string }).__typename;
  return type !== undefined && REFUSALS.includes(type) ? 'refused' : 'answered';
}

/** Given arguments that name nothing, these refuse also the customer who may ask. */
const FINDS_NOTHING = [
  ...['reviewDraft', 'confirmPassword', 'debitDue'],
  ...['repayCredit', 'pauseCredit', 'chooseOrderProtection', 'endOrderProtection'],
];
/** The article that is named is looked for before anybody is asked to sign in. */
const ARTICLE_FIRST = ['storeReview'];
/** Only a multipart request can bring a file; review-picture.db.test.ts asks it of visitors of each kind. */
const WITH_FILE = ['uploadReviewPicture'];

/**
 * The answer that a cell of the matrix must give. All may ask `everybody` and `session`, and a secret that was made up
 * opens nothing anyhow: there nothing of the owner's is in the answer, which is checked for every cell.
 */
function expectCell(access: Access, who: VisitorKind, name: string, outcome: string): void {
  const isOpen = access === 'everybody' || access === 'session';
  if (isOpen || WITH_FILE.includes(name)) return;
  if (ARTICLE_FIRST.includes(name) || (access === 'secret' && !(name in OWNED))) return;
  const isRefused = EXPECTED[access][who] === 'refused';
  if (!isRefused && FINDS_NOTHING.includes(name)) return;
  expect({ name, who, outcome }).toEqual({ name, who, outcome: isRefused ? 'refused' : 'answered' });
}

describe.each(VISITORS)('the gateway, asked as %s', (who) => {
  test.each(['query', 'mutation'] as const)('answers every %s as the matrix says', async (kind) => {
    for (const field of fieldsOf(kind)) {
      const access = OPERATIONS[field.name];
      if (!access) throw new Error(`${field.name} has no row`);
      expectCell(access, who, field.name, await cell(kind, field, who));
    }
  });
});

test('crawlers and monitors get no session, wherever they go', async () => {
  expect([...visitor('bot').cookies.keys()]).not.toContain('sid');
});

describe.each(VISITORS)('the account, asked for as %s', (who) => {
  test('shows every section to signed-in customers only, each their own', async () => {
    for (const screen of CUSTOMER_SCREENS) {
      const path = at.localeSettings.paths[screen];
      if (path === null) continue;
      const answer = await visitor(who).get(path);
      const may = EXPECTED.customer[who] === 'own';
      if (answer.status !== 404)
        expect({ path, status: answer.status }).toEqual({ path, status: may ? 200 : 303 });
      expect(answer.headers['cache-control']).toContain('no-store');
      if (who !== 'signedIn' && who !== 'stale') expectNothingOfOwner(answer.body);
    }
  });

  test('answers the calls beside the gateway about nobody else', async () => {
    for (const path of Object.keys(CALLS)) {
      const answer = await visitor(who).get(path.replace('*', owned.number));
      expect(answer.status).toBeLessThan(500);
      if (who !== 'signedIn' && who !== 'stale') expectNothingOfOwner(answer.body);
    }
    const { status } = await visitor(who).get('/api/customer/v1');
    expect(status).toBe(EXPECTED.customer[who] === 'own' ? 200 : 401);
  });
});

test('signing out on all other devices, and out, leaves every old cookie with nothing', async () => {
  const owner = visitor('signedIn');
  await owner.ask('mutation { endOtherDevices { __typename } }');
  for (const who of ['stale', 'soft'] as const) {
    const { data } = await visitor(who).ask('{ visitor { type } customer { email } }');
    expect(data).toEqual({ visitor: { type: 0 }, customer: null });
  }
  const kept = new Map(owner.cookies);
  await owner.ask('mutation { logout { type } }');
  const thief = httpVisitor(owner.origin);
  for (const [name, value] of kept) thief.cookies.set(name, value);
  expect((await thief.ask('{ customer { email } }')).data).toEqual({ customer: null });
});
