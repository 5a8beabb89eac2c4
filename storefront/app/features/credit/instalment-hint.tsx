import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { instalmentCalculatorLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { useMoneyText } from '#app/ui/price.tsx';
import { CreditWarning } from './credit-warning.tsx';
import type { PlanView } from './plan.fragment.ts';
import { RepresentativeExample } from './representative-example.tsx';

const CalculatorDialog = lazy(() => import('./calculator-dialog.tsx'));

/**
 * What an article or a basket would be in instalments: with the warning above and every figure of the plan below, as the
 * law wants wherever an amount of credit is named. The calculator opens over the page; without scripts it is a page.
 */
export function InstalmentHint({ plan, lender }: { plan: PlanView; lender: string }) {
  const t = useText();
  const shop = useShop();
  const moneyText = useMoneyText();
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const address = instalmentCalculatorLink(shop, plan.basePrice.minor, plan);
  function show(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(true);
    setOpen(true);
  }
  return (
    <section className="space-y-2 text-sm">
      <CreditWarning />
      <p>{t('credit.hint.text', { count: plan.count, amount: moneyText(plan.amount) })}</p>
      <p>
        <Link to={address} onClick={show} className="link touch">
          {t('credit.hint.open')}
        </Link>
      </p>
      <RepresentativeExample plan={plan} lender={lender} />
      {opened && (
        <Suspense fallback={null}>
          <CalculatorDialog open={open} onClose={() => setOpen(false)} address={address} />
        </Suspense>
      )}
    </section>
  );
}
