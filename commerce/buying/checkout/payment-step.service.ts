import { refuse } from '#commerce/ground/kernel/result.ts';
import { keepsWishedDay, methodsToday } from '#commerce/money/payment/payment-method.rules.ts';
import { paymentSchema } from '#forms/payment.ts';
import { waitsForTransfer } from '#forms/payment-method.ts';
import { isOwn, type VisitorContext } from './checkout.service.ts';
import { type CheckoutRow, findBasketAndCheckout, nothingEntered } from './checkout.store.ts';
import { type CheckoutResult, invalid, saveStep } from './save-step.service.ts';

/** Stores how the order is paid; the account of a direct debit may be the one that was entered before. */
export async function setPayment(ctx: VisitorContext, input: unknown): Promise<CheckoutResult> {
  const asked = methodIn(input);
  const { account: known, wishedOn } = dependsOnEntries(asked) ? await readEntries(ctx) : nothingEntered;
  const methods = methodsToday(ctx).filter((code) => keepsWishedDay(code, wishedOn));
  const parsed = paymentSchema(methods, asked === 'direct-debit' && known !== null).safeParse(input);
  if (!parsed.success) return refuse(invalid(parsed.error));
  const { paymentMethod, account } = parsed.data;
  return saveStep(ctx, { paymentMethod, ...(account && { account }) });
}

function methodIn(input: unknown): string {
  const asked = (input as { paymentMethod?: unknown } | null)?.paymentMethod;
  return typeof asked === 'string' ? asked : '';
}

/** Whether a method may be refused for the day that was wished, or is paid from an account that was entered before. */
function dependsOnEntries(method: string): boolean {
  return method === 'direct-debit' || waitsForTransfer(method);
}

async function readEntries(ctx: VisitorContext): Promise<CheckoutRow> {
  const found = await findBasketAndCheckout(ctx);
  return found && isOwn(ctx.visitor, found.stored) ? found.stored : nothingEntered;
}
