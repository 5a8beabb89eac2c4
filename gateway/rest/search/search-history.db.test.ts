import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { type Browser, startShopCalls } from '../../test-browser.ts';

const database = await testDatabase();
const { failures, browser } = await startShopCalls(database);
afterAll(() => expect(failures).toEqual([]));

const ROOT = '/api/search/searchhistory';
const readTerms = async (answer: Promise<Response>) => (await (await answer).json()).terms;

function post(visitor: Browser, path: string, sent: unknown): Promise<Response> {
  const body = typeof sent === 'string' ? sent : JSON.stringify(sent);
  return visitor.call(ROOT + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

describe('the search history calls', () => {
  it('a session is started only for a visitor who has searched', async () => {
    const visitor = browser();
    expect(await readTerms(visitor.call(ROOT))).toEqual([]);
    expect(await readTerms(post(visitor, '/deleteall', {}))).toEqual([]);
    expect(visitor.jar.size).toBe(0);
    expect(await readTerms(post(visitor, '', { term: 'jas' }))).toEqual(['jas']);
    expect(visitor.jar.size).toBe(1);
  });

  it('the calls list five or all terms and delete one or all, for this visitor only', async () => {
    const visitor = browser();
    for (let at = 1; at <= 7; at += 1) await post(visitor, '', { term: `term ${at}` });
    expect(await readTerms(visitor.call(ROOT))).toHaveLength(5);
    expect(await readTerms(visitor.call(`${ROOT}/v1`))).toHaveLength(7);
    expect(await readTerms(visitor.call(`${ROOT}/v1/all`))).toHaveLength(7);
    expect(await readTerms(post(visitor, '/delete', { term: 'TERM 3' }))).toHaveLength(6);
    expect(await readTerms(post(visitor, '/v1/join-with-fi', {}))).toHaveLength(6);
    expect(await readTerms(browser().call(`${ROOT}/v1`))).toEqual([]);
    expect(await readTerms(post(visitor, '/deleteall', {}))).toEqual([]);
    expect(await readTerms(visitor.call(ROOT))).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['no term', {}],
    ['an empty term', { term: '  ' }],
    ['a term that is none', { term: 7 }],
    ['a term that no database holds', { term: 'jas\0' }],
    ['a term without end', { term: 'a'.repeat(121) }],
    ['more than anybody types', { term: 'a'.repeat(9000) }],
  ])('the calls refuse a request with %s and return a problem document', async (_what, sent) => {
    for (const path of ['', '/delete']) {
      const answer = await post(browser(), path, sent);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
    }
  });

  it('the calls know the tenant’s languages only', async () => {
    expect((await browser().call(`${ROOT}?locale=fr-CH`)).status).toBe(400);
    expect((await browser().call(`${ROOT}?locale=nl-NL`)).status).toBe(200);
  });
});
