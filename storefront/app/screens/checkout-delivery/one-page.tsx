import type { ResultOf } from 'gql.tada';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import type { CheckoutFields } from '#app/features/checkout/checkout.query.ts';
import { CheckoutFrame } from '#app/features/checkout/checkout-frame.tsx';
import { type PageStep, stepAddress } from '#app/features/checkout/checkout-steps.ts';
import { ChosenPayment } from '#app/features/checkout/chosen.tsx';
import { ChosenDelivery } from '#app/features/checkout/chosen-delivery.tsx';
import { ConfirmPanel } from '#app/features/checkout/confirm-panel.tsx';
import type { OrderState } from '#app/features/checkout/order-state.ts';
import { OrderSummary } from '#app/features/checkout/order-summary.tsx';
import { PaymentForm } from '#app/features/checkout/payment-form.tsx';
import { useMeasuredCheckout } from '#app/features/checkout/use-measured-checkout.ts';
import { isAllFitted } from '#app/features/fitting/fitted-lines.tsx';
import type { FormState } from '#app/form/form-state.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { focusHeading } from '#app/ui/heading-focus.ts';
import { DeliveryForm } from './delivery-form.tsx';

/** Delivery, payment and check-and-order on one page (the Dutch tenant): finished, open, or still to come. */
export function OnePage({
  checkout,
  lender,
  total,
  onChoice,
  step,
  state,
  orderState,
}: {
  checkout: ResultOf<typeof CheckoutFields>;
  /** of the shop's credit, with its address */
  lender: string;
  /** the open step: see openStep */
  step: PageStep;
  state: FormState | undefined;
  orderState: OrderState | undefined;
} & Pick<ComponentProps<typeof DeliveryForm>, 'total' | 'onChoice'>) {
  const t = useText();
  const { paths } = useShop();
  useStepFocus(step);
  useMeasuredCheckout(checkout);
  const titles = {
    DELIVERY: t(isAllFitted(checkout.basket.lines) ? 'checkout.delivery.billing' : 'checkout.delivery.title'),
    PAYMENT: t('checkout.payment.title'),
    CONFIRM: t('checkout.confirm.title'),
  };
  return (
    <CheckoutFrame
      step={step}
      title={titles[step]}
      aside={
        step === 'CONFIRM' ? (
          <Decided checkout={checkout} />
        ) : (
          <OrderSummary basket={checkout.basket} credit={checkout.credit} />
        )
      }
    >
      <div className="space-y-6">
        {step === 'DELIVERY' && (
          <>
            <DeliveryForm
              checkout={checkout}
              state={state}
              action={stepAddress(paths, 'DELIVERY')}
              total={total}
              onChoice={onChoice}
            />
            <ToCome>{t('checkout.step.payment')}</ToCome>
          </>
        )}
        {step === 'PAYMENT' && (
          <>
            <ChosenDelivery checkout={checkout} changeLink={stepAddress(paths, 'DELIVERY')} />
            <PaymentForm
              checkout={checkout}
              lender={lender}
              state={state}
              action={stepAddress(paths, 'PAYMENT')}
            />
          </>
        )}
        {step === 'CONFIRM' ? (
          <ConfirmPanel checkout={checkout} state={orderState} action={stepAddress(paths, 'CONFIRM')} />
        ) : (
          <ToCome>{t('checkout.step.confirm')}</ToCome>
        )}
      </div>
    </CheckoutFrame>
  );
}

/**
 * The next step has the same path with another query, and the button that led to it is gone: the focus moves to the
 * heading, as after a change of path.
 */
function useStepFocus(step: PageStep): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusHeading();
  }, [step]);
}

/** The choices made on this page so far, with links to change them. */
function Decided({ checkout }: { checkout: ResultOf<typeof CheckoutFields> }) {
  const { paths } = useShop();
  return (
    <>
      <ChosenDelivery checkout={checkout} changeLink={stepAddress(paths, 'DELIVERY')} />
      {checkout.paymentMethod && (
        <ChosenPayment
          method={checkout.paymentMethod}
          account={checkout.directDebit?.maskedIban ?? null}
          changeLink={stepAddress(paths, 'PAYMENT')}
        />
      )}
    </>
  );
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
