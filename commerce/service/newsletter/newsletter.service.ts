import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { withoutTenantGuard } from '#commerce/ground/database/tenant-guard.ts';
import { inTransaction, type RequestContext } from '#commerce/ground/kernel/context.ts';
import { DAY_MS, daysLater } from '#commerce/ground/kernel/day.rules.ts';
import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { signedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { type MailTexts, mailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import { findCustomer } from '#commerce/people/customer/customer.service.ts';
import {
  findSubscription,
  lockSubscription,
  type Subscription,
  setConfirmed,
  setUnsubscribed,
  storeConsent,
} from './newsletter.store.ts';
import { newsletterMail } from './newsletter-mail.rules.ts';
import { queueVoucherMail } from './voucher-mail.service.ts';

/** Days that a confirmation link holds; an address that has not confirmed by then has not agreed. */
export const CONFIRM_DAYS = 7;
/** A second press of the same button within this time sends no second mail. */
const SAME_PRESS_MS = 60_000;
const TOKEN = /^[\w-]{43}$/;

/** mailSent: whatever there was or is for this address, its mailbox says. confirmed: it holds from now on. */
export type SubscribeOutcome = 'mailSent' | 'confirmed';

/**
 * Signs an address up. With double opt-in a mail asks its owner to confirm; without, it holds at once. The answer is
 * the same whether the address is known or not: only its owner learns that, by mail.
 * @param input.email lower case, checked
 * @param input.from the client's address: for the limit of attempts, and part of the proof of consent
 */
export async function subscribe(
  ctx: RequestContext,
  input: { readonly email: string; readonly from: string },
): Promise<Result<SubscribeOutcome, TooManyAttempts>> {
  const retryAfterSeconds = await ctx.attempts.countNewsletter(input.from);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  const outcome: SubscribeOutcome = ctx.tenant.newsletter.doubleOptIn ? 'mailSent' : 'confirmed';
  // a mailbox is not filled by somebody else's presses
  if ((await ctx.attempts.countNewsletterMail(`${ctx.tenant.id}|${input.email}`)) !== null)
    return ok(outcome);
  const texts = await mailTexts(ctx);
  await inTransaction(ctx, (inner) => sign(inner, input, texts));
  return ok(outcome);
}

async function sign(
  ctx: RequestContext,
  { email, from }: { email: string; from: string },
  texts: MailTexts,
): Promise<void> {
  const { doubleOptIn, approval, sendAdditionalSubscribe } = ctx.tenant.newsletter;
  const known = await lockSubscription(ctx, { email });
  if (known?.state === 'confirmed') return tellKnown(ctx, known, texts);
  const now = ctx.clock.now().getTime();
  if (known?.state === 'pending' && now - known.requestedAt.getTime() < SAME_PRESS_MS) return;
  const secret = randomBytes(32).toString('base64url');
  const unsubscribeToken = randomBytes(32).toString('base64url');
  const consent = approval ? 'newsletter.consent.approval' : 'newsletter.consent.submit';
  const isNew = await storeConsent(ctx, {
    email,
    from,
    text: texts.text(consent, { company: ctx.tenant.companyName }),
    confirmHash: doubleOptIn ? hashOf(secret) : null,
    unsubscribeToken,
  });
  // somebody else was quicker: their mail is on its way
  if (!isNew) return;
  const subject = { tenant: ctx.tenant, locale: ctx.locale, texts, unsubscribeToken };
  if (doubleOptIn) {
    const mail = newsletterMail({ ...subject, kind: 'confirm', secret, days: CONFIRM_DAYS });
    await queueMail(ctx, mail.content, { recipient: email, cause: `newsletter-confirm:${hashOf(secret)}` });
  } else if (sendAdditionalSubscribe) {
    await queueVoucherMail(ctx, texts, { email, unsubscribeToken }, 'welcome');
  }
}

/** Tells a subscriber by mail, at most once a day, that she is one already; nobody else learns it. */
async function tellKnown(ctx: RequestContext, known: Subscription, texts: MailTexts): Promise<void> {
  const { unsubscribeToken } = known;
  const mail = newsletterMail({
    tenant: ctx.tenant,
    locale: ctx.locale,
    texts,
    unsubscribeToken,
    kind: 'known',
  });
  const day = ctx.clock.now().toISOString().slice(0, 10);
  await queueMail(ctx, mail.content, {
    recipient: known.email,
    cause: `newsletter-known:${unsubscribeToken}:${day}`,
    unsubscribeUrl: mail.unsubscribeUrl,
  });
}

/** What a confirmation link leads to: still to confirm, confirmed before, or null: unknown, too old or withdrawn. */
export async function readConfirmation(
  ctx: RequestContext,
  secret: string,
): Promise<'pending' | 'known' | null> {
  if (!TOKEN.test(secret)) return null;
  return confirmationState(ctx, await findSubscription(ctx, { confirm_hash: hashOf(secret) }));
}

function confirmationState(ctx: RequestContext, found: Subscription | null): 'pending' | 'known' | null {
  if (found?.state === 'confirmed') return 'known';
  if (found?.state !== 'pending') return null;
  const age = ctx.clock.now().getTime() - found.requestedAt.getTime();
  return age <= CONFIRM_DAYS * DAY_MS ? 'pending' : null;
}

/**
 * Confirms a subscription by its mail's secret; confirming again changes nothing.
 * @returns null: unknown, too old or withdrawn
 */
export async function confirmSubscription(
  ctx: RequestContext,
  input: { readonly secret: string; readonly from: string },
): Promise<'confirmed' | 'known' | null> {
  if (!TOKEN.test(input.secret)) return null;
  const texts = await mailTexts(ctx);
  const outcome = await inTransaction(ctx, async (inner) => {
    const found = await lockSubscription(inner, { confirm_hash: hashOf(input.secret) });
    const state = confirmationState(inner, found);
    if (state !== 'pending' || !found) return state === 'known' ? 'known' : null;
    await setConfirmed(inner, found.email, input.from);
    await queueVoucherMail(inner, texts, found, 'welcome');
    return 'confirmed';
  });
  return outcome;
}

/** @returns false: no subscription has this token; one that has ended already stays so and is no fault */
export async function unsubscribe(ctx: RequestContext, token: string): Promise<boolean> {
  if (!TOKEN.test(token)) return false;
  return inTransaction(ctx, async (inner) => {
    const found = await lockSubscription(inner, { unsubscribe_token: token });
    if (found && found.state !== 'unsubscribed') await setUnsubscribed(inner, found.email);
    return found !== null;
  });
}

/** Sends the link by which the address is taken off the list, if it is on it. The answer does not tell. */
export async function requestUnsubscribe(
  ctx: RequestContext,
  input: { readonly email: string; readonly from: string },
): Promise<Result<'mailSent', TooManyAttempts>> {
  const retryAfterSeconds = await ctx.attempts.countNewsletter(input.from);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  if ((await ctx.attempts.countNewsletterMail(`${ctx.tenant.id}|${input.email}`)) !== null)
    return ok('mailSent');
  const found = await findSubscription(ctx, { email: input.email });
  if (!found || found.state === 'unsubscribed') return ok('mailSent');
  const texts = await mailTexts(ctx);
  const { unsubscribeToken } = found;
  const mail = newsletterMail({
    tenant: ctx.tenant,
    locale: ctx.locale,
    texts,
    unsubscribeToken,
    kind: 'leave',
  });
  const minute = ctx.clock.now().toISOString().slice(0, 16);
  await queueMail(ctx, mail.content, {
    recipient: found.email,
    cause: `newsletter-leave:${unsubscribeToken}:${minute}`,
  });
  return ok('mailSent');
}

/** Whether the signed-in customer gets the newsletter; false for everybody else: it says nothing about them. */
export async function isSubscribed(ctx: RequestContext): Promise<boolean> {
  const customerId = signedInCustomer(ctx);
  if (customerId === null) return false;
  const customer = await findCustomer(ctx, customerId);
  const found = customer && (await findSubscription(ctx, { email: customer.email }));
  return found?.state === 'confirmed';
}

/** Deletes sign-ups of all tenants that nobody confirmed in time: there is no consent to prove. */
export async function purgePendingSubscriptions(ctx: Pick<RequestContext, 'db' | 'clock'>): Promise<void> {
  await withoutTenantGuard(ctx.db, 'housekeeping means all tenants')
    .deleteFrom('newsletter_subscription')
    .where('state', '=', sql.lit('pending'))
    .where('requested_at', '<', daysLater(ctx.clock.now(), -CONFIRM_DAYS))
    .execute();
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
