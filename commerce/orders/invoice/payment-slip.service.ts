import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { loadMailTexts } from '#commerce/ground/mail/mail.service.ts';
import type { Paper } from '#commerce/money/document/paper.types.ts';
import { buildQrBill } from '#commerce/money/document/qr-bill.rules.ts';
import { transferCode } from '#commerce/money/document/transfer-code.rules.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import { findPaymentInstruction } from '#commerce/money/payment/payment-instruction.service.ts';
import { buildTransfer } from '#commerce/money/payment/transfer-reference.rules.ts';
import { findById } from '#commerce/orders/order/order-record.queries.ts';
import { formatDate, formatMoney } from '#texts/format.ts';
import { buildTransferParties } from './invoice.rules.ts';

/**
 * The transfer of an order that is paid in advance, for its open amount, with the code that banks read: a Swiss QR bill,
 * or in the euro area the code for banking apps. The invoice comes with the goods, and those wait for the money.
 * @returns null if there is no such order, nothing is to be transferred, or there is no code for it
 */
export async function buildPaymentSlip(ctx: RequestContext, orderId: string): Promise<Paper | null> {
  const order = await findById(ctx, orderId);
  const instruction = order && (await findPaymentInstruction(ctx, order));
  if (!order || !instruction?.payUntil || order.state === 'cancelled') return null;
  const { tenant } = ctx;
  const { locale, currency, orderNumber } = order;
  const { openMinor: amountMinor } = await getOrderBalance(ctx, orderId);
  const texts = await loadMailTexts(ctx, locale);
  const amount = formatMoney({ minor: amountMinor, currency }, locale, tenant.priceFormat);
  const { iban, transferReference: reference } = instruction;
  const subject = texts.text('order.invoice.subject', { number: orderNumber });
  const qrBill = buildQrBill({
    ...buildTransferParties(order, tenant),
    ...buildTransfer(tenant.company.bank, orderNumber),
    ...{ amountMinor, currency, locale, message: subject },
    described: texts.text('order.invoice.qrBill', { amount, iban, reference }),
  });
  const { bank } = tenant.company;
  const code = qrBill
    ? null
    : transferCode({
        ...{ ...buildTransfer(bank, orderNumber), bic: bank.bic, holder: instruction.accountHolder },
        ...{ amountMinor, currency },
        described: texts.text('payment.transfer.code', { amount, iban, reference }),
      });
  if (!qrBill && !code) return null;
  const { legalName, street, postalCode, city, email, phone } = tenant.company;
  const date = formatDate(instruction.payUntil, locale, 'UTC');
  return {
    ...{ locale, subject, author: tenant.companyName, qrBill },
    title: texts.text(code ? 'order.slip.transfer' : 'order.slip'),
    sections: [
      {
        heading: texts.text('payment.transfer.title'),
        paragraphs: [texts.text('payment.transfer.text', { amount, date })],
        facts: [
          [texts.text('payment.transfer.amount'), amount],
          [texts.text('payment.transfer.holder'), instruction.accountHolder],
          [texts.text('payment.transfer.iban'), iban],
          [texts.text('payment.transfer.bic'), instruction.bic],
          [texts.text('payment.transfer.bank'), instruction.bankName],
          [texts.text('payment.transfer.reference'), reference],
        ],
      },
      ...(code ? [{ heading: '', paragraphs: [texts.text('payment.transfer.scan')], code }] : []),
    ],
    note: `${legalName}, ${street}, ${postalCode} ${city}\n${email} · ${phone}`,
  };
}
