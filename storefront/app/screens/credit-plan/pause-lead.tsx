import type { PlanView } from '#app/features/credit/plan.fragment.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatPercent } from '#texts/format.ts';

/** The terms and the cost of a payment pause. */
export function PauseLead({ plan: { pauseMonths, pauseSurcharge, basePrice } }: { plan: PlanView }) {
  const t = useText();
  const { locale } = useShop();
  const percent = formatPercent((pauseSurcharge.minor / basePrice.minor) * 100, locale, 1);
  return <p className="max-w-text">{t('credit.pause.lead', { months: pauseMonths, percent })}</p>;
}
