import { Form, Link } from 'react-router';
import { AccountFrame } from '#app/features/account/account-frame.tsx';
import { linkToListPage, readPage } from '#app/features/account/list-page.ts';
import { requireCustomer, signInFirst } from '#app/features/account/require-customer.ts';
import { statementLink } from '#app/page/account-links.ts';
import { buildHead } from '#app/page/head.ts';
import { screenLink } from '#app/page/links.ts';
import { orderStatusLink } from '#app/page/order-links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { SelectField, TextField } from '#app/ui/form/field.tsx';
import { MoneyText } from '#app/ui/media/price.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { isCalendarDay } from '#forms/calendar-day.ts';
import type { Route } from './+types/account-bookings.route';
import { AccountBookingsQuery } from './account-bookings.query.ts';

const KINDS = [
  ...(['CHARGE', 'PAYMENT', 'CREDIT', 'REFUND'] as const),
  ...(['PLAN', 'REVERSAL', 'TRANSFER', 'LATE_INTEREST'] as const),
];
const PAGE_SIZE = 25;

/** The ledger as the customer's statement, filtered, also as files. */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'accountBookings');
  const customer = await requireCustomer(page);
  const { searchParams } = page.url;
  const kind = KINDS.find((each) => each === searchParams.get('kind')) ?? null;
  const [from, until] = [readDay(searchParams.get('from')), readDay(searchParams.get('until'))];
  const shown = readPage(searchParams);
  const { customer: own } = await page.query(AccountBookingsQuery, { page: shown, kind, from, until });
  if (!own) throw signInFirst(page);
  return {
    ...{ customer, kind, from, until, shown },
    list: own.bookings,
    head: buildHead(page, 'account.section.accountBookings'),
  };
});

/** A day from a date field; null if empty or malformed. */
function readDay(asked: string | null): string | null {
  return asked !== null && isCalendarDay(asked) ? asked : null;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function AccountBookingsScreen({ loaderData }: Route.ComponentProps) {
  const { customer, list, kind, from, until, shown } = loaderData;
  const t = useText();
  const shop = useShop();
  const { locale, timeZone } = shop;
  const path = screenLink(shop, 'accountBookings');
  const asked = { ...(kind && { kind }), ...(from && { from }), ...(until && { until }) };
  return (
    <AccountFrame customer={customer} section="accountBookings" title={t('account.section.accountBookings')}>
      <Form
        method="get"
        action={path}
        className="mb-6 grid grid-cols-[minmax(0,1fr)] items-end gap-4 md:grid-cols-[repeat(3,minmax(0,12rem))_auto]"
      >
        <SelectField
          name="kind"
          label={t('account.bookings.kind')}
          optional
          marked={false}
          defaultValue={kind ?? ''}
          options={[
            { value: '', label: t('account.bookings.kind.all') },
            ...KINDS.map((value) => ({ value, label: t(`account.booking.${value}`) })),
          ]}
        />
        <TextField
          name="from"
          type="date"
          label={t('account.bookings.from')}
          defaultValue={from ?? ''}
          optional
          marked={false}
        />
        <TextField
          name="until"
          type="date"
          label={t('account.bookings.until')}
          defaultValue={until ?? ''}
          optional
          marked={false}
        />
        <Button type="submit" variant="secondary" size="l">
          {t('account.bookings.filter')}
        </Button>
      </Form>
      {list.bookings.length > 0 ? (
        <>
          <DataTable
            caption={t('account.bookings.caption', { count: list.totalCount })}
            columns={[
              { key: 'date', name: t('account.bookings.date') },
              { key: 'what', name: t('account.bookings.what') },
              { key: 'order', name: t('account.bookings.order') },
              { key: 'amount', name: t('account.bookings.amount'), figures: true },
              { key: 'balance', name: t('account.bookings.balance'), figures: true },
            ]}
            rows={list.bookings.map((booking) => ({
              id: booking.id,
              cells: {
                date: formatDate(new Date(booking.bookedAt), locale, timeZone),
                what: t(`account.booking.${booking.kind}`),
                order: (
                  <Link
                    to={orderStatusLink(shop, { orderNumber: booking.orderNumber, accessToken: null })}
                    className="link"
                  >
                    {booking.orderNumber}
                  </Link>
                ),
                amount: <MoneyText money={booking.amount} />,
                balance: <MoneyText money={booking.balance} />,
              },
            }))}
          />
          <div className="mt-8">
            <Pagination
              page={shown}
              pages={Math.ceil(list.totalCount / PAGE_SIZE)}
              linkToPage={(page) => linkToListPage(path, asked, page)}
            />
          </div>
          <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2">
            <a href={statementLink(shop, 'pdf', asked)} className="link touch">
              {t('account.bookings.pdf')}
            </a>
            <a href={statementLink(shop, 'csv', asked)} className="link touch">
              {t('account.bookings.csv')}
            </a>
          </p>
        </>
      ) : (
        <EmptyState
          icon="wallet"
          level={2}
          title={t('account.bookings.none')}
          actions={
            Object.keys(asked).length > 0 && (
              <ButtonLink to={path} variant="secondary">
                {t('account.bookings.kind.all')}
              </ButtonLink>
            )
          }
        />
      )}
    </AccountFrame>
  );
}
