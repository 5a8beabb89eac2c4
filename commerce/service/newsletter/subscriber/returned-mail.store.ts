import { sql } from 'kysely';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { setDelivery } from '../edition/edition.store.ts';
import type { Subscription } from '../newsletter.store.ts';
import { recordNewsletterEvent } from '../newsletter-event.store.ts';
import type { ReturnedMail } from './returned-mail.rules.ts';

/** After this many mails that wait or meet a full mailbox, the address counts as undeliverable. */
const MOST_SOFT_BOUNCES = 5;

export async function findSubscriber(
  ctx: RequestContext,
  { token }: Extract<ReturnedMail, { kind: 'bounce' | 'complaint' }>,
): Promise<Pick<Subscription, 'email'> | null> {
  if (token === null) return null;
  const { rows } = await sql<{ email: string }>`select email from newsletter_subscription
    where tenant_id = ${ctx.tenant.id} and unsubscribe_token = ${token}`.execute(ctx.db);
  return rows[0] ?? null;
}

/**
 * Records a mail that did not arrive: after a permanent failure (5.x.x) nothing more is sent to the address, a
 * temporary one (4.x.x) is counted.
 * @param input.status enhanced status code (RFC 3463)
 */
export async function recordBounce(
  ctx: RequestContext,
  input: { readonly email: string; readonly edition: string | null; readonly status: string },
): Promise<void> {
  const { email, edition, status } = input;
  const isHard = status.startsWith('5');
  await runInTransaction(ctx, async (inner) => {
    await sql`
      update newsletter_subscription
         set soft_bounces = case when ${isHard} then soft_bounces else least(soft_bounces + 1, 1000) end,
             undeliverable_at = case when ${isHard} or soft_bounces + 1 >= ${MOST_SOFT_BOUNCES}
                                     then coalesce(undeliverable_at, ${inner.clock.now()}) else undeliverable_at end
       where tenant_id = ${inner.tenant.id} and email = ${email}`.execute(inner.db);
    await recordNewsletterEvent(inner, email, 'newsletter.bounced', { edition, status });
    if (edition && isHard) await setDelivery(inner, edition, email, 'bounced');
  });
}
