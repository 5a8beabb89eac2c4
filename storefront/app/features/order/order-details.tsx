import type { ResultOf } from 'gql.tada';
import type { ReactNode } from 'react';
import { AddressBlock } from '#app/features/address/address-block.tsx';
import { getDeliveryName, usePromiseText } from '#app/features/delivery/delivery-texts.ts';
import { PickupBlock } from '#app/features/delivery/pickup-block.tsx';
import { useFittingDays } from '#app/features/fitting/fitting-days.ts';
import { deliveryCalendarLink } from '#app/page/order-links.ts';
import { useText } from '#app/texts/texts.tsx';
import type { OrderFields } from './order.fragment.ts';

type Ordered = ResultOf<typeof OrderFields>;

/**
 * Addresses and dates of an order, the invoice's recipient, and its particulars, among them the way to pay.
 * @param arrived whether delivery need not be promised any more
 * @param accessToken opens the order without signing in
 * @param children further pairs of the list
 */
export function OrderDetails({
  order,
  accessToken,
  arrived = false,
  children,
}: {
  order: Ordered;
  accessToken: string | null;
  arrived?: boolean;
  children?: ReactNode;
}) {
  const t = useText();
  return (
    <dl className="grid gap-x-8 gap-y-4 text-sm md:grid-cols-2 lg:grid-cols-1 print:grid-cols-1">
      <div>
        <dt className="font-semibold">
          {t(order.toCustomer ? 'checkout.delivery.delivery' : 'order.fitting.destination')}
        </dt>
        <dd>
          <Destination order={order} accessToken={accessToken} arrived={arrived} />
        </dd>
      </div>
      <div>
        <dt className="font-semibold">{t('checkout.delivery.billing')}</dt>
        <dd>
          <AddressBlock address={order.billingAddress} />
        </dd>
      </div>
      {order.particulars.map(({ label, lines }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two extensions may have fields of one label
        <div key={index}>
          <dt className="font-semibold">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{lines.join('\n')}</dd>
        </div>
      ))}
      {children}
    </dl>
  );
}

/** The partners that tyres are sent to, each once. */
function Partners({ order: { fittings, toCustomer } }: { order: Ordered }) {
  const t = useText();
  const partners = new Map(fittings.map(({ appointment: { partner } }) => [partner.id, partner]));
  return [...partners.values()].map(({ id, name, street, houseNumber, postalCode, city }) => (
    <div key={id} className="not-first:mt-3">
      {toCustomer && <p className="font-semibold">{t('order.fitting.destination')}</p>}
      <p>{name}</p>
      <p>{`${street} ${houseNumber}`}</p>
      <p>{`${postalCode} ${city}`}</p>
    </div>
  ));
}

function Destination({
  order,
  accessToken,
  arrived,
}: {
  order: Ordered;
  accessToken: string | null;
  arrived: boolean;
}) {
  const t = useText();
  const promiseText = usePromiseText();
  const fittingDays = useFittingDays();
  // a partner awaits the goods to be fitted: for the customer the day of the fitting counts
  const coming = order.toCustomer
    ? promiseText(order)
    : fittingDays(order.fittings.map(({ appointment }) => appointment));
  const promise = arrived ? '' : coming;
  return (
    <>
      {order.toCustomer &&
        (order.pickupPoint ? (
          <PickupBlock point={order.pickupPoint} />
        ) : (
          <AddressBlock address={order.deliveryAddress} />
        ))}
      <Partners order={order} />
      {order.toCustomer && <p className="mt-1 text-muted">{getDeliveryName(t, order.deliveryOption)}</p>}
      {promise && <p className="text-muted">{promise}</p>}
      {promise && (order.deliveryDates || !order.toCustomer) && (
        <p className="screen-only">
          <a
            href={deliveryCalendarLink({ orderNumber: order.orderNumber, accessToken })}
            className="link touch"
          >
            {t('order.calendar.add')}
          </a>
        </p>
      )}
    </>
  );
}
