import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PaymentMark } from '#app/features/payment/payment-mark.tsx';
import { getPaymentName } from '#app/features/payment/payment-name.ts';
import { useText } from '#app/texts/texts.tsx';

/** A finished step: its choices, and the link to change them. */
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
      <div className="pair mb-2 items-baseline gap-x-4">
        <h2 className="font-semibold">{title}</h2>
        <Link
          to={changeLink}
          className="link touch text-sm"
          aria-label={t('checkout.change.what', { what: title })}
        >
          {t('checkout.change')}
        </Link>
      </div>
      <div className="@container text-sm">{children}</div>
    </section>
  );
}

/** @param account masked: the account of a direct debit */
export function ChosenPayment({
  method,
  account,
  changeLink,
}: {
  method: string;
  account: string | null;
  changeLink: string;
}) {
  const t = useText();
  return (
    <Chosen title={t('checkout.step.payment')} changeLink={changeLink}>
      <p className="flex items-center gap-3">
        <PaymentMark method={method} />
        {getPaymentName(t, method)}
      </p>
      {method === 'direct-debit' && account && <p className="mt-1 tabular-nums text-muted">{account}</p>}
    </Chosen>
  );
}
