import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { startShopCalls } from '../../test-browser.ts';

const database = await testDatabase();
const { browser, failures } = await startShopCalls(database);
const SUBSCRIBE =
  'mutation ($input: SubscribeNewsletterInput!) { subscribeNewsletter(input: $input) { __typename } }';

afterAll(() => expect(failures).toEqual([]));
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Ends no wait before `release`, as if no time went by. */
function stopTime(): { release(): void } {
  const { promise, resolve } = Promise.withResolvers<never>();
  vi.spyOn(timers, 'setTimeout').mockReturnValue(promise);
  syncBuiltinESMExports();
  return { release: () => resolve(undefined as never) };
}

async function countEvents(): Promise<number> {
  const { rows } = await database.pool.query<{ count: string }>(
    'select (select count(*) from newsletter_subscription) + (select count(*) from mail_outbox) as count',
  );
  return Number(rows[0]?.count);
}

it('neither a new nor a known address is answered as soon as its own work is done', async () => {
  const input = { email: 'known@example.com', consent: true };
  const answers: unknown[] = [];
  for (const _sign of ['new', 'known']) {
    const visitor = browser('de');
    const before = await countEvents();
    const time = stopTime();
    let isAnswered = false;
    const answer = visitor.ask(SUBSCRIBE, { input }).finally(() => {
      isAnswered = true;
    });
    await expect.poll(countEvents).toBeGreaterThan(before);
    // what would be sent by now is here before the answers of later calls
    for (let call = 0; call < 3; call += 1) await visitor.ask('{ visitor { type } }');
    expect(isAnswered).toBe(false);
    time.release();
    answers.push(await answer);
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    await database.pool.query(`update newsletter_subscription set state = 'confirmed', confirmed_at = now()`);
  }
  expect(answers[0]).toEqual(answers[1]);
});
