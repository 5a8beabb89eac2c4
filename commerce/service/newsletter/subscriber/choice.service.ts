import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { addDays, getToday } from '#commerce/ground/kernel/day.rules.ts';
import type { TooManyAttempts } from '#commerce/ground/kernel/refusals.errors.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { loadMailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import { findCredentials, findCustomer } from '#commerce/people/customer/customer.queries.ts';
import { chooseCommunication } from '#commerce/people/identity/communication.commands.ts';
import type { NewsletterChange } from '#forms/newsletter.ts';
import type { NoSubscription } from '../newsletter.errors.ts';
import {
  findSubscription,
  lockSubscription,
  type Subscription,
  type SubscriptionKey,
  setRejoined,
  setTopics,
  setUnsubscribed,
} from '../newsletter.store.ts';
import { recordNewsletterEvent } from '../newsletter-event.store.ts';
import { buildNewsletterMail } from '../newsletter-mail.rules.ts';
import { type BrandChoice, joinBrands, readBrandChoices, setBrands } from './choice.store.ts';

/** A subscriber's choices, as their form shows them. */
export type NewsletterChoices = {
  readonly email: string;
  readonly state: Subscription['state'];
  readonly brands: readonly BrandChoice[];
  readonly creditOffers: boolean;
};

const TOKEN = /^[\w-]{43}$/;

/** The subscription of the signed-in customer's address, or of a mail's token. null if there is none. */
export async function readChoices(ctx: RequestContext, token: string): Promise<NewsletterChoices | null> {
  const key = await resolveSubscriptionKey(ctx, token);
  const found = key && (await findSubscription(ctx, key));
  if (!found) return null;
  const { email, state, creditOffers } = found;
  return { email, state, creditOffers, brands: await readBrandChoices(ctx, email) };
}

/** @param token '': the signed-in customer's own */
async function resolveSubscriptionKey(ctx: RequestContext, token: string): Promise<SubscriptionKey | null> {
  if (token !== '') return TOKEN.test(token) ? { unsubscribe_token: token } : null;
  const customerId = getSignedInCustomer(ctx);
  const customer = customerId === null ? null : await findCustomer(ctx, customerId);
  return customer && { email: customer.email };
}

export type ChangeInput = {
  readonly change: NewsletterChange;
  /** keys; [] means all */
  readonly brands: readonly string[];
  /** of a mail; '' with a signed-in customer: the customer's own */
  readonly token: string;
};

/**
 * Changes a subscriber's choices: by the token of a mail or as the signed-in customer. The change applies at once; an
 * edition that is being sent checks again before each mail. Repeating it is no fault.
 */
export async function changeNewsletter(
  ctx: RequestContext,
  { change, brands, token }: ChangeInput,
): Promise<Result<NewsletterChoices, NoSubscription>> {
  const key = await resolveSubscriptionKey(ctx, token);
  if (key === null) return refuse({ code: 'NoSubscription' });
  const changed = await runInTransaction(ctx, async (inner) => {
    const found = await lockSubscription(inner, key);
    if (!found || found.state === 'pending') return null;
    await applyChange(inner, found, change, filterBrands(inner, brands));
    return found.email;
  });
  if (changed === null) return refuse({ code: 'NoSubscription' });
  const after = await findSubscription(ctx, { email: changed });
  if (!after) return refuse({ code: 'NoSubscription' });
  const { email, state, creditOffers } = after;
  return ok({ email, state, creditOffers, brands: await readBrandChoices(ctx, email) });
}

/** Lists that a mail's link ends by one press. */
export const LISTS = ['newsletter', 'credit', 'personalised'] as const;
export type List = (typeof LISTS)[number];

/**
 * Ends a list for the owner of a mail's token, by one press.
 * @returns already: it was ended before; unknown: no subscription has this token
 */
export async function leaveList(
  ctx: RequestContext,
  token: string,
  list: List,
): Promise<'left' | 'already' | 'unknown'> {
  if (!TOKEN.test(token)) return 'unknown';
  return runInTransaction(ctx, async (inner) => {
    const found = await lockSubscription(inner, { unsubscribe_token: token });
    if (!found) return 'unknown';
    if (!isOn(found, list)) return 'already';
    if (list === 'newsletter')
      await applyChange(inner, found, { type: 'unsubscribe' }, filterBrands(inner, []));
    if (list === 'credit') await applyChange(inner, found, { type: 'creditOffers' }, []);
    if (list === 'personalised') {
      await setTopics(inner, found.email, { personalised: false });
      await recordNewsletterEvent(inner, found.email, 'newsletter.changed', { personalised: false });
    }
    return 'left';
  });
}

