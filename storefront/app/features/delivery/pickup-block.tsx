import type { ResultOf } from 'gql.tada';
import { useText } from '#app/texts/texts.tsx';
import type { PickupPointFields } from './delivery.fragment.ts';
import { PointFacts } from './pickup-choice.tsx';

/** A chosen point: its address, opening hours, and the number by which it identifies the customer. */
export function PickupBlock({ point }: { point: ResultOf<typeof PickupPointFields> }) {
  const t = useText();
  return (
    <div>
      {point.name}
      <PointFacts point={point} />
      {point.postNumber && (
        <span className="block">{t('delivery.postNumber.line', { number: point.postNumber })}</span>
      )}
    </div>
  );
}
