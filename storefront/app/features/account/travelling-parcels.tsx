import { Link } from 'react-router';
import { orderStatusLink } from '#app/page/order-links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { Icon } from '#app/ui/media/icon.tsx';
import { joinAmounts } from '#texts/article-name.ts';

type Parcel = {
  readonly orderNumber: string;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  readonly shippedAt: string;
  readonly articles: readonly string[];
};

/** The customer's parcels on the way, or a sentence that there are none. */
export function TravellingParcels({ parcels }: { parcels: readonly Parcel[] }) {
  const t = useText();
  const shop = useShop();
  const { locale, timeZone } = shop;
  if (parcels.length === 0) return <p className="text-muted">{t('account.parcels.none')}</p>;
  return (
    <ul className="space-y-3">
      {parcels.map((parcel) => (
        <li key={`${parcel.orderNumber} ${parcel.shippedAt}`} className="flex gap-4 rounded bg-sunken p-4">
          <Icon name="truck" size={24} />
          <div className="min-w-0 text-sm">
            <p className="font-semibold">
              {t('order.parcel.shipped', {
                date: formatDate(new Date(parcel.shippedAt), locale, timeZone),
              })}
            </p>
            <p className="wrap-anywhere">{parcel.articles.map(joinAmounts).join(', ')}</p>
            {parcel.carrier && (
              <p className="text-muted wrap-anywhere">
                {parcel.carrier}
                {parcel.trackingNumber && ` ${parcel.trackingNumber}`}
              </p>
            )}
            <p className="mt-1 flex flex-wrap gap-x-4 gap-y-2">
              {parcel.trackingUrl && (
                <a href={parcel.trackingUrl} rel="noreferrer" className="link touch">
                  {t('order.parcel.follow')}
                </a>
              )}
              <Link
                to={orderStatusLink(shop, { orderNumber: parcel.orderNumber, accessToken: null })}
                className="link touch"
              >
                {t('account.order.open', { number: parcel.orderNumber })}
              </Link>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
