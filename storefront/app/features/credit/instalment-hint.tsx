import type { ResultOf } from 'gql.tada';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { MoneyFields } from '#app/graphql/money.fragment.ts';
import { instalmentCalculatorLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { loadLateCode } from '#app/start/late-code.ts';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import { CreditWarning } from './credit-warning.tsx';
import type { PlanView } from './plan.fragment.ts';
import { RepresentativeExample } from './representative-example.tsx';

const CalculatorDialog = lazy(() => loadLateCode(() => import('./calculator/calculator-dialog.tsx')));

/**
 * States that an article or a basket can be paid in instalments: one line with the law's warning. It shows no amount;
 * amounts are inside, with every figure of the plan, as the law requires wherever an amount of credit is stated. The
 * calculator opens over the page; without scripts it is a page.
 */
export function InstalmentHint({
  plan,
  lender,
  price,
}: {
  plan: PlanView;
  lender: string;
  /** of the article alone, where the plan finances its delivery too */
  price?: ResultOf<typeof MoneyFields>;
}) {
  const t = useText();
  const shop = useShop();
  const moneyText = useMoneyText();
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const address = instalmentCalculatorLink(shop, plan.basePrice.minor, plan);
  const deliveryMinor = price ? plan.basePrice.minor - price.minor : 0;
  if (plan.basePrice.minor < shop.credit.hintFromMinor) return null;
  function show(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(true);
    setOpen(true);
  }
  return (
    <section className="credit-line screen-only text-sm">
      <CreditWarning beside />
      <details className="group">
        <summary className="min-h-11 rounded py-3">
          <span className="flex items-center justify-between gap-2">
            {t('credit.hint.offer')}
            <Icon name="chevron-down" className="group-open:rotate-180" />
          </span>
        </summary>
        <div className="space-y-2 pb-2">
          <p>{t('credit.hint.text', { count: plan.count, amount: moneyText(plan.amount) })}</p>
          {deliveryMinor > 0 && (
            <p>
              {t('credit.hint.delivery', { amount: moneyText({ ...plan.basePrice, minor: deliveryMinor }) })}
            </p>
          )}
          <RepresentativeExample plan={plan} lender={lender} />
          <p>
            <Link to={address} onClick={show} className="link touch">
              {t('credit.hint.open')}
            </Link>
          </p>
        </div>
      </details>
      {opened && (
        <Suspense fallback={null}>
          <CalculatorDialog open={open} onClose={() => setOpen(false)} address={address} />
        </Suspense>
      )}
    </section>
  );
}
