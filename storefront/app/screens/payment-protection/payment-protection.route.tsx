import { data, redirect } from 'react-router';
import { CheckoutFrame } from '#app/features/checkout/checkout-frame.tsx';
import { redirectFromStep, stepAddress } from '#app/features/checkout/checkout-steps.ts';
import { OrderSummary } from '#app/features/checkout/order-summary.tsx';
import {
  CheckoutCreditQuery,
  SetPaymentProtectionMutation,
} from '#app/features/credit/checkout-credit.query.ts';
import { findCreditPath } from '#app/features/credit/credit-paths.ts';
import { ProtectionForm } from '#app/features/credit/protection-form.tsx';
import { readField } from '#app/form/form-state.ts';
import { buildHead } from '#app/page/head.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalAction, personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import type { Route } from './+types/payment-protection.route';

/** Payment protection, chosen separately after the plan, and its change from the last step. */
export const loader = personalPage(async ({ page }) => {
  const screen = requireScreen(page, 'paymentProtection', 'paymentProtectionUpdate');
  const { checkout } = await page.query(CheckoutCreditQuery, {});
  const { paths } = page.localeSettings;
  const missing = redirectFromStep(paths, checkout.step, 'PAYMENT');
  if (missing && checkout.step !== 'PAYMENT') throw redirect(missing);
  const { plan, protection, protectionChosen } = checkout.credit;
  // without a plan there is nothing to protect, where protection may be chosen with an order
  const wait = page.tenant.credit.terms.find((terms) => terms.protection)?.protection?.daysAfterContract;
  if (!plan && wait === 0) throw redirect(paths.creditPlan ?? stepAddress(paths, 'PAYMENT'));
  return {
    basket: checkout.basket,
    credit: checkout.credit,
    protection,
    chosen: protectionChosen,
    waitDays: wait,
    changing: screen === 'paymentProtectionUpdate',
    back: (plan && findCreditPath(paths, plan.method)) ?? stepAddress(paths, 'PAYMENT'),
    path: page.url.pathname,
    head: buildHead(page, 'credit.protection.meta'),
  };
});

export const action = personalAction(async ({ page, form }) => {
  requireScreen(page, 'paymentProtection', 'paymentProtectionUpdate');
  const chosen = readField(form, 'choice') === 'yes';
  const termsAccepted = readField(form, 'termsAccepted') === 'yes';
  const { setPaymentProtection: outcome } = await page.query(SetPaymentProtectionMutation, {
    input: { chosen, termsAccepted },
  });
  if (outcome.__typename === 'CheckoutChanged') {
    const { paths } = page.localeSettings;
    throw redirect(stepAddress(paths, outcome.checkout.step), 303);
  }
  return data({ termsMissing: true }, { status: 422 });
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function PaymentProtection({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const { paths } = useShop();
  const { protection, changing, back, waitDays } = loaderData;
  return (
    <CheckoutFrame
      step="PAYMENT"
      title={t(changing ? 'credit.protection.update' : 'credit.protection.title')}
      aside={<OrderSummary basket={loaderData.basket} credit={loaderData.credit} />}
    >
      {protection ? (
        <ProtectionForm
          cost={protection}
          chosen={loaderData.chosen === true}
          termsMissing={actionData?.termsMissing === true}
          action={loaderData.path}
          plan={loaderData.credit.plan}
        />
      ) : (
        <div className="space-y-6">
          <Alert kind="info" title={t('credit.protection.later.title')}>
            {waitDays
              ? t('credit.protection.later.wait', { days: waitDays })
              : t('credit.protection.later.text')}
          </Alert>
          <ButtonLink to={back ?? stepAddress(paths, 'PAYMENT')} variant="secondary">
            {t('credit.protection.later.back')}
          </ButtonLink>
        </div>
      )}
    </CheckoutFrame>
  );
}
