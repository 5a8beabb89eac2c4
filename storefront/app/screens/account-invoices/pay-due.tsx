import { Form, Link, useNavigation } from 'react-router';
import { screenLink } from '#app/page/links.ts';
import { orderStatusLink } from '#app/page/order-links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { CheckboxField } from '#app/ui/form/checkbox.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import type { Balance, DebitTerms, OwnInvoices } from './account-invoices.query.ts';

/** The amounts to pay, order by order: online, by direct debit, or by a transfer with its reference. */
export function PayDue({
  balance,
  own,
  debitTerms,
  payee,
}: {
  balance: Balance;
  own: OwnInvoices;
  debitTerms: DebitTerms;
  payee: { holder: string; iban: string };
}) {
  const t = useText();
  const shop = useShop();
  const debited = new Map(own.openDebits.map((debit) => [debit.orderNumber, debit]));
  const coming = new Map(own.comingPayments.map(({ orderNumber, amount }) => [orderNumber, amount.minor]));
  const waiting = new Set(own.openTransfers.map(({ orderNumber }) => orderNumber));
  const dues = balance.dueOrders.filter(({ orderNumber }) => !waiting.has(orderNumber));
  if (dues.length === 0) return null;
  return (
    <section aria-labelledby="pay-due" className="rounded border border-line p-5 md:p-6">
      <h2 id="pay-due" className="text-xl">
        {t('account.pay.title')}
      </h2>
      {dues.some((due) => computeRest(due, coming.get(due.orderNumber)) > 0) && (
        <>
          <p className="mt-2 text-sm text-muted">{t('account.pay.text')}</p>
          <p className="mt-1 text-sm text-muted">{t('account.pay.transfer', payee)}</p>
        </>
      )}
      <ul className="mt-4 divide-y divide-line border-t border-line">
        {dues.map((due) => (
          <li key={due.orderNumber} className="py-4">
            <Due due={due} comingMinor={coming.get(due.orderNumber) ?? 0} />
            <Debit
              due={due}
              debit={debited.get(due.orderNumber) ?? null}
              account={coming.has(due.orderNumber) ? null : own.debitableAccount}
              terms={debitTerms}
            />
          </li>
        ))}
      </ul>
      {shop.paths.accountPaymentDates !== null && (
        <Link to={screenLink(shop, 'accountPaymentDates')} className="link touch text-sm">
          {t('account.section.accountPaymentDates')}
        </Link>
      )}
    </section>
  );
}

type DueOrder = Balance['dueOrders'][number];

/** The part of a due amount without a payment on its way, minor units. */
function computeRest({ amount }: DueOrder, comingMinor = 0): number {
  return Math.max(0, amount.minor - comingMinor);
}

/** The amount to pay for an order; payments on their way are not demanded again. */
function Due({ due, comingMinor }: { due: DueOrder; comingMinor: number }) {
  const t = useText();
  const shop = useShop();
  const money = useMoneyText();
  const navigation = useNavigation();
  const busy =
    navigation.formData?.get('intent') === 'pay' && navigation.formData.get('order') === due.orderNumber;
  const order = { orderNumber: due.orderNumber, accessToken: null };
  const restMinor = computeRest(due, comingMinor);
  const amount = money({ ...due.amount, minor: restMinor });
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          {t('account.pay.on', { date: formatDate(due.dueOn, shop.locale, 'UTC') })}
          {due.overdue && <Badge kind="sale">{t('account.dates.overdue')}</Badge>}
          {due.dueToday && <Badge kind="neutral">{t('account.dates.today')}</Badge>}
        </p>
        <p>
          <Link to={orderStatusLink(shop, order)} className="link touch">
            {t('account.order.open', { number: due.orderNumber })}
          </Link>
        </p>
        {restMinor > 0 && (
          <p className="text-muted wrap-anywhere">
            {t('ui.labelled', { label: t('payment.transfer.reference'), value: due.transferReference })}
          </p>
        )}
      </div>
      {restMinor === 0 ? (
        <p className="text-sm text-muted">{t('order.pay.onItsWay')}</p>
      ) : (
        <Form method="post" action={screenLink(shop, 'accountInvoices')}>
          <input type="hidden" name="intent" value="pay" />
          <input type="hidden" name="order" value={due.orderNumber} />
          <Button
            type="submit"
            size="m"
            busy={busy}
            aria-label={t('account.pay.due.of', { amount, number: due.orderNumber })}
          >
            {t('account.pay.due', { amount })}
          </Button>
        </Form>
      )}
    </div>
  );
}

function Debit({
  due,
  debit,
  account,
  terms,
}: {
  due: DueOrder;
  debit: OwnInvoices['openDebits'][number] | null;
  account: string | null;
  terms: DebitTerms;
}) {
  const t = useText();
  const shop = useShop();
  const money = useMoneyText();
  if (debit) {
    return (
      <p className="mt-2 text-sm">
        {t('payment.mandate.collect', {
          amount: money(debit.amount),
          date: formatDate(debit.collectOn, shop.locale, 'UTC'),
          iban: debit.iban,
        })}
      </p>
    );
  }
  if (account === null || !terms) return null;
  return (
    <details className="accordion mt-2">
      <summary className="link touch text-sm">{t('account.pay.debit', { iban: account })}</summary>
      <Form method="post" action={screenLink(shop, 'accountInvoices')} className="mt-2 space-y-3">
        <input type="hidden" name="intent" value="debit" />
        <input type="hidden" name="order" value={due.orderNumber} />
        <p className="max-w-text text-sm text-muted">
          {t('payment.mandate.text', { company: terms.creditor, creditorId: terms.creditorId })}
        </p>
        <CheckboxField
          id={`mandate-${due.orderNumber}`}
          name="mandate"
          value="yes"
          label={t('payment.mandate.accept')}
          required
        />
        <Button type="submit" variant="secondary" size="m">
          {t('account.pay.debit.submit', { amount: money(due.amount) })}
        </Button>
      </Form>
    </details>
  );
}
