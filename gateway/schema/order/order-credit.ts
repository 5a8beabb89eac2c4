import type { Currency } from '#commerce/ground/kernel/money.ts';
import { type Agreement, findAgreement } from '#commerce/money/credit/agreement/agreement.service.ts';
import type { Due } from '#commerce/money/ledger/ledger.rules.ts';
import { listScheduledDues } from '#commerce/money/ledger/ledger.service.ts';
import { builder } from '../builder.ts';
import { InstallmentDataRef, ProtectionCostRef } from '../checkout/credit.ts';
import { createMoneyField } from '../money.ts';
import { OrderRef } from './order.ts';

const OrderCreditRef = builder.objectRef<Agreement>('OrderCredit');
const OrderDueRef = builder.objectRef<Due & { readonly currency: Currency }>('OrderDue');

const CreditEndRef = builder.enumType('CreditEnd', {
  values: {
    WITHDRAWN: {
      value: 'withdrawn',
      description: 'The cash price of what is kept is owed, without interest or costs.',
    },
    REPAID: { value: 'repaid' },
    RETURNED: { value: 'returned', description: 'Nothing of the order is kept.' },
  } as const,
});

OrderCreditRef.implement({
  description: 'The credit that an order is paid by, as it holds now: a return makes it smaller.',
  fields: (t) => ({
    plan: t.expose('plan', { type: InstallmentDataRef }),
    protection: t.field({
      type: ProtectionCostRef,
      nullable: true,
      description: 'null: no payment protection was chosen.',
      resolve: ({ premiumPerInstalmentMinor, premiumMinor, plan }) =>
        premiumMinor === 0
          ? null
          : {
              premiumMinor: premiumPerInstalmentMinor,
              totalMinor: premiumMinor,
              overallMinor: plan.overallMinor + premiumMinor,
            },
    }),
    endedBy: t.field({
      type: CreditEndRef,
      nullable: true,
      description: 'null: the credit runs.',
      resolve: ({ plan, amended }) => {
        if (amended?.why === 'withdrawn') return 'withdrawn';
        if (amended?.why === 'repaid') return 'repaid';
        return plan.priceMinor === 0 ? 'returned' : null;
      },
    }),
    dues: t.field({
      type: [OrderDueRef],
      resolve: async ({ orderId }, _args, context) =>
        (await listScheduledDues(context, orderId)).map((due) => ({ ...due, currency: context.currency })),
    }),
  }),
});

OrderDueRef.implement({
  fields: (t) => ({
    number: t.exposeInt('number'),
    dueOn: t.expose('dueOn', { type: 'Date' }),
    amount: t.field(createMoneyField('amountMinor')),
  }),
});

builder.objectField(OrderRef, 'credit', (t) =>
  t.field({
    type: OrderCreditRef,
    nullable: true,
    description: 'null: the order is paid otherwise.',
    resolve: ({ orderId }, _args, context) => findAgreement(context, orderId),
  }),
);
