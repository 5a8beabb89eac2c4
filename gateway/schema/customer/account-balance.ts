import { getToday } from '#commerce/ground/kernel/day.rules.ts';
import type { Currency } from '#commerce/ground/kernel/money.ts';
import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import { type AccountBalance, getAccountBalance } from '#commerce/money/ledger/account-balance.queries.ts';
import type { DayDue, OpenDue } from '#commerce/money/ledger/ledger.rules.ts';
import { buildTransfer, formatReference } from '#commerce/money/payment/transfer-reference.rules.ts';
import { builder } from '../builder.ts';
import { createMoneyField } from '../money.ts';

const AccountBalanceRef = builder.objectRef<AccountBalance>('AccountBalance');
const MaturityRef = builder.objectRef<OpenDue & { readonly currency: Currency }>('Maturity');
const NextMaturitiesRef = builder.objectRef<DayDue & { readonly currency: Currency }>('NextMaturities');
const GrandTotalRef = builder.objectRef<NonNullable<AccountBalance['grandTotal']>>('GrandTotal');
const ProtectionRef = builder.objectRef<NonNullable<AccountBalance['protection']>>('PaymentProtection');

AccountBalanceRef.implement({
  description: 'The account as it stands now: sums of the ledger.',
  fields: (t) => ({
    balance: t.field(createMoneyField('balanceMinor')),
    open: t.field(createMoneyField('openMinor')),
    credit: t.field(createMoneyField('creditMinor', 'What the shop owes.')),
    currentMaturities: t.field(createMoneyField('currentMinor', 'Due today.')),
    overdueMaturities: t.field(createMoneyField('overdueMinor')),
    minimalPayment: t.field(
      createMoneyField('minimalPaymentMinor', 'What has to be paid now; else what is due next.'),
    ),
    nextMaturities: t.field({
      type: NextMaturitiesRef,
      nullable: true,
      description: 'All that is due on the first such day after today.',
      resolve: ({ nextDay, currency }) => nextDay && { ...nextDay, currency },
    }),
    maturities: t.field({
      type: [MaturityRef],
      description: 'A page of all that is open, the earliest first.',
      resolve: ({ maturities, currency }) => maturities.map((due) => ({ ...due, currency })),
    }),
    maturityCount: t.exposeInt('maturityCount', { description: 'Number of maturities on all pages.' }),
    dueOrders: t.field({
      type: [MaturityRef],
      description:
        'The sum to pay of each order now: all that is overdue or due today, else the next; at most ten orders.',
      resolve: ({ dueOrders, currency }) => dueOrders.map((due) => ({ ...due, currency })),
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
    overdue: t.boolean({ resolve: ({ dueOn }, _args, context) => dueOn < getToday(context) }),
    dueToday: t.boolean({ resolve: ({ dueOn }, _args, context) => dueOn === getToday(context) }),
    amount: t.field(createMoneyField('openMinor')),
    transferReference: t.string({
      description: 'The reference for a bank transfer, in groups.',
      resolve: ({ orderNumber }, _args, { tenant }) =>
        formatReference(buildTransfer(tenant.company.bank, orderNumber).reference),
    }),
  }),
});

NextMaturitiesRef.implement({
  fields: (t) => ({
    amount: t.field(createMoneyField('openMinor')),
    dueOn: t.expose('dueOn', { type: 'Date' }),
  }),
});

GrandTotalRef.implement({
  fields: (t) => ({
    amount: t.field(createMoneyField('amountMinor')),
    dueOn: t.expose('dueOn', { type: 'Date' }),
  }),
});

ProtectionRef.implement({
  fields: (t) => ({
    renewalOn: t.expose('renewalOn', { type: 'Date' }),
    premium: t.field(createMoneyField('premiumMinor')),
  }),
});

builder.queryField('accountBalance', (t) =>
  t.field({
    type: AccountBalanceRef,
    nullable: true,
    description: 'The balance of the signed-in customer; null: nobody is signed in.',
    args: {
      page: t.arg.int({ defaultValue: 1, description: 'The page of the maturities.' }),
      size: t.arg.int({ defaultValue: 12, description: 'Maturities of a page, at most 50.' }),
    },
    resolve: (_root, { page, size }, context) => {
      const customerId = getSignedInCustomer(context);
      if (!customerId) return null;
      return getAccountBalance(context, `customer:${customerId}`, { page, size: Math.min(size, 50) });
    },
  }),
);
