import { createMoney } from '#commerce/ground/kernel/money.ts';
import type { Result } from '#commerce/ground/kernel/result.ts';
import { roundRate } from '#commerce/money/credit/plan/annual-rate.rules.ts';
import { computeLastWithdrawalDay } from '#commerce/orders/credit-rights/credit-of-order.service.ts';
import type { PauseQuote, RepaymentQuote } from '#commerce/orders/credit-rights/credit-quote.types.ts';
import { findBorrowed } from '#commerce/orders/credit-rights/find-borrowed.service.ts';
import { pauseCredit, quotePause } from '#commerce/orders/credit-rights/pause-credit.service.ts';
import {
  chooseLaterProtection,
  endProtection,
  quoteProtectionEnd,
  viewProtectionOffer,
} from '#commerce/orders/credit-rights/protection/later-protection.service.ts';
import {
  quoteEarlyRepayment,
  requestEarlyRepayment,
} from '#commerce/orders/credit-rights/repay-early.service.ts';
import {
  type CreditWithdrawalQuote,
  quoteCreditWithdrawal,
} from '#commerce/orders/credit-rights/withdraw-credit.service.ts';
import { getOrder } from '#commerce/orders/order/order.service.ts';
import type { GatewayContext } from '#gateway/context/context.ts';
import { builder } from '../builder.ts';
import { ProtectionCostRef } from '../checkout/credit.ts';
import { createMoneyField, MoneyRef } from '../money.ts';
import { OrderRef } from './order.ts';
import { OrderNotFoundRef } from './order-life.ts';

/** The rights of a borrower, for the order's signed-in customer: their quotes, and using them. */

type Rights = {
  readonly orderId: string;
  /** asked once, for its terms or for what stands in its way */
  readonly pause: () => ReturnType<typeof quotePause>;
};
const RightsRef = builder.objectRef<Rights>('CreditRights');
const RepaymentRef = builder.objectRef<RepaymentQuote>('RepaymentQuote');
const PauseRef = builder.objectRef<PauseQuote>('PauseQuote');
const WithdrawalRef = builder.objectRef<CreditWithdrawalQuote>('CreditWithdrawalQuote');

RepaymentRef.implement({
  description: 'Paying back early, the whole or a part.',
  fields: (t) => ({
    reckonedOn: t.expose('reckonedOn', { type: 'Date' }),
    validUntil: t.expose('validUntil', { type: 'Date' }),
    whole: t.exposeBoolean('whole'),
    owed: t.field(createMoneyField('owedMinor')),
    saved: t.field(createMoneyField('savedMinor')),
    pay: t.field(createMoneyField('payMinor')),
    onItsWay: t.field({
      ...createMoneyField('onItsWayMinor'),
      description: 'The part that is being debited, or not confirmed yet by the provider.',
    }),
    rest: t.field({ ...createMoneyField('restMinor'), description: 'The part that is still to be paid.' }),
    refund: t.field(createMoneyField('refundMinor')),
  }),
});

WithdrawalRef.implement({
  description: 'Withdrawing from the credit while the goods are kept.',
  fields: (t) => ({
    lastDay: t.expose('lastDay', { type: 'Date' }),
    payBy: t.expose('payBy', { type: 'Date' }),
    price: t.field(createMoneyField('priceMinor')),
    saved: t.field(createMoneyField('savedMinor')),
    pay: t.field(createMoneyField('payMinor')),
    refund: t.field(createMoneyField('refundMinor')),
  }),
});

PauseRef.implement({
  description: 'Pausing the later instalments of a plan.',
  fields: (t) => ({
    months: t.exposeInt('months'),
    firstDueOn: t.expose('firstDueOn', { type: 'Date' }),
    lastDueOn: t.expose('lastDueOn', { type: 'Date' }),
    annualPercent: t.float({
      description: 'The annual rate of the whole credit with the pause, as it is printed.',
      resolve: ({ annualPercent }) => roundRate(annualPercent),
    }),
    surcharge: t.field({
      type: MoneyRef,
      resolve: (quote, _args, { currency }) => createMoney(quote.surchargeMinor, currency),
    }),
    instalment: t.field({
      type: MoneyRef,
      description: 'The first after the pause.',
      resolve: (quote, _args, { currency }) => createMoney(quote.instalmentMinor, currency),
    }),
    owed: t.field({
      type: MoneyRef,
      description: 'The sum owed with the price of the pause.',
      resolve: (quote, _args, { currency }) => createMoney(quote.owedMinor, currency),
    }),
  }),
});

