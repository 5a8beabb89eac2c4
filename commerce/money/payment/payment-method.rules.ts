import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { getToday } from '#commerce/ground/kernel/day.rules.ts';
import { isCreditMethod } from '#forms/credit.ts';
import { isLaterMethod, LATER_METHODS, needsTransfer, WALLETS } from '#forms/payment-method.ts';
import type { LinkMethod, PaymentMethod } from '#tenants/payment-methods.ts';
import type { Tenant } from '#tenants/tenant.ts';

/** Paid at a provider's page that the browser is sent to. */
const REDIRECT_METHODS: readonly PaymentMethod[] = ['ideal', 'paypal', 'card', ...WALLETS, ...LATER_METHODS];

/** Whether an order by this method waits until a provider reports that it is paid. */
export function isRedirectMethod(code: string): boolean {
  return (REDIRECT_METHODS as readonly string[]).includes(code);
}

/** The wallets among methods, in their order. */
export function filterWallets(methods: readonly PaymentMethod[]): PaymentMethod[] {
  return methods.filter((code) => (WALLETS as readonly string[]).includes(code));
}

/**
 * Whether goods leave only when the money has arrived or is held: bank transfer in advance, and every method by
 * redirect.
 */
export function isPaidBeforehand(code: string): boolean {
  return needsTransfer(code) || isRedirectMethod(code);
}

/**
 * The tenant's methods on a day, in its order: a method with a later `validFrom` is left out, and bank transfer is in
 * only where the tenant has it switched on (product 9.7).
 * @param today ISO date in the tenant's time zone
 */
export function listPaymentMethods(
  { payment, orderOptions }: Pick<Tenant, 'payment' | 'orderOptions'>,
  today: string,
): PaymentMethod[] {
  return payment.methods
    .filter(({ validFrom }) => validFrom === null || validFrom <= today)
    .map(({ code }) => code)
    .filter((code) => code !== 'prepayment' || orderOptions.bankTransfer);
}

/**
 * The methods of a payment link: the tenant's own at a provider's page, in its order, then the others that its links
 * take. A lender's are left out, since what is owed already is not lent once more; cards are named by their brand.
 * @param today ISO date in the tenant's time zone
 */
export function listLinkMethods(
  tenant: Pick<Tenant, 'payment' | 'orderOptions'>,
  today: string,
): LinkMethod[] {
  const own = listPaymentMethods(tenant, today).filter(
    (code) => isRedirectMethod(code) && !isLaterMethod(code) && code !== 'card',
  );
  return [...new Set([...own, ...tenant.payment.paylinkMethods])];
}

/** Ways of paying without credit that the context's tenant offers today. */
export function listMethodsToday(ctx: Pick<RequestContext, 'tenant' | 'clock'>): PaymentMethod[] {
  return listPaymentMethods(ctx.tenant, getToday(ctx));
}

/**
 * Whether a delivery can be paid by a method: a preferred day or a fitting day promises a date, but it is unknown
 * when the transfer arrives that the goods wait for.
 * @param wishedOn YYYY-MM-DD; null if no day is promised
 */
export function canKeepWishedDay(code: string, wishedOn: string | null): boolean {
  return wishedOn === null || !needsTransfer(code);
}

/** The methods by which an unpaid order can still be paid: those that need no further input and no credit check. */
export function filterRetryMethods(methods: readonly PaymentMethod[]): PaymentMethod[] {
  return methods.filter((code) => code !== 'direct-debit' && !isCreditMethod(code));
}
