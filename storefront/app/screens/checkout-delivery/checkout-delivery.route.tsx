import { redirect } from 'react-router';
import { CheckoutFrame } from '#app/features/checkout/checkout-frame.tsx';
import {
  isOnePage,
  openStep,
  type PageStep,
  redirectFromStep,
} from '#app/features/checkout/checkout-steps.ts';
import { KeepAsIs } from '#app/features/checkout/keep-as-is.tsx';
import { placeOrder } from '#app/features/checkout/order.action.ts';
import { UNKNOWN_ORDER } from '#app/features/checkout/order-state.ts';
import { OrderSummary } from '#app/features/checkout/order-summary.tsx';
import { savePayment } from '#app/features/checkout/payment.action.ts';
import { revalidateAfterChange } from '#app/features/checkout/revalidate-after-change.ts';
import { formatLender } from '#app/features/credit/lender.ts';
import { isAllFitted } from '#app/features/fitting/fitted-lines.tsx';
import { createFormAction } from '#app/form/form-action.ts';
import { type FormState, readField } from '#app/form/form-state.ts';
import { keepTyped, keepTypedForm } from '#app/form/keep-typed.ts';
import { buildHead } from '#app/page/head.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useText } from '#app/texts/texts.tsx';
import type { Route } from './+types/checkout-delivery.route';
import { CheckoutDeliveryQuery } from './checkout-delivery.query.ts';
import { saveDelivery } from './delivery.action.ts';
import { DeliveryForm } from './delivery-form.tsx';
import { OnePage } from './one-page.tsx';
import { useChosenDelivery } from './use-chosen-delivery.ts';

/** The name of a step in the browser's tab and history. */
const TITLES = {
  DELIVERY: 'checkout.delivery.meta',
  PAYMENT: 'checkout.payment.meta',
  CONFIRM: 'checkout.confirm.meta',
} as const;

/** The delivery step; in tenants with one page for the rest of the checkout, that page. */
export const loader = personalPage(async ({ page }) => {
  const screen = requireScreen(page, 'checkoutDelivery', 'checkoutDeliveryChange');
  const { checkout } = await page.query(CheckoutDeliveryQuery, {});
  const missing = redirectFromStep(page.localeSettings.paths, checkout.step, 'DELIVERY');
  if (missing) throw redirect(missing);
  const changing = screen === 'checkoutDeliveryChange';
  const onePage = isOnePage(page.localeSettings.paths) && !changing;
  const open = openStep(checkout.step, page.url.searchParams);
  return {
    checkout,
    lender: formatLender(page.tenant.company),
    onePage,
    changing,
    open,
    path: page.url.pathname,
    head: buildHead(page, TITLES[onePage ? open : 'DELIVERY']),
  };
});

export const action = createFormAction({}, async ({ page, form }) => {
  requireScreen(page, 'checkoutDelivery', 'checkoutDeliveryChange');
  switch (readField(form, 'intent')) {
    case 'delivery':
      return saveDelivery(page, form);
    case 'payment':
      return savePayment(page, form);
    case 'order':
      return placeOrder(page, form);
    default:
      throw new Response(null, { status: 400 });
  }
});

/** @see keepTyped */
export const clientAction = async (sent: Route.ClientActionArgs) => {
  const form = await sent.request.clone().formData();
  return readField(form, 'intent') === 'order'
    ? keepTyped(sent, () => UNKNOWN_ORDER)
    : keepTypedForm(sent, {});
};

export const shouldRevalidate = revalidateAfterChange;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function CheckoutDelivery({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const { checkout, lender, onePage, changing, open, path } = loaderData;
  const { basket, total, onChoice } = useChosenDelivery(checkout);
  const state = actionData && 'faults' in actionData ? actionData : undefined;
  const orderState = actionData && 'orderProblem' in actionData ? actionData : undefined;
  if (onePage) {
    return (
      <OnePage
        checkout={{ ...checkout, basket }}
        lender={lender}
        total={total}
        onChoice={onChoice}
        step={state ? getRefusedStep(state) : open}
        state={state}
        orderState={orderState}
      />
    );
  }
  const fitted = isAllFitted(basket.lines);
  return (
    <CheckoutFrame
      step="DELIVERY"
      title={t(
        changing ? 'delivery.change.title' : fitted ? 'checkout.delivery.billing' : 'checkout.delivery.title',
      )}
      aside={<OrderSummary basket={basket} credit={loaderData.checkout.credit} />}
    >
      {changing && <KeepAsIs step={checkout.step} />}
      <DeliveryForm checkout={checkout} state={state} action={path} total={total} onChoice={onChoice} />
    </CheckoutFrame>
  );
}

/** Keeps the refused form open, also when its step had been finished before. */
function getRefusedStep({ values }: FormState): PageStep {
  return values.intent === 'payment' ? 'PAYMENT' : 'DELIVERY';
}
