import { redirect } from 'react-router';
import { CheckoutQuery } from '../../checkout/checkout.query.ts';
import { CheckoutFrame } from '../../checkout/checkout-frame.tsx';
import { detour } from '../../checkout/checkout-steps.ts';
import { ChosenPayment } from '../../checkout/confirm/chosen.tsx';
import { ChosenDelivery } from '../../checkout/confirm/chosen-delivery.tsx';
import { ConfirmPanel } from '../../checkout/confirm/confirm-panel.tsx';
import { placeOrder } from '../../checkout/confirm/order.action.ts';
import { revalidateAfterChange } from '../../checkout/revalidate-after-change.ts';
import { screenLink } from '../../links.ts';
import { headOf } from '../../page/head.ts';
import { personalAction, personalPage, requireScreen } from '../../page/pages.ts';
import { useShop } from '../../page/shop.tsx';
import { useText } from '../../texts/texts.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import type { Route } from './+types/check-and-order.route';

export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'checkAndOrder');
  const { checkout } = await page.query(CheckoutQuery, {});
  const missing = detour(page.localeSettings.paths, checkout.step, 'CONFIRM');
  if (missing) throw redirect(missing);
  return { checkout, head: headOf(page, 'checkout.confirm.meta') };
});

export const action = personalAction(async ({ page, form }) => {
  requireScreen(page, 'checkAndOrder');
  return placeOrder(page, form);
});

export const shouldRevalidate = revalidateAfterChange;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData.head, noindex: true }) : [];

export default function CheckAndOrder({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const shop = useShop();
  const { checkout } = loaderData;
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
