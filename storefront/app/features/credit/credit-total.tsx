import type { ReactNode } from 'react';
import { useText } from '#app/texts/texts.tsx';
import { MoneyText } from '#app/ui/media/price.tsx';
import type { ChosenCredit } from './checkout-credit.query.ts';
import { computeCreditSums } from './credit-sums.ts';

/**
 * The total debt when an order is paid by credit: its cost, the chosen premiums of payment protection, and the sum.
 * Right above the order button, below the cash price.
 */
export function CreditTotal({ credit: { plan, protection, protectionChosen } }: { credit: ChosenCredit }) {
  const t = useText();
  if (!plan) return null;
  const { cost, premiums, owed } = computeCreditSums({
    plan,
    protection: protectionChosen ? protection : null,
  });
  return (
    <dl className="space-y-2 tabular-nums">
      <Line name={t('credit.chosen.surcharge')}>
        <MoneyText money={cost} />
      </Line>
      {premiums && (
        <Line name={t('credit.total.protection')}>
          <MoneyText money={premiums} />
        </Line>
      )}
      <div className="pair items-baseline gap-x-4 border-t border-line pt-3 text-lg font-semibold">
        <dt>{t('credit.total.owed')}</dt>
        <dd className="shrink-0">
          <MoneyText money={owed} />
        </dd>
      </div>
    </dl>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="pair items-baseline gap-x-4">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
