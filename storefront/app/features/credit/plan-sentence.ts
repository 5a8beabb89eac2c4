import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import { formatRate } from '#texts/format.ts';
import type { PlanView } from './plan.fragment.ts';

/** The text of a list's representative example; screens about plans show more (plan-words.ts). */
export function usePlanSentence() {
  const t = useText();
  const moneyText = useMoneyText();
  const { locale } = useShop();
  const formatPercent = (value: number) => formatRate(value, locale);
  /** In words, for a sentence that is read aloud. */
  function describePlan({ count, first, last, amount }: PlanView): string {
    if (first.minor === last.minor) return t('credit.example.equal', { count, amount: moneyText(amount) });
    const odd = moneyText(last.minor === amount.minor ? first : last);
    return t('credit.example.odd', { count: count - 1, amount: moneyText(amount), odd });
  }
  return { percent: formatPercent, spelledOut: describePlan };
}
