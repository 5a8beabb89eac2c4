import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { addDays } from '#commerce/ground/kernel/day.rules.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import { takesQrBill } from '#commerce/money/document/qr-bill.rules.ts';
import { maskedIban } from '#forms/iban.ts';
import { waitsForTransfer } from '#forms/payment-method.ts';
import { dayIn } from '#texts/format.ts';
import { findMandate, type Mandate } from './mandate.store.ts';
import { groupedByFour, groupedReference, transferOf } from './transfer-reference.rules.ts';

/** How an order is paid by bank transfer, or how its direct debit is taken. Account numbers in groups of four. */
export type PaymentInstruction = {
  readonly transferReference: string;
  readonly accountHolder: string;
  readonly iban: string;
  readonly bic: string;
  readonly bankName: string;
  /** whether there is a QR bill for it */
  readonly hasSlip: boolean;
  /** ISO date; null: not in advance */
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

/** The instruction for an order that exists. @returns null: it is paid in another way and needs none */
export async function paymentInstruction(
  ctx: RequestContext,
  order: InstructedOrder,
): Promise<PaymentInstruction | null> {
  return instructionOf(ctx, order, await mandateOf(ctx, order));
}

/** The mandate that was given with an order; null: it is paid in another way. */
export async function mandateOf(
  ctx: RequestContext,
  { orderId, paymentMethod }: Pick<InstructedOrder, 'orderId' | 'paymentMethod'>,
): Promise<Mandate | null> {
  return paymentMethod === 'direct-debit' ? findMandate(ctx, orderId) : null;
}

/**
 * The instruction for an order that is being placed.
 * @param mandate given with it
 * @returns null: it is paid in another way and needs none
 */
export function instructionOf(
  { tenant }: RequestContext,
  { orderNumber, paymentMethod, placedAt, currency }: InstructedOrder,
  mandate: Mandate | null,
): PaymentInstruction | null {
  if (paymentMethod !== 'prepayment' && paymentMethod !== 'direct-debit') return null;
  const { company, payment, timeZone } = tenant;
  const transfer = transferOf(company.bank, orderNumber);
  const until = addDays(dayIn(placedAt, timeZone), payment.prepaymentDays);
  return {
    transferReference: groupedReference(transfer.reference),
    accountHolder: company.legalName,
    iban: groupedByFour(transfer.iban),
    bic: company.bank.bic,
    bankName: company.bank.name,
    hasSlip: waitsForTransfer(paymentMethod) && takesQrBill(transfer.iban, currency),
    payUntil: waitsForTransfer(paymentMethod) ? until : null,
    mandateReference: mandate?.reference ?? null,
    creditorId: mandate?.creditorId ?? null,
    debitedIban: mandate && maskedIban(mandate.iban),
    collectOn: mandate?.collectOn ?? null,
  };
}
