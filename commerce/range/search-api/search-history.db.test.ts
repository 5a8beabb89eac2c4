import { describe, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { joinCustomer } from '#commerce/buying/checkout/join-customer.service.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { fixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { newCustomer } from '#commerce/people/customer/test-customer.ts';
import { beginSession, signIn } from '#commerce/people/session/session.service.ts';
import {
  forgetAllSearches,
  forgetSearch,
  purgeSearchHistory,
  rememberSearch,
  searchHistory,
} from './search-history.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');

async function anonymous() {
  const { visitor } = await beginSession(nl);
  return { ...nl, visitor };
}

/** @param at seconds after the first term */
const later = (at: number) => fixedClock(new Date(Date.UTC(2026, 10, 20, 12, 0, at)).toISOString());

describe('the search history', () => {
  it('has the newest first, and each term once, however it is written', async () => {
    const ctx = await anonymous();
    await rememberSearch({ ...ctx, clock: later(1) }, ' rode   jurk ');
    await rememberSearch({ ...ctx, clock: later(2) }, 'jas');
    expect(await rememberSearch({ ...ctx, clock: later(3) }, 'Rode Jurk')).toEqual(['Rode Jurk', 'jas']);
    expect(await rememberSearch(ctx, '   ')).toEqual(['Rode Jurk', 'jas']);
  });

  it('keeps twenty', async () => {
    const ctx = await anonymous();
    for (let at = 1; at <= 23; at += 1) await rememberSearch({ ...ctx, clock: later(at) }, `term ${at}`);
    const terms = await searchHistory(ctx);
    expect([terms.length, terms[0], terms.at(-1)]).toEqual([20, 'term 23', 'term 4']);
    const { rows } = await database.pool.query('select 1 from search_history where session_id = $1', [
      ctx.visitor.sessionId,
    ]);
    expect(rows).toHaveLength(20);
  });

  it('forgets one term, or all, of this visitor only', async () => {
    const [ctx, other] = [await anonymous(), await anonymous()];
    for (const term of ['jurk', 'jas', 'rok']) await rememberSearch(ctx, term);
    await rememberSearch(other, 'jas');
    expect((await forgetSearch(ctx, 'JAS')).toSorted()).toEqual(['jurk', 'rok']);
    await forgetAllSearches(ctx);
    expect(await searchHistory(ctx)).toEqual([]);
    expect(await searchHistory(other)).toEqual(['jas']);
  });

  it('is nobody’s without a session, and one language’s', async () => {
    expect(await searchHistory(nl)).toEqual([]);
    expect(await forgetSearch(nl, 'jas')).toEqual([]);
    const ctx = await anonymous();
    await rememberSearch(ctx, 'jas');
    expect(await searchHistory({ ...ctx, language: 'fr' })).toEqual([]);
  });

  it('goes to the account that is signed in to, which keeps its own terms', async () => {
    const customerId = await newCustomer(nl);
    const first = { ...nl, visitor: (await signIn(nl, customerId, false, { join: joinCustomer })).visitor };
    await rememberSearch({ ...first, clock: later(1) }, 'Jas');
    await rememberSearch({ ...first, clock: later(2) }, 'broek');

    const ctx = await anonymous();
    await rememberSearch({ ...ctx, clock: later(3) }, 'rok');
    await rememberSearch({ ...ctx, clock: later(4) }, 'jas');
    const { visitor } = await signIn(ctx, customerId, false, { join: joinCustomer });
    expect((await searchHistory({ ...nl, visitor })).map((term) => term.toLowerCase())).toEqual([
      'jas',
      'rok',
      'broek',
    ]);
    expect(await searchHistory(ctx)).toEqual([]);
  });

  it('forgets by itself what is older than ninety days', async () => {
    const ctx = await anonymous();
    await rememberSearch({ ...ctx, clock: fixedClock('2026-01-01T00:00:00Z') }, 'oud');
    await rememberSearch({ ...ctx, clock: fixedClock('2026-02-01T00:00:00Z') }, 'nieuw');
    await purgeSearchHistory({ ...nl, clock: fixedClock('2026-04-02T00:00:00Z') }, [nl.tenant]);
    expect(await searchHistory(ctx)).toEqual(['nieuw']);
  });
});
