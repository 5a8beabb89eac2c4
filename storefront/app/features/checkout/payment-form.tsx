import type { ResultOf } from 'gql.tada';
import { Form, Link, useNavigation } from 'react-router';
import { Slot } from '#app/extension/slot.tsx';
import { OfferEnded } from '#app/features/credit/offer-ended.tsx';
import { RepresentativeExample } from '#app/features/credit/representative-example.tsx';
import { PaymentHint } from '#app/features/payment/payment-hint.tsx';
import { PaymentMark } from '#app/features/payment/payment-mark.tsx';
import { getPaymentName } from '#app/features/payment/payment-name.ts';
import type { FormState } from '#app/form/form-state.ts';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { FormErrorSummary } from '#app/ui/form/form-error-summary.tsx';
import { RadioGroup } from '#app/ui/form/radio-group.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import type { CheckoutFields } from './checkout.query.ts';
import { stepAddress } from './checkout-steps.ts';
import { DebitAccount, useDebitLabels } from './debit-account.tsx';

type Checkout = ResultOf<typeof CheckoutFields>;

/** A pause with instalments after it is chosen with the pause. */
function resolveShownMethod(method: string | null): string | null {
  return method === 'pause-instalments' ? 'pause' : method;
}

/** Credit is never preselected; a single way to pay at once is. */
export function PaymentForm({
  checkout,
  lender,
  state,
  action,
}: {
  checkout: Pick<
    Checkout,
    'paymentMethods' | 'excludedPaymentMethods' | 'paymentMethod' | 'directDebit' | 'basket' | 'credit'
  >;
  /** of the shop's credit, with its address */
  lender: string;
  state: FormState | undefined;
  action: string;
}) {
  const t = useText();
  const moneyText = useMoneyText();
  const { paymentMethods: methods, excludedPaymentMethods: excluded, paymentMethod, directDebit } = checkout;
  const plan = methods.includes('instalments') ? checkout.basket.installment : null;
  const navigation = useNavigation();
  const legend = t('checkout.payment.methods');
  const { list, getError } = useFormErrors(state, { paymentMethod: legend, ...useDebitLabels() });
  const only = methods.length === 1 ? methods[0] : null;
  return (
    <>
      <Slot name="checkout.payment.head" basket={checkout.basket} />
      <Form method="post" action={action} className="group/pay space-y-6" noValidate>
        <input type="hidden" name="intent" value="payment" />
        <FormErrorSummary errors={list} />
        {checkout.credit.offerEndedOn && <OfferEnded day={checkout.credit.offerEndedOn} />}
        <RadioGroup
          legend={legend}
          heading
          name="paymentMethod"
          defaultValue={state?.values.paymentMethod ?? resolveShownMethod(paymentMethod) ?? only}
          error={getError('paymentMethod')}
          options={methods.map((code) => ({
            value: code,
            label: getPaymentName(t, code),
            hint: (
              <>
                <PaymentHint method={code} />
                {code === 'instalments' && plan && (
                  <span className="mt-1 block font-medium text-text">
                    {t('credit.hint.example', { count: plan.count, amount: moneyText(plan.amount) })}
                  </span>
                )}
              </>
            ),
            aside: <PaymentMark method={code} />,
            // shown where the device has it (base.css)
            mark: code === 'apple-pay' ? code : undefined,
          }))}
        />
        {plan && <RepresentativeExample plan={plan} lender={lender} />}
        {excluded.length > 0 && <NotWithWishedDay methods={excluded} />}
        {directDebit && (
          <div className="hidden group-has-[[value=direct-debit]:checked]/pay:block">
            <DebitAccount debit={directDebit} values={state?.values ?? {}} getError={getError} />
          </div>
        )}
        <Button
          type="submit"
          size="l"
          busy={navigation.formData?.get('intent') === 'payment'}
          className="w-full md:w-auto"
        >
          {t('checkout.continue')}
        </Button>
      </Form>
      <Slot name="checkout.payment.below-form" basket={checkout.basket} />
    </>
  );
}

/** Why a usual way to pay is missing, and the link to the wished day. */
function NotWithWishedDay({ methods }: { methods: readonly string[] }) {
  const t = useText();
  const { paths } = useShop();
  return (
    <p className="text-sm text-muted">
      {methods.map((code) => `${t('payment.notWithWishedDay', { method: getPaymentName(t, code) })} `)}
      <Link to={stepAddress(paths, 'DELIVERY')} className="link">
        {t('payment.otherDelivery')}
      </Link>
    </p>
  );
}
