import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { getToday } from '#commerce/ground/kernel/day.rules.ts';
import { loadMailTexts } from '#commerce/ground/mail/mail.service.ts';
import type { Paper } from '#commerce/money/document/paper.types.ts';
import { buildCreditPaper } from './agreement/credit-paper.rules.ts';
import { buildProtectionPaper } from './agreement/protection-paper.rules.ts';
import {
  type Calculation,
  type CalculatorInput,
  calculate as calculated,
  calculateRepresentativeExample,
} from './calculator.rules.ts';
import { type CreditLaw, resolveCreditLaw } from './credit-law.rules.ts';
import { type CreditPlan, planBeside } from './credit-offers.rules.ts';
import { calculateProtectionCost, isOfferedWithOrder, type ProtectionCost } from './plan/protection.rules.ts';

/** Law and terms of credit today; null if the market has none (yet). */
export function getCreditLaw(ctx: RequestContext): CreditLaw | null {
  return resolveCreditLaw(ctx.tenant.credit, getToday(ctx));
}

/** The instalment calculator; null if no credit is offered today. */
export function calculate(ctx: RequestContext, input: CalculatorInput): Calculation | null {
  const law = getCreditLaw(ctx);
  return law && calculated(law, input, ctx.tenant.roundTotalTo);
}

/** The representative example; null if no credit is offered, or not that one. */
export function getExamplePlan(ctx: RequestContext): CreditPlan | null {
  const law = getCreditLaw(ctx);
  return law && calculateRepresentativeExample(law, ctx.tenant.roundTotalTo);
}

/**
 * The plan shown beside a price: the example's number of instalments or the nearest one that may be offered.
 * null if there is none for this price.
 */
export function resolveHintPlan(ctx: RequestContext, priceMinor: number): CreditPlan | null {
  const law = getCreditLaw(ctx);
  return law && planBeside(law, priceMinor, ctx.tenant.roundTotalTo);
}

/** Payment protection beside a plan; null if the market does not offer it together with an order today. */
export function findProtectionCost(ctx: RequestContext, plan: CreditPlan): ProtectionCost | null {
  const terms = getCreditLaw(ctx)?.terms;
  return terms && isOfferedWithOrder(terms)
    ? calculateProtectionCost(terms, plan, ctx.tenant.roundTotalTo)
    : null;
}

/** Information before a credit contract; null if there is no such plan today. */
export async function buildInformationPaper(
  ctx: RequestContext,
  input: CalculatorInput,
): Promise<Paper | null> {
  const { chosen: plan } = calculate(ctx, input) ?? { chosen: null };
  if (!plan) return null;
  const texts = await loadMailTexts(ctx);
  const { tenant, locale } = ctx;
  const madeOn = getToday(ctx);
  const none = { protection: null, dueDays: null, contract: null };
  return buildCreditPaper({ tenant, locale, texts, plan, madeOn, ...none });
}

/** The cover and the terms of payment protection; null if the market has none today. */
export async function buildProtectionInformation(ctx: RequestContext): Promise<Paper | null> {
  const terms = getCreditLaw(ctx)?.terms;
  if (!terms?.protection) return null;
  const texts = await loadMailTexts(ctx);
  return buildProtectionPaper({
    tenant: ctx.tenant,
    locale: ctx.locale,
    texts,
    protection: terms.protection,
  });
}
