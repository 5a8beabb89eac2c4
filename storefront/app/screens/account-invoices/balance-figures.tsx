import type { ReactNode } from 'react';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { MoneyText } from '#app/ui/media/price.tsx';
import type { Balance } from './account-invoices.query.ts';

/** The account at a glance (product 3.3): the amount to pay first, then every other figure of the balance. */
export function BalanceFigures({ balance }: { balance: Balance }) {
  const t = useText();
  const { locale } = useShop();
  // a narrow label breaks before the date, not at its hyphens
  const formatDay = (date: string) => formatDate(date, locale, 'UTC');
  const next = balance.nextMaturities;
  const { grandTotal, paymentProtection } = balance;
  const isOverdue = balance.overdueMaturities.minor > 0;
  const isDueNow = isOverdue || balance.currentMaturities.minor > 0;
  return (
    <section aria-labelledby="at-a-glance" className="rounded bg-sunken p-5 md:p-6">
      <h2 id="at-a-glance" className="text-xl">
        {t('account.balance.title')}
      </h2>
      <p className="mt-4 text-sm">
        {next && !isDueNow
          ? t('account.balance.minimal.by', { date: formatDay(next.dueOn) })
          : t('account.balance.minimal')}
      </p>
      <p className="text-2xl font-semibold">
        <MoneyText money={balance.minimalPayment} />
      </p>
      <dl className="mt-5 grid gap-x-8 md:grid-cols-2">
        <Figure name={t('account.balance.current')}>
          <MoneyText money={balance.balance} />
        </Figure>
        <Figure name={t('account.balance.open')}>
          <MoneyText money={balance.open} />
        </Figure>
        <Figure name={t('account.balance.credit')}>
          <MoneyText money={balance.credit} />
        </Figure>
        <Figure name={t('account.balance.due')}>
          <MoneyText money={balance.currentMaturities} />
        </Figure>
        <Figure name={t('account.balance.overdue')} strong={isOverdue}>
          <MoneyText money={balance.overdueMaturities} />
        </Figure>
        <Figure
          name={
            next ? t('account.balance.next.on', { date: formatDay(next.dueOn) }) : t('account.balance.next')
          }
        >
          {next ? <MoneyText money={next.amount} /> : t('account.balance.nothing')}
        </Figure>
        <Figure
          name={
            grandTotal
              ? t('account.balance.total.until', { date: formatDay(grandTotal.dueOn) })
              : t('account.balance.total')
          }
        >
          {grandTotal ? <MoneyText money={grandTotal.amount} /> : t('account.balance.nothing')}
        </Figure>
        <Figure
          name={
            paymentProtection
              ? t('account.balance.premium.on', { date: formatDay(paymentProtection.renewalOn) })
              : t('account.balance.premium')
          }
        >
          {paymentProtection ? (
            <MoneyText money={paymentProtection.premium} />
          ) : (
            t('account.balance.premium.none')
          )}
        </Figure>
      </dl>
    </section>
  );
}

function Figure({ name, strong = false, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className="pair items-baseline gap-x-4 border-t border-line py-2.5 text-sm">
      <dt className={strong ? 'font-semibold text-danger' : 'text-muted'}>{name}</dt>
      <dd className={`text-end tabular-nums ${strong ? 'font-semibold text-danger' : 'font-medium'}`}>
        {children}
      </dd>
    </div>
  );
}
