import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { addDays, getToday } from '#commerce/ground/kernel/day.rules.ts';
import { readSignedId, signId, type TokenKey } from '#commerce/ground/kernel/expiring-token.rules.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { loadMailTexts, queueMail } from '#commerce/ground/mail/mail.service.ts';
import {
  listOrdersByAgreementDay,
  loadFirstAgreementDay,
} from '#commerce/money/credit/agreement/agreement.service.ts';
import type { RecomputedPlan } from '#commerce/money/credit/agreement/amended-plan.rules.ts';
import { getCreditLaw } from '#commerce/money/credit/credit.service.ts';
import {
  addProtection,
  type LaterProtection,
  removeProtection,
} from '#commerce/money/credit/plan/later-protection.rules.ts';
import type { ProtectionCost } from '#commerce/money/credit/plan/protection.rules.ts';
import { bookAmendment } from '#commerce/money/credit/plan/recompute-plan.service.ts';
import { lockOrder } from '#commerce/orders/order/draft/order-lock.commands.ts';
import { type PaidOrder, readOrder } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { recordOrderEvent } from '#commerce/orders/order-log/order-event.service.ts';
import { formatIsoDay } from '#texts/format.ts';
import { loadRunningCredit, type RunningCredit } from '../credit-of-order.service.ts';
import { createOrderLanguageContext } from '../order-language.ts';
import {
  buildProtectionChosenMail,
  buildProtectionEndedMail,
  buildProtectionOfferMail,
} from './protection-mail.rules.ts';

/** The offer for a running credit, and its cost from now on. */
export type ProtectionOffer = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly cost: ProtectionCost;
};

export type ProtectionRefusal =
  /** no such order or link, no running credit, or the market has no protection */
  | { readonly code: 'NotOffered' }
  /** the market's days after the contract are not over. @property from ISO 8601 date */
  | { readonly code: 'TooEarly'; readonly from: string }
  | { readonly code: 'AlreadyChosen' }
  | { readonly code: 'TermsMissing' }
  /** a payment or a return has since changed the plan: show the new cost */
  | { readonly code: 'OfferChanged' };

/**
 * Payment protection for an order's credit after the contract, where the market lets it be agreed only some days
 * later (DE: § 7a (5) VVG). Changes nothing. The caller has checked that the visitor may see the order, or has read a
 * signed link.
 */
export async function viewProtectionOffer(
  ctx: RequestContext,
  { orderId }: { readonly orderId: string },
): Promise<Result<ProtectionOffer, ProtectionRefusal>> {
  const offer = await offerFor(ctx, await readOrder(ctx, orderId));
  return offer.ok ? ok(buildOfferView(offer.value)) : offer;
}

/**
 * Chooses payment protection: premiums are charged with the later instalments. The terms must be accepted.
 * @param input.totalMinor the sum of all premiums, as it was shown
 */
export async function chooseLaterProtection(
  ctx: RequestContext,
  input: { readonly orderId: string; readonly totalMinor: number; readonly termsAccepted: boolean },
): Promise<Result<ProtectionOffer, ProtectionRefusal>> {
  if (!input.termsAccepted) return refuse({ code: 'TermsMissing' });
  const inLanguage = await createOrderLanguageContext(ctx, input.orderId);
  const texts = await loadMailTexts(inLanguage);
  return runInTransaction(inLanguage, async (inner) => {
    const offer = await offerFor(inner, await lockOrder(inner, input.orderId));
    if (!offer.ok) return offer;
    const { order, agreement, protection } = offer.value;
    const { cost, next } = protection;
    if (cost.totalMinor !== input.totalMinor) return refuse({ code: 'OfferChanged' as const });
    await bookAmendment(inner, agreement, next);
    const data = { why: 'protection-chosen', premiumMinor: cost.totalMinor, version: agreement.version + 1 };
    await recordOrderEvent(inner, { orderId: order.orderId, type: 'credit.changed', data });
    await queueMail(inner, buildProtectionChosenMail({ tenant: inner.tenant, order, texts }, cost), {
      recipient: order.email,
      cause: `protection-chosen:${order.orderId}:${agreement.version + 1}`,
    });
    return ok(buildOfferView(offer.value));
  });
}

type Ending = RunningCredit & { readonly next: RecomputedPlan; readonly savedMinor: number };

/** Reckons the premiums that are no longer owed if an order's protection ends today. Changes nothing. */
export async function quoteProtectionEnd(
  ctx: RequestContext,
  { orderId }: { readonly orderId: string },
): Promise<Result<{ readonly savedMinor: number }, ProtectionRefusal>> {
  const ending = await calculateProtectionEnd(ctx, await readOrder(ctx, orderId));
  return ending.ok ? ok({ savedMinor: ending.value.savedMinor }) : ending;
}

