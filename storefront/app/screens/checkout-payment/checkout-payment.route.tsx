import { redirect } from 'react-router';
import { CheckoutQuery } from '#app/features/checkout/checkout.query.ts';
import { CheckoutFrame } from '#app/features/checkout/checkout-frame.tsx';
import { redirectFromStep, stepPath } from '#app/features/checkout/checkout-steps.ts';
import { KeepAsIs } from '#app/features/checkout/keep-as-is.tsx';
import { OrderSummary } from '#app/features/checkout/order-summary.tsx';
import { savePayment } from '#app/features/checkout/payment.action.ts';
import { PaymentForm } from '#app/features/checkout/payment-form.tsx';
import { useMeasuredCheckout } from '#app/features/checkout/use-measured-checkout.ts';
import { formatLender } from '#app/features/credit/lender.ts';
import { createFormAction } from '#app/form/form-action.ts';
import { keepTypedForm } from '#app/form/keep-typed.ts';
import { buildHead } from '#app/page/head.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useText } from '#app/texts/texts.tsx';
import type { Route } from './+types/checkout-payment.route';

export const loader = personalPage(async ({ page }) => {
  const screen = requireScreen(page, 'checkoutPayment', 'checkoutPaymentChange');
  const { checkout } = await page.query(CheckoutQuery, {});
  const { paths } = page.localeSettings;
  // where delivery and payment are one page, changing the payment still has a page of its own
  const elsewhere = screen === 'checkoutPaymentChange' && checkout.step === 'DELIVERY';
  const missing = elsewhere ? stepPath(paths, 'DELIVERY') : redirectFromStep(paths, checkout.step, 'PAYMENT');
  if (missing) throw redirect(missing);
  return {
    checkout,
    lender: formatLender(page.tenant.company),
    changing: screen === 'checkoutPaymentChange',
    path: page.url.pathname,
    head: buildHead(page, 'checkout.payment.meta'),
  };
});

export const action = createFormAction({}, async ({ page, form }) => {
  requireScreen(page, 'checkoutPayment', 'checkoutPaymentChange');
  return savePayment(page, form);
});

/** @see keepTyped */
export const clientAction = (sent: Route.ClientActionArgs) => keepTypedForm(sent, {});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function CheckoutPayment({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const { checkout, lender, changing, path } = loaderData;
  useMeasuredCheckout(checkout);
  return (
    <CheckoutFrame
      step="PAYMENT"
      title={t(changing ? 'delivery.change.payment.title' : 'checkout.payment.title')}
      aside={<OrderSummary basket={checkout.basket} credit={checkout.credit} />}
    >
      {changing && <KeepAsIs step={checkout.step} />}
      <PaymentForm checkout={checkout} lender={lender} state={actionData} action={path} />
    </CheckoutFrame>
  );
}
