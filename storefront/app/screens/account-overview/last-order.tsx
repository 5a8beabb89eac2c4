import { Link } from 'react-router';
import { orderStatusLink } from '#app/page/order-links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { ProductPicture } from '#app/ui/media/picture.tsx';
import { MoneyText } from '#app/ui/media/price.tsx';
import type { OverviewCustomer } from './account-overview.query.ts';

const MOST_PICTURES = 3;

/** The order that was placed last, from the moment it was placed; before the first one a sentence. */
export function LastOrder({ order }: { order: OverviewCustomer['orders']['orders'][number] | undefined }) {
  const t = useText();
  const shop = useShop();
  const { locale, timeZone } = shop;
  if (!order) return <p className="text-muted">{t('account.orders.none')}</p>;
  const { orderNumber, placedAt, state, total, lines } = order;
  return (
    <>
      <p className="pair items-baseline gap-x-4 font-semibold">
        <span>{t(`order.state.${state}`)}</span>
        <MoneyText money={total} />
      </p>
      <div className="mt-2 flex gap-2">
        {lines.slice(0, MOST_PICTURES).map(({ sku, picture }) => (
          <ProductPicture key={sku} id={picture} alt="" sizes="56px" scale="small" className="w-14" />
        ))}
      </div>
      <p className="mt-2 text-sm">{lines.map(({ name }) => name).join(', ')}</p>
      <p className="mt-1 text-sm text-muted">
        {t('account.orders.placed', {
          date: formatDate(new Date(placedAt), locale, timeZone),
          number: orderNumber,
        })}
      </p>
      <p className="mt-2 text-sm">
        <Link to={orderStatusLink(shop, { orderNumber, accessToken: null })} className="link touch">
          {t('account.order.open', { number: orderNumber })}
        </Link>
      </p>
    </>
  );
}
