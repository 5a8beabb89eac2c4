import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { readOrderByNumber } from '#commerce/orders/order/draft/order-lock.queries.ts';
import { getOrder } from '#commerce/orders/order/order.service.ts';
import {
  type ComingPayment,
  listComingPayments,
} from '#commerce/orders/settlement/coming-payment.queries.ts';
import { listOpenDebits, type OpenDebit } from '#commerce/orders/settlement/debit/debit-due.queries.ts';
import { debitDue, findDebitableAccount } from '#commerce/orders/settlement/debit/debit-due.service.ts';
import { makePaylink } from '#commerce/orders/settlement/paylink/paylink.commands.ts';
import { builder } from '../builder.ts';
import { CustomerRef } from '../customer/customer.ts';
import { createMoneyField } from '../money.ts';

/** Paying the amount due: at the provider, or by direct debit. */

const PayCoverRef = builder.enumType('PayCover', {
  values: {
    OPEN: { value: 'open', description: 'All that is open of the order.' },
    DUE: { value: 'due', description: 'The amount due now, else the one due next.' },
  } as const,
});

builder.mutationField('payDue', (t) =>
  t.string({
    nullable: true,
    description: 'Path and query of a page where an order is paid; null: nothing of it is open.',
    args: {
      orderNumber: t.arg.string(),
      accessToken: t.arg.string({ required: false }),
      covers: t.arg({ type: PayCoverRef }),
    },
    async resolve(_root, { orderNumber, accessToken, covers }, context) {
      const seen = await getOrder(context, { orderNumber, accessToken: accessToken ?? null });
      const order = seen && (await readOrderByNumber(context, orderNumber));
      return order ? ((await makePaylink(context, context.payments, order, covers))?.path ?? null) : null;
    },
  }),
);

const OpenDebitRef = builder.objectRef<OpenDebit>('OpenDebit');

OpenDebitRef.implement({
  description: 'A direct debit that was ordered and has not come in.',
  fields: (t) => ({
    orderNumber: t.exposeID('orderNumber'),
    amount: t.field(createMoneyField('amountMinor')),
    collectOn: t.expose('collectOn', { type: 'Date' }),
    iban: t.exposeString('iban', { description: 'Masked.' }),
  }),
});

const ComingPaymentRef = builder.objectRef<ComingPayment>('ComingPayment');

ComingPaymentRef.implement({
  description:
    'The part of an order that is being paid: held or not sure yet at the provider, or a direct debit.',
  fields: (t) => ({
    orderNumber: t.exposeID('orderNumber'),
    amount: t.field(createMoneyField('amountMinor')),
  }),
});

builder.objectFields(CustomerRef, (t) => ({
  debitableAccount: t.string({
    nullable: true,
    description: 'The masked account that dues can be debited from; null: there is none.',
    resolve: ({ customerId }, _args, context) => findDebitableAccount(context, customerId),
  }),
  openDebits: t.field({
    type: [OpenDebitRef],
    resolve: ({ customerId }, _args, context) => listOpenDebits(context, customerId),
  }),
  comingPayments: t.field({
    type: [ComingPaymentRef],
    description: 'Payments on their way, by order; they are not asked for again.',
    resolve: ({ customerId }, _args, context) => listComingPayments(context, customerId),
  }),
}));

builder.mutationField('debitDue', (t) =>
  t.boolean({
    description: 'Has what is due of an own order debited; false: nothing was ordered.',
    args: {
      orderNumber: t.arg.string(),
      mandateAccepted: t.arg.boolean({ description: 'The one-off mandate as it was shown.' }),
    },
    async resolve(_root, { orderNumber, mandateAccepted }, context) {
      const customerId = getSignedInCustomer(context);
      const order = customerId && (await getOrder(context, { orderNumber, accessToken: null }));
      if (!customerId || !order) return false;
      const { orderId } = order;
      return (await debitDue(context, context.payments, { orderId, customerId, mandateAccepted })).ok;
    },
  }),
);
