import { type MouseEvent, type SubmitEvent, useId } from 'react';
import { Form, Link } from 'react-router';
import { LegalHint } from '#app/features/credit/legal-hint.tsx';
import type { PlanView } from '#app/features/credit/plan.fragment.ts';
import { PlanFigures } from '#app/features/credit/plan-figures.tsx';
import { PlanTable } from '#app/features/credit/plan-table.tsx';
import { usePlanWords } from '#app/features/credit/plan-words.ts';
import { RepresentativeExample } from '#app/features/credit/representative-example.tsx';
import {
  creditInformationLink,
  creditInformationPdf,
  instalmentCalculatorLink,
  screenLink,
} from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/form/field.tsx';
import { Accordion, AccordionSection } from '#app/ui/layer/accordion.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import { writePlan } from '#forms/credit.ts';
import { FIELD_LIMITS } from '#forms/field-limits.ts';
import { formatAmount } from '#texts/format.ts';
import type { Calculated } from './calculator.query.ts';

/** Asks the calculator again: on a page by its address, in a dialog without leaving the page below. */
export type Asking = (address: string) => void;

/**
 * Price in, plans out. Everything is a form and links, so that it works without scripts; in a dialog `onAsk` handles
 * them.
 */
export function Calculator({
  calculated,
  lender,
  unreadable = null,
  busy = false,
  onAsk,
}: {
  calculated: Calculated;
  lender: string;
  /** typed text that is not an amount */
  unreadable?: string | null;
  busy?: boolean;
  onAsk?: Asking;
}) {
  const t = useText();
  const shop = useShop();
  const heading = useId();
  const { chosen, plans, example } = calculated;
  return (
    <div className="space-y-6" aria-busy={busy}>
      <LegalHint />
      <PriceForm calculated={calculated} unreadable={unreadable} busy={busy} onAsk={onAsk} />
      <p className="text-sm text-muted">{t('credit.calculator.conditional')}</p>
      <div className="grid items-start gap-8 md:grid-cols-2">
        {chosen && (
          <section
            aria-labelledby={heading}
            className={`space-y-3 rounded p-5 md:sticky md:top-30 ${shop.credit.specialColours ? 'credit-colours' : 'bg-sunken'}`}
            aria-live="polite"
          >
            <h2 id={heading} className="text-lg font-semibold">
              {t('credit.calculator.result')}
            </h2>
            <PlanFigures plan={chosen} />
          </section>
        )}
        <details className="accordion" open={chosen === null}>
          <summary className="flex min-h-12 items-center gap-3 rounded py-2">
            <span className="min-w-0 flex-1 font-semibold">
              {t('credit.calculator.others', { count: plans.length })}
            </span>
            <Icon name="chevron-down" className="accordion-mark" />
          </summary>
          <PlanLinks plans={plans} chosen={chosen} price={calculated.basePrice.minor} onAsk={onAsk} />
        </details>
      </div>
      {chosen && (
        <>
          <Accordion>
            <AccordionSection title={t('credit.plan.show')} level={2}>
              <PlanTable rows={chosen.instalments} />
            </AccordionSection>
          </Accordion>
          <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
            <Link to={creditInformationLink(shop, chosen)} className="link touch">
              {t('credit.calculator.information')}
            </Link>
            <a href={creditInformationPdf(shop, chosen)} className="link touch">
              {t('credit.calculator.pdf')}
            </a>
          </p>
        </>
      )}
      {example && <RepresentativeExample plan={example} lender={lender} />}
    </div>
  );
}

function PriceForm({
  calculated: { basePrice, adjusted, minimum, maximum, chosen },
  unreadable,
  busy,
  onAsk,
}: {
  calculated: Calculated;
  unreadable: string | null;
  busy: boolean;
  onAsk: Asking | undefined;
}) {
  const t = useText();
  const shop = useShop();
  const moneyText = useMoneyText();
  const id = useId();
  const bounds = { minimum: moneyText(minimum), maximum: moneyText(maximum) };
  const action = screenLink(shop, 'instalmentCalculator');
  function ask(event: SubmitEvent<HTMLFormElement>) {
    if (!onAsk) return;
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    onAsk(`${action}?${new URLSearchParams(entries)}`);
  }
  return (
    <Form method="get" action={action} preventScrollReset noValidate onSubmit={ask} className="space-y-4">
      {chosen && <input type="hidden" name="plan" value={writePlan(chosen)} />}
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,20rem)_auto] md:justify-start">
        <TextField
          // a new key, because another answer has another value
          key={basePrice.minor}
          label={t('credit.calculator.price', { currency: shop.currency })}
          name="price"
          // a page may have several
          id={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={FIELD_LIMITS.amount}
          defaultValue={unreadable ?? formatAmount(basePrice.minor, shop.locale)}
          hint={t('credit.calculator.range', bounds)}
          error={unreadable === null ? undefined : t('credit.calculator.unreadable')}
        />
        <Button type="submit" size="l" busy={busy} className="md:mt-6">
          {t('credit.calculator.submit')}
        </Button>
      </div>
      <div role="status">
        {adjusted && (
          <Alert
            kind="info"
            title={t(
              adjusted === 'MINIMUM' ? 'credit.calculator.minimum' : 'credit.calculator.bounds',
              bounds,
            )}
          />
        )}
      </div>
    </Form>
  );
}

function PlanLinks({
  plans,
  chosen,
  price,
  onAsk,
}: {
  plans: readonly PlanView[];
  chosen: PlanView | null;
  price: number;
  onAsk: Asking | undefined;
}) {
  const t = useText();
  const shop = useShop();
  const moneyText = useMoneyText();
  const { name, percent } = usePlanWords();
  const heading = useId();
  function take(event: MouseEvent, address: string) {
    if (!onAsk || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    onAsk(address);
  }
  return (
    <nav aria-labelledby={heading}>
      <h2 id={heading} className="mb-3 text-lg font-semibold">
        {t('credit.calculator.plans')}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded border border-line-strong">
        {plans.map((plan) => {
          const address = instalmentCalculatorLink(shop, price, plan);
          const current = chosen !== null && writePlan(plan) === writePlan(chosen);
          return (
            <li key={writePlan(plan)}>
              <Link
                to={address}
                preventScrollReset
                replace
                aria-current={current ? 'true' : undefined}
                onClick={(event) => take(event, address)}
                className={`flex min-h-control-l flex-col justify-between gap-x-4 gap-y-1 px-4 py-3 lg:flex-row lg:flex-wrap lg:items-baseline hover:bg-hover ${
                  current ? 'bg-sunken font-semibold' : 'bg-raised'
                }`}
              >
                <span className="min-w-0 grow lg:basis-44">
                  {name(plan)}
                  <span className="block text-sm text-muted">
                    {t('credit.figure.annual')} {percent(plan.annualPercent)}
                  </span>
                </span>
                <span className="shrink-0 tabular-nums">
                  {plan.count === 1
                    ? moneyText(plan.overall)
                    : t('credit.choose.perMonth', { amount: moneyText(plan.amount) })}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
