import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { useMoneyText } from '#app/ui/media/price.tsx';
import type { OverviewBalance } from './account-overview.query.ts';

/** The amount to be paid now, else the next one, and the renewal of payment protection. */
export function NextPayment({ balance }: { balance: OverviewBalance }) {
  const t = useText();
  const money = useMoneyText();
  const { locale } = useShop();
  if (!balance) return <NoBalance />;
  const formatDay = (date: string) => formatDate(date, locale, 'UTC');
  const next = balance.nextMaturities;
  const isDueNow = balance.overdueMaturities.minor + balance.currentMaturities.minor > 0;
  return (
    <>
      <p className={isDueNow ? 'font-semibold' : undefined}>
        {isDueNow
          ? t('account.overview.due.now', { amount: money(balance.minimalPayment) })
          : next
            ? t('account.overview.due.text', { amount: money(next.amount), date: formatDay(next.dueOn) })
            : t('account.overview.due.none')}
      </p>
      {balance.paymentProtection && (
        <p className="mt-2 text-sm text-muted">
          {t('account.overview.premium', { date: formatDay(balance.paymentProtection.renewalOn) })}
        </p>
      )}
    </>
  );
}

/** The balance cannot be shown (product 8); the rest of the overview stays. */
function NoBalance() {
  const t = useText();
  const shop = useShop();
  return (
    <>
      <p className="text-muted">{t('account.balance.failed')}</p>
      <p className="mt-2">
        <a href={screenLink(shop, 'accountOverview')} className="link touch">
          {t('account.balance.reload')}
        </a>
      </p>
    </>
  );
}
