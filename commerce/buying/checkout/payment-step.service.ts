import { refuse } from '#commerce/ground/kernel/result.ts';
import { canKeepWishedDay, listMethodsToday } from '#commerce/money/payment/payment-method.rules.ts';
import { getPaymentSchema } from '#forms/payment.ts';
import { needsTransfer } from '#forms/payment-method.ts';
import { isOwn, type VisitorContext } from './checkout.service.ts';
import { type CheckoutRow, findBasketAndCheckout, nothingEntered } from './checkout.store.ts';
import { buildInvalidInput, type CheckoutResult, saveStep } from './save-step.service.ts';

/** Stores how the order is paid; the account of a direct debit may be the one that was entered before. */
export async function setPayment(ctx: VisitorContext, input: unknown): Promise<CheckoutResult> {
  const asked = readPaymentMethod(input);
  const { account: known, wishedOn } = needsCheckoutEntries(asked) ? await readEntries(ctx) : nothingEntered;
  const methods = listMethodsToday(ctx).filter((code) => canKeepWishedDay(code, wishedOn));
  const parsed = getPaymentSchema(methods, asked === 'direct-debit' && known !== null).safeParse(input);
  if (!parsed.success) return refuse(buildInvalidInput(parsed.error));
  const { paymentMethod, account } = parsed.data;
  return saveStep(ctx, { paymentMethod, ...(account && { account }) });
}

function readPaymentMethod(input: unknown): string {
  const asked = (input as { paymentMethod?: unknown } | null)?.paymentMethod;
  return typeof asked === 'string' ? asked : '';
}

/** Whether a method may be refused for the day that was wished, or is paid from an account that was entered before. */
function needsCheckoutEntries(method: string): boolean {
  return method === 'direct-debit' || needsTransfer(method);
}

async function readEntries(ctx: VisitorContext): Promise<CheckoutRow> {
  const found = await findBasketAndCheckout(ctx);
  return found && isOwn(ctx.visitor, found.stored) ? found.stored : nothingEntered;
}
