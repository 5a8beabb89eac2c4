import type { RequestContext } from '#commerce/ground/kernel/context.ts';

/** A subscription with the proof of its consent (GDPR art. 7(1)). */
export type NewsletterConsent = {
  readonly state: 'pending' | 'confirmed' | 'unsubscribed';
  /** the words that were agreed to */
  readonly text: string;
  /** sha-256 (hex) of the words */
  readonly sha256: string | null;
  readonly locale: string;
  readonly requestedAt: Date;
  readonly confirmedAt: Date | null;
  readonly unsubscribedAt: Date | null;
};

/** @param email lower case. @returns null if the address was never entered */
export async function findNewsletterConsent(
  ctx: RequestContext,
  email: string,
): Promise<NewsletterConsent | null> {
  const row = await ctx.db
    .selectFrom('newsletter_subscription')
    .select(['state', 'consent_text', 'consent_sha256', 'locale'])
    .select(['requested_at', 'confirmed_at', 'unsubscribed_at'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('email', '=', email)
    .executeTakeFirst();
  if (!row) return null;
  return {
    state: row.state as NewsletterConsent['state'],
    text: row.consent_text,
    sha256: row.consent_sha256,
    locale: row.locale,
    requestedAt: row.requested_at,
    confirmedAt: row.confirmed_at,
    unsubscribedAt: row.unsubscribed_at,
  };
}
