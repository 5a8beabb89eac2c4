import { Link } from 'react-router';
import { useReturnsText } from '#app/features/delivery/returns-text.ts';
import type { ProductView } from '#app/features/product/product-view.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import { formatDay } from '#texts/format-day.ts';
import type { TextKey } from '#texts/keys.ts';

const SERVICES: Readonly<Record<string, TextKey>> = {
  'place-of-use': 'product.service.place-of-use',
  'room-of-choice': 'product.service.room-of-choice',
  packaging: 'product.service.packaging',
};

/**
 * The free services in the delivery of large goods, the withdrawal period and the price of delivery, each with a link
 * to its conditions, and the article's number.
 */
export function DeliveryPromises({
  delivery: { services, evening, freight },
  eveningOn,
  days,
  sku,
}: {
  delivery: ProductView['delivery'];
  /** the day of the evening's delivery, ISO; null if sold out */
  eveningOn: string | null;
  /** of withdrawal */
  days: number;
  /** article number */
  sku: string;
}) {
  const t = useText();
  const moneyText = useMoneyText();
  const shop = useShop();
  const returnsText = useReturnsText();
  const known = services.flatMap(({ key }) => SERVICES[key] ?? []);
  return (
    <div className="space-y-3 border-t border-line pt-4 text-sm">
      {known.length > 0 && (
        <section aria-labelledby="services">
          <h2 id="services" className="mb-2 text-sm font-semibold tracking-normal">
            {t('product.services')}
          </h2>
          <ul className="space-y-1.5">
            {known.map((text) => (
              <li key={text} className="flex gap-2">
                <Icon name="check" className="text-success" />
                {t(text)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <ul className="space-y-2 text-muted wrap-anywhere">
        {evening && eveningOn && (
          <li className="flex items-center gap-2">
            <Icon name="moon" />
            {t('product.delivery.evening', {
              day: formatDay(eveningOn, shop.locale),
              from: evening.from,
              until: evening.until,
              price: moneyText(evening.price),
            })}
          </li>
        )}
        <li className="flex items-center gap-2">
          <Icon name="return" />
          <Link to={screenLink(shop, 'helpReturns')} className="link">
            {returnsText(days, freight ? 'freight' : 'parcel')}
          </Link>
        </li>
        <li className="flex items-center gap-2">
          <Icon name="truck" />
          <Link to={screenLink(shop, 'helpDelivery')} className="link">
            {t('product.delivery.costs')}
          </Link>
        </li>
        <li className="flex items-center gap-2">
          <Icon name="info" />
          {t('catalogue.product.articleNumber', { sku })}
        </li>
      </ul>
    </div>
  );
}