/** A quote, or null where the right cannot be used. */
async function unwrapQuote<Value>(
  asked: Promise<Result<Value, { readonly code: string }>>,
): Promise<Value | null> {
  const answer = await asked;
  return answer.ok ? answer.value : null;
}

RightsRef.implement({
  fields: (t) => ({
    repayment: t.field({
      type: RepaymentRef,
      nullable: true,
      description: 'null: this amount cannot be paid back early.',
      args: { partMinor: t.arg.int({ required: false, description: 'Minor units; absent: the whole.' }) },
      resolve: ({ orderId }, { partMinor }, context) =>
        unwrapQuote(quoteEarlyRepayment(context, { orderId, partMinor: partMinor ?? null })),
    }),
    withdrawal: t.field({
      type: WithdrawalRef,
      nullable: true,
      description: 'null: the period for withdrawal is over.',
      resolve: ({ orderId }, _args, context) => unwrapQuote(quoteCreditWithdrawal(context, { orderId })),
    }),
    withdrawalLastDay: t.field({
      type: 'Date',
      description: 'The last day for withdrawing from the credit, also when it is over.',
      resolve: ({ orderId }, _args, context) => computeLastWithdrawalDay(context, orderId),
    }),
    pause: t.field({
      type: PauseRef,
      nullable: true,
      description: 'null: not offered, used before, or something is due first.',
      resolve: ({ pause }) => unwrapQuote(pause()),
    }),
    dueBeforePause: t.field({
      type: MoneyRef,
      nullable: true,
      description:
        'The sum that has to be paid before a pause is offered; null: nothing, or none is offered.',
      async resolve({ pause }, _args, { currency }) {
        const asked = await pause();
        return asked.ok || asked.refusal.code !== 'PayDueFirst'
          ? null
          : createMoney(asked.refusal.dueMinor, currency);
      },
    }),
    protectionOffer: t.field({
      type: ProtectionCostRef,
      nullable: true,
      description: 'null: payment protection cannot be chosen now.',
      resolve: async ({ orderId }, _args, context) =>
        (await unwrapQuote(viewProtectionOffer(context, { orderId })))?.cost ?? null,
    }),
    protectionSaving: t.field({
      type: MoneyRef,
      nullable: true,
      description: 'Premiums that are no longer owed if the protection ends now; null: there is none.',
      async resolve({ orderId }, _args, context) {
        const ending = await unwrapQuote(quoteProtectionEnd(context, { orderId }));
        return ending && createMoney(ending.savedMinor, context.currency);
      },
    }),
  }),
});

builder.objectField(OrderRef, 'creditRights', (t) =>
  t.field({
    type: RightsRef,
    nullable: true,
    description:
      'The credit of an order, for its signed-in customer or with its secret; null: no credit runs.',
    args: { accessToken: t.arg.string({ required: false }) },
    async resolve({ orderNumber }, { accessToken }, context) {
      const order = await getOrder(context, { orderNumber, accessToken: accessToken ?? null });
      if (!order) return null;
      const { orderId } = order;
      const whole = await quoteEarlyRepayment(context, { orderId, partMinor: null });
      let pause: ReturnType<typeof quotePause> | undefined;
      return whole.ok ? { orderId, pause: () => (pause ??= quotePause(context, { orderId })) } : null;
    },
  }),
);

type Done = { readonly code: 'CreditRightUsed'; readonly payMinor: number; readonly refundMinor: number };
type Refused = { readonly code: 'CreditRightRefused'; readonly why: string };
const DoneRef = builder.objectRef<Done>('CreditRightUsed');
const RefusedRef = builder.objectRef<Refused>('CreditRightRefused');

