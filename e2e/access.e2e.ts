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
import { placeOrderByCalls } from './support/checkout.ts';
import { createHttpVisitor, type HttpVisitor } from './support/http-visitor.ts';
import { buildMinimalDocument } from './support/judges/minimal-document.ts';
import { markets } from './support/screens/markets.ts';
import { loadPlaces, type Places } from './support/screens/places.ts';
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
  at = await loadPlaces(stage.server.database, 'nl', 'nl-NL');
  const there = await loadPlaces(stage.server.database, 'de', 'de-DE');
  const nlOrigin = stage.server.getOrigin('nl');
  const owner = createHttpVisitor(nlOrigin);
  const address = { ...nl.address, familyName: OWNER.familyName };
  owned = await placeOrderByCalls(
    owner,
    at,
    { email: OWNER.email, password: PASSWORD, address },
    at.article.variantSku,
  );
  asks.set('signedIn', owner);
  asks.set('stale', await signIn(nlOrigin, at, OWNER.email, '11 minutes'));
  asks.set('soft', await signIn(nlOrigin, at, OWNER.email, '13 hours'));
  const other = createHttpVisitor(nlOrigin);
  const buyer = { email: 'other@example.com', password: PASSWORD, address: nl.address };
  await placeOrderByCalls(other, at, buyer, at.other.variantSku);
  asks.set('other', other);
  const german = createHttpVisitor(stage.server.getOrigin('de'));
  const germanBuyer = { email: 'german@example.com', password: PASSWORD, address: de.address };
  await placeOrderByCalls(german, there, germanBuyer, there.article.variantSku);
  const foreign = createHttpVisitor(nlOrigin);
  for (const [name, value] of german.cookies) foreign.cookies.set(name, value);
  asks.set('otherTenant', foreign);
  asks.set('anonymous', createHttpVisitor(nlOrigin));
  asks.set('bot', actAsBot(createHttpVisitor(nlOrigin)));
});

afterAll(() => expect(stage.server.log()).not.toContain(OWNER.familyName));

/** A sign-in on a device of the owner's that lies back. @param age an interval of PostgreSQL's */
async function signIn(origin: string, places: Places, email: string, age: string): Promise<HttpVisitor> {
  const who = createHttpVisitor(origin);
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

function actAsBot(who: HttpVisitor): HttpVisitor {
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

function getVisitor(kind: VisitorKind): HttpVisitor {
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

function listFields(kind: 'query' | 'mutation'): GraphQLField<unknown, unknown>[] {
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).filter(({ name }) => !LAST.includes(name));
}

async function probeCell(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  who: VisitorKind,
): Promise<string> {
  const answer = await getVisitor(who).ask(buildMinimalDocument(kind, field, OWNED[field.name]?.()));
  const isOwners = who === 'signedIn' || who === 'stale' || who === 'soft';
  if (!isOwners) expectNothingOfOwner(JSON.stringify(answer));
  return describeOutcome(field.name, answer);
}

function describeOutcome(
  name: string,
  { data, errors = [] }: Awaited<ReturnType<HttpVisitor['ask']>>,
): string {
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
    for (const field of listFields(kind)) {
      const access = OPERATIONS[field.name];
      if (!access) throw new Error(`${field.name} has no row`);
      expectCell(access, who, field.name, await probeCell(kind, field, who));
    }
  });
});

test('crawlers and monitors get no session, wherever they go', async () => {
  expect([...getVisitor('bot').cookies.keys()]).not.toContain('sid');
});

describe.each(VISITORS)('the account, asked for as %s', (who) => {
  test('shows every section to signed-in customers only, each their own', async () => {
    for (const screen of CUSTOMER_SCREENS) {
      const path = at.localeSettings.paths[screen];
      if (path === null) continue;
      const answer = await getVisitor(who).get(path);
      const may = EXPECTED.customer[who] === 'own';
      if (answer.status !== 404)
        expect({ path, status: answer.status }).toEqual({ path, status: may ? 200 : 303 });
      expect(answer.headers['cache-control']).toContain('no-store');
      if (who !== 'signedIn' && who !== 'stale') expectNothingOfOwner(answer.body);
    }
  });

  test('answers the calls beside the gateway about nobody else', async () => {
    for (const path of Object.keys(CALLS)) {
      const answer = await getVisitor(who).get(path.replace('*', owned.number));
      expect(answer.status).toBeLessThan(500);
      if (who !== 'signedIn' && who !== 'stale') expectNothingOfOwner(answer.body);
    }
    const { status } = await getVisitor(who).get('/api/customer/v1');
    expect(status).toBe(EXPECTED.customer[who] === 'own' ? 200 : 401);
  });
});

test('signing out on all other devices, and out, leaves every old cookie with nothing', async () => {
  const owner = getVisitor('signedIn');
  await owner.ask('mutation { endOtherDevices { __typename } }');
  for (const who of ['stale', 'soft'] as const) {
    const { data } = await getVisitor(who).ask('{ visitor { type } customer { email } }');
    expect(data).toEqual({ visitor: { type: 0 }, customer: null });
  }
  const kept = new Map(owner.cookies);
  await owner.ask('mutation { logout { type } }');
  const thief = createHttpVisitor(owner.origin);
  for (const [name, value] of kept) thief.cookies.set(name, value);
  expect((await thief.ask('{ customer { email } }')).data).toEqual({ customer: null });
});
