import type { ResultOf } from 'gql.tada';
import { useText } from '../../texts/texts.tsx';
import type { AddressFields } from '../address.fragment.ts';
import type { PickupPointFields } from '../delivery/delivery.fragment.ts';
import { deliveryName, useDatesText } from '../delivery/delivery-texts.ts';
import { PickupBlock } from '../delivery/pickup-block.tsx';
import { AddressBlock } from './address-block.tsx';

/** Where an order goes, in which way and on which days. */
export function OrderDestination({
  order,
}: {
  order: {
    deliveryAddress: ResultOf<typeof AddressFields>;
    pickupPoint: ResultOf<typeof PickupPointFields> | null;
    deliveryOption: string;
    deliveryDates: { from: string; until: string } | null;
  };
}) {
  const t = useText();
  const datesText = useDatesText();
  const dates = datesText(order.deliveryDates);
  return (
    <>
      {order.pickupPoint ? (
        <PickupBlock point={order.pickupPoint} />
      ) : (
        <AddressBlock address={order.deliveryAddress} />
      )}
      <p className="mt-1 text-muted">{deliveryName(t, order.deliveryOption)}</p>
      {dates && <p className="text-muted">{dates}</p>}
    </>
  );
}
