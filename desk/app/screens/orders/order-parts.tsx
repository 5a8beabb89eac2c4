import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDeskFormats } from '#desk/app/frame/formats.ts';
import { useFrame } from '#desk/app/frame/use-frame.ts';
import { useDeskText } from '#desk/app/texts/desk-text.ts';
import type { DeskOrder } from './order-queries.ts';
import { useOrderWords } from './use-order-words.ts';

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="desk-panel" aria-label={title}>
      <h2 className="mb-2 font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="desk-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const COUNTED = ['order.pieces', 'order.sent', 'order.cancelled', 'order.back', 'order.price'] as const;

/** Shows the lines, and where their pieces are. */
export function OrderLines({ order }: { order: DeskOrder }) {
  const t = useDeskText();
  const { formatMoney } = useDeskFormats();
  return (
    <Panel title={t('order.lines')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the table is scrolled, by the keyboard too */}
      <section aria-label={t('order.pieces')} className="overflow-x-auto" tabIndex={0}>
        <table className="desk-lines">
          <thead>
            <tr>
              <th scope="col">{t('order.article')}</th>
              {COUNTED.map((title) => (
                <th key={title} scope="col" className="text-end">
                  {t(title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line) => (
              <tr key={line.position}>
                <th scope="row">
                  {line.name}
                  <span className="block font-normal text-muted">
                    {[line.sku, line.brandName, ...line.options, ...line.services].join(' · ')}
                  </span>
                </th>
                <td className="text-end tabular-nums">{line.quantity}</td>
                <td className="text-end tabular-nums">{line.shipped}</td>
                <td className="text-end tabular-nums">{line.cancelled}</td>
                <td className="text-end tabular-nums">{line.returned}</td>
                <td className="text-end tabular-nums">{formatMoney(line.totalMinor, order.currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Panel>
  );
}

/** Parcels that left, returns that are announced, and what has come back. */
export function OrderParcels({ order }: { order: DeskOrder }) {
  const t = useDeskText();
  const { formatTime, formatMoney } = useDeskFormats();
  const skus = new Map(order.lines.map(({ position, sku }) => [position, sku]));
  const formatItems = (items: readonly { position: number; quantity: number }[]) =>
    items.map(({ position, quantity }) => `${quantity} × ${skus.get(position) ?? position}`).join(', ');
  if (order.parcels.length + order.announcedReturns.length + order.bookedReturns.length === 0) return null;
  return (
    <Panel title={t('order.parcels')}>
      <ul className="space-y-2">
        {order.parcels.map((parcel) => (
          <li key={parcel.shipmentId}>
            <strong>
              {[parcel.carrier, parcel.trackingNumber].filter(Boolean).join(' ') || t('order.parcel')}
            </strong>{' '}
            {formatItems(parcel.items)}
            <span className="block text-muted">
              {t('order.left', { at: formatTime(parcel.shippedAt) })}
              {parcel.deliveredAt && `, ${t('order.arrived', { at: formatTime(parcel.deliveredAt) })}`}
            </span>
          </li>
        ))}
        {order.announcedReturns.map((announced) => (
          <li key={announced.announcementId}>
            <strong>{t('order.announced')}</strong> {formatItems(announced.items)}
            <span className="block text-muted">
              {[formatTime(announced.announcedAt), announced.trackingNumber, ...announced.reasons]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
        {order.bookedReturns.map((booked) => (
          <li key={booked.returnId}>
            <strong>{t('order.booked')}</strong> {formatItems(booked.items)}
            <span className="block text-muted">
              {formatTime(booked.notedAt)} · {formatMoney(booked.creditMinor, order.currency)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Shows the buyer, the addresses, the delivery and the payment of an order. */
export function OrderFacts({ order, tenantId }: { order: DeskOrder; tenantId: string }) {
  const t = useDeskText();
  const { nameMethod, nameDelivery } = useOrderWords();
  const { member } = useFrame();
  const seesCustomers = member.tenants
    .find((tenant) => tenant.tenantId === tenantId)
    ?.rights.includes('customers.read');
  const { customerId, email } = order;
  const facts: [string, ReactNode][] = [
    [
      t('order.customer'),
      customerId && seesCustomers ? (
        <Link key="customer" to={`/${tenantId}/customers/${customerId}`}>
          {email}
        </Link>
      ) : (
        email
      ),
    ],
    [t('order.billing'), <AddressLines key="billing" address={order.billingAddress} />],
    [t('order.delivery'), <AddressLines key="delivery" address={order.deliveryAddress} />],
    [
      t('order.deliveryOption'),
      [order.deliveryOption && nameDelivery(order.deliveryOption), order.pickupPoint, order.wishedOn]
        .filter(Boolean)
        .join(' · '),
    ],
    [t('order.payment'), nameMethod(order.paymentMethod)],
  ];
  if (order.voucherCodes.length > 0) facts.push([t('order.vouchers'), order.voucherCodes.join(', ')]);
  return (
    <Panel title={t('order.facts')}>
      <Facts facts={[...facts, ...order.fields.map(({ label, value }) => [label, value] as const)]} />
    </Panel>
  );
}

function AddressLines({ address }: { address: DeskOrder['billingAddress'] }) {
  const { givenName, familyName, street, houseNumber, houseNumberAddition, postalCode, city, country } =
    address;
  return (
    <address className="not-italic">
      {givenName} {familyName}
      <br />
      {[street, houseNumber, houseNumberAddition].filter(Boolean).join(' ')}
      <br />
      {postalCode} {city} ({country})
      {address.phone && (
        <>
          <br />
          {address.phone}
        </>
      )}
    </address>
  );
}

/** Sums, the ledger's balance, the credit, refunds and papers. */
export function OrderMoney({ order, tenantId }: { order: DeskOrder; tenantId: string }) {
  const t = useDeskText();
  const { formatMoney, formatDay } = useDeskFormats();
  const { namePaymentState } = useOrderWords();
  const format = (minor: number) => formatMoney(minor, order.currency);
  const sums: [string, number][] = [
    [t('order.items'), order.itemsMinor],
    [t('order.services'), order.servicesMinor],
    [t('order.shipping'), order.shippingMinor + order.extrasMinor],
    [t('order.discount'), -order.discountMinor],
    [t('order.total'), order.totalMinor],
    [t('order.kept'), order.keptMinor],
    [t('order.open'), order.balance.openMinor],
    [t('order.overdue'), order.balance.overdueMinor],
  ];
  const { credit } = order;
  return (
    <Panel title={t('order.money')}>
      <dl className="desk-facts desk-figures">
        {sums
          .filter(([label, minor]) => minor !== 0 || label === t('order.open'))
          .map(([label, minor]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{format(minor)}</dd>
            </div>
          ))}
      </dl>
      {credit && (
        <p className="mt-2">
          {t('order.credit', {
            count: credit.count,
            percent: credit.annualPercent,
            overall: format(credit.overallMinor),
          })}
        </p>
      )}
      {order.balance.maturities.length > 0 && (
        <ul className="mt-2 text-muted">
          {order.balance.maturities.slice(0, 6).map(({ dueOn, openMinor }) => (
            <li key={dueOn}>
              {formatDay(dueOn)}: {format(openMinor)}
            </li>
          ))}
        </ul>
      )}
      {order.refunds.map(({ refundId, amountMinor, state, providerReference }) => (
        <p key={refundId} className="mt-2">
          {t('order.refund', { amount: format(amountMinor), state: namePaymentState(state) })}{' '}
          {providerReference}
        </p>
      ))}
      {order.invoices.length > 0 && (
        <>
          <h3 className="mt-3 font-semibold">{t('order.papers')}</h3>
          <ul>
            {order.invoices.map(({ number, kind, totalMinor }) => (
              <li key={number}>
                <a
                  href={`/${tenantId}/orders/${order.orderNumber}/papers/${number}`}
                  target="_blank"
                  rel="noreferrer"
                  className="underline"
                >
                  {t(kind === 'invoice' ? 'order.invoice' : 'order.creditNote', { number })}
                </a>{' '}
                {format(totalMinor)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
