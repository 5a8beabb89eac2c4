import { askCalculator } from '#app/features/credit/calculator/ask-calculator.ts';
import { Calculator } from '#app/features/credit/calculator/calculator.tsx';
import { CalculatorFailed } from '#app/features/credit/calculator/calculator-failed.tsx';
import { buildHead } from '#app/page/head.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { publicPage, requireScreen } from '#app/page/pages.ts';
import { useText } from '#app/texts/texts.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { readAmount } from '#forms/amount.ts';
import { readPlan } from '#forms/credit.ts';
import type { Route } from './+types/instalment-calculator.route';

/** The instalment calculator; its input is in the address. */
export const loader = publicPage(async ({ page }) => {
  requireScreen(page, 'instalmentCalculator');
  const typed = page.url.searchParams.get('price') ?? '';
  const amount = readAmount(typed);
  const plan = readPlan(page.url.searchParams.get('plan'));
  const answer = await askCalculator(page, {
    basePriceMinor: amount,
    method: plan?.method,
    count: plan?.count,
  });
  return {
    ...answer,
    unreadable: typed !== '' && amount === null ? typed : null,
    head: buildHead(page, 'credit.calculator.meta'),
    canonical: `${page.origin}${page.localeSettings.paths.instalmentCalculator}`,
    address: page.url.pathname + page.url.search,
  };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, canonical: loaderData.canonical }) : [];

export default function InstalmentCalculator({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { failed, calculated, lender, unreadable, address } = loaderData;
  return (
    <div className="wrap space-y-6 pt-6 pb-12">
      <div className="max-w-text space-y-2">
        <h1 className="text-2xl">{t('credit.calculator.title')}</h1>
        <p>{t('credit.calculator.lead')}</p>
      </div>
      {failed && <CalculatorFailed address={address} />}
      {!failed && !calculated && (
        <EmptyState icon="info" level={2} title={t('credit.calculator.none.title')}>
          {t('credit.calculator.none.text')}
        </EmptyState>
      )}
      {calculated && <Calculator calculated={calculated} lender={lender} unreadable={unreadable} />}
    </div>
  );
}
