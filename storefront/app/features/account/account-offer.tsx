import { Form, useNavigation } from 'react-router';
import { type FormState, readField } from '#app/form/form-state.ts';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { FormErrorSummary } from '#app/ui/form/form-error-summary.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { LINK_HOURS } from '#forms/address/identity.ts';

/** A guest's order after which an account is offered. */
export type OfferedOrder = {
  readonly orderNumber: string;
  readonly accessToken: string;
  readonly email: string;
};

/** The order in a form; null if there is none. */
export function readOfferedOrder(form: FormData): OfferedOrder | null {
  const [orderNumber, accessToken] = [readField(form, 'orderNumber'), readField(form, 'accessToken')];
  return orderNumber === '' ? null : { orderNumber, accessToken, email: readField(form, 'email') };
}

/** An account for a guest who has ordered: only a password is required, the order has the rest. */
export function AccountOffer({ order, state }: { order: OfferedOrder; state?: FormState | undefined }) {
  const t = useText();
  return (
    <section aria-labelledby="account-offer" className="screen-only rounded bg-sunken p-5">
      <h2 id="account-offer" className="font-semibold">
        {t('account.offer.account.title')}
      </h2>
      <OfferForm order={order} state={state} />
    </section>
  );
}

/** An account that was requested with the order and is made by the mailed link; another mail can be requested. */
export function WishedAccount({ order }: { order: OfferedOrder }) {
  const t = useText();
  return (
    <section aria-labelledby="account-wished" className="screen-only rounded bg-info-soft p-5">
      <h2 id="account-wished" className="font-semibold">
        {t('account.offer.wished.title')}
      </h2>
      <p className="mt-2 text-sm wrap-anywhere">
        {t('account.offer.wished.text', { email: order.email, hours: LINK_HOURS })}
      </p>
      <details className="mt-2">
        <summary className="link touch text-sm">{t('account.offer.wished.again')}</summary>
        <OfferForm order={order} />
      </details>
    </section>
  );
}

function OfferForm({ order, state }: { order: OfferedOrder; state?: FormState | undefined }) {
  const t = useText();
  const busy = useNavigation().state !== 'idle';
  const label = t('form.field.password');
  const { list, getError } = useFormErrors(state, { password: label });
  return (
    <>
      <p className="mt-2 mb-4 text-sm wrap-anywhere">
        {t('account.offer.account.text', { email: order.email })}
      </p>
      <Form method="post" action={screenLink(useShop(), 'register')} className="space-y-4" noValidate>
        <FormErrorSummary errors={list} />
        <input type="hidden" name="orderNumber" value={order.orderNumber} />
        <input type="hidden" name="accessToken" value={order.accessToken} />
        {/* password managers store the password under it */}
        <input type="hidden" name="email" autoComplete="username" value={order.email} />
        <PasswordField
          name="password"
          autoComplete="new-password"
          label={label}
          hint={t('form.field.password.hint')}
          error={getError('password')}
        />
        <Button type="submit" variant="secondary" busy={busy}>
          {t('account.register.submit')}
        </Button>
      </Form>
    </>
  );
}
