import { sql } from 'kysely';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** Events that can happen to a subscription; docs/newsletter.md describes what each carries. */
export type NewsletterEventType =
  | 'newsletter.requested'
  | 'newsletter.confirmed'
  | 'newsletter.unsubscribed'
  | 'newsletter.changed'
  | 'newsletter.rejoined'
  | 'newsletter.imported'
  | 'newsletter.bounced'
  | 'newsletter.complained';

/**
 * Records an event of a subscription, in the transaction in which it happens: the proof of consent and of its
 * withdrawal, and the message to other systems.
 * @param data JSON: times as ISO 8601 in UTC
 */
export async function recordNewsletterEvent(
  ctx: Pick<RequestContext, 'db' | 'tenant' | 'clock' | 'events'>,
  email: string,
  type: NewsletterEventType,
  data: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await sql`
    insert into newsletter_event (tenant_id, email, type, data, happened_at)
    values (${ctx.tenant.id}, ${email}, ${type}, ${JSON.stringify(data)}, ${ctx.clock.now()})`.execute(
    ctx.db,
  );
  ctx.events.emit({ type: 'newsletter-changed', tenantId: ctx.tenant.id });
}
