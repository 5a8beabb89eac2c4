import type { ResultOf } from 'gql.tada';
import { Link, type MetaFunction, useLoaderData } from 'react-router';
import { useDeskFormats } from '#desk/app/frame/formats.ts';
import { type DeskColumn, DeskList } from '#desk/app/list/desk-list.tsx';
import { FilterBar, TextFilter } from '#desk/app/list/filter-bar.tsx';
import { readListState } from '#desk/app/list/list-address.ts';
import { graphql } from '#desk/app/request/graphql.ts';
import { loadTenantScreen } from '#desk/app/request/screen-loader.ts';
import { buildTitle } from '#desk/app/request/title.ts';
import { useDeskText } from '#desk/app/texts/desk-text.ts';

const CUSTOMERS = graphql(`
  query DeskCustomers($tenantId: ID!, $text: String, $after: ID) {
    customers(tenantId: $tenantId, text: $text, first: 50, after: $after) {
      next
      customers { customerId customerNumber name email phone postalCode city createdAt }
    }
  }
`);
type Row = ResultOf<typeof CUSTOMERS>['customers']['customers'][number];

const COLUMNS = [
  { key: 'name' },
  { key: 'number' },
  { key: 'email' },
  { key: 'phone' },
  { key: 'place' },
  { key: 'since' },
] as const;

export const loader = loadTenantScreen('customers.read', async ({ desk, tenant, url }) => {
  const state = readListState(url.searchParams, {
    columns: COLUMNS,
    sort: { key: 'since', descending: true },
    filters: ['text'],
  });
  const { customers } = await desk.execute(CUSTOMERS, {
    tenantId: tenant.tenantId,
    text: state.filters.text || null,
    after: state.after,
  });
  return { ...customers, state, tenantId: tenant.tenantId, language: desk.language };
});

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  buildTitle(loaderData?.language, 'customers.title');

export default function Customers() {
  const t = useDeskText();
  const { formatTime } = useDeskFormats();
  const { customers, next, state, tenantId } = useLoaderData<typeof loader>();
  const columns: readonly DeskColumn<Row>[] = [
    {
      key: 'name',
      title: 'customers.name',
      cell: ({ customerId, name }) => <Link to={`/${tenantId}/customers/${customerId}`}>{name}</Link>,
    },
    { key: 'number', title: 'customers.number', cell: ({ customerNumber }) => customerNumber },
    { key: 'email', title: 'customers.email', cell: ({ email }) => email },
    { key: 'phone', title: 'customers.phone', cell: ({ phone }) => phone },
    {
      key: 'place',
      title: 'orders.place',
      cell: ({ postalCode, city }) => [postalCode, city].filter(Boolean).join(' '),
    },
    { key: 'since', title: 'customers.since', cell: ({ createdAt }) => formatTime(createdAt) },
  ];
  return (
    <>
      <h1 className="text-xl">{t('customers.title')}</h1>
      <FilterBar>
        <TextFilter name="text" label={t('customers.search')} first />
      </FilterBar>
      <DeskList
        caption={t('customers.title')}
        columns={columns}
        state={state}
        rows={customers}
        getKey={({ customerId }) => customerId}
        next={next}
        empty={<p className="p-4">{t('customers.none')}</p>}
      />
    </>
  );
}