function isOn(found: Subscription, list: List): boolean {
  switch (list) {
    case 'newsletter':
      return found.state !== 'unsubscribed';
    case 'credit':
      return found.creditOffers;
    case 'personalised':
      return found.personalised;
  }
}

function filterBrands({ tenant }: RequestContext, asked: readonly string[]): string[] {
  const all = tenant.newsletter.brands.map(({ key }) => key);
  const chosen = all.filter((key) => asked.includes(key));
  return chosen.length > 0 ? chosen : all;
}

/** For the transaction that has locked the subscription. @param brands keys of the tenant */
export async function applyChange(
  ctx: RequestContext,
  { email }: Pick<Subscription, 'email'>,
  change: NewsletterChange,
  brands: readonly string[],
): Promise<void> {
  switch (change.type) {
    case 'unsubscribe':
      await setBrands(ctx, email, brands, { subscribed: false });
      await endWithoutBrands(ctx, email);
      return recordNewsletterEvent(ctx, email, 'newsletter.unsubscribed', { brands });
    case 'everything': {
      const all = ctx.tenant.newsletter.brands.map(({ key }) => key);
      await setBrands(ctx, email, all, { subscribed: false });
      await setTopics(ctx, email, { credit_offers: false, personalised: false });
      await setUnsubscribed(ctx, email);
      await endOtherMails(ctx, email);
      return recordNewsletterEvent(ctx, email, 'newsletter.unsubscribed', { brands: all, everything: true });
    }
    case 'creditOffers':
      await setTopics(ctx, email, { credit_offers: false });
      return recordNewsletterEvent(ctx, email, 'newsletter.changed', { creditOffers: false });
    case 'pause': {
      const pausedUntil = addDays(getToday(ctx), change.days);
      await setBrands(ctx, email, brands, { pausedUntil });
      return recordNewsletterEvent(ctx, email, 'newsletter.changed', { brands, pausedUntil });
    }
    case 'frequency':
      await setBrands(ctx, email, brands, { frequency: change.frequency });
      return recordNewsletterEvent(ctx, email, 'newsletter.changed', { brands, frequency: change.frequency });
    case 'rejoin':
      await joinBrands(ctx, email, brands);
      await setRejoined(ctx, email);
      return recordNewsletterEvent(ctx, email, 'newsletter.rejoined', { brands });
  }
}

/** A subscription to no brand is ended. */
async function endWithoutBrands(ctx: RequestContext, email: string): Promise<void> {
  const left = (await readBrandChoices(ctx, email)).filter(({ subscribed }) => subscribed);
  if (left.length === 0) await setUnsubscribed(ctx, email);
}

/** Ends surveys and wishlist mails too, where a customer has the address. */
async function endOtherMails(ctx: RequestContext, email: string): Promise<void> {
  const known = await findCredentials(ctx, email);
  if (!known) return;
  await chooseCommunication(ctx, known.customer.customerId, { survey: false, wishlist: false });
}

/**
 * Mails the link by which an address changes its choices, if it is subscribed. The answer does not tell whether it
 * is.
 * @param input.query parameters of the link besides its token: the choice that was made in the form
 */
export async function requestNewsletterLink(
  ctx: RequestContext,
  input: { readonly email: string; readonly from: string; readonly query: Readonly<Record<string, string>> },
): Promise<Result<'mailSent', TooManyAttempts>> {
  const retryAfterSeconds = await ctx.attempts.countNewsletter(input.from);
  if (retryAfterSeconds !== null) return refuse({ code: 'TooManyAttempts', retryAfterSeconds });
  if ((await ctx.attempts.countNewsletterMail(`${ctx.tenant.id}|${input.email}`)) !== null)
    return ok('mailSent');
  const found = await findSubscription(ctx, { email: input.email });
  if (found?.state !== 'confirmed') return ok('mailSent');
  const texts = await loadMailTexts(ctx);
  const { unsubscribeToken } = found;
  const { query } = input;
  const { tenant, locale } = ctx;
  const mail = buildNewsletterMail({ tenant, locale, texts, unsubscribeToken, kind: 'leave', query });
  const minute = ctx.clock.now().toISOString().slice(0, 16);
  await queueMail(ctx, mail.content, {
    recipient: found.email,
    cause: `newsletter-leave:${unsubscribeToken}:${minute}`,
  });
  return ok('mailSent');
}
