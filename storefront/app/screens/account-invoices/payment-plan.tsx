import { useState } from 'react';
import { Link } from 'react-router';
import { screenLink } from '#app/page/links.ts';
import { orderStatusLink } from '#app/page/order-links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/layer/dialog.tsx';
import { MoneyText } from '#app/ui/media/price.tsx';
import type { Balance } from './account-invoices.query.ts';

/** The plan over the page; without scripts its button leads to the page of payment dates. */
export function PaymentPlan({ balance }: { balance: Balance }) {
  const t = useText();
  const shop = useShop();
  const [open, setOpen] = useState(false);
  if (balance.maturities.length === 0 || shop.paths.accountPaymentDates === null) return null;
  return (
    <>
      <ButtonLink
        to={screenLink(shop, 'accountPaymentDates')}
        variant="secondary"
        size="l"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {t('account.plan.open')}
      </ButtonLink>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('account.plan.title')}>
        <table className="w-full text-sm">
          <thead>
            <tr className="border-b border-line text-start text-muted">
              <th scope="col" className="py-2 text-start font-medium">
                {t('account.dates.date')}
              </th>
              <th scope="col" className="py-2 text-start font-medium">
                {t('account.bookings.order')}
              </th>
              <th scope="col" className="py-2 text-end font-medium">
                {t('account.bookings.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {balance.maturities.map((due) => (
              <tr key={`${due.orderNumber}-${due.number}`} className="border-b border-line">
                <th scope="row" className="py-2 text-start font-normal">
                  {formatDate(due.dueOn, shop.locale, 'UTC')}
                </th>
                <td className="py-2">
                  <Link
                    to={orderStatusLink(shop, { orderNumber: due.orderNumber, accessToken: null })}
                    className="link"
                  >
                    {due.orderNumber}
                  </Link>
                </td>
                <td className="py-2 text-end">
                  <MoneyText money={due.amount} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {balance.maturityCount > balance.maturities.length && (
          <p className="mt-4">
            <Link to={screenLink(shop, 'accountPaymentDates')} className="link touch text-sm">
              {t('account.section.accountPaymentDates')}
            </Link>
          </p>
        )}
      </Dialog>
    </>
  );
}
