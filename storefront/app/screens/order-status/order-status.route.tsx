import { Link } from 'react-router';
import { formatDate } from '#texts/format.ts';
import { BasketTotals } from '../../checkout/basket-totals.tsx';
import { OrderDetails } from '../../checkout/confirm/order-details.tsx';
import { OrderLines } from '../../checkout/confirm/order-lines.tsx';
import { withdrawalLink } from '../../links.ts';
import { headOf } from '../../page/head.ts';
import { notFound, personalPage, requireScreen } from '../../page/pages.ts';
import { useShop } from '../../page/shop.tsx';
import { useText } from '../../texts/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { MoneyText } from '../../ui/price.tsx';
import type { Route } from './+types/order-status.route';
import { CancelOrder } from './cancel-order.tsx';
import { Invoices } from './invoices.tsx';
import { orderStatusAction } from './order-status.action.ts';
import { IfReturnedQuery, OrderStatusQuery, type StatusOrder } from './order-status.query.ts';
import { Parcels } from './parcels.tsx';
import { ReturnPreview } from './return-preview.tsx';
import { readReturned } from './returned-lines.ts';

/** An order's own page: for its signed-in customer, or with its number and secret; else there is no such page. */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'orderStatus');
  const { searchParams } = page.url;
  const orderNumber = searchParams.get('order') ?? '';
  const accessToken = searchParams.get('token');
  if (!/^[A-Za-z0-9-]{1,30}$/.test(orderNumber) || (accessToken?.length ?? 0) > 100) throw notFound();
  const { order } = await page.query(OrderStatusQuery, { orderNumber, accessToken });
  if (!order) throw notFound();
  const asked = readReturned(searchParams);
  const preview =
    asked.length > 0
      ? (await page.query(IfReturnedQuery, { orderNumber, accessToken, items: asked })).order?.ifReturned
      : null;
  return {
    order,
    accessToken,
    asked,
    preview: preview ?? null,
    tooLate: searchParams.get('notice') === 'late',
    statutory: page.tenant.withdrawal.statutory,
    head: headOf(page, 'order.page.meta', { number: order.orderNumber }),
  };
});

export const action = orderStatusAction;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData.head, noindex: true }) : [];

export default function OrderStatus({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { locale, timeZone } = useShop();
  const { order, accessToken, asked, preview, tooLate, statutory } = loaderData;
  const { life } = order;
  const canReturn = life.state !== 'CANCELLED' && life.pieces.some(({ kept }) => kept > 0);
  return (
    <div className="wrap py-8 md:py-12">
      <header className="mb-8 max-w-text">
        <h1 className="text-3xl">{t('order.page.title', { number: order.orderNumber })}</h1>
        <p className="mt-2 text-muted">
          {t('checkout.done.placed', { date: formatDate(new Date(order.placedAt), locale, timeZone) })}
        </p>
        <p className="mt-4 text-lg font-medium">{t(`order.state.${life.state}`)}</p>
      </header>
      {tooLate && life.state !== 'CANCELLED' && (
        <div className="mb-6">
          <Alert kind="warning">{t('order.cancel.late')}</Alert>
        </div>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <div className="min-w-0 space-y-8">
          <Parcels order={order} />
          <section aria-labelledby="order-lines">
            <h2 id="order-lines" className="mb-3 text-xl">
              {t('order.page.lines')}
            </h2>
            <OrderLines
              lines={order.lines.map((line) => ({
                ...line,
                key: String(line.position),
                total: line.lineTotal,
              }))}
            />
            <div className="mt-4">
              <BasketTotals totals={order} />
            </div>
            {life.kept.minor !== order.total.minor && life.state !== 'CANCELLED' && (
              <p className="mt-3 flex justify-between gap-4 font-semibold tabular-nums">
                {t('order.return.newTotal')}
                <span>
                  <MoneyText money={life.kept} />
                </span>
              </p>
            )}
          </section>
          {canReturn && (
            <ReturnPreview order={order} accessToken={accessToken} asked={asked} preview={preview} />
          )}
        </div>
        <aside className="space-y-6">
          {life.invoices.length > 0 && <Invoices order={order} accessToken={accessToken} />}
          {life.cancellable && <CancelOrder order={order} accessToken={accessToken} />}
          {canReturn && <Withdrawal order={order} accessToken={accessToken} statutory={statutory} />}
          <OrderDetails order={order} />
        </aside>
      </div>
    </div>
  );
}

function Withdrawal({
  order,
  accessToken,
  statutory,
}: {
  order: StatusOrder;
  accessToken: string | null;
  statutory: boolean;
}) {
  const t = useText();
  const shop = useShop();
  const { locale, timeZone } = shop;
  const { withdrawUntil, withdrawnAt } = order.life;
  const kind = statutory ? 'statutory' : 'contractual';
  return (
    <section className="rounded bg-sunken p-5" aria-labelledby="order-withdrawal">
      <h2 id="order-withdrawal" className="mb-2 font-semibold">
        {t(`order.page.withdrawal.${kind}`)}
      </h2>
      {withdrawnAt && (
        <p className="mb-2 text-sm">
          {t('order.page.withdrawn', { date: formatDate(new Date(withdrawnAt), locale, timeZone) })}
        </p>
      )}
      <p className="mb-3 text-sm text-muted">
        {withdrawUntil
          ? t('order.page.withdrawUntil', { date: formatDate(new Date(withdrawUntil), locale, timeZone) })
          : t('order.page.withdrawLater')}
      </p>
      <Link to={withdrawalLink(shop, { orderNumber: order.orderNumber, accessToken })} className="link">
        {t(`order.withdrawal.link.${kind}`)}
      </Link>
    </section>
  );
}
