import { Link, type MetaFunction, useLoaderData } from 'react-router';
import { useDeskFormats } from '#desk/app/frame/formats.ts';
import { graphql } from '#desk/app/request/graphql.ts';
import { loadTenantScreen } from '#desk/app/request/screen-loader.ts';
import { buildTitle } from '#desk/app/request/title.ts';
import { useDeskText } from '#desk/app/texts/desk-text.ts';

const CUSTOMER = graphql(`
  query DeskCustomer($tenantId: ID!, $customerId: ID!) {
    customer(tenantId: $tenantId, customerId: $customerId) {
      customerId customerNumber name email emailVerified phone dateOfBirth currency
      addresses { addressId isDefault address { street houseNumber houseNumberAddition postalCode city country } }
      account { balanceMinor openMinor overdueMinor creditMinor maturities { orderNumber dueOn openMinor } }
      choices { channel agreed chosenAt locale }
      newsletter { state text sha256 requestedAt confirmedAt unsubscribedAt }
    }
  }
`);
const ORDERS = graphql(`
  query DeskCustomerOrders($tenantId: ID!, $customerId: ID!) {
    orders(tenantId: $tenantId, customerId: $customerId, first: 20) {
      orders { orderId orderNumber state placedAt totalMinor currency }
    }
  }
`);

export const loader = loadTenantScreen('customers.read', async ({ desk, tenant, params }) => {
  const ids = { tenantId: tenant.tenantId, customerId: params.customer ?? '' };
  const { customer } = await desk.execute(CUSTOMER, ids);
  const orders = tenant.rights.includes('orders.read') ? (await desk.execute(ORDERS, ids)).orders.orders : [];
  return { customer, orders, tenantId: tenant.tenantId, language: desk.language };
});

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  buildTitle(loaderData?.language, 'customers.title', loaderData?.customer.name);

/** One customer: orders, balance, addresses and consents with their evidence. */
export default function Customer() {
  const t = useDeskText();
  const { formatMoney, formatTime, formatDay } = useDeskFormats();
  const { customer, orders, tenantId } = useLoaderData<typeof loader>();
  const { account, newsletter, currency } = customer;
  const facts = [
    [t('customers.number'), customer.customerNumber],
    [t('customers.email'), customer.email],
    [t('customers.verified'), t(customer.emailVerified ? 'customers.yes' : 'customers.no')],
    [t('customers.phone'), customer.phone],
    [t('customers.born'), customer.dateOfBirth && formatDay(customer.dateOfBirth)],
    [t('order.open'), formatMoney(account.openMinor, currency)],
    [t('order.overdue'), formatMoney(account.overdueMinor, currency)],
    [t('customers.credit'), formatMoney(account.creditMinor, currency)],
  ] as const;
  return (
    <>
      <h1 className="mb-4 text-xl">{customer.name}</h1>
      <div className="desk-columns">
        <div className="space-y-4">
          <section className="desk-panel" aria-label={t('orders.title')}>
            <h2 className="mb-2 font-semibold">{t('orders.title')}</h2>
            {orders.length === 0 && <p>{t('orders.none')}</p>}
            <ul className="space-y-1">
              {orders.map(({ orderId, orderNumber, state, placedAt, totalMinor, currency: paid }) => (
                <li key={orderId} className="flex flex-wrap justify-between gap-2">
                  <span>
                    <Link to={`/${tenantId}/orders/${orderNumber}`} className="underline">
                      {orderNumber}
                    </Link>{' '}
                    {t(`orderState.${state}`)} <span className="text-muted">{formatTime(placedAt)}</span>
                  </span>
                  <span className="tabular-nums">{formatMoney(totalMinor, paid)}</span>
                </li>
              ))}
            </ul>
          </section>
          <section className="desk-panel" aria-label={t('customers.consents')}>
            <h2 className="mb-2 font-semibold">{t('customers.consents')}</h2>
            {newsletter && (
              <p>
                {t('customers.newsletter', {
                  state: newsletter.state,
                  at: formatTime(newsletter.requestedAt),
                })}
                {newsletter.confirmedAt &&
                  ` · ${t('customers.confirmed', { at: formatTime(newsletter.confirmedAt) })}`}
                <q className="block text-muted">{newsletter.text}</q>
              </p>
            )}
            <ul>
              {customer.choices.map(({ channel, agreed, chosenAt }) => (
                <li key={`${channel}${chosenAt}`}>
                  {channel}: {t(agreed ? 'customers.yes' : 'customers.no')}{' '}
                  <span className="text-muted">{formatTime(chosenAt)}</span>
                </li>
              ))}
            </ul>
            {!newsletter && customer.choices.length === 0 && <p>{t('customers.noConsents')}</p>}
          </section>
        </div>
        <div className="space-y-4">
          <section className="desk-panel" aria-label={t('customers.facts')}>
            <h2 className="mb-2 font-semibold">{t('customers.facts')}</h2>
            <dl className="desk-facts">
              {facts.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value ?? '–'}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section className="desk-panel" aria-label={t('customers.addresses')}>
            <h2 className="mb-2 font-semibold">{t('customers.addresses')}</h2>
            <ul className="space-y-2">
              {customer.addresses.map(({ addressId, address }) => (
                <li key={addressId}>
                  {[address.street, address.houseNumber, address.houseNumberAddition]
                    .filter(Boolean)
                    .join(' ')}
                  , {address.postalCode} {address.city} ({address.country})
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  );
}
