import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { useFormErrors } from '#app/form/use-form-errors.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { Button } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import type { LoyaltyState, ProgramData } from './loyalty-page.ts';

/** The outcome of the last form. */
export function LoyaltyNotice({ state }: { state: LoyaltyState | undefined }) {
  const t = useText();
  if (!state || (state.outcome === 'refused' && state.faults.length > 0)) return null;
  return (
    <div className="mb-6">
      {state.outcome === 'refused' ? (
        <Alert kind="error">{t('account.points.few')}</Alert>
      ) : (
        <Alert kind="success">
          {state.voucherCode === null
            ? t(`account.loyalty.${state.outcome}`)
            : t('account.loyalty.redeemed', { code: state.voucherCode })}
        </Alert>
      )}
    </div>
  );
}

/** Since when the customer is a member, with the button to leave; or the form to join. */
export function Membership({
  program,
  to,
  children,
}: {
  program: ProgramData;
  to: string;
  children?: ReactNode;
}) {
  const t = useText();
  const { locale, timeZone } = useShop();
  const intent = useNavigation().formData?.get('intent');
  const since = program.memberSince && formatDate(new Date(program.memberSince), locale, timeZone);
  return (
    <section aria-labelledby="membership" className="mt-8 border-t border-line pt-6">
      <h2 id="membership" className="mb-3 text-lg font-semibold">
        {t('account.loyalty.membership')}
      </h2>
      {since && <p className="mb-4 text-sm text-muted">{t('account.loyalty.since', { date: since })}</p>}
      <div className="flex flex-wrap items-end gap-4">
        {(!program.member || children) && (
          <Form method="post" action={to} noValidate className="w-full max-w-narrow space-y-4">
            <input type="hidden" name="intent" value="join" />
            {children}
            <Button type="submit" size="m" busy={intent === 'join'}>
              {t(program.member ? 'account.data.save' : 'account.loyalty.join')}
            </Button>
          </Form>
        )}
        {program.member && (
          <Form method="post" action={to}>
            <input type="hidden" name="intent" value="leave" />
            <Button type="submit" variant="secondary" size="m" busy={intent === 'leave'}>
              {t('account.loyalty.leave')}
            </Button>
          </Form>
        )}
      </div>
    </section>
  );
}

export function useNumberErrors(state: LoyaltyState | undefined) {
  const t = useText();
  const label = t('account.payback.number');
  return {
    label,
    ...useFormErrors(state, { number: label }, { 'number.invalid': 'account.payback.invalid' }),
  };
}
