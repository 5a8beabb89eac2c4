import { describe, expect, it } from 'vitest';
import { testContext } from '#commerce/buying/basket/test-shop.ts';
import { joinCustomer } from '#commerce/buying/checkout/join-customer.service.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { createFixedClock } from '#commerce/ground/kernel/test-clock.ts';
import { createCustomer } from '#commerce/people/customer/test-customer.ts';
import { beginSession, signIn } from '#commerce/people/session/session.service.ts';
import { purgeSearchHistory } from './search-history.commands.ts';
import { forgetAllSearches, forgetSearch, rememberSearch, searchHistory } from './search-history.service.ts';

const database = await testDatabase();
const nl = testContext(database, 'nl');

async function createAnonymousVisitor() {
  const { visitor } = await beginSession(nl);
  return { ...nl, visitor };
}

/** @param at seconds after the first term */
const createContextAfter = (at: number) =>
  createFixedClock(new Date(Date.UTC(2026, 10, 20, 12, 0, at)).toISOString());

describe('the search history', () => {
  it('the search history lists the newest first and each term once, however it is written', async () => {
    const ctx = await createAnonymousVisitor();
    await rememberSearch({ ...ctx, clock: createContextAfter(1) }, ' rode   jurk ');
    await rememberSearch({ ...ctx, clock: createContextAfter(2) }, 'jas');
    expect(await rememberSearch({ ...ctx, clock: createContextAfter(3) }, 'Rode Jurk')).toEqual([
      'Rode Jurk',
      'jas',
    ]);
    expect(await rememberSearch(ctx, '   ')).toEqual(['Rode Jurk', 'jas']);
  });

  it('the search history keeps twenty terms', async () => {
    const ctx = await createAnonymousVisitor();
    for (let at = 1; at <= 23; at += 1)
      await rememberSearch({ ...ctx, clock: createContextAfter(at) }, `term ${at}`);
    const terms = await searchHistory(ctx);
    expect([terms.length, terms[0], terms.at(-1)]).toEqual([20, 'term 23', 'term 4']);
    const { rows } = await database.pool.query('select 1 from search_history where session_id = $1', [
      ctx.visitor.sessionId,
    ]);
    expect(rows).toHaveLength(20);
  });

  it('deleting one term or all affects this visitor only', async () => {
    const [ctx, other] = [await createAnonymousVisitor(), await createAnonymousVisitor()];
    for (const term of ['jurk', 'jas', 'rok']) await rememberSearch(ctx, term);
    await rememberSearch(other, 'jas');
    expect((await forgetSearch(ctx, 'JAS')).toSorted()).toEqual(['jurk', 'rok']);
    await forgetAllSearches(ctx);
    expect(await searchHistory(ctx)).toEqual([]);
    expect(await searchHistory(other)).toEqual(['jas']);
  });

  it('the search history is empty without a session and separate for each language', async () => {
    expect(await searchHistory(nl)).toEqual([]);
    expect(await forgetSearch(nl, 'jas')).toEqual([]);
    const ctx = await createAnonymousVisitor();
    await rememberSearch(ctx, 'jas');
    expect(await searchHistory({ ...ctx, language: 'fr' })).toEqual([]);
  });

  it('the search history is added to the account at sign-in, which keeps its own terms', async () => {
    const customerId = await createCustomer(nl);
    const first = { ...nl, visitor: (await signIn(nl, customerId, false, { join: joinCustomer })).visitor };
    await rememberSearch({ ...first, clock: createContextAfter(1) }, 'Jas');
    await rememberSearch({ ...first, clock: createContextAfter(2) }, 'broek');

    const ctx = await createAnonymousVisitor();
    await rememberSearch({ ...ctx, clock: createContextAfter(3) }, 'rok');
    await rememberSearch({ ...ctx, clock: createContextAfter(4) }, 'jas');
    const { visitor } = await signIn(ctx, customerId, false, { join: joinCustomer });
    expect((await searchHistory({ ...nl, visitor })).map((term) => term.toLowerCase())).toEqual([
      'jas',
      'rok',
      'broek',
    ]);
    expect(await searchHistory(ctx)).toEqual([]);
  });

  it('terms older than ninety days are deleted automatically', async () => {
    const ctx = await createAnonymousVisitor();
    await rememberSearch({ ...ctx, clock: createFixedClock('2026-01-01T00:00:00Z') }, 'oud');
    await rememberSearch({ ...ctx, clock: createFixedClock('2026-02-01T00:00:00Z') }, 'nieuw');
    await purgeSearchHistory({ ...nl, clock: createFixedClock('2026-04-02T00:00:00Z') }, [nl.tenant]);
    expect(await searchHistory(ctx)).toEqual(['nieuw']);
  });
});
