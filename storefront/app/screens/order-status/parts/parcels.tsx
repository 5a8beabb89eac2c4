import { useShop } from '#app/page/shop.tsx';
import type { StatusOrder } from '#app/screens/order-status/order-status.query.ts';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { Icon } from '#app/ui/media/icon.tsx';
import { joinAmounts } from '#texts/article-name.ts';

/** The parcels that are on their way or have arrived. */
export function Parcels({ order }: { order: StatusOrder }) {
  const t = useText();
  const { locale, timeZone } = useShop();
  const formatDay = (at: string) => formatDate(new Date(at), locale, timeZone);
  const { parcels } = order.life;
  if (parcels.length === 0) return null;
  const names = new Map(order.lines.map(({ position, name }) => [position, joinAmounts(name)]));
  return (
    <section aria-labelledby="order-parcels">
      <h2 id="order-parcels" className="mb-3 text-xl">
        {t('order.page.parcels')}
      </h2>
      <ul className="space-y-3">
        {parcels.map((parcel) => (
          <li key={parcel.shippedAt + parcel.trackingNumber} className="flex gap-4 rounded bg-sunken p-4">
            <Icon name={parcel.deliveredAt ? 'check' : 'truck'} size={24} />
            <div className="min-w-0 text-sm">
              <p className="font-semibold">
                {parcel.deliveredAt
                  ? t('order.parcel.delivered', { date: formatDay(parcel.deliveredAt) })
                  : t('order.parcel.shipped', { date: formatDay(parcel.shippedAt) })}
              </p>
              {parcel.carrier && (
                <p>{t('ui.labelled', { label: t('order.carrier'), value: parcel.carrier })}</p>
              )}
              {parcel.trackingNumber && (
                <p className="wrap-anywhere">
                  {t('ui.labelled', { label: t('order.tracking'), value: parcel.trackingNumber })}
                </p>
              )}
              {parcel.trackingUrl && (
                <p>
                  <a href={parcel.trackingUrl} rel="noreferrer" className="link touch">
                    {t('order.parcel.follow')}
                  </a>
                </p>
              )}
              <ul className="mt-1 text-muted">
                {parcel.items.map(({ position, quantity }) => (
                  <li key={position}>
                    {t('order.parcel.item', { quantity, name: names.get(position) ?? '' })}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
