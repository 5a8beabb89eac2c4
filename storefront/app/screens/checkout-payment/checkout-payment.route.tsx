import { redirect } from 'react-router';
import { CheckoutQuery } from '../../checkout/checkout.query.ts';
import { CheckoutFrame } from '../../checkout/checkout-frame.tsx';
import { detour } from '../../checkout/checkout-steps.ts';
import { OrderSummary } from '../../checkout/order-summary.tsx';
import { savePayment } from '../../checkout/payment/payment.action.ts';
import { PaymentForm } from '../../checkout/payment/payment-form.tsx';
import { headOf } from '../../page/head.ts';
import { personalAction, personalPage, requireScreen } from '../../page/pages.ts';
import { useText } from '../../texts/texts.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import type { Route } from './+types/checkout-payment.route';

export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'checkoutPayment', 'checkoutPaymentChange');
  const { checkout } = await page.query(CheckoutQuery, {});
  const missing = detour(page.localeSettings.paths, checkout.step, 'PAYMENT');
  if (missing) throw redirect(missing);
  return { checkout, path: page.url.pathname, head: headOf(page, 'checkout.payment.meta') };
});

export const action = personalAction(async ({ page, form }) => {
  requireScreen(page, 'checkoutPayment', 'checkoutPaymentChange');
  return savePayment(page, form);
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData.head, noindex: true }) : [];

export default function CheckoutPayment({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const { checkout, path } = loaderData;
  return (
    <CheckoutFrame
      step="PAYMENT"
      title={t('checkout.payment.title')}
      aside={<OrderSummary basket={checkout.basket} />}
    >
      <PaymentForm
        methods={checkout.paymentMethods}
        chosen={checkout.paymentMethod}
        state={actionData}
        action={path}
      />
    </CheckoutFrame>
  );
}
