import { redirect } from 'react-router';
import { CheckoutFrame } from '#app/features/checkout/checkout-frame.tsx';
import { redirectFromStep, stepAddress } from '#app/features/checkout/checkout-steps.ts';
import { OrderSummary } from '#app/features/checkout/order-summary.tsx';
import { CheckoutCreditQuery } from '#app/features/credit/checkout-credit.query.ts';
import { CreditWarning } from '#app/features/credit/credit-warning.tsx';
import { formatLender } from '#app/features/credit/lender.ts';
import { OfferEnded } from '#app/features/credit/offer-ended.tsx';
import type { PlanView } from '#app/features/credit/plan.fragment.ts';
import { RepresentativeExample } from '#app/features/credit/representative-example.tsx';
import { buildHead } from '#app/page/head.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalAction, personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { formatPercent } from '#texts/format.ts';
import type { Route } from './+types/credit-plan.route';
import { saveCredit } from './credit-plan.action.ts';
import { CreditPlanForm } from './credit-plan-form.tsx';

/** The choice of instalments or of a payment pause: the plan of an order on credit. Both screens use this module. */
export const loader = personalPage(async ({ page }) => {
  const screen = requireScreen(page, 'creditPlan', 'delayedPayment');
  const answer = await page.query(CheckoutCreditQuery, {});
  const { checkout } = answer;
  const missing = redirectFromStep(page.localeSettings.paths, checkout.step, 'PAYMENT');
  if (missing && checkout.step !== 'PAYMENT') throw redirect(missing);
  const pausing = screen === 'delayedPayment';
  return {
    basket: checkout.basket,
    plans: checkout.credit.plans.filter(({ pauseMonths }) => pauseMonths > 0 === pausing),
    chosen: checkout.credit.plan,
    credit: checkout.credit,
    dateOfBirth: checkout.credit.dateOfBirth,
    minimumAge: checkout.minimumAge,
    example: answer.installmentCalculator?.example ?? null,
    lender: formatLender(answer.shop.company),
    pausing,
    path: page.url.pathname,
    answerDays: page.tenant.service.answerWorkingDays,
    head: buildHead(page, pausing ? 'credit.pause.meta' : 'credit.choose.title'),
  };
});

export const action = personalAction(async ({ page, form }) => {
  requireScreen(page, 'creditPlan', 'delayedPayment');
  return saveCredit(page, form);
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function CreditPlan({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const shop = useShop();
  const { plans, example, lender, pausing } = loaderData;
  const [first] = plans;
  const months = first?.pauseMonths ?? 0;
  const payment = stepAddress(shop.paths, 'PAYMENT');
  return (
    <CheckoutFrame
      step="PAYMENT"
      title={pausing && months > 0 ? t('credit.pause.title', { months }) : t('credit.choose.title')}
      aside={<OrderSummary basket={loaderData.basket} credit={loaderData.credit} />}
    >
      {first ? (
        <div className="space-y-6">
          <CreditWarning />
          {loaderData.credit.offerEndedOn && <OfferEnded day={loaderData.credit.offerEndedOn} />}
          {pausing && <PauseLead plan={first} />}
          <CreditPlanForm
            plans={plans}
            chosen={loaderData.chosen}
            isProtectionChosen={loaderData.credit.protectionChosen}
            dateOfBirth={loaderData.dateOfBirth}
            minimumAge={loaderData.minimumAge}
            state={actionData}
            action={loaderData.path}
            answerDays={loaderData.answerDays}
          />
          {example && <RepresentativeExample plan={example} lender={lender} />}
        </div>
      ) : (
        <EmptyState
          icon="info"
          level={2}
          title={t('credit.calculator.none.title')}
          actions={<ButtonLink to={payment}>{t('credit.protection.later.back')}</ButtonLink>}
        >
          {t('credit.calculator.none.text')}
        </EmptyState>
      )}
    </CheckoutFrame>
  );
}

/** The terms and the cost of a payment pause. */
function PauseLead({ plan: { pauseMonths, pauseSurcharge, basePrice } }: { plan: PlanView }) {
  const t = useText();
  const { locale } = useShop();
  const percent = formatPercent((pauseSurcharge.minor / basePrice.minor) * 100, locale, 1);
  return <p className="max-w-text">{t('credit.pause.lead', { months: pauseMonths, percent })}</p>;
}
