import { createHash, randomBytes } from 'node:crypto';
import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { DAY_MS, getToday } from '#commerce/ground/kernel/day.rules.ts';
import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { loadMailTexts, type MailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import { findCustomer } from '#commerce/people/customer/customer.queries.ts';
import {
  findSubscription,
  lockSubscription,
  type Subscription,
  setConfirmed,
  storeConsent,
} from './newsletter.store.ts';
import { recordNewsletterEvent } from './newsletter-event.store.ts';
import { buildNewsletterMail } from './newsletter-mail.rules.ts';
import { joinBrands, readBrandChoices } from './subscriber/choice.store.ts';
import { queueVoucherMail } from './voucher/voucher-mail.service.ts';

/** A second press of the same button within this time sends no second mail. */
const SAME_PRESS_MS = 60_000;
const TOKEN = /^[\w-]{43}$/;
/** Version of the words of consent: increase it when the meaning of `newsletter.consent.*` changes. */
const CONSENT_VERSION = '2';

/**
 * mailSent: the state of the address, known or not, is told to its mailbox only. confirmed: the subscription is valid
 * now. known: the signed-in customer's own address was subscribed before.
 */
export type SubscribeOutcome = 'mailSent' | 'confirmed' | 'known';

export type SubscribeInput = {
  readonly email: string;
  readonly from: string;
  /** the page of the form: the areaKey of the link to it */
  readonly source?: string | null;
};

/**
 * Subscribes an address. With double opt-in a mail asks its owner to confirm; without, the subscription is valid at
 * once. The answer is the same whether the address is known or not: only its owner learns that, signed in or by mail.
 * @param input.email lower case, checked
 * @param input.from the client's address: for the limit of attempts; hashed it is part of the proof of consent
 */
export async function subscribe(
  ctx: RequestContext,
  input: SubscribeInput,
): Promise<Result<SubscribeOutcome, TooManyAttempts>> {
  const retryAfterSeconds = await ctx.attempts.countNewsletter(input.from);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  const outcome = await tellOutcome(ctx, input.email);
  // other people's requests must not fill a mailbox
  if ((await ctx.attempts.countNewsletterMail(`${ctx.tenant.id}|${input.email}`)) !== null)
    return ok(outcome);
  const texts = await loadMailTexts(ctx);
  await runInTransaction(ctx, (inner) => sign(inner, input, texts));
  return ok(outcome);
}

async function tellOutcome(ctx: RequestContext, email: string): Promise<SubscribeOutcome> {
  const customerId = getSignedInCustomer(ctx);
  const customer = customerId === null ? null : await findCustomer(ctx, customerId);
  const isOwn = customer?.emailVerified === true && customer.email === email;
  if (isOwn && (await findSubscription(ctx, { email }))?.state === 'confirmed') return 'known';
  return ctx.tenant.newsletter.doubleOptIn ? 'mailSent' : 'confirmed';
}

async function sign(
  ctx: RequestContext,
  { email, from, source = null }: SubscribeInput,
  texts: MailTexts,
): Promise<void> {
  const { doubleOptIn, approval, sendAdditionalSubscribe, brands } = ctx.tenant.newsletter;
  const known = await lockSubscription(ctx, { email });
  if (known?.state === 'confirmed') {
    if (!doubleOptIn) await joinMissingBrands(ctx, email);
    return tellKnown(ctx, known, texts);
  }
  const now = ctx.clock.now().getTime();
  if (known?.state === 'pending' && now - known.requestedAt.getTime() < SAME_PRESS_MS) return;
  const secret = randomBytes(32).toString('base64url');
  const unsubscribeToken = randomBytes(32).toString('base64url');
  const consent = approval ? 'newsletter.consent.approval' : 'newsletter.consent.submit';
  const text = texts.text(consent, { company: formatBrandNames(ctx) });
  const proof = { version: CONSENT_VERSION, sha256: hashSecret(text), source };
  const fromHash = hashSecret(`${unsubscribeToken}|${from}`);
  const isNew = await storeConsent(ctx, {
    ...{ email, text, ...proof },
    from: fromHash,
    confirmHash: doubleOptIn ? hashSecret(secret) : null,
    unsubscribeToken,
  });
  // another request was quicker: its mail is on its way
  if (!isNew) return;
  const keys = brands.map(({ key }) => key);
  await joinBrands(ctx, email, keys);
  const event = { ...proof, locale: ctx.locale, brands: keys, from: fromHash, text };
  await recordNewsletterEvent(ctx, email, 'newsletter.requested', event);
  if (!doubleOptIn) await recordNewsletterEvent(ctx, email, 'newsletter.confirmed', { from: fromHash });
  const subject = { tenant: ctx.tenant, locale: ctx.locale, texts, unsubscribeToken };
  if (doubleOptIn) {
    const mail = buildNewsletterMail({
      ...subject,
      kind: 'confirm',
      secret,
      days: ctx.tenant.newsletter.confirmDays,
    });
    await queueMail(ctx, mail.content, {
      recipient: email,
      cause: `newsletter-confirm:${hashSecret(secret)}`,
    });
  } else if (sendAdditionalSubscribe) {
    await queueVoucherMail(ctx, texts, { email, unsubscribeToken }, 'welcome');
  }
}

/** Without double opt-in a sign-up adds the brands that the subscriber had left. */
async function joinMissingBrands(ctx: RequestContext, email: string): Promise<void> {
  const on = (await readBrandChoices(ctx, email)).filter(({ subscribed }) => subscribed);
  const missing = ctx.tenant.newsletter.brands
    .map(({ key }) => key)
    .filter((key) => !on.some(({ brand }) => brand === key));
  if (missing.length === 0) return;
  await joinBrands(ctx, email, missing);
  await recordNewsletterEvent(ctx, email, 'newsletter.rejoined', { brands: missing });
}

/** Notifies a subscriber by mail, at most once a day, that the address is subscribed already; no page shows it. */
async function tellKnown(ctx: RequestContext, known: Subscription, texts: MailTexts): Promise<void> {
  const { unsubscribeToken } = known;
  const mail = buildNewsletterMail({
    tenant: ctx.tenant,
    locale: ctx.locale,
    texts,
    unsubscribeToken,
    kind: 'known',
    pausedUntil: await findPauseEnd(ctx, known.email),
  });
  const day = getToday(ctx);
  await queueMail(ctx, mail.content, {
    recipient: known.email,
    cause: `newsletter-known:${unsubscribeToken}:${day}`,
    unsubscribeUrl: mail.unsubscribeUrl,
  });
}

/** @returns YYYY-MM-DD, the day on which the last pause of a subscriber's brands ends; null if none is paused */
export async function findPauseEnd(ctx: RequestContext, email: string): Promise<string | null> {
  const today = getToday(ctx);
  const brands = (await readBrandChoices(ctx, email)).filter(({ subscribed }) => subscribed);
  const ends = brands.flatMap(({ pausedUntil }) =>
    pausedUntil !== null && pausedUntil > today ? [pausedUntil] : [],
  );
  return ends.toSorted().at(-1) ?? null;
}

/**
 * The state that a confirmation link leads to: to be confirmed, confirmed before, or null if unknown, too old or
 * withdrawn.
 */
export async function readConfirmation(
  ctx: RequestContext,
  secret: string,
): Promise<'pending' | 'known' | null> {
  if (!TOKEN.test(secret)) return null;
  return resolveConfirmationState(ctx, await findSubscription(ctx, { confirm_hash: hashSecret(secret) }));
}

function resolveConfirmationState(
  ctx: RequestContext,
  found: Subscription | null,
): 'pending' | 'known' | null {
  if (found?.state === 'confirmed') return 'known';
  if (found?.state !== 'pending') return null;
  const age = ctx.clock.now().getTime() - found.requestedAt.getTime();
  return age <= ctx.tenant.newsletter.confirmDays * DAY_MS ? 'pending' : null;
}

/**
 * Confirms a subscription by its mail's secret; confirming again changes nothing.
 * @returns null if unknown, too old or withdrawn
 */
export async function confirmSubscription(
  ctx: RequestContext,
  input: { readonly secret: string; readonly from: string },
): Promise<'confirmed' | 'known' | null> {
  if (!TOKEN.test(input.secret)) return null;
  const texts = await loadMailTexts(ctx);
  const outcome = await runInTransaction(ctx, async (inner) => {
    const found = await lockSubscription(inner, { confirm_hash: hashSecret(input.secret) });
    const state = resolveConfirmationState(inner, found);
    if (state !== 'pending' || !found) return state === 'known' ? 'known' : null;
    const from = hashSecret(`${found.unsubscribeToken}|${input.from}`);
    await setConfirmed(inner, found.email, from);
    await recordNewsletterEvent(inner, found.email, 'newsletter.confirmed', { from });
    await queueVoucherMail(inner, texts, found, 'welcome');
    return 'confirmed';
  });
  return outcome;
}

/** The brands' names as the words of consent list them: A und B. */
export function formatBrandNames({ tenant, locale }: Pick<RequestContext, 'tenant' | 'locale'>): string {
  return new Intl.ListFormat(locale).format(tenant.newsletter.brands.map(({ name }) => name));
}

/**
 * The state of the signed-in customer's own subscription; null if there is none, or no customer is signed in. No
 * other address can be queried.
 */
export async function findOwnState(ctx: RequestContext): Promise<Subscription['state'] | null> {
  const customerId = getSignedInCustomer(ctx);
  if (customerId === null) return null;
  const customer = await findCustomer(ctx, customerId);
  const found = customer && (await findSubscription(ctx, { email: customer.email }));
  return found?.state ?? null;
}

function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
