import { useText } from '../../texts/texts.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { AvailabilityView } from './product-view.ts';

/** What is there of a variant, and when it arrives; the promise is a number of working days, never "soon". */
export function Availability({ availability }: { availability: AvailabilityView }) {
  const t = useText();
  const { state, fewLeft, deliveryDaysMin: min, deliveryDaysMax: max } = availability;
  if (state === 'SOLD_OUT') {
    return (
      <div>
        <p className="flex items-center gap-2 font-semibold text-error">
          <Icon name="close" />
          {t('catalogue.availability.soldOut')}
        </p>
        <p className="mt-1 text-sm text-muted">{t('catalogue.availability.soldOut.text')}</p>
      </div>
    );
  }
  const few = state === 'FEW_LEFT' && fewLeft !== null;
  return (
    <div className="space-y-1 text-sm">
      <p className={`flex items-center gap-2 font-semibold ${few ? 'text-warning' : 'text-success'}`}>
        <Icon name={few ? 'warning' : 'check'} />
        {few ? t('catalogue.availability.fewLeft', { count: fewLeft }) : t('catalogue.availability.inStock')}
      </p>
      <p className="flex items-center gap-2">
        <Icon name="truck" />
        {min === max ? t('catalogue.delivery.exact', { days: max }) : t('catalogue.delivery', { min, max })}
      </p>
    </div>
  );
}
