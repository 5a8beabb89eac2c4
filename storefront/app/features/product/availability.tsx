import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { formatDay } from '#texts/format-day.ts';
import type { AvailabilityView } from './product-view.ts';

/** The stock of a variant, and its arrival; the promise is days of the calendar, never "soon". */
export function Availability({ availability }: { availability: AvailabilityView }) {
  const t = useText();
  const { locale } = useShop();
  const { state, fewLeft, delivery } = availability;
  if (state === 'SOLD_OUT') return <SoldOut expectedOn={availability.expectedOn} />;
  const few = state === 'FEW_LEFT' && fewLeft !== null;
  return (
    <div className="space-y-1 text-sm">
      <p className={`flex items-center gap-2 font-semibold ${few ? 'text-warning' : 'text-success'}`}>
        <Icon name={few ? 'warning' : 'check'} />
        {few ? t('catalogue.availability.fewLeft', { count: fewLeft }) : t('catalogue.availability.inStock')}
      </p>
      {delivery && (
        <p className="flex items-center gap-2">
          <Icon name="truck" />
          {delivery.from === delivery.until
            ? t('product.delivery.on', { day: formatDay(delivery.until, locale) })
            : t('product.delivery.between', {
                from: formatDay(delivery.from, locale),
                until: formatDay(delivery.until, locale),
              })}
        </p>
      )}
    </div>
  );
}

function SoldOut({ expectedOn }: { expectedOn: string | null }) {
  const t = useText();
  const { locale } = useShop();
  return (
    <div>
      <p className="flex items-center gap-2 font-semibold text-error">
        <Icon name="close" />
        {t('catalogue.availability.soldOut')}
      </p>
      {expectedOn && (
        <p className="mt-1 flex items-center gap-2 text-sm">
          <Icon name="truck" />
          {t('product.expected', { date: formatDay(expectedOn, locale) })}
        </p>
      )}
      <p className="mt-1 text-sm text-muted">{t('catalogue.availability.soldOut.text')}</p>
    </div>
  );
}
