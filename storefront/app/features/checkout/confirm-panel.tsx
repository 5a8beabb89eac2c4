import type { ResultOf } from 'gql.tada';
import { Form, Link, useNavigation } from 'react-router';
import { Slot } from '#app/extension/slot.tsx';
import { BasketNotices } from '#app/features/basket/basket-notices.tsx';
import { BasketTotals } from '#app/features/basket/basket-totals.tsx';
import { ChosenCreditSummary } from '#app/features/credit/credit-summary.tsx';
import { CreditTotal } from '#app/features/credit/credit-total.tsx';
import { getDeliveryName, usePromiseText } from '#app/features/delivery/delivery-texts.ts';
import { isAllFitted, listAppointments } from '#app/features/fitting/fitted-lines.tsx';
import { useFittingDays } from '#app/features/fitting/fitting-days.ts';
import { buildOrderLines } from '#app/features/order/lines-of.ts';
import { OrderLines } from '#app/features/order/order-lines.tsx';
import { getPaymentName } from '#app/features/payment/payment-name.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { RichText, useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import type { CheckoutFields } from './checkout.query.ts';
import type { OrderState } from './order-state.ts';

type Checkout = ResultOf<typeof CheckoutFields>;

/**
 * The review before ordering: the articles, their price, and right below the one button with the market's own words
 * (art. 8(2) Directive 2011/83/EU). Nothing is between the total and the button.
 */
export function ConfirmPanel({
  checkout,
  state,
  action,
}: {
  checkout: Checkout;
  state: OrderState | undefined;
  action: string;
}) {
  const t = useText();
  const navigation = useNavigation();
  const { basket } = checkout;
  return (
    <div className="space-y-6">
      {state?.orderProblem && state.orderProblem !== 'objected' && (
        <Alert kind={state.orderProblem === 'changed' ? 'warning' : 'error'}>
          {t(
            state.orderProblem === 'failed' ? 'form.error.failed' : `checkout.confirm.${state.orderProblem}`,
          )}
        </Alert>
      )}
      {checkout.objections.map((objection) => (
        <Alert kind="error" key={objection}>
          {objection}
        </Alert>
      ))}
      <BasketNotices notices={state?.notices.length ? state.notices : basket.notices} />
      <Slot name="checkout.review.head" basket={basket} />
      <section aria-labelledby="confirm-lines" className="space-y-3">
        <h2 id="confirm-lines" className="text-lg font-semibold">
          {t('checkout.confirm.lines')}
        </h2>
        <OrderLines lines={buildOrderLines(basket)} />
      </section>
      <Slot name="checkout.review.below-lines" basket={basket} />
      <ChosenCreditSummary credit={checkout.credit} />
      <LegalHint />
      <Form method="post" action={action} className="space-y-4 rounded bg-sunken p-4 md:p-5">
        <input type="hidden" name="intent" value="order" />
        <input type="hidden" name="idempotencyKey" value={checkout.idempotencyKey} />
        <input type="hidden" name="expectedTotalMinor" value={basket.total.minor} />
        <Essentials checkout={checkout} />
        <BasketTotals
          totals={basket}
          totalLabel={checkout.credit.plan ? t('checkout.confirm.cash') : undefined}
          totalNote={t('checkout.confirm.includes')}
        />
        <CreditTotal credit={checkout.credit} />
        <Button
          type="submit"
          size="l"
          className="w-full"
          busy={navigation.formData?.get('intent') === 'order'}
        >
          {t('checkout.order.button')}
        </Button>
      </Form>
      <Slot name="checkout.review.below-form" basket={basket} />
    </div>
  );
}

/**
 * Delivery and payment; the total follows, right above the button. On a phone the same information is just above, so
 * it is left out to keep the button near.
 */
function Essentials({ checkout }: { checkout: Checkout }) {
  const t = useText();
  const promiseText = usePromiseText();
  const fittingDays = useFittingDays();
  const { deliveryOption, paymentMethod } = checkout;
  const { lines } = checkout.basket;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-b border-line pb-4 text-sm max-md:hidden">
      {deliveryOption && (
        <>
          <dt className="text-muted">{t('checkout.confirm.delivery')}</dt>
          <dd className="text-end">
            {isAllFitted(lines)
              ? fittingDays(listAppointments(lines))
              : [getDeliveryName(t, deliveryOption.code), promiseText(checkout)].filter(Boolean).join(' · ')}
          </dd>
        </>
      )}
      {paymentMethod && (
        <>
          <dt className="text-muted">{t('checkout.confirm.payment')}</dt>
          <dd className="text-end">{getPaymentName(t, paymentMethod)}</dd>
        </>
      )}
    </dl>
  );
}

function LegalHint() {
  const shop = useShop();
  return (
    <p className="text-sm text-muted">
      <RichText
        id="checkout.confirm.terms"
        tags={{
          terms: (content) => (
            <Link to={screenLink(shop, 'terms')} className="link">
              {content}
            </Link>
          ),
          revocation: (content) => (
            <Link to={screenLink(shop, 'revocation')} className="link">
              {content}
            </Link>
          ),
        }}
      />
    </p>
  );
}
