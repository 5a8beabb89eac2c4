import { useText } from '../texts/texts.tsx';

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
        min: availability.deliveryDaysMin,
        max: availability.deliveryDaysMax,
        count: availability.fewLeft ?? 0,
      })}
    </span>
  );
}
