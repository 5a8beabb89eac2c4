import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import { formatRate } from '#texts/format.ts';
import type { ProtectionCost } from './checkout-credit.query.ts';
import type { PlanView } from './plan.fragment.ts';

/** Texts about plans: their instalments, rates, names. */
export function usePlanWords() {
  const t = useText();
  const moneyText = useMoneyText();
  const { locale } = useShop();
  const formatPercent = (value: number) => formatRate(value, locale);
  function describeInstalments({ count, regularCount, first, last, amount, overall }: PlanView): string {
    if (count === 1) return moneyText(overall);
    if (regularCount === count) return t('credit.plan.equal', { count, amount: moneyText(amount) });
    if (regularCount < count - 1) return t('credit.plan.irregular', { count });
    const isLast = last.minor !== amount.minor;
    return t(isLast ? 'credit.plan.last' : 'credit.plan.first', {
      count: count - 1,
      amount: moneyText(amount),
      odd: moneyText(isLast ? last : first),
    });
  }
  function describeMethod({ method, count, pauseMonths: months }: PlanView): string {
    if (method === 'pause') return t('credit.choose.whole', { months });
    if (method === 'pause-instalments') return t('credit.choose.after', { months, count });
    return t('credit.choose.option', { count });
  }
  function describePlanDetail(plan: PlanView): string {
    const figures = { total: moneyText(plan.overall), annual: formatPercent(plan.annualPercent) };
    // one instalment is the total
    if (plan.count === 1) return t('credit.choose.detail.whole', figures);
    return t('credit.choose.detail', { ...figures, instalments: describeInstalments(plan) });
  }
  /** One instalment with payment protection and without; null where the instalments differ. */
  function compareProtection(
    { count, regularCount, amount }: PlanView,
    { premium }: ProtectionCost,
  ): string | null {
    if (regularCount < count - 1) return null;
    const protectedAmount = { ...amount, minor: amount.minor + premium.minor };
    const values = { with: moneyText(protectedAmount), without: moneyText(amount) };
    return t('credit.protection.perInstalment', values);
  }
  return {
    percent: formatPercent,
    instalments: describeInstalments,
    name: describeMethod,
    detail: describePlanDetail,
    compareProtection,
  };
}
