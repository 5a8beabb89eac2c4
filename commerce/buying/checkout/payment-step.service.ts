import { refuse } from '#commerce/ground/kernel/result.ts';
import { keepsWishedDay, methodsToday } from '#commerce/money/payment/payment-method.rules.ts';
import { paymentSchema } from '#forms/payment.ts';
import { isOwn, type VisitorContext } from './checkout.service.ts';
import { findBasketAndCheckout, nothingEntered } from './checkout.store.ts';
import { type CheckoutResult, invalid, saveStep } from './save-step.service.ts';

/** Stores how the order is paid; the account of a direct debit may be the one that was entered before. */
export async function setPayment(ctx: VisitorContext, input: unknown): Promise<CheckoutResult> {
  const read = await findBasketAndCheckout(ctx);
  const { account: known, wishedOn } = read && isOwn(ctx.visitor, read.stored) ? read.stored : nothingEntered;
  const methods = methodsToday(ctx).filter((code) => keepsWishedDay(code, wishedOn));
  const parsed = paymentSchema(methods, isDirectDebit(input) && known !== null).safeParse(input);
  if (!parsed.success) return refuse(invalid(parsed.error));
  const { paymentMethod, account } = parsed.data;
  return saveStep(ctx, (entered) => ({ ...entered, paymentMethod, account: account ?? entered.account }), {
    read,
  });
}

function isDirectDebit(input: unknown): boolean {
  return (input as { paymentMethod?: unknown } | null)?.paymentMethod === 'direct-debit';
}
