import { redirect } from 'react-router';
import { getPaymentName } from '#app/features/payment/payment-name.ts';
import { buildHead } from '#app/page/head.ts';
import { homeLink, screenLink } from '#app/page/links.ts';
import { afterPaymentLink, orderConfirmationLink } from '#app/page/order-links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { createNotFound, personalAction, personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { formatMoney } from '#texts/format.ts';
import type { Route } from './+types/after-payment.route';
import { findOrderKey, payAgain } from './after-payment.action.ts';
import { CheckPaymentMutation } from './after-payment.query.ts';
import { PayAgainForm } from './pay-again-form.tsx';
import type { PaymentView } from './payment-view.ts';
import { Waiting } from './waiting.tsx';

/**
 * Between the order and its confirmation. The browser is sent to the provider from here (`go`) and comes back here;
 * its return proves nothing: the state of the payment is queried each time.
 */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'afterPayment');
  const key = await findOrderKey(page);
  if (!key) throw createNotFound();
  const { checkPayment: payment } = await page.query(CheckPaymentMutation, { input: key });
  if (!payment) throw createNotFound();
  const { prefix, paths } = page.localeSettings;
  if (payment.state === 'DONE') throw redirect(orderConfirmationLink({ prefix, paths }, payment), 303);
  const goes = page.url.searchParams.get('go') === '1' && payment.checkoutUrl !== null;
  return {
    payment,
    goes,
    action: afterPaymentLink({ prefix, paths }, payment),
    head: buildHead(page, 'payment.after.meta', { number: payment.orderNumber }),
  };
});

export const action = personalAction(async ({ page, form }) => {
  requireScreen(page, 'afterPayment');
  return payAgain(page, form);
});

/** Going to the provider replaces this page in the history: "back" leads to the page before it, not into a circle. */
export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { head, goes, payment } = loaderData;
  const refresh = goes ? [{ httpEquiv: 'refresh', content: `0;url=${payment.checkoutUrl}` }] : [];
  return [...buildPageMeta({ ...head, noindex: true }), ...refresh];
};

export default function AfterPayment({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const { locale, priceFormat } = useShop();
  const { payment, goes, action } = loaderData;
  const { state, orderNumber: number } = payment;
  const amount = formatMoney(payment.amount, locale, priceFormat);
  return (
    <div className="wrap py-8 md:py-12">
      <div className="max-w-text">
        <p className="text-sm text-muted">{t('payment.after.order', { number, amount })}</p>
        {state === 'RELEASED' ? (
          <Released />
        ) : goes ? (
          <Going payment={payment} />
        ) : (
          <>
            <Waiting payment={payment} action={action} />
            <PayAgainForm payment={payment} answer={actionData} action={action} />
          </>
        )}
      </div>
    </div>
  );
}

/** Shown for a moment: the page's head leads to the provider. The link is for browsers that do not follow it. */
function Going({ payment: { method, checkoutUrl } }: { payment: PaymentView }) {
  const t = useText();
  const name = getPaymentName(t, method);
  return (
    <>
      <h1 className="mt-1 text-2xl font-semibold">{t('payment.after.go.title')}</h1>
      <p className="mt-3">{t('payment.after.go.text', { method: name })}</p>
      {checkoutUrl && (
        <p className="mt-6">
          <ButtonLink to={checkoutUrl} reloadDocument className="w-full md:w-auto">
            {t('payment.after.go.link', { method: name })}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

/** The order was not paid in time. */
function Released() {
  const t = useText();
  const shop = useShop();
  return (
    <>
      <h1 className="mb-4 mt-1 text-2xl font-semibold">{t('payment.after.released.title')}</h1>
      <p>{t('payment.after.released.text')}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={screenLink(shop, 'basket')} className="w-full md:w-auto">
          {t('payment.after.basket')}
        </ButtonLink>
        <ButtonLink to={homeLink(shop)} variant="secondary" className="w-full md:w-auto">
          {t('checkout.done.shop')}
        </ButtonLink>
      </p>
    </>
  );
}
