import type { ResultOf } from 'gql.tada';
import type { PickupPointFields } from './delivery.fragment.ts';
import { PointFacts } from './pickup-choice.tsx';

/** A chosen point: where it is and when it is open. */
export function PickupBlock({ point }: { point: ResultOf<typeof PickupPointFields> }) {
  return (
    <div>
      {point.name}
      <PointFacts point={point} />
    </div>
  );
}