DoneRef.implement({
  description: 'The change is booked, or held until it is paid; a mail says the same.',
  fields: (t) => ({
    pay: t.field(createMoneyField('payMinor')),
    refund: t.field(createMoneyField('refundMinor')),
  }),
});
RefusedRef.implement({
  description: 'Nothing was changed. `QuoteChanged` and `OfferChanged`: show the new figures.',
  fields: (t) => ({ why: t.exposeString('why') }),
});

const ResultRef = builder.unionType('CreditRightResult', {
  types: [DoneRef, RefusedRef, OrderNotFoundRef],
  resolveType: ({ code }: Done | Refused | { readonly code: 'OrderNotFound' }) => code,
});

type MutationFields = Parameters<Parameters<typeof builder.mutationFields>[0]>[0];

type Amounts = { readonly payMinor?: number; readonly refundMinor?: number };

/** A borrower's order: the signed-in customer's, or with its secret and the postal code of its billing address. */
type Borrower = {
  readonly orderNumber: string;
  readonly accessToken?: string | null;
  readonly postalCode?: string | null;
};

async function useRight(
  context: GatewayContext,
  borrower: Borrower,
  use: (orderId: string) => Promise<Result<Amounts, { readonly code: string }>>,
): Promise<Done | Refused | { readonly code: 'OrderNotFound' }> {
  const order = await findBorrowed(context, {
    orderNumber: borrower.orderNumber,
    accessToken: borrower.accessToken ?? null,
    postalCode: borrower.postalCode ?? '',
  });
  if (!order.ok) {
    const { code } = order.refusal;
    return code === 'OrderNotFound' ? { code } : { code: 'CreditRightRefused', why: code };
  }
  const answer = await use(order.value.orderId);
  if (!answer.ok) return { code: 'CreditRightRefused', why: answer.refusal.code };
  const { payMinor = 0, refundMinor = 0 } = answer.value;
  return { code: 'CreditRightUsed', payMinor, refundMinor };
}

function borrowerArgs(t: MutationFields) {
  return {
    orderNumber: t.arg.string(),
    accessToken: t.arg.string({ required: false }),
    postalCode: t.arg.string({
      required: false,
      description: 'Of the billing address, with the access token: a link alone may have been forwarded.',
    }),
  };
}

builder.mutationFields((t) => ({
  repayCredit: t.field({
    type: ResultRef,
    args: {
      ...borrowerArgs(t),
      partMinor: t.arg.int({ required: false, description: 'Minor units; absent: the whole.' }),
      payMinor: t.arg.int({ description: 'The sum that was shown.' }),
    },
    resolve: (_root, { partMinor, payMinor, ...borrower }, context) =>
      useRight(context, borrower, (orderId) =>
        requestEarlyRepayment(context, { orderId, partMinor: partMinor ?? null, payMinor }),
      ),
  }),
  pauseCredit: t.field({
    type: ResultRef,
    args: {
      ...borrowerArgs(t),
      surchargeMinor: t.arg.int({ description: 'The price of the pause, as it was shown.' }),
    },
    resolve: (_root, { surchargeMinor, ...borrower }, context) =>
      useRight(context, borrower, async (orderId) => {
        const paused = await pauseCredit(context, { orderId, surchargeMinor });
        return paused.ok ? { ok: true, value: {} } : paused;
      }),
  }),
  chooseOrderProtection: t.field({
    type: ResultRef,
    args: {
      orderNumber: t.arg.string(),
      totalMinor: t.arg.int({ description: 'All premiums together, as it was shown.' }),
      termsAccepted: t.arg.boolean(),
    },
    resolve: (_root, { orderNumber, totalMinor, termsAccepted }, context) =>
      useRight(context, { orderNumber }, async (orderId) => {
        const chosen = await chooseLaterProtection(context, { orderId, totalMinor, termsAccepted });
        return chosen.ok ? { ok: true, value: { payMinor: chosen.value.cost.totalMinor } } : chosen;
      }),
  }),
  endOrderProtection: t.field({
    type: ResultRef,
    args: borrowerArgs(t),
    resolve: (_root, borrower, context) =>
      useRight(context, borrower, async (orderId) => {
        const ended = await endProtection(context, { orderId });
        return ended.ok ? { ok: true, value: { refundMinor: ended.value.savedMinor } } : ended;
      }),
  }),
}));
