import { redirect } from 'react-router';
import { Slot } from '#app/extension/slot.tsx';
import { AccountOffer, WishedAccount } from '#app/features/account/account-offer.tsx';
import { BasketTotals } from '#app/features/basket/basket-totals.tsx';
import { OrderCredit } from '#app/features/credit/order-credit.tsx';
import { buildOrderEvent } from '#app/features/measurement/measured-order.ts';
import { useMeasured } from '#app/features/measurement/use-measured.ts';
import { Arrival } from '#app/features/order/arrival.tsx';
import { useComingText } from '#app/features/order/coming-text.ts';
import { OrderDetails } from '#app/features/order/order-details.tsx';
import { OrderLines } from '#app/features/order/order-lines.tsx';
import { HowItIsPaid } from '#app/features/payment/how-it-is-paid.tsx';
import { buildHead } from '#app/page/head.ts';
import { homeLink, screenLink } from '#app/page/links.ts';
import { afterPaymentLink, orderStatusLink } from '#app/page/order-links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { createNotFound, personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { RichText, useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import { LATER_METHODS, needsTransfer } from '#forms/payment-method.ts';
import type { Route } from './+types/order-confirmation.route';
import { JustOrderedQuery, OrderQuery } from './order-confirmation.query.ts';

/**
 * Opens with the order's number and its access token, or for its signed-in customer; without them for the session
 * that has just ordered. All other visitors get a 404.
 */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'orderConfirmation');
  const { order, accessToken, link } = page.url.searchParams.has('order')
    ? await loadNamedOrder(page)
    : await loadOwnOrder(page);
  // an unpaid order is not confirmed
  if (order.awaitsPayment && accessToken) throw redirect(link);
  return {
    order,
    accessToken,
    withdrawalDays: page.tenant.withdrawal.days,
    head: buildHead(page, 'checkout.done.meta', { number: order.orderNumber }),
  };
});

async function loadNamedOrder(page: PageRequest) {
  const orderNumber = page.url.searchParams.get('order') ?? '';
  const accessToken = page.url.searchParams.get('token');
  if (!/^[A-Za-z0-9-]{1,30}$/.test(orderNumber) || (accessToken?.length ?? 0) > 100) throw createNotFound();
  const { order } = await page.query(OrderQuery, { orderNumber, accessToken });
  if (!order) throw createNotFound();
  const link = afterPaymentLink(page.localeSettings, { orderNumber, accessToken: accessToken ?? '' });
  return { order, accessToken, link };
}

