import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { todayOf } from '#commerce/ground/kernel/day.rules.ts';
import { mailTexts } from '#commerce/ground/mail/mail.service.ts';
import type { Paper } from '#commerce/money/document/paper.types.ts';
import {
  type Calculation,
  type CalculatorInput,
  calculate as calculated,
  representativeExample,
} from './calculator.rules.ts';
import { type CreditLaw, creditLawOn } from './credit-law.rules.ts';
import { type CreditPlan, planBeside } from './credit-offers.rules.ts';
import { creditPaper } from './credit-paper.rules.ts';
import { protectionPaper } from './protection-paper.rules.ts';

/** Law and terms of credit today; null: the market has none (yet). */
export function creditLaw(ctx: RequestContext): CreditLaw | null {
  return creditLawOn(ctx.tenant.credit, todayOf(ctx));
}

/** The instalment calculator; null: no credit is offered today. */
export function calculate(ctx: RequestContext, input: CalculatorInput): Calculation | null {
  const law = creditLaw(ctx);
  return law && calculated(law, input, ctx.tenant.roundTotalTo);
}

/** The representative example; null: no credit is offered, or not that one. */
export function exampleOf(ctx: RequestContext): CreditPlan | null {
  const law = creditLaw(ctx);
  return law && representativeExample(law, ctx.tenant.roundTotalTo);
}

/**
 * The plan that is named beside a price: the example's number of instalments or the nearest one that may be offered.
 * null: not for this price.
 */
export function hintPlan(ctx: RequestContext, priceMinor: number): CreditPlan | null {
  const law = creditLaw(ctx);
  return law && planBeside(law, priceMinor, ctx.tenant.roundTotalTo);
}

/** Information before a credit contract; null: there is no such plan today. */
export async function informationPaper(ctx: RequestContext, input: CalculatorInput): Promise<Paper | null> {
  const { chosen: plan } = calculate(ctx, input) ?? { chosen: null };
  if (!plan) return null;
  const texts = await mailTexts(ctx);
  const { tenant, locale } = ctx;
  const madeOn = todayOf(ctx);
  const none = { protection: null, dueDays: null, contract: null };
  return creditPaper({ tenant, locale, texts, plan, madeOn, ...none });
}

/** The cover and the terms of payment protection; null: the market has none today. */
export async function protectionInformation(ctx: RequestContext): Promise<Paper | null> {
  const terms = creditLaw(ctx)?.terms;
  if (!terms?.protection) return null;
  const texts = await mailTexts(ctx);
  return protectionPaper({ tenant: ctx.tenant, locale: ctx.locale, texts, protection: terms.protection });
}
