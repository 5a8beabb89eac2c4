import { useText } from '#app/texts/texts.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import type { PlanView } from './plan.fragment.ts';
import { usePlanSentence } from './plan-sentence.ts';

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
