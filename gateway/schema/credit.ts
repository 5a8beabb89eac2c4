import type { Currency } from '#commerce/ground/kernel/money.ts';
import { type AmortisationRow, amortisation } from '#commerce/money/credit/amortisation.rules.ts';
import { printedRate } from '#commerce/money/credit/annual-rate.rules.ts';
import type { Calculation } from '#commerce/money/credit/calculator.rules.ts';
import { calculate, exampleOf, informationPaper } from '#commerce/money/credit/credit.service.ts';
import type { CreditPlan } from '#commerce/money/credit/credit-offers.rules.ts';
import type { ProtectionCost } from '#commerce/money/credit/protection.rules.ts';
import { isCreditMethod } from '#forms/credit.ts';
import { builder } from './builder.ts';
import { moneyOf } from './money.ts';
import { PaperRef } from './paper.ts';

type Row = AmortisationRow & { readonly months: number; readonly currency: Currency };

/** A plan for display; amounts are of the context's currency. */
export const InstallmentDataRef = builder.objectRef<CreditPlan>('InstallmentData');
const InstallmentRef = builder.objectRef<Row>('Installment');
const InstallmentCalculatorRef = builder.objectRef<Calculation>('InstallmentCalculator');
export const ProtectionCostRef = builder.objectRef<ProtectionCost>('PaymentProtectionCost');

const TEN_THOUSAND = 10_000;

InstallmentDataRef.implement({
  description: 'The purchase paid by credit, to the cent.',
  fields: (t) => ({
    method: t.exposeString('method', { description: 'instalments, pause or pause-instalments' }),
    count: t.exposeInt('count', { description: 'Number of instalments.' }),
    pauseMonths: t.exposeInt('pauseMonths', { description: 'Before the first instalment; 0: none.' }),
    basePrice: t.field(moneyOf('priceMinor')),
    amount: t.field(moneyOf('regularMinor', 'One regular instalment.')),
    regularCount: t.exposeInt('regularCount', { description: 'Number of regular instalments.' }),
    first: t.field(moneyOf('firstMinor')),
    last: t.field(moneyOf('lastMinor')),
    surcharge: t.field(moneyOf('surchargeMinor')),
    pauseSurcharge: t.field(moneyOf('pauseSurchargeMinor')),
    overall: t.field(moneyOf('overallMinor', 'Everything to be paid.')),
    monthlyFactorPercent: t.float({
      description: 'Surcharge of the price per instalment.',
      resolve: ({ monthlyFactorMillionths }) => monthlyFactorMillionths / TEN_THOUSAND,
    }),
    annualPercent: t.float({
      description: 'Annual percentage rate of charge (Directive (EU) 2023/2225 annex III), two decimals.',
      resolve: ({ annualPercent }) => printedRate(annualPercent),
    }),
    borrowingPercent: t.float({ resolve: ({ borrowingPercent }) => printedRate(borrowingPercent) }),
    instalments: t.field({
      type: [InstallmentRef],
      resolve: (plan, _args, { currency }) =>
        amortisation(plan).map((row, index) => ({
          ...row,
          currency,
          months: (plan.pauseMonths > 0 ? plan.pauseMonths : 1) + index,
        })),
    }),
  }),
});

InstallmentRef.implement({
  fields: (t) => ({
    number: t.exposeInt('number'),
    months: t.exposeInt('months', { description: 'After delivery.' }),
    amount: t.field(moneyOf('amountMinor')),
    cost: t.field(moneyOf('costMinor')),
    principal: t.field(moneyOf('principalMinor')),
    balance: t.field(moneyOf('balanceMinor', 'Still owed of the price afterwards.')),
  }),
});

ProtectionCostRef.implement({
  description: 'Voluntary: no part of the annual rate.',
  fields: (t) => ({
    premium: t.field(moneyOf('premiumMinor', 'With each instalment.')),
    total: t.field(moneyOf('totalMinor')),
    overall: t.field(moneyOf('overallMinor', 'Instalments and premiums together.')),
    withdrawalDays: t.int({
      resolve: (_cost, _args, { tenant }) =>
        Math.max(14, ...tenant.credit.terms.map(({ protection }) => protection?.withdrawalDays ?? 0)),
    }),
  }),
});

const AdjustmentRef = builder.enumType('InstallmentAdjustment', {
  values: { MINIMUM: { value: 'minimum' }, RANGE: { value: 'range' } } as const,
});

InstallmentCalculatorRef.implement({
  fields: (t) => ({
    basePrice: t.field(
      moneyOf('basePriceMinor', 'What is reckoned with: what was asked for, moved into the allowed range.'),
    ),
    adjusted: t.expose('adjusted', {
      type: AdjustmentRef,
      nullable: true,
      description: 'The bounds to tell: the minimum, or minimum and maximum. null: nothing was moved.',
    }),
    minimum: t.field(moneyOf('minimumMinor')),
    maximum: t.field(moneyOf('maximumMinor')),
    plans: t.field({ type: [InstallmentDataRef], resolve: ({ plans }) => [...plans] }),
    chosen: t.expose('chosen', {
      type: InstallmentDataRef,
      nullable: true,
      description: 'The plan that was asked for, else the nearest to it.',
    }),
    example: t.field({
      type: InstallmentDataRef,
      nullable: true,
      description: 'The representative example (§ 17 PAngV).',
      resolve: (_calculation, _args, context) => exampleOf(context),
    }),
  }),
});

const InstallmentCalculatorInput = builder.inputType('InstallmentCalculatorInput', {
  fields: (t) => ({
    basePriceMinor: t.int({ required: false, description: 'Minor units; default: the example.' }),
    method: t.string({ required: false }),
    count: t.int({ required: false }),
  }),
});

builder.queryField('installmentCalculator', (t) =>
  t.field({
    type: InstallmentCalculatorRef,
    nullable: true,
    description: 'null: the shop offers no credit today.',
    args: { input: t.arg({ type: InstallmentCalculatorInput }) },
    resolve: (_root, { input }, context) => calculate(context, questionOf(input)),
  }),
);

builder.queryField('creditInformation', (t) =>
  t.field({
    type: PaperRef,
    nullable: true,
    description: 'Pre-contractual information about a plan (Directive (EU) 2023/2225 annex I).',
    args: { input: t.arg({ type: InstallmentCalculatorInput }) },
    resolve: (_root, { input }, context) => informationPaper(context, questionOf(input)),
  }),
);

type Input = {
  readonly basePriceMinor?: number | null | undefined;
  readonly method?: string | null | undefined;
  readonly count?: number | null | undefined;
};

function questionOf({ basePriceMinor, method, count }: Input) {
  return {
    priceMinor: basePriceMinor ?? null,
    method: isCreditMethod(method ?? null) ? (method as CreditPlan['method']) : null,
    count: count ?? null,
  };
}
