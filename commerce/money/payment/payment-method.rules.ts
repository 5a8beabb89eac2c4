import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { todayOf } from '#commerce/ground/kernel/day.rules.ts';
import { isCreditMethod } from '#forms/credit.ts';
import { LATER_METHODS, WALLETS, waitsForTransfer } from '#forms/payment-method.ts';
import type { PaymentMethod } from '#tenants/payment-methods.ts';
import type { Tenant } from '#tenants/tenant.ts';

/** Paid at a provider's page that the browser is sent to. */
const REDIRECT_METHODS: readonly PaymentMethod[] = ['ideal', 'paypal', 'card', ...WALLETS, ...LATER_METHODS];

/** Whether an order by this method waits until a provider says that it is paid. */
export function isRedirectMethod(code: string): boolean {
  return (REDIRECT_METHODS as readonly string[]).includes(code);
}

/** The wallets among methods, in their order. */
export function walletsAmong(methods: readonly PaymentMethod[]): PaymentMethod[] {
  return methods.filter((code) => (WALLETS as readonly string[]).includes(code));
}

/**
 * Whether goods leave only when the money is there or held: bank transfer in advance, and all that is paid by redirect.
 */
export function isPaidBeforehand(code: string): boolean {
  return waitsForTransfer(code) || isRedirectMethod(code);
}

/**
 * The tenant's methods on a day, in its order: a method with a later `validFrom` is not there yet, and bank transfer
 * only where the tenant has it switched on (product 9.7).
 * @param today ISO date in the tenant's time zone
 */
export function paymentMethodsOn(
  { payment, orderOptions }: Pick<Tenant, 'payment' | 'orderOptions'>,
  today: string,
): PaymentMethod[] {
  return payment.methods
    .filter(({ validFrom }) => validFrom === null || validFrom <= today)
    .map(({ code }) => code)
    .filter((code) => code !== 'prepayment' || orderOptions.bankTransfer);
}

/** Ways of paying without credit that the context's tenant offers today. */
export function methodsToday(ctx: Pick<RequestContext, 'tenant' | 'clock'>): PaymentMethod[] {
  return paymentMethodsOn(ctx.tenant, todayOf(ctx));
}

/**
 * Whether a delivery can be paid by a method: a day that was wished for, or on which tyres are fitted, is promised, and nobody knows when a transfer
 * comes in that the goods wait for.
 * @param wishedOn YYYY-MM-DD; null: no day is promised
 */
export function keepsWishedDay(code: string, wishedOn: string | null): boolean {
  return wishedOn === null || !waitsForTransfer(code);
}

/**
 * The methods that an order that is not paid yet can still be paid by: neither what needs more to be typed nor a credit
 * check.
 */
export function methodsToChooseAgain(methods: readonly PaymentMethod[]): PaymentMethod[] {
  return methods.filter((code) => code !== 'direct-debit' && !isCreditMethod(code));
}
