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
import { useText } from '#app/texts/texts.tsx';
import type { Route } from './+types/payment-protection.route';

/** Payment protection, chosen separately after the plan, and its change from the last step. */
export const loader = personalPage(async ({ page }) => {
  const screen = requireScreen(page, 'paymentProtection', 'paymentProtectionUpdate');
  const { checkout } = await page.query(CheckoutCreditQuery, {});
  const { paths } = page.localeSettings;
  const missing = redirectFromStep(paths, checkout.step, 'PAYMENT');
  if (missing && checkout.step !== 'PAYMENT') throw redirect(missing);
  const { plan, protection, protectionChosen } = checkout.credit;
  // without a plan there is nothing to protect; in DE the law forbids choosing it with the order (§ 7a (5) VVG)
  if (!protection) {
    const planPath = plan ? findCreditPath(paths, plan.method) : paths.creditPlan;
    throw redirect(planPath ?? stepAddress(paths, 'PAYMENT'));
  }
  return {
    basket: checkout.basket,
    credit: checkout.credit,
    protection,
    chosen: protectionChosen,
    changing: screen === 'paymentProtectionUpdate',
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
  const { changing } = loaderData;
  return (
    <CheckoutFrame
      step="PAYMENT"
      title={t(changing ? 'credit.protection.update' : 'credit.protection.title')}
      aside={<OrderSummary basket={loaderData.basket} credit={loaderData.credit} />}
    >
      <ProtectionForm
        cost={loaderData.protection}
        chosen={loaderData.chosen === true}
        termsMissing={actionData?.termsMissing === true}
        action={loaderData.path}
        plan={loaderData.credit.plan}
      />
    </CheckoutFrame>
  );
}
