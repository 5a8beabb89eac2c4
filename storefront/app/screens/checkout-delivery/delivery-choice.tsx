import type { ResultOf } from 'gql.tada';
import type { CheckoutFields } from '#app/features/checkout/checkout.query.ts';
import { PickupChoice } from '#app/features/delivery/pickup-choice.tsx';
import { useText } from '#app/texts/texts.tsx';
import type { DeliveryState } from './delivery-ask.action.ts';
import { DeliveryKinds } from './delivery-kinds.tsx';
import { DeliveryWays } from './delivery-ways.tsx';
import { OtherAddress } from './other-address.tsx';

/** The kind and the way of delivery: home, to another address or a point. */
export function DeliveryChoice({
  checkout,
  state,
  values,
  getError,
}: {
  checkout: ResultOf<typeof CheckoutFields>;
  state: DeliveryState | undefined;
  values: Readonly<Record<string, string>>;
  getError: (field: string) => string | undefined;
}) {
  const t = useText();
  const fields = { values, getError };
  const kind = values.kind === 'address' || values.kind === 'pickup' ? values.kind : 'home';
  return (
    <>
      <DeliveryKinds
        chosen={kind === 'pickup' && !checkout.pickupPossible ? 'home' : kind}
        error={getError('kind')}
        panels={{
          home: null,
          address: (
            <OtherAddress
              addresses={checkout.addresses}
              completed={state?.completed ?? null}
              signedIn={checkout.identity === 'CUSTOMER'}
              {...fields}
            />
          ),
          ...(checkout.pickupPossible && {
            pickup: (
              <PickupChoice
                found={state?.found ?? null}
                chosen={checkout.pickupPoint}
                bulky={checkout.parcel === 'BULKY'}
                {...fields}
              />
            ),
          }),
        }}
      />
      {checkout.parcel === 'FREIGHT' && (
        <p className="text-sm text-muted">{t('delivery.kind.pickup.freight')}</p>
      )}
      <DeliveryWays
        options={checkout.deliveryOptions}
        methods={[...checkout.paymentMethods, ...checkout.excludedPaymentMethods]}
        {...fields}
      />
    </>
  );
}
