import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { keepCampaigns } from '#commerce/buying/voucher/campaign.commands.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { type Browser, startShopCalls } from '../../test-browser.ts';

const database = await testDatabase();
const { failures, browser } = await startShopCalls(database);
const nl = testContext(database, 'nl');
beforeAll(() => keepCampaigns(nl, nl.tenant.vouchers));
afterAll(() => expect(failures).toEqual([]));

const PATH = '/api/voucher';

function check(visitor: Browser, sent: unknown): Promise<Response> {
  const body = typeof sent === 'string' ? sent : JSON.stringify(sent);
  return visitor.call(PATH, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

describe('the vouchers call', () => {
  it('the call returns no vouchers to a visitor who is not signed in and starts no session', async () => {
    const visitor = browser();
    const answer = await visitor.call(PATH);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ active: [], expired: [] });
    expect(visitor.jar.size).toBe(0);
  });

  it('the call checks a code against the basket and leaves it unchanged', async () => {
    const visitor = browser();
    const answer = await check(visitor, { code: 'welkom10' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      code: 'WELKOM10',
      value: { type: 'percent', percent: 10 },
      minimumMinor: 5000,
      customerGroup: null,
      discountMinor: 0,
    });
    const sent = JSON.stringify({ query: '{ basket { vouchers { discount { minor } } } }' });
    const asked = await visitor.call('/api/gateway/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: sent,
    });
    expect(await asked.json()).toEqual({ data: { basket: { vouchers: [] } } });
  });

  it.each([
    ['nothing', '', 400],
    ['no JSON', '{', 400],
    ['no code', {}, 400],
    ['a code that is none', { code: 7 }, 400],
    ['a made-up discount beside it', { code: 'WELKOM10', discountMinor: 100000 }, 400],
    ['more than anybody types', { code: 'A'.repeat(9000) }, 413],
    ['an unknown code', { code: 'GEENCODE' }, 404],
    ['another tenant’s code', { code: 'WILLKOMMEN10' }, 404],
  ])('the call refuses a request with %s and returns a problem document', async (_what, sent, status) => {
    const answer = await check(browser(), sent);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json']);
  });

  it('the call lets nobody guess codes', async () => {
    const visitor = browser();
    const statuses: number[] = [];
    for (let times = 0; times < 11; times += 1)
      statuses.push((await check(visitor, { code: `GOK${times}` })).status);
    expect(statuses.slice(0, 10).every((status) => status === 404)).toBe(true);
    expect(statuses[10]).toBe(429);
  });
});
