import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { type Browser, shopCalls } from '../test-browser.ts';

const database = await testDatabase();
const { failures, browser } = await shopCalls(database);
afterAll(() => expect(failures).toEqual([]));

const ROOT = '/api/search/searchhistory';
const terms = async (answer: Promise<Response>) => (await (await answer).json()).terms;

function post(visitor: Browser, path: string, sent: unknown): Promise<Response> {
  const body = typeof sent === 'string' ? sent : JSON.stringify(sent);
  return visitor.call(ROOT + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

describe('the calls of the search history', () => {
  it('begin a session only for a visitor who has searched', async () => {
    const visitor = browser();
    expect(await terms(visitor.call(ROOT))).toEqual([]);
    expect(await terms(post(visitor, '/deleteall', {}))).toEqual([]);
    expect(visitor.jar.size).toBe(0);
    expect(await terms(post(visitor, '', { term: 'jas' }))).toEqual(['jas']);
    expect(visitor.jar.size).toBe(1);
  });

  it('give the latest five, or all; forget one, or all; another visitor has none of it', async () => {
    const visitor = browser();
    for (let at = 1; at <= 7; at += 1) await post(visitor, '', { term: `term ${at}` });
    expect(await terms(visitor.call(ROOT))).toHaveLength(5);
    expect(await terms(visitor.call(`${ROOT}/v1`))).toHaveLength(7);
    expect(await terms(visitor.call(`${ROOT}/v1/all`))).toHaveLength(7);
    expect(await terms(post(visitor, '/delete', { term: 'TERM 3' }))).toHaveLength(6);
    expect(await terms(post(visitor, '/v1/join-with-fi', {}))).toHaveLength(6);
    expect(await terms(browser().call(`${ROOT}/v1`))).toEqual([]);
    expect(await terms(post(visitor, '/deleteall', {}))).toEqual([]);
    expect(await terms(visitor.call(ROOT))).toEqual([]);
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
  ])('refuse %s with a problem document', async (_what, sent) => {
    for (const path of ['', '/delete']) {
      const answer = await post(browser(), path, sent);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
    }
  });

  it('know the tenant’s languages only', async () => {
    expect((await browser().call(`${ROOT}?locale=fr-CH`)).status).toBe(400);
    expect((await browser().call(`${ROOT}?locale=nl-NL`)).status).toBe(200);
  });
});
