import type { ResultOf } from 'gql.tada';
import { AddressBlock } from '#app/features/address/address-block.tsx';
import { getDeliveryName, usePromiseText } from '#app/features/delivery/delivery-texts.ts';
import { PickupBlock } from '#app/features/delivery/pickup-block.tsx';
import { FittedLines, isAllFitted } from '#app/features/fitting/fitted-lines.tsx';
import { useText } from '#app/texts/texts.tsx';
import type { CheckoutFields } from './checkout.query.ts';
import { Chosen } from './chosen.tsx';

type Checkout = ResultOf<typeof CheckoutFields>;

/** The chosen address, way and day of delivery, and the link to change them. */
export function ChosenDelivery({ checkout, changeLink }: { checkout: Checkout; changeLink: string }) {
  const t = useText();
  const promiseText = usePromiseText();
  const { billingAddress, deliveryAddress, pickupPoint, deliveryOption, email } = checkout;
  const { lines } = checkout.basket;
  const elsewhere = deliveryAddress !== null || pickupPoint !== null || isAllFitted(lines);
  return (
    <Chosen title={t('checkout.step.delivery')} changeLink={changeLink}>
      <div className="grid gap-4 @min-[28rem]:grid-cols-2">
        {billingAddress && (
          <div>
            <h3 className="font-medium">
              {t(elsewhere ? 'checkout.delivery.billing' : 'checkout.delivery.delivery')}
            </h3>
            <AddressBlock address={billingAddress} />
          </div>
        )}
        {deliveryAddress && (
          <div>
            <h3 className="font-medium">{t('checkout.delivery.delivery')}</h3>
            <AddressBlock address={deliveryAddress} />
          </div>
        )}
        {pickupPoint && (
          <div>
            <h3 className="font-medium">{t('delivery.pickup.chosen')}</h3>
            <PickupBlock point={pickupPoint} />
          </div>
        )}
        <FittedLines lines={lines} />
        {checkout.fields
          .filter(({ value }) => value)
          .map((field) => (
            <div key={field.name}>
              <h3 className="font-medium">{field.label}</h3>
              <p className="wrap-anywhere">{formatValue(field, t)}</p>
            </div>
          ))}
        <div>
          {!isAllFitted(lines) && (
            <>
              {deliveryOption && <p>{getDeliveryName(t, deliveryOption.code)}</p>}
              <p className="text-success">{promiseText(checkout)}</p>
            </>
          )}
          {email && (
            <p className="mt-2 text-muted [overflow-wrap:anywhere]">
              {t('checkout.confirm.email')} {email}
            </p>
          )}
        </div>
      </div>
    </Chosen>
  );
}

/** The value of an extension's field in words. */
function formatValue({ type, options, value }: Checkout['fields'][number], t: ReturnType<typeof useText>) {
  if (type === 'YES_NO') return t(value === 'yes' ? 'order.field.yes' : 'order.field.no');
  return options.find((option) => option.value === value)?.label ?? value;
}
