import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { setDelivery } from '../edition/edition.store.ts';
import { lockSubscription } from '../newsletter.store.ts';
import { recordNewsletterEvent } from '../newsletter-event.store.ts';
import { applyChange, LISTS, leaveList } from './choice.service.ts';
import type { ReturnedMail } from './returned-mail.rules.ts';
import { findSubscriber, recordBounce } from './returned-mail.store.ts';

/** The outcome of a returned mail. `nobody`: it could not be matched to any subscriber. */
export type Handled = 'undeliverable' | 'counted' | 'complained' | 'unsubscribed' | 'nobody' | 'ignored';

/**
 * Carries out what a mail to the newsletter's mailbox asks for. A stranger's mail changes nothing: anybody can write a
 * report that names an address, so a report counts only when it carries the token of the mail it is about.
 */
export async function handleReturnedMail(ctx: RequestContext, mail: ReturnedMail): Promise<Handled> {
  if (mail.kind === 'other') return 'ignored';
  if (mail.kind === 'unsubscribe') {
    const list = LISTS.find((one) => one === mail.list) ?? 'newsletter';
    return (await leaveList(ctx, mail.token, list)) === 'unknown' ? 'nobody' : 'unsubscribed';
  }
  const found = await findSubscriber(ctx, mail);
  if (!found) return 'nobody';
  const { edition } = mail;
  if (mail.kind === 'bounce') {
    await recordBounce(ctx, { email: found.email, edition, status: mail.status });
    return mail.status.startsWith('5') ? 'undeliverable' : 'counted';
  }
  await runInTransaction(ctx, async (inner) => {
    const locked = await lockSubscription(inner, { email: found.email });
    if (!locked) return;
    await applyChange(inner, locked, { type: 'everything' }, []);
    await recordNewsletterEvent(inner, found.email, 'newsletter.complained', { edition });
    if (edition) await setDelivery(inner, edition, found.email, 'complained');
  });
  return 'complained';
}
