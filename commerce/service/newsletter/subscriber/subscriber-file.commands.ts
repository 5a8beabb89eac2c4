import { createHash, randomBytes } from 'node:crypto';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { recordNewsletterEvent } from '../newsletter-event.store.ts';
import { joinBrands } from './choice.store.ts';

type Incoming = {
  readonly email: string;
  readonly locale: string;
  readonly brands: readonly string[];
  readonly source: string;
  readonly consentText: string;
  readonly confirmedAt: string;
};

export function takeIn(ctx: RequestContext, given: Incoming): Promise<boolean> {
  const { email, locale, brands, consentText } = given;
  const at = new Date(given.confirmedAt);
  const sha256 = createHash('sha256').update(consentText).digest('hex');
  return runInTransaction(ctx, async (inner) => {
    const stored = await inner.db
      .insertInto('newsletter_subscription')
      .values({
        ...{
          tenant_id: inner.tenant.id,
          email,
          locale,
          state: 'confirmed',
          source: given.source || 'import',
        },
        ...{ consent_text: consentText, consent_version: 'import', consent_sha256: sha256 },
        ...{ requested_at: at, requested_from: 'import', confirmed_at: at, confirmed_from: 'import' },
        unsubscribe_token: randomBytes(32).toString('base64url'),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('email')
      .executeTakeFirst();
    if (!stored) return false;
    await joinBrands(inner, email, brands);
    const proof = { sha256, confirmedAt: at.toISOString(), locale, brands, source: given.source || 'import' };
    await recordNewsletterEvent(inner, email, 'newsletter.imported', proof);
    return true;
  });
}
