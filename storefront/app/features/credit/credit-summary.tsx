import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { creditInformationLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { MoneyText, useMoneyText } from '#app/ui/media/price.tsx';
import type { ChosenCredit } from './checkout-credit.query.ts';
import { CreditWarning } from './credit-warning.tsx';
import type { PlanView } from './plan.fragment.ts';
import { usePlanWords } from './plan-words.ts';

type Protection = ChosenCredit['protection'];

/** A plan in short: payments and dates, cost, protection. `children`: further links. */
export function CreditSummary({
  plan,
  protection,
  children,
}: {
  plan: PlanView;
  /** null if none was chosen */
  protection: Protection;
  children?: ReactNode;
}) {
  const t = useText();
  const moneyText = useMoneyText();
  const { name, instalments, percent, compareProtection } = usePlanWords();
  const cost = {
    minor: plan.surcharge.minor + plan.pauseSurcharge.minor,
    currency: plan.overall.currency,
  };
  return (
    <section aria-labelledby="credit-summary" className="space-y-3 rounded border border-line p-5">
      <CreditWarning />
      <h2 id="credit-summary" className="font-semibold">
        {t('credit.chosen.title')}
      </h2>
      <p className="tabular-nums">{t('ui.labelled', { label: name(plan), value: instalments(plan) })}</p>
      <dl className="space-y-1 text-sm tabular-nums">
        <Row name={t('credit.chosen.surcharge')}>
          <MoneyText money={cost} />
        </Row>
        <Row name={t('credit.figure.borrowing')}>{percent(plan.borrowingPercent)}</Row>
        <Row name={t('credit.figure.annual')}>{percent(plan.annualPercent)}</Row>
        <Row name={t('credit.chosen.overall')}>
          <strong className="font-semibold">
            <MoneyText money={plan.overall} />
          </strong>
        </Row>
        {protection && (
          <Row name={t('credit.total.owed')}>
            <strong className="font-semibold">
              <MoneyText money={protection.overall} />
            </strong>
          </Row>
        )}
      </dl>
      {protection && (
        <p className="text-sm">
          {t('credit.protection.chosen', {
            premium: moneyText(protection.premium),
            total: moneyText(protection.total),
          })}
          . {compareProtection(plan, protection)}
        </p>
      )}
      {children}
    </section>
  );
}

/** {@link CreditSummary} before ordering, with the links to change it and the information before the contract. */
export function ChosenCreditSummary({ credit }: { credit: ChosenCredit }) {
  const t = useText();
  const shop = useShop();
  const { paths } = shop;
  const { withdrawalDays } = shop.credit;
  const { plan, protection, protectionChosen } = credit;
  if (!plan) return null;
  const change = plan.pauseMonths > 0 ? paths.delayedPayment : paths.creditPlan;
  return (
    <CreditSummary plan={plan} protection={protectionChosen ? protection : null}>
      <p className="text-sm">{t('credit.chosen.withdrawal', { days: withdrawalDays })}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {change && (
          <Link to={change} className="link touch">
            {t('credit.chosen.change')}
          </Link>
        )}
        {protection && paths.paymentProtectionUpdate && (
          <Link to={paths.paymentProtectionUpdate} className="link touch">
            {t('credit.protection.update')}
          </Link>
        )}
        <Link to={creditInformationLink(shop, plan)} target="_blank" className="link touch">
          {t('credit.chosen.information')}
        </Link>
      </p>
    </CreditSummary>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="pair gap-x-4">
      <dt className="min-w-0">{name}</dt>
      <dd className="shrink-0">{children}</dd>
    </div>
  );
}
