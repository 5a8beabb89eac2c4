import { refuse } from '#commerce/kernel/result.ts';
import { paymentSchema } from '#forms/payment.ts';
import { isOwn, methodsToday, type VisitorContext } from './checkout.service.ts';
import { findBasketAndCheckout } from './checkout.store.ts';
import { type CheckoutResult, invalid, saved } from './save-step.service.ts';

/** How the order is paid; the account of a direct debit may be the one that was entered before. */
export async function setPayment(ctx: VisitorContext, input: unknown): Promise<CheckoutResult> {
  const keepsAccount = isDirectDebit(input) && (await hasAccount(ctx));
  const parsed = paymentSchema(methodsToday(ctx), keepsAccount).safeParse(input);
  if (!parsed.success) return refuse(invalid(parsed.error));
  const { paymentMethod, account } = parsed.data;
  return saved(ctx, (entered) => ({ ...entered, paymentMethod, account: account ?? entered.account }));
}

function isDirectDebit(input: unknown): boolean {
  return (input as { paymentMethod?: unknown } | null)?.paymentMethod === 'direct-debit';
}

/** Whether this visitor has entered an account before. */
async function hasAccount(ctx: VisitorContext): Promise<boolean> {
  const found = await findBasketAndCheckout(ctx);
  return found !== null && isOwn(ctx.visitor, found.stored) && found.stored.account !== null;
}
