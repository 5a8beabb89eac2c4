import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDays } from '#commerce/ground/kernel/day.rules.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import { takesQrBill } from '#commerce/money/document/qr-bill.rules.ts';
import { takesTransferCode } from '#commerce/money/document/transfer-code.rules.ts';
import { maskIban } from '#forms/address/iban.ts';
import { needsTransfer } from '#forms/payment-method.ts';
import { formatIsoDay } from '#texts/format.ts';
import { findMandate, type Mandate } from './mandate/mandate.store.ts';
import { buildTransfer, formatReference, groupByFour } from './transfer-reference.rules.ts';

/** How an order is paid by bank transfer, or how its direct debit is taken. Account numbers in groups of four. */
export type PaymentInstruction = {
  readonly transferReference: string;
  readonly accountHolder: string;
  readonly iban: string;
  readonly bic: string;
  readonly bankName: string;
  /** whether there is a paper for it, with a QR bill or with the code of the euro area */
  readonly hasSlip: boolean;
  /** whether banking apps of the euro area can read it from a code */
  readonly hasCode: boolean;
  /** ISO date; null if not paid in advance */
  readonly payUntil: string | null;
  readonly mandateReference: string | null;
  readonly creditorId: string | null;
  /** masked: from which account */
  readonly debitedIban: string | null;
  /** ISO date */
  readonly collectOn: string | null;
};

/** The fields of an order that say how it is paid. */
type InstructedOrder = {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly paymentMethod: string;
  readonly placedAt: Date;
  readonly currency: Currency;
};

/** The instruction for an existing order. @returns null if it is paid in another way and needs none */
export async function findPaymentInstruction(
  ctx: RequestContext,
  order: InstructedOrder,
): Promise<PaymentInstruction | null> {
  return buildPaymentInstruction(ctx, order, await findOrderMandate(ctx, order));
}

/** The mandate that was given with an order; null if it is paid in another way. */
export async function findOrderMandate(
  ctx: RequestContext,
  { orderId, paymentMethod }: Pick<InstructedOrder, 'orderId' | 'paymentMethod'>,
): Promise<Mandate | null> {
  return paymentMethod === 'direct-debit' ? findMandate(ctx, orderId) : null;
}

/**
 * The instruction for an order that is being placed.
 * @param mandate given with it
 * @returns null if it is paid in another way and needs none
 */
export function buildPaymentInstruction(
  { tenant }: RequestContext,
  { orderNumber, paymentMethod, placedAt, currency }: InstructedOrder,
  mandate: Mandate | null,
): PaymentInstruction | null {
  if (paymentMethod !== 'prepayment' && paymentMethod !== 'direct-debit') return null;
  const { company, payment, timeZone } = tenant;
  const transfer = buildTransfer(company.bank, orderNumber);
  const hasQrBill = takesQrBill(transfer.iban, currency);
  const hasCode = !hasQrBill && takesTransferCode(currency);
  const until = addDays(formatIsoDay(placedAt, timeZone), payment.prepaymentDays);
  return {
    transferReference: formatReference(transfer.reference),
    accountHolder: company.legalName,
    iban: groupByFour(transfer.iban),
    bic: company.bank.bic,
    bankName: company.bank.name,
    hasSlip: needsTransfer(paymentMethod) && (hasQrBill || hasCode),
    hasCode: needsTransfer(paymentMethod) && hasCode,
    payUntil: needsTransfer(paymentMethod) ? until : null,
    mandateReference: mandate?.reference ?? null,
    creditorId: mandate?.creditorId ?? null,
    debitedIban: mandate && maskIban(mandate.iban),
    collectOn: mandate?.collectOn ?? null,
  };
}
