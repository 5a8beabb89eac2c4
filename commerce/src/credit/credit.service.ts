import type { RequestContext } from '#commerce/kernel/context.ts';
import { dayIn } from '#texts/format.ts';
import {
  type Calculation,
  type CalculatorInput,
  calculate as calculated,
  representativeExample,
} from './calculator.rules.ts';
import { type CreditLaw, type CreditPlan, creditLawOn, plansFor } from './credit-offers.rules.ts';

/** The calendar day in the tenant's time zone, YYYY-MM-DD. */
export function todayOf({ clock, tenant }: Pick<RequestContext, 'clock' | 'tenant'>): string {
  return dayIn(clock.now(), tenant.timeZone);
}

/** Law and terms of credit today; null: the market has none (yet). */
export function creditLaw(ctx: RequestContext): CreditLaw | null {
  return creditLawOn(ctx.tenant.credit, todayOf(ctx));
}

/** The plans that may be offered for an amount. @param on ISO 8601 date; default today */
export function creditOffers(ctx: RequestContext, amountMinor: number, on = todayOf(ctx)): CreditPlan[] {
  const law = creditLawOn(ctx.tenant.credit, on);
  return law ? plansFor(law, amountMinor, ctx.tenant.roundTotalTo) : [];
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
