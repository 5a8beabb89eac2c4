import { beforeAll, describe, expect, it } from 'vitest';
import { createHttpVisitor, type HttpVisitor } from './support/http-visitor.ts';
import { expectNoFaults, expectNoInside, expectProblem, NONSENSE } from './support/judges/nonsense.ts';
import { loadPlaces } from './support/screens/places.ts';
import { openSharedStage } from './support/stage.ts';

const stage = openSharedStage();
expectNoFaults(stage);

describe('calls', () => {
  let who: HttpVisitor;
  beforeAll(() => {
    who = createHttpVisitor(stage.server.getOrigin('nl'));
  });

  it('that there are not, and methods that a call does not know', async () => {
    expectProblem(await who.get('/api/nope'), 404);
    expectProblem(await who.get(`/api/${'x'.repeat(8500)}`), 414);
    for (const path of ['/api/session/key', '/api/customer/v1', '/api/gateway/']) {
      const answer = await who.send(path, { method: 'PUT', body: 'x' });
      expectProblem(answer, 405);
      expect(answer.headers.allow).toMatch(/GET/);
    }
    expectProblem(await who.get('/api/customer/v1'), 401);
  });

  it('with keys and cookies that are not ours', async () => {
    for (const cookie of ['sid=%00', `sid=${'a'.repeat(4000)}`, 'sid=%zz; sid', ';;;=;', 'login_state=%7Bx'])
      for (const path of ['/api/session/key', '/winkelmandje', '/bestellen/inloggen'])
        expect((await who.send(path, { headers: { cookie } })).status, cookie).toBe(200);
    for (const authorization of ['Bearer x', 'Bearer e30.e30.e30', 'Basic eDp5', 'Bearer '.repeat(100)]) {
      const answer = await who.send('/api/customer/v1', { headers: { authorization } });
      expectProblem(answer, 401);
    }
    expect((await who.send('/', { headers: { cookie: `a=${'b'.repeat(20_000)}` } })).status).toBe(431);
  });

  it('of the gateway with bodies that cannot be read', async () => {
    const json = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };
    const sent: [Record<string, string>, string][] = [
      [json, ''],
      [json, '{'],
      [json, 'null'],
      [json, '[]'],
      [json, '"x"'],
      [json, '{"query": 5}'],
      [json, '{"query": "{ nope }"}'],
      [json, '{"query": "{ home { "}'],
      [json, '{"documentId": "x"}'],
      [json, `{"query": "{ home { content { teasers { text } } } }", "variables": "x"}`],
      [{ ...json, 'content-type': 'text/plain' }, '{"query":"{ shop { tenant } }"}'],
      [json, '{"query": "{ category(path: \\"\\u0000\\") { id } }"}'],
      [
        {
          ...json,
          'content-type': 'multipart/form-data; boundary=x',
          'graphql-require-preflight': '1',
        },
        '--x\r\nbroken',
      ],
    ];
    for (const [headers, body] of sent) {
      const answer = await who.send('/api/gateway/', { method: 'POST', headers, body });
      expect(answer.status, body).toBeGreaterThanOrEqual(400);
      expect(answer.status, body).toBeLessThan(500);
      expectNoInside(answer, body);
    }
    const body = JSON.stringify({ query: `{ shop { tenant } } #${'x'.repeat(12_000_000)}` });
    const long = await who.send('/api/gateway/', { method: 'POST', headers: json, body });
    expect(long.status).toBe(413);
  });

  it('of the gateway with values that nobody means', async () => {
    const { article } = await loadPlaces(stage.server.database, 'nl', 'nl-NL');
    const operations = listGatewayOperations(article.variantSku);
    const values = [...NONSENSE, '\ud800', 'x'.repeat(50_000), -1, 2 ** 31, 1.5, null, true, [], {}, [[1]]];
    for (const operation of operations) {
      for (const value of values) {
        const answer = await who.ask(operation, { v: value });
        expect(JSON.stringify(answer.errors ?? []), `${operation} ${JSON.stringify(value)}`).not.toMatch(
          /INTERNAL|node_modules|at .*\.ts:\d|relation|syntax error at/,
        );
      }
    }
  });

  it('of the gateway that ask for too much', async () => {
    const deep = `{ ${'category(path: "x") { children { '.repeat(20)} id ${'} }'.repeat(20)} }`;
    const wide = `{ ${Array.from({ length: 400 }, (_, n) => `a${n}: shop { tenant }`).join(' ')} }`;
    for (const query of [deep, wide]) expect((await who.ask(query)).errors?.length).toBeGreaterThan(0);
  });
});

function listGatewayOperations(variantSku: string): string[] {
  const address =
    'givenName: $v, familyName: "B", street: "C", houseNumber: "1", postalCode: "1234 AB", city: "D"';
  return [
    'query($v: String!) { search(query: $v) { __typename } }',
    'query($v: Int!) { search(query: "a", page: $v) { __typename } }',
    'query($v: String) { search(query: "a", sort: $v) { __typename } }',
    'query($v: String!) { search(query: "a", filters: [{ key: $v, values: [$v] }]) { __typename } }',
    'query($v: Float!) { search(query: "a", filters: [{ key: "price", min: $v }]) { __typename } }',
    'query($v: String!) { category(path: $v) { id } }',
    'query($v: ID!) { product(sku: $v) { sku } }',
    'query($v: String!) { content(identifier: $v) { title } }',
    'query($v: String!) { order(orderNumber: $v) { email } }',
    'query($v: String) { order(orderNumber: "1", accessToken: $v) { email } }',
    'query($v: Int!) { home { bestsellers(first: $v) { sku } } }',
    'mutation($v: ID!) { addToBasket(input: {variantSku: $v}) { __typename } }',
    `mutation($v: Int!) { addToBasket(input: {variantSku: "${variantSku}", quantity: $v}) { __typename } }`,
    `mutation($v: ID!) { changeBasketVariant(input: {lineId: $v, variantSku: "${variantSku}"}) { __typename } }`,
    'mutation($v: ID!) { changeBasketLine(input: {lineId: $v, quantity: 1}) { __typename } }',
    'mutation($v: String!) { setCheckoutIdentity(input: {identity: GUEST, email: $v}) { __typename } }',
    `mutation($v: String!) { setCheckoutDelivery(input: {billing: {${address}}, deliveryOption: "standard"}) { __typename } }`,
    'mutation($v: String!) { addBasketVoucher(code: $v) { __typename } }',
    'mutation($v: ID!) { removeBasketVoucher(voucherId: $v) { __typename } }',
    'mutation($v: ID!) { setBasketService(input: {lineId: $v, service: "warranty", chosen: true}) { __typename } }',
    'mutation($v: ID!) { setCheckoutPayment(input: {paymentMethod: $v}) { __typename } }',
    'mutation($v: ID!) { placeOrder(input: {idempotencyKey: $v, expectedTotalMinor: 1}) { __typename } }',
  ];
}
