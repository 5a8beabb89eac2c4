import { useText } from '../texts/texts.tsx';
import { deliveryDays } from './delivery-days.ts';

export type LineAvailability = {
  state: 'IN_STOCK' | 'FEW_LEFT' | 'SOLD_OUT';
  fewLeft: number | null;
  deliveryDaysMin: number;
  deliveryDaysMax: number;
};

export function AvailabilityText({ availability }: { availability: LineAvailability }) {
  const t = useText();
  const soldOut = availability.state === 'SOLD_OUT';
  return (
    <span className={soldOut ? 'text-error' : 'text-success'}>
      {t(`basket.availability.${availability.state}`, {
        ...deliveryDays(availability.deliveryDaysMin, availability.deliveryDaysMax),
        count: availability.fewLeft ?? 0,
      })}
    </span>
  );
}
