import { Link } from 'react-router';
import { AccountFrame } from '#app/features/account/account-frame.tsx';
import { BalanceFailed } from '#app/features/account/balance-failed.tsx';
import { linkToListPage, readPage } from '#app/features/account/list-page.ts';
import { catchGatewayFailure } from '#app/features/account/null-when-failed.ts';
import { requireCustomer, signInFirst } from '#app/features/account/require-customer.ts';
import { maturityCalendarLink } from '#app/page/account-links.ts';
import { buildHead } from '#app/page/head.ts';
import { screenLink } from '#app/page/links.ts';
import { orderStatusLink } from '#app/page/order-links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { MoneyText, useMoneyText } from '#app/ui/media/price.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { Route } from './+types/account-payment-dates.route';
import { AccountPaymentDatesQuery } from './account-payment-dates.query.ts';

const PAGE_SIZE = 25;

/** The unpaid amounts by day, with a calendar file. */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'accountPaymentDates');
  const customer = await requireCustomer(page);
  const shown = readPage(page.url.searchParams);
  const answer = await catchGatewayFailure(page.query(AccountPaymentDatesQuery, { page: shown }));
  if (answer?.accountBalance === null) throw signInFirst(page);
  return {
    ...{ customer, shown },
    balance: answer?.accountBalance ?? null,
    head: buildHead(page, 'account.section.accountPaymentDates'),
  };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function AccountPaymentDatesScreen({ loaderData }: Route.ComponentProps) {
  const { customer, balance, shown } = loaderData;
  const t = useText();
  const shop = useShop();
  const money = useMoneyText();
  return (
    <AccountFrame
      customer={customer}
      section="accountPaymentDates"
      title={t('account.section.accountPaymentDates')}
    >
      {balance === null ? (
        <BalanceFailed screen="accountPaymentDates" />
      ) : balance.maturityCount === 0 ? (
        <EmptyState
          icon="check"
          level={2}
          title={t('account.dates.none')}
          actions={
            shop.paths.accountInvoices !== null && (
              <ButtonLink to={screenLink(shop, 'accountInvoices')} variant="secondary">
                {t('account.section.accountInvoices')}
              </ButtonLink>
            )
          }
        />
      ) : (
        <>
          <p className="mb-6">{t('account.dates.open', { amount: money(balance.open) })}</p>
          <DataTable
            caption={t('account.section.accountPaymentDates')}
            hideCaption
            columns={[
              { key: 'date', name: t('account.dates.date') },
              { key: 'order', name: t('account.bookings.order') },
              { key: 'amount', name: t('account.bookings.amount'), figures: true },
            ]}
            rows={balance.maturities.map((due) => ({
              id: `${due.orderNumber}-${due.number}`,
              cells: {
                date: (
                  <span className="inline-flex flex-wrap items-center gap-2">
                    {formatDate(due.dueOn, shop.locale, 'UTC')}
                    {due.overdue && <Badge kind="sale">{t('account.dates.overdue')}</Badge>}
                    {due.dueToday && <Badge kind="neutral">{t('account.dates.today')}</Badge>}
                  </span>
                ),
                order: (
                  <Link
                    to={orderStatusLink(shop, { orderNumber: due.orderNumber, accessToken: null })}
                    className="link"
                  >
                    {due.orderNumber}
                  </Link>
                ),
                amount: <MoneyText money={due.amount} />,
              },
            }))}
          />
          <div className="mt-8">
            <Pagination
              page={shown}
              pages={Math.ceil(balance.maturityCount / PAGE_SIZE)}
              linkToPage={(page) => linkToListPage(screenLink(shop, 'accountPaymentDates'), {}, page)}
            />
          </div>
          <p className="mt-8">
            <a href={maturityCalendarLink(shop)} className="link touch">
              {t('account.dates.calendar')}
            </a>
          </p>
        </>
      )}
    </AccountFrame>
  );
}
