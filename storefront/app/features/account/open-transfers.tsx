import type { ResultOf } from 'gql.tada';
import { Link } from 'react-router';
import type { MoneyFields } from '#app/graphql/money.fragment.ts';
import { orderStatusLink } from '#app/page/order-links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { useMoneyText } from '#app/ui/media/price.tsx';

type Transfer = {
  readonly orderNumber: string;
  readonly amount: ResultOf<typeof MoneyFields>;
  readonly reference: string;
  readonly payUntil: string;
};

/** Transfers in advance that orders wait for: amount and reference. Empty when there are none. */
export function OpenTransfers({ transfers }: { transfers: readonly Transfer[] }) {
  const t = useText();
  const shop = useShop();
  const money = useMoneyText();
  if (transfers.length === 0) return null;
  return (
    <section aria-labelledby="open-transfers" className="rounded border border-line p-5">
      <h2 id="open-transfers" className="text-lg font-semibold">
        {t('account.transfers.title')}
      </h2>
      <ul className="mt-3 space-y-4">
        {transfers.map((transfer) => (
          <li key={transfer.orderNumber} className="text-sm">
            <p>
              {t('account.transfers.text', {
                amount: money(transfer.amount),
                date: formatDate(transfer.payUntil, shop.locale, 'UTC'),
              })}
            </p>
            <p>{t('ui.labelled', { label: t('payment.transfer.reference'), value: transfer.reference })}</p>
            <Link
              to={orderStatusLink(shop, { orderNumber: transfer.orderNumber, accessToken: null })}
              className="link touch"
            >
              {t('account.order.open', { number: transfer.orderNumber })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
