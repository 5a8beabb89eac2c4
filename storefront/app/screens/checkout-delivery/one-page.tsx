import type { ResultOf } from 'gql.tada';
import { type ReactNode, useId } from 'react';
import type { CheckoutFields } from '../../checkout/checkout.query.ts';
import { CheckoutFrame } from '../../checkout/checkout-frame.tsx';
import { ChosenPayment } from '../../checkout/confirm/chosen.tsx';
import { ChosenDelivery } from '../../checkout/confirm/chosen-delivery.tsx';
import { ConfirmPanel } from '../../checkout/confirm/confirm-panel.tsx';
import type { OrderState } from '../../checkout/confirm/order.action.ts';
import { DeliveryForm } from '../../checkout/delivery/delivery-form.tsx';
import type { FormState } from '../../checkout/form-state.ts';
import { OrderSummary } from '../../checkout/order-summary.tsx';
import { PaymentForm } from '../../checkout/payment/payment-form.tsx';
import { useText } from '../../texts/texts.tsx';

/** The finished step that is being changed, by the address's `edit`. */
export type Editing = 'delivery' | 'payment' | null;

/** Delivery, payment and check-and-order on one page (the Dutch tenant): done, being done, or still to come. */
export function OnePage({
  checkout,
  editing,
  state,
  orderState,
  path,
}: {
  checkout: ResultOf<typeof CheckoutFields>;
  editing: Editing;
  state: FormState | undefined;
  orderState: OrderState | undefined;
  path: string;
}) {
  const t = useText();
  const step = openStep(checkout.step, editing);
  const titles = {
    DELIVERY: t('checkout.delivery.title'),
    PAYMENT: t('checkout.payment.title'),
    CONFIRM: t('checkout.confirm.title'),
  };
  return (
    <CheckoutFrame
      step={step}
      title={titles[step]}
      aside={
        step === 'CONFIRM' ? (
          <Decided checkout={checkout} path={path} />
        ) : (
          <OrderSummary basket={checkout.basket} />
        )
      }
    >
      <div className="space-y-6">
        {step === 'DELIVERY' && (
          <>
            <DeliveryForm checkout={checkout} state={state} action={path} />
            <ToCome>{t('checkout.step.payment')}</ToCome>
          </>
        )}
        {step === 'PAYMENT' && (
          <>
            <ChosenDelivery checkout={checkout} changeLink={`${path}?edit=delivery`} />
            <PaymentForm checkout={checkout} state={state} action={path} />
          </>
        )}
        {step === 'CONFIRM' ? (
          <ConfirmPanel checkout={checkout} state={orderState} action={path} />
        ) : (
          <ToCome>{t('checkout.step.confirm')}</ToCome>
        )}
      </div>
    </CheckoutFrame>
  );
}

/** What has been chosen on this page so far, and the ways back to it. */
function Decided({ checkout, path }: { checkout: ResultOf<typeof CheckoutFields>; path: string }) {
  return (
    <>
      <ChosenDelivery checkout={checkout} changeLink={`${path}?edit=delivery`} />
      {checkout.paymentMethod && (
        <ChosenPayment
          method={checkout.paymentMethod}
          account={checkout.directDebit?.maskedIban ?? null}
          changeLink={`${path}?edit=payment`}
        />
      )}
    </>
  );
}

type OpenStep = 'DELIVERY' | 'PAYMENT' | 'CONFIRM';

/** The first step that is missing, or an earlier one that is being changed. */
export function openStep(ready: ResultOf<typeof CheckoutFields>['step'], editing: Editing): OpenStep {
  const open: OpenStep = ready === 'PAYMENT' || ready === 'CONFIRM' ? ready : 'DELIVERY';
  if (editing === 'delivery') return 'DELIVERY';
  return editing === 'payment' && open === 'CONFIRM' ? 'PAYMENT' : open;
}

function ToCome({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded border border-line p-4 text-muted">
      <h2 id={id} className="font-semibold">
        {children}
      </h2>
    </section>
  );
}
