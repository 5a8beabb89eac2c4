import type { ResultOf } from 'gql.tada';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../texts/texts.tsx';
import type { CheckoutFields } from '../checkout.query.ts';
import { deliveryName } from '../delivery/delivery-form.tsx';
import { paymentName } from '../payment/payment-form.tsx';
import { AddressBlock } from './address-block.tsx';

type Checkout = ResultOf<typeof CheckoutFields>;

/** A step that is done: what was chosen, and the way back to change it. */
export function Chosen({
  title,
  changeLink,
  children,
}: {
  title: string;
  changeLink: string;
  children: ReactNode;
}) {
  const t = useText();
  return (
    <section className="rounded border border-line p-5">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 className="font-semibold">{title}</h2>
        <Link
          to={changeLink}
          className="link text-sm"
          aria-label={t('checkout.change.what', { what: title })}
        >
          {t('checkout.change')}
        </Link>
      </div>
      <div className="text-sm">{children}</div>
    </section>
  );
}

export function ChosenDelivery({ checkout, changeLink }: { checkout: Checkout; changeLink: string }) {
  const t = useText();
  const { billingAddress, deliveryAddress, deliveryOption, email } = checkout;
  return (
    <Chosen title={t('checkout.step.delivery')} changeLink={changeLink}>
      <div className="grid gap-4 md:max-lg:grid-cols-2">
        {billingAddress && (
          <div>
            <h3 className="font-medium">
              {t(deliveryAddress ? 'checkout.delivery.billing' : 'checkout.delivery.delivery')}
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
        <div>
          {deliveryOption && <p>{deliveryName(t, deliveryOption.code)}</p>}
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

export function ChosenPayment({ method, changeLink }: { method: string; changeLink: string }) {
  const t = useText();
  return (
    <Chosen title={t('checkout.step.payment')} changeLink={changeLink}>
      {paymentName(t, method)}
    </Chosen>
  );
}
