import type { Job } from '#commerce/ground/jobs/job.types.ts';
import { type ContextOf, createMarketJob, type MarketShop } from '#commerce/ground/jobs/market-job.rules.ts';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { findCredentials } from '#commerce/people/customer/customer.queries.ts';
import { createIdentityMails } from '../identity-mail.service.ts';
import { issueToken } from './token.store.ts';

/** For requests without an event: the server that recorded them has ended. */
const EVERY_MS = 60_000;
const AT_ONCE = 100;

/** Answers requests for a new password by mail, in every market. */
export function resetJob(shop: MarketShop): Job {
  return createMarketJob(shop, {
    name: 'password-resets',
    everyMs: EVERY_MS,
    shouldWake: ({ type }) => type === 'password-reset-requested',
    performRound: (ctx, contextOf) => answerResetRequests(ctx, contextOf),
  });
}

/**
 * Mails every address that requested a new password, once each: the owner of an account gets a link, an unknown
 * address a mail stating that, by the same statements. Several servers may do so at once.
 * @throws the first fault, after all other requests have been answered; the failed one stays for the next round
 */
export async function answerResetRequests(ctx: RequestContext, contextOf: ContextOf): Promise<void> {
  const waiting = await ctx.db
    .selectFrom('password_reset_request')
    .select(['request_id', 'locale'])
    .where('tenant_id', '=', ctx.tenant.id)
    .orderBy('request_id')
    .limit(AT_ONCE)
    .execute();
  const faults: unknown[] = [];
  for (const { request_id, locale } of waiting) {
    await answer(contextOf(locale), request_id).catch((fault) => faults.push(fault));
  }
  if (faults.length > 0) throw faults[0];
}

async function answer(ctx: RequestContext, requestId: number): Promise<void> {
  const mails = await createIdentityMails(ctx);
  await runInTransaction(ctx, async (inner) => {
    const request = await inner.db
      .deleteFrom('password_reset_request')
      .where('tenant_id', '=', ctx.tenant.id)
      .where('request_id', '=', requestId)
      .returning('email')
      .executeTakeFirst();
    if (!request) return;
    const { email } = request;
    const found = await findCredentials(inner, email);
    // an address without an account gets a link too, which is never mailed: both cases cost the same, which requests
    // beside this one could measure
    const customerId = found?.customer.customerId ?? null;
    const secret = await issueToken(inner, { kind: 'reset', customerId, email });
    if (!found) return mails.notice(inner, email, 'reset-unknown');
    await mails.link(inner, email, { kind: 'reset', secret });
  });
}
