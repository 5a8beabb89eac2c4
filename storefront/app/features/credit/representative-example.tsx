import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import { formatRate } from '#texts/format.ts';
import type { PlanView } from './plan.fragment.ts';

/** Every figure that the law requires beside an advertised rate or amount (§ 17 PAngV), none larger than another. */
export function RepresentativeExample({ plan, lender }: { plan: PlanView; lender: string }) {
  const t = useText();
  const moneyText = useMoneyText();
  const { percent, spelledOut } = usePlanSentence();
  return (
    <p className="text-sm text-muted">
      <strong className="font-semibold text-text">{t('credit.example.title')} </strong>
      {t('credit.example.text', {
        price: moneyText(plan.basePrice),
        count: plan.count,
        rate: percent(plan.borrowingPercent),
        annual: percent(plan.annualPercent),
        instalments: spelledOut(plan),
        total: moneyText(plan.overall),
        lender,
      })}
    </p>
  );
}

/** The text of a list's representative example; screens about plans show more (plan-words.ts). */
function usePlanSentence() {
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
