import { Form, Link } from 'react-router';
import { AccountFrame } from '#app/features/account/account-frame.tsx';
import { linkToListPage, readPage } from '#app/features/account/list-page.ts';
import { requireCustomer, signInFirst } from '#app/features/account/require-customer.ts';
import { buildHead } from '#app/page/head.ts';
import { homeLink, screenLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { SelectField, TextField } from '#app/ui/form/field.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { FIELD_LIMITS } from '#forms/field-limits.ts';
import type { Route } from './+types/account-orders.route';
import { AccountOrdersQuery } from './account-orders.query.ts';
import { OrderCard } from './order-card.tsx';

const PAGE_SIZE = 10;

/** The customer's orders, searched and by year; each leads to its own page. */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'accountOrders');
  const customer = await requireCustomer(page);
  const { searchParams } = page.url;
  const search = (searchParams.get('q') ?? '').slice(0, 100).trim();
  const askedYear = searchParams.get('year') ?? '';
  const year = /^20\d\d$/.test(askedYear) ? Number(askedYear) : null;
  const shown = readPage(searchParams);
  const { customer: own } = await page.query(AccountOrdersQuery, { page: shown, search, year });
  if (!own) throw signInFirst(page);
  return {
    ...{ customer, search, year, shown },
    list: own.orders,
    head: buildHead(page, 'account.section.accountOrders'),
  };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function AccountOrdersScreen({ loaderData }: Route.ComponentProps) {
  const { customer, list, search, year, shown } = loaderData;
  const t = useText();
  const shop = useShop();
  const path = screenLink(shop, 'accountOrders');
  const asked = { ...(search && { q: search }), ...(year && { year: String(year) }) };
  const isNarrowed = search !== '' || year !== null;
  return (
    <AccountFrame customer={customer} section="accountOrders" title={t('account.section.accountOrders')}>
      {(list.years.length > 0 || isNarrowed) && (
        <OrderSearch path={path} search={search} year={year} years={list.years} />
      )}
      {list.orders.length > 0 ? (
        <>
          <p className="mb-4 text-sm text-muted" role="status">
            {t('account.orders.count', { count: list.totalCount })}
          </p>
          <ul className="space-y-4">
            {list.orders.map((order) => (
              <OrderCard key={order.orderNumber} order={order} />
            ))}
          </ul>
          <div className="mt-8">
            <Pagination
              page={shown}
              pages={Math.ceil(list.totalCount / PAGE_SIZE)}
              linkToPage={(page) => linkToListPage(path, asked, page)}
            />
          </div>
        </>
      ) : (
        <EmptyState
          icon="truck"
          level={2}
          title={t(isNarrowed ? 'account.orders.none.found' : 'account.orders.none')}
          actions={
            isNarrowed ? (
              <ButtonLink to={path}>{t('account.orders.all')}</ButtonLink>
            ) : (
              <>
                <ButtonLink to={homeLink(shop)}>{t('account.orders.shop')}</ButtonLink>
                <ButtonLink to={screenLink(shop, 'serviceHome')} variant="secondary">
                  {t('shell.footer.help')}
                </ButtonLink>
              </>
            )
          }
        >
          {t(isNarrowed ? 'account.orders.none.found.text' : 'account.orders.none.text')}
        </EmptyState>
      )}
      <p className="mt-8 text-sm">
        <Link to={`${screenLink(shop, 'accountPersonalData')}#orders`} className="link touch">
          {t('account.data.orders.hint')}
        </Link>
      </p>
    </AccountFrame>
  );
}

function OrderSearch({
  path,
  search,
  year,
  years,
}: {
  path: string;
  search: string;
  year: number | null;
  years: readonly number[];
}) {
  const t = useText();
  const options = [
    { value: '', label: t('account.orders.year.all') },
    ...years.map((each) => ({ value: String(each), label: String(each) })),
  ];
  return (
    <Form
      method="get"
      action={path}
      role="search"
      aria-label={t('account.orders.search')}
      className="mb-6 grid grid-cols-[minmax(0,1fr)] items-end gap-4 md:grid-cols-[minmax(0,1fr)_14rem_auto]"
    >
      <TextField
        name="q"
        type="search"
        label={t('account.orders.search')}
        placeholder={t('account.orders.search.hint')}
        defaultValue={search}
        maxLength={FIELD_LIMITS.searchWords}
        optional
        marked={false}
      />
      <SelectField
        name="year"
        label={t('account.orders.year')}
        options={options}
        defaultValue={year === null ? '' : String(year)}
        optional
        marked={false}
      />
      <Button type="submit" variant="secondary" size="l">
        {t('account.orders.search.submit')}
      </Button>
    </Form>
  );
}
