import { todayOf } from '#commerce/ground/kernel/day.rules.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import { signedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import type { AccountBalance, OpenDue } from '#commerce/money/ledger/ledger.rules.ts';
import { accountBalance } from '#commerce/money/ledger/ledger.service.ts';
import { groupedReference, transferOf } from '#commerce/money/payment/transfer-reference.rules.ts';
import { builder } from './builder.ts';
import { moneyOf } from './money.ts';

const AccountBalanceRef = builder.objectRef<AccountBalance>('AccountBalance');
const MaturityRef = builder.objectRef<OpenDue & { readonly currency: Currency }>('Maturity');
const GrandTotalRef = builder.objectRef<NonNullable<AccountBalance['grandTotal']>>('GrandTotal');
const ProtectionRef = builder.objectRef<NonNullable<AccountBalance['protection']>>('PaymentProtection');

AccountBalanceRef.implement({
  description: 'The account as it stands now: sums of the ledger.',
  fields: (t) => ({
    balance: t.field(moneyOf('balanceMinor')),
    open: t.field(moneyOf('openMinor')),
    credit: t.field(moneyOf('creditMinor', 'What the shop owes.')),
    currentMaturities: t.field(moneyOf('currentMinor', 'Due today.')),
    overdueMaturities: t.field(moneyOf('overdueMinor')),
    minimalPayment: t.field(
      moneyOf('minimalPaymentMinor', 'What has to be paid now; else what is due next.'),
    ),
    nextMaturities: t.field({
      type: [MaturityRef],
      args: { first: t.arg.int({ defaultValue: 12 }) },
      resolve: ({ nextMaturities, currency }, { first }) =>
        nextMaturities.slice(0, Math.min(Math.max(first, 0), 100)).map((due) => ({ ...due, currency })),
    }),
    maturities: t.field({
      type: [MaturityRef],
      description: 'All that is open, the earliest first; at most 500.',
      resolve: ({ maturities, currency }) => maturities.slice(0, 500).map((due) => ({ ...due, currency })),
    }),
    grandTotal: t.expose('grandTotal', { type: GrandTotalRef, nullable: true }),
    paymentProtection: t.expose('protection', { type: ProtectionRef, nullable: true }),
  }),
});

MaturityRef.implement({
  fields: (t) => ({
    orderNumber: t.exposeID('orderNumber'),
    number: t.exposeInt('number'),
    dueOn: t.expose('dueOn', { type: 'Date' }),
    overdue: t.boolean({ resolve: ({ dueOn }, _args, context) => dueOn < todayOf(context) }),
    dueToday: t.boolean({ resolve: ({ dueOn }, _args, context) => dueOn === todayOf(context) }),
    amount: t.field(moneyOf('openMinor')),
    transferReference: t.string({
      description: 'For a bank transfer, in groups.',
      resolve: ({ orderNumber }, _args, { tenant }) =>
        groupedReference(transferOf(tenant.company.bank, orderNumber).reference),
    }),
  }),
});

GrandTotalRef.implement({
  fields: (t) => ({
    amount: t.field(moneyOf('amountMinor')),
    dueOn: t.expose('dueOn', { type: 'Date' }),
  }),
});

ProtectionRef.implement({
  fields: (t) => ({
    renewalOn: t.expose('renewalOn', { type: 'Date' }),
    premium: t.field(moneyOf('premiumMinor')),
  }),
});

builder.queryField('accountBalance', (t) =>
  t.field({
    type: AccountBalanceRef,
    nullable: true,
    description: 'Of the signed-in customer; null: nobody is.',
    resolve: (_root, _args, context) => {
      const customerId = signedInCustomer(context);
      return customerId ? accountBalance(context, `customer:${customerId}`) : null;
    },
  }),
);
