import { Link } from 'react-router';
import { orderStatusLink } from '#app/page/order-links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { ProductPicture } from '#app/ui/media/picture.tsx';
import { MoneyText } from '#app/ui/media/price.tsx';
import type { ListedOrder } from './account-orders.query.ts';

/** Most pictures of an order on a card. */
const PICTURES = 4;

/** An order of the list: its articles, state and total; the whole card leads to the order's own page. */
export function OrderCard({ order }: { order: ListedOrder }) {
  const t = useText();
  const shop = useShop();
  const { locale, timeZone } = shop;
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const shown = order.lines.slice(0, PICTURES);
  const more = order.lines.length - shown.length;
  return (
    <li className="rounded border border-line hover:bg-hover">
      <Link
        to={orderStatusLink(shop, { orderNumber: order.orderNumber, accessToken: null })}
        className="block p-4 md:p-5"
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="font-semibold">{t(`order.state.${order.state}`)}</h2>
          <p className="font-semibold">
            <MoneyText money={order.total} />
          </p>
        </div>
        <p className="mt-1 text-sm text-muted">
          {t('account.orders.placed', {
            date: formatDate(new Date(order.placedAt), locale, timeZone),
            number: order.orderNumber,
          })}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          {shown.map(({ sku, picture }) => (
            <ProductPicture key={sku} id={picture} alt="" sizes="64px" scale="small" className="w-16" />
          ))}
          {more > 0 && (
            <span className="text-sm text-muted">{t('account.orders.more', { count: more })}</span>
          )}
        </div>
        <p className="mt-3 text-sm wrap-anywhere">
          {t('ui.labelled', {
            label: t('account.orders.pieces', { count: pieces }),
            value: shown.map(({ name }) => name).join(', '),
          })}
        </p>
      </Link>
    </li>
  );
}