/** Ends an order's protection; within its withdrawal period all premiums are given back. */
export async function endProtection(
  ctx: RequestContext,
  { orderId }: { readonly orderId: string },
): Promise<Result<{ readonly savedMinor: number }, ProtectionRefusal>> {
  const inLanguage = await createOrderLanguageContext(ctx, orderId);
  const texts = await loadMailTexts(inLanguage);
  return runInTransaction(inLanguage, async (inner) => {
    const ending = await calculateProtectionEnd(inner, await lockOrder(inner, orderId));
    if (!ending.ok) return ending;
    const { order, agreement, next, savedMinor } = ending.value;
    await bookAmendment(inner, agreement, next);
    const version = agreement.version + 1;
    const data = { why: 'protection-ended', savedMinor, version };
    await recordOrderEvent(inner, { orderId, type: 'credit.changed', data });
    await queueMail(inner, buildProtectionEndedMail({ tenant: inner.tenant, order, texts }, savedMinor), {
      recipient: order.email,
      cause: `protection-ended:${orderId}:${version}`,
    });
    return ok({ savedMinor });
  });
}

async function calculateProtectionEnd(
  ctx: RequestContext,
  order: PaidOrder | null,
): Promise<Result<Ending, ProtectionRefusal>> {
  const running = await loadRunningCredit(ctx, order);
  const terms = getCreditLaw(ctx)?.terms.protection;
  if (!running.ok || !terms) return refuse({ code: 'NotOffered' });
  const { agreement, today } = running.value;
  const chosenOn = formatIsoDay(agreement.agreedAt, ctx.tenant.timeZone);
  const next = removeProtection(agreement, today, today <= addDays(chosenOn, terms.withdrawalDays));
  if (!next) return refuse({ code: 'NotOffered' });
  const savedMinor = next.parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return ok({ ...running.value, next, savedMinor });
}

/**
 * Mails the offers that have become possible, each once, with a signed link to its page. Sends none where protection
 * is chosen with an order. It can run at any time and on several servers at once.
 * @returns how many were queued now or before
 */
export async function sendProtectionOffers(ctx: RequestContext, secret: string): Promise<number> {
  const terms = getCreditLaw(ctx)?.terms.protection;
  if (!terms || terms.daysAfterContract === 0) return 0;
  const today = getToday(ctx);
  const until = addDays(today, -terms.daysAfterContract);
  let offered = 0;
  for (const orderId of await listOrdersByAgreementDay(ctx, {
    from: addDays(until, -terms.offerDays),
    until,
  })) {
    const inLanguage = await createOrderLanguageContext(ctx, orderId);
    const order = await readOrder(inLanguage, orderId);
    const offer = await offerFor(inLanguage, order);
    if (!offer.ok || !order) continue;
    const lastDay = addDays(today, terms.offerDays);
    const token = signId(buildLinkKey(ctx, secret), {
      id: orderId,
      expiresAt: new Date(`${lastDay}T23:59:59Z`),
    });
    const notice = { tenant: ctx.tenant, order, texts: await loadMailTexts(inLanguage) };
    await runInTransaction(inLanguage, (inner) =>
      queueMail(inner, buildProtectionOfferMail(notice, { ...offer.value.protection, token, lastDay }), {
        recipient: order.email,
        cause: `protection-offer:${orderId}`,
      }),
    );
    offered += 1;
  }
  return offered;
}

/**
 * The order that a signed link refers to, while it is valid.
 * @returns null if the link is not the shop's, or has expired
 */
export function readProtectionLink(ctx: RequestContext, secret: string, token: string): string | null {
  const link = readSignedId(buildLinkKey(ctx, secret), token);
  return link && link.expiresAt > ctx.clock.now() ? link.id : null;
}

function buildLinkKey({ tenant }: RequestContext, secret: string): TokenKey {
  return { secret, purpose: 'payment-protection', tenantId: tenant.id };
}

type Offered = RunningCredit & { readonly protection: LaterProtection };

async function offerFor(
  ctx: RequestContext,
  order: PaidOrder | null,
): Promise<Result<Offered, ProtectionRefusal>> {
  const running = await loadRunningCredit(ctx, order);
  const terms = getCreditLaw(ctx)?.terms.protection;
  if (!running.ok || !terms || terms.daysAfterContract === 0) return refuse({ code: 'NotOffered' });
  const { agreement, today } = running.value;
  if (agreement.premiumMinor > 0) return refuse({ code: 'AlreadyChosen' });
  const agreedOn = await loadFirstAgreementDay(ctx, running.value.order.orderId);
  const from = addDays(agreedOn, terms.daysAfterContract);
  if (today < from) return refuse({ code: 'TooEarly', from });
  const protection = addProtection(agreement, terms, today);
  return protection ? ok({ ...running.value, protection }) : refuse({ code: 'NotOffered' });
}

function buildOfferView({ order, protection }: Offered): ProtectionOffer {
  return { orderId: order.orderId, orderNumber: order.orderNumber, cost: protection.cost };
}
