import { redirect } from 'react-router';
import { CheckoutQuery } from '#app/features/checkout/checkout.query.ts';
import { CheckoutFrame } from '#app/features/checkout/checkout-frame.tsx';
import { redirectFromStep } from '#app/features/checkout/checkout-steps.ts';
import { ChosenPayment } from '#app/features/checkout/chosen.tsx';
import { ChosenDelivery } from '#app/features/checkout/chosen-delivery.tsx';
import { ConfirmPanel } from '#app/features/checkout/confirm-panel.tsx';
import { placeOrder } from '#app/features/checkout/order.action.ts';
import { UNKNOWN_ORDER } from '#app/features/checkout/order-state.ts';
import { revalidateAfterChange } from '#app/features/checkout/revalidate-after-change.ts';
import { useMeasuredCheckout } from '#app/features/checkout/use-measured-checkout.ts';
import { keepTyped } from '#app/form/keep-typed.ts';
import { buildHead } from '#app/page/head.ts';
import { screenLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalAction, personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import type { Route } from './+types/check-and-order.route';

export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'checkAndOrder');
  const { checkout } = await page.query(CheckoutQuery, {});
  const missing = redirectFromStep(page.localeSettings.paths, checkout.step, 'CONFIRM');
  if (missing) throw redirect(missing);
  return { checkout, head: buildHead(page, 'checkout.confirm.meta') };
});

export const action = personalAction(async ({ page, form }) => {
  requireScreen(page, 'checkAndOrder');
  return placeOrder(page, form);
});

/** @see keepTyped */
export const clientAction = (sent: Route.ClientActionArgs) => keepTyped(sent, () => UNKNOWN_ORDER);

export const shouldRevalidate = revalidateAfterChange;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function CheckAndOrder({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const shop = useShop();
  const { checkout } = loaderData;
  useMeasuredCheckout(checkout);
  return (
    <CheckoutFrame
      step="CONFIRM"
      title={t('checkout.confirm.title')}
      aside={
        <>
          <ChosenDelivery checkout={checkout} changeLink={screenLink(shop, 'checkoutDeliveryChange')} />
          {checkout.paymentMethod && (
            <ChosenPayment
              method={checkout.paymentMethod}
              account={checkout.directDebit?.maskedIban ?? null}
              changeLink={screenLink(shop, 'checkoutPaymentChange')}
            />
          )}
        </>
      }
    >
      <ConfirmPanel checkout={checkout} state={actionData} action={screenLink(shop, 'checkAndOrder')} />
    </CheckoutFrame>
  );
}
