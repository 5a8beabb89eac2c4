import type { ResultOf } from 'gql.tada';
import { Link, type MetaFunction, useLoaderData } from 'react-router';
import { useDeskFormats } from '#desk/app/frame/formats.ts';
import { type DeskColumn, DeskList } from '#desk/app/list/desk-list.tsx';
import { FilterBar, SelectFilter, TextFilter } from '#desk/app/list/filter-bar.tsx';
import { readListState } from '#desk/app/list/list-address.ts';
import { graphql } from '#desk/app/request/graphql.ts';
import { loadTenantScreen } from '#desk/app/request/screen-loader.ts';
import { buildTitle } from '#desk/app/request/title.ts';
import { useDeskText } from '#desk/app/texts/desk-text.ts';
import { isOrderState, ORDER_STATES, OrderStatePill } from './order-state.tsx';
import { useOrderWords } from './use-order-words.ts';

const ORDERS = graphql(`
  query DeskOrders(
    $tenantId: ID!, $text: String, $state: OrderState, $paymentMethod: String, $isHeld: Boolean!, $placedFrom: Date,
    $placedTo: Date, $after: ID
  ) {
    orders(
      tenantId: $tenantId, text: $text, state: $state, paymentMethod: $paymentMethod, isHeld: $isHeld,
      placedFrom: $placedFrom, placedTo: $placedTo, first: 50, after: $after
    ) {
      next
      orders {
        orderId orderNumber state placedAt totalMinor currency paymentMethod buyerName postalCode city isHeld
      }
    }
  }
`);
type Row = ResultOf<typeof ORDERS>['orders']['orders'][number];

const COLUMNS = [
  { key: 'number' },
  { key: 'placed' },
  { key: 'state' },
  { key: 'buyer' },
  { key: 'place' },
  { key: 'payment' },
  { key: 'total' },
] as const;
const FILTERS = ['text', 'state', 'payment', 'held', 'from', 'to'] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const loader = loadTenantScreen('orders.read', async ({ desk, tenant, url }) => {
  const state = readListState(url.searchParams, {
    columns: COLUMNS,
    sort: { key: 'placed', descending: true },
    filters: FILTERS,
  });
  const { text = '', payment, held, from = '', to = '', state: wanted } = state.filters;
  const { orders } = await desk.execute(ORDERS, {
    tenantId: tenant.tenantId,
    text: text || null,
    state: isOrderState(wanted) ? wanted : null,
    paymentMethod: payment || null,
    isHeld: held === 'yes',
    placedFrom: DAY.test(from) ? from : null,
    placedTo: DAY.test(to) ? to : null,
    after: state.after,
  });
  return { ...orders, state, tenantId: tenant.tenantId, language: desk.language };
});

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  buildTitle(loaderData?.language, 'orders.title');

/** The tenant's orders, the newest first, found by what people say of them. */
export default function Orders() {
  const t = useDeskText();
  const { formatMoney, formatTime } = useDeskFormats();
  const { methods, nameMethod } = useOrderWords();
  const { orders, next, state, tenantId } = useLoaderData<typeof loader>();
  const columns: readonly DeskColumn<Row>[] = [
    {
      key: 'number',
      title: 'orders.number',
      cell: ({ orderNumber }) => <Link to={`/${tenantId}/orders/${orderNumber}`}>{orderNumber}</Link>,
    },
    { key: 'placed', title: 'orders.placed', cell: ({ placedAt }) => formatTime(placedAt) },
    {
      key: 'state',
      title: 'orders.state',
      cell: ({ state: orderState, isHeld }) => <OrderStatePill state={orderState} isHeld={isHeld} />,
    },
    { key: 'buyer', title: 'orders.buyer', cell: ({ buyerName }) => buyerName },
    {
      key: 'place',
      title: 'orders.place',
      cell: ({ postalCode, city }) => [postalCode, city].filter(Boolean).join(' '),
    },
    { key: 'payment', title: 'orders.payment', cell: ({ paymentMethod }) => nameMethod(paymentMethod) },
    {
      key: 'total',
      title: 'orders.total',
      figures: true,
      cell: ({ totalMinor, currency }) => formatMoney(totalMinor, currency),
    },
  ];
  return (
    <>
      <h1 className="text-xl">{t('orders.title')}</h1>
      <FilterBar>
        <TextFilter name="text" label={t('orders.search')} first />
        <SelectFilter
          name="state"
          label={t('orders.state')}
          all={t('orders.all')}
          options={ORDER_STATES.map((value) => ({ value, label: t(`orderState.${value}`) }))}
        />
        <SelectFilter name="payment" label={t('orders.payment')} all={t('orders.all')} options={methods} />
        <SelectFilter
          name="held"
          label={t('orders.held')}
          all={t('orders.all')}
          options={[{ value: 'yes', label: t('orders.heldOnly') }]}
        />
        <TextFilter name="from" label={t('orders.from')} type="date" />
        <TextFilter name="to" label={t('orders.to')} type="date" />
      </FilterBar>
      <DeskList
        caption={t('orders.title')}
        columns={columns}
        state={state}
        rows={orders}
        getKey={({ orderId }) => orderId}
        next={next}
        empty={<p className="p-4">{t('orders.none')}</p>}
      />
    </>
  );
}
