import type { Currency } from '#commerce/ground/kernel/money.ts';
import type { Calculation } from '#commerce/money/credit/calculator.rules.ts';
import {
  buildInformationPaper,
  calculate,
  findProtectionCost,
  getExamplePlan,
} from '#commerce/money/credit/credit.service.ts';
import type { CreditPlan } from '#commerce/money/credit/credit-offers.rules.ts';
import {
  type AmortisationRow,
  calculateAmortisation,
} from '#commerce/money/credit/plan/amortisation.rules.ts';
import { roundRate } from '#commerce/money/credit/plan/annual-rate.rules.ts';
import type { ProtectionCost } from '#commerce/money/credit/plan/protection.rules.ts';
import { isCreditMethod } from '#forms/credit.ts';
import { builder } from '../builder.ts';
import { createMoneyField } from '../money.ts';
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
    basePrice: t.field(createMoneyField('priceMinor')),
    amount: t.field(createMoneyField('regularMinor', 'One regular instalment.')),
    regularCount: t.exposeInt('regularCount', { description: 'Number of regular instalments.' }),
    first: t.field(createMoneyField('firstMinor')),
    last: t.field(createMoneyField('lastMinor')),
    surcharge: t.field(createMoneyField('surchargeMinor')),
    pauseSurcharge: t.field(createMoneyField('pauseSurchargeMinor')),
    overall: t.field(createMoneyField('overallMinor', 'Everything to be paid.')),
    monthlyFactorPercent: t.float({
      description: 'Surcharge of the price per instalment.',
      resolve: ({ monthlyFactorMillionths }) => monthlyFactorMillionths / TEN_THOUSAND,
    }),
    annualPercent: t.float({
      description: 'Annual percentage rate of charge (Directive (EU) 2023/2225 annex III), two decimals.',
      resolve: ({ annualPercent }) => roundRate(annualPercent),
    }),
    protection: t.field({
      type: ProtectionCostRef,
      nullable: true,
      description: 'Payment protection beside this plan; null: not offered together with an order.',
      resolve: (plan, _args, context) => findProtectionCost(context, plan),
    }),
    borrowingPercent: t.float({ resolve: ({ borrowingPercent }) => roundRate(borrowingPercent) }),
    instalments: t.field({
      type: [InstallmentRef],
      resolve: (plan, _args, { currency }) =>
        calculateAmortisation(plan).map((row, index) => ({
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
    amount: t.field(createMoneyField('amountMinor')),
    cost: t.field(createMoneyField('costMinor')),
    principal: t.field(createMoneyField('principalMinor')),
    balance: t.field(createMoneyField('balanceMinor', 'Still owed of the price afterwards.')),
  }),
});

ProtectionCostRef.implement({
  description: 'Voluntary: no part of the annual rate.',
  fields: (t) => ({
    premium: t.field(createMoneyField('premiumMinor', 'With each instalment.')),
    total: t.field(createMoneyField('totalMinor')),
    overall: t.field(createMoneyField('overallMinor', 'Instalments and premiums together.')),
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
      createMoneyField(
        'basePriceMinor',
        'What is reckoned with: what was asked for, moved into the allowed range.',
      ),
    ),
    adjusted: t.expose('adjusted', {
      type: AdjustmentRef,
      nullable: true,
      description: 'The bounds to tell: the minimum, or minimum and maximum. null: nothing was moved.',
    }),
    minimum: t.field(createMoneyField('minimumMinor')),
    maximum: t.field(createMoneyField('maximumMinor')),
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
      resolve: (_calculation, _args, context) => getExamplePlan(context),
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
    resolve: (_root, { input }, context) => calculate(context, buildCalculatorQuestion(input)),
  }),
);

builder.queryField('creditInformation', (t) =>
  t.field({
    type: PaperRef,
    nullable: true,
    description: 'Pre-contractual information about a plan (Directive (EU) 2023/2225 annex I).',
    args: { input: t.arg({ type: InstallmentCalculatorInput }) },
    resolve: (_root, { input }, context) => buildInformationPaper(context, buildCalculatorQuestion(input)),
  }),
);

type Input = {
  readonly basePriceMinor?: number | null | undefined;
  readonly method?: string | null | undefined;
  readonly count?: number | null | undefined;
};

function buildCalculatorQuestion({ basePriceMinor, method, count }: Input) {
  return {
    priceMinor: basePriceMinor ?? null,
    method: isCreditMethod(method ?? null) ? (method as CreditPlan['method']) : null,
    count: count ?? null,
  };
}