async function loadOwnOrder(page: PageRequest) {
  const { justOrdered: order } = await page.query(JustOrderedQuery, {});
  if (!order) throw createNotFound();
  return { order, accessToken: order.accessToken, link: screenLink(page.localeSettings, 'afterPayment') };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

type OrderView = Route.ComponentProps['loaderData']['order'];

export default function OrderConfirmation({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const shop = useShop();
  const moneyText = useMoneyText();
  const { order, withdrawalDays, accessToken } = loaderData;
  const offered = accessToken && { orderNumber: order.orderNumber, accessToken, email: order.email };
  useMeasured(order.orderNumber, () => buildOrderEvent('purchase', order));
  // opened again, the page does not ask for money that has arrived
  const isOwed = order.life.state !== 'CANCELLED' && order.life.owed.minor > 0;
  const isPaid = order.life.state !== 'CANCELLED' && order.life.owed.minor === 0 && order.total.minor > 0;
  const later =
    order.life.state !== 'CANCELLED' && LATER_METHODS.find((method) => method === order.paymentMethod);
  return (
    <div className="wrap py-8 md:py-12 print:py-0">
      <header className="mb-8 max-w-text print:mb-4">
        <span className="screen-only mb-4 grid size-14 place-content-center rounded-full bg-success-soft text-success">
          <Icon name="check" size={24} />
        </span>
        <h1 className="text-3xl font-semibold">{t('checkout.done.title')}</h1>
        <p className="mt-3 text-lg">
          <RichText
            id="checkout.done.number"
            values={{ number: order.orderNumber }}
            tags={{ strong: (content) => <strong className="tabular-nums">{content}</strong> }}
          />
        </p>
        <p className="mt-1 text-muted [overflow-wrap:anywhere]">
          {t('checkout.done.mail', { email: order.email })}
        </p>
        <Arrival order={order} />
        {(later || isPaid) && (
          <p className="mt-2 flex items-center gap-3 font-medium">
            <Icon name="check" size={24} />
            <span>
              {later
                ? t(`payment.method.${later}.done`)
                : t('checkout.done.paid', { amount: moneyText(order.total) })}
            </span>
          </p>
        )}
        <ButtonLink
          to={orderStatusLink(shop, { orderNumber: order.orderNumber, accessToken })}
          variant="secondary"
          className="screen-only mt-5 max-md:w-full"
        >
          {t('order.page.open')}
        </ButtonLink>
      </header>
      <Slot name="thanks.head" order={order} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] print:grid-cols-[minmax(0,1fr)_15rem] print:gap-6">
        <div className="min-w-0 space-y-6">
          <OrderLines
            lines={order.lines.map((line) => ({
              ...line,
              key: line.sku,
              total: line.lineTotal,
              appointment:
                order.fittings.find(({ position }) => position === line.position)?.appointment ?? null,
            }))}
          />
          <BasketTotals totals={order} />
          {isOwed && order.paymentInstruction && (
            <HowItIsPaid
              instruction={order.paymentInstruction}
              total={order.life.owed}
              order={{ orderNumber: order.orderNumber, accessToken }}
            />
          )}
          <OrderCredit order={order} accessToken={accessToken} />
          <WhatIsNext order={order} isOwed={isOwed} withdrawalDays={withdrawalDays} />
          <Slot name="thanks.foot" order={order} />
        </div>
        <aside className="space-y-6 print:space-y-4">
          {order.accountWished && offered && <WishedAccount order={offered} />}
          <Details order={order} accessToken={accessToken} />
          <Slot name="thanks.beside" order={order} />
          {order.guest && !order.accountWished && offered && <AccountOffer order={offered} />}
          <ButtonLink to={homeLink(shop)} variant="secondary" className="screen-only w-full">
            {t('checkout.done.shop')}
          </ButtonLink>
        </aside>
      </div>
    </div>
  );
}

function WhatIsNext({
  order,
  isOwed,
  withdrawalDays,
}: {
  order: OrderView;
  isOwed: boolean;
  withdrawalDays: number;
}) {
  const t = useText();
  const { freeReturns } = useShop();
  const coming = useComingText()(order);
  const steps = [
    ...(isOwed && needsTransfer(order.paymentMethod) ? [t('payment.transfer.next')] : []),
    t(order.toCustomer ? 'checkout.done.next.pack' : 'checkout.done.next.partner'),
    // some languages end a date with a full stop of its own
    ...(coming ? [`${coming}${coming.endsWith('.') ? '' : '.'}`] : []),
    ...(order.paymentMethod === 'invoice' ? [t('checkout.done.next.pay')] : []),
    t(freeReturns ? 'checkout.done.next.return.free' : 'checkout.done.next.return', { days: withdrawalDays }),
  ];
  return (
    <section className="rounded bg-sunken p-5 print:bg-transparent print:p-0" aria-labelledby="next">
      <h2 id="next" className="mb-3 font-semibold">
        {t('checkout.done.next.title')}
      </h2>
      <ol className="list-decimal space-y-2 pl-5 text-sm">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

function Details({ order, accessToken }: { order: OrderView; accessToken: string | null }) {
  const t = useText();
  const { locale, timeZone } = useShop();
  return (
    <OrderDetails order={order} accessToken={accessToken}>
      <div>
        <dt className="sr-only">{t('checkout.done.meta', { number: order.orderNumber })}</dt>
        <dd className="text-muted">
          {t('checkout.done.placed', { date: formatDate(new Date(order.placedAt), locale, timeZone) })}
        </dd>
      </div>
    </OrderDetails>
  );
}
