import type { ReactNode } from 'react';
import { useText } from '#app/texts/texts.tsx';
import { MoneyText } from '#app/ui/media/price.tsx';
import type { PlanView } from './plan.fragment.ts';
import { usePlanWords } from './plan-words.ts';

/** The cost of a plan, figure by figure (product 3.6): the extra cost first. The annual rate is as strong as any. */
export function PlanFigures({ plan }: { plan: PlanView }) {
  const t = useText();
  const { percent } = usePlanWords();
  const several = plan.count > 1;
  const extra = { ...plan.overall, minor: plan.overall.minor - plan.basePrice.minor };
  return (
    <dl className="divide-y divide-line tabular-nums">
      <Figure name={t('credit.figure.extra')} strong>
        <MoneyText money={extra} />
      </Figure>
      <Figure name={t('credit.figure.overall')} strong>
        <MoneyText money={plan.overall} />
      </Figure>
      <Figure name={t('credit.figure.annual')} strong>
        {percent(plan.annualPercent)}
      </Figure>
      <Figure name={t('credit.figure.base')}>
        <MoneyText money={plan.basePrice} />
      </Figure>
      {several && (
        <>
          <Figure name={t('credit.figure.monthly')} strong>
            <MoneyText money={plan.amount} />
          </Figure>
          <Figure name={t('credit.figure.regularCount')}>{plan.regularCount}</Figure>
          <Figure name={t('credit.figure.first')}>
            <MoneyText money={plan.first} />
          </Figure>
          <Figure name={t('credit.figure.last')}>
            <MoneyText money={plan.last} />
          </Figure>
          <Figure name={t('credit.figure.factor')}>{percent(plan.monthlyFactorPercent)}</Figure>
          <Figure name={t('credit.figure.surcharge')}>
            <MoneyText money={plan.surcharge} />
          </Figure>
        </>
      )}
      {plan.pauseMonths > 0 && (
        <Figure name={t('credit.figure.pause')}>
          <MoneyText money={plan.pauseSurcharge} />
        </Figure>
      )}
      <Figure name={t('credit.figure.borrowing')}>{percent(plan.borrowingPercent)}</Figure>
    </dl>
  );
}

function Figure({ name, strong = false, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className={`pair items-baseline gap-x-4 py-2 ${strong ? 'font-semibold' : ''}`}>
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd className="shrink-0">{children}</dd>
    </div>
  );
}
