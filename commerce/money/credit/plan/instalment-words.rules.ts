import type { TextKey } from '#texts/keys.ts';
import type { Translator } from '#texts/translator.ts';
import type { CreditPlan } from '../credit-offers.rules.ts';

/** One instalment with payment protection and without; [] where the instalments differ. @param money writes an amount in minor units */
export function compareProtection(
  plan: CreditPlan,
  premiumMinor: number,
  texts: Translator<TextKey>,
  money: (minor: number) => string,
): string[] {
  if (plan.regularCount < plan.count - 1 || premiumMinor === 0) return [];
  const values = { with: money(plan.regularMinor + premiumMinor), without: money(plan.regularMinor) };
  return [texts.text('credit.protection.perInstalment', values)];
}

/** `11 × 44,17 + 1 × 44,12`; a plan that a customer has paid in part has its amounts in the schedule. @param money writes an amount in minor units */
export function describeInstalments(
  plan: CreditPlan,
  texts: Translator<TextKey>,
  money: (minor: number) => string,
): string {
  const odd = plan.remainder === 'last' ? plan.lastMinor : plan.firstMinor;
  if (plan.count === 1) return money(plan.overallMinor);
  if (odd === plan.regularMinor && plan.regularCount === plan.count) {
    return texts.text('credit.plan.equal', { count: plan.count, amount: money(plan.regularMinor) });
  }
  if (plan.regularCount < plan.count - 1) return texts.text('credit.plan.irregular', { count: plan.count });
  return texts.text(plan.remainder === 'last' ? 'credit.plan.last' : 'credit.plan.first', {
    count: plan.count - 1,
    amount: money(plan.regularMinor),
    odd: money(odd),
  });
}
