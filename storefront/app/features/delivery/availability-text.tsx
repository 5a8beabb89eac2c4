import { RichText, useText } from '#app/texts/texts.tsx';
import { formatDeliveryDays } from './delivery-days.ts';
import { useDatesText } from './delivery-texts.ts';

export type LineAvailability = {
  state: 'IN_STOCK' | 'FEW_LEFT' | 'SOLD_OUT';
  fewLeft: number | null;
  deliveryDaysMin: number;
  deliveryDaysMax: number;
};

/**
 * @param dates of the arrival; without them the number of days is shown
 * @param isFitted a partner gets the goods: the stock is shown without an arrival
 */
export function AvailabilityText({
  availability,
  dates,
  isFitted = false,
}: {
  availability: LineAvailability;
  dates?: { from: string; until: string } | null;
  isFitted?: boolean;
}) {
  const t = useText();
  const days = useDatesText()(dates ?? null);
  const soldOut = availability.state === 'SOLD_OUT';
  if (isFitted && !soldOut) {
    return (
      <span className={availability.state === 'FEW_LEFT' ? 'text-warning' : 'text-success'}>
        {availability.state === 'FEW_LEFT'
          ? t('catalogue.availability.fewLeft', { count: availability.fewLeft ?? 0 })
          : t('catalogue.availability.inStock')}
      </span>
    );
  }
  if (days) {
    return (
      <span className="text-success">
        {availability.state === 'FEW_LEFT' ? (
          <RichText
            id="delivery.line.few"
            values={{ count: availability.fewLeft ?? 0, dates: days }}
            tags={{ few: (content) => <span className="text-warning">{content}</span> }}
          />
        ) : (
          days
        )}
      </span>
    );
  }
  return (
    <span className={soldOut ? 'text-error' : 'text-success'}>
      {t(`basket.availability.${availability.state}`, {
        ...formatDeliveryDays(availability.deliveryDaysMin, availability.deliveryDaysMax),
        count: availability.fewLeft ?? 0,
      })}
    </span>
  );
}
