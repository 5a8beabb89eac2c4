import { Slot } from '#app/extension/slot.tsx';
import { AccountFrame } from '#app/features/account/account-frame.tsx';
import { AccountHint } from '#app/features/account/account-hints.tsx';
import { catchGatewayFailure } from '#app/features/account/null-when-failed.ts';
import { filterReceivedExchanges } from '#app/features/account/received-exchanges.ts';
import { requireCustomer, signInFirst } from '#app/features/account/require-customer.ts';
import { TravellingParcels } from '#app/features/account/travelling-parcels.tsx';
import { buildHead } from '#app/page/head.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import type { Route } from './+types/account-overview.route';
import {
  AccountOverviewQuery,
  OverviewBalanceQuery,
  type OverviewCustomer,
} from './account-overview.query.ts';
import { LastOrder } from './last-order.tsx';
import { NextPayment } from './next-payment.tsx';
import { OverviewCard } from './overview-card.tsx';

const SHOWN_PARCELS = 3;

/** The customer's last order, parcels on the way, returns, next payment and data. */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'accountOverview');
  const customer = await requireCustomer(page);
  const [{ customer: own }, balance] = await Promise.all([
    page.query(AccountOverviewQuery, {}),
    catchGatewayFailure(page.query(OverviewBalanceQuery, {})),
  ]);
  if (!own) throw signInFirst(page);
  const head = buildHead(page, 'account.section.accountOverview');
  return { customer, own, balance: balance?.accountBalance ?? null, head };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function AccountOverviewScreen({ loaderData }: Route.ComponentProps) {
  const { customer, own, balance } = loaderData;
  const t = useText();
  return (
    <AccountFrame
      customer={customer}
      section="accountOverview"
      title={t('account.overview.hello', { name: customer.givenName })}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
        <OverviewCard title={t('account.overview.order')} section="accountOrders">
          <LastOrder order={own.orders.orders[0]} />
        </OverviewCard>
        <OverviewCard title={t('account.overview.parcels')} section="accountReturns">
          <TravellingParcels parcels={own.parcelsOnTheWay.slice(0, SHOWN_PARCELS)} />
          {own.parcelsOnTheWay.length > SHOWN_PARCELS && (
            <p className="mt-3 text-sm">{t('account.overview.parcels.more')}</p>
          )}
        </OverviewCard>
        <OverviewCard title={t('account.overview.due')} section="accountInvoices">
          <NextPayment balance={balance} />
        </OverviewCard>
        <OverviewCard title={t('account.overview.returns')} section="accountReturns">
          <Returned items={own.returnedItems.items} exchanges={own.exchanges} />
        </OverviewCard>
        <OverviewCard title={t('account.section.accountPoints')} section="accountPoints">
          <PointsNow program={own.loyaltyPrograms[0]} />
        </OverviewCard>
        <OverviewCard title={t('account.section.accountPersonalData')} section="accountPersonalData">
          <p className="text-sm wrap-anywhere">
            {customer.givenName} {customer.familyName}
            <br />
            {own.email}
          </p>
        </OverviewCard>
        {!own.hasPassword && <AccountHint about="np" />}
        {own.hasGuestOrders && <AccountHint about="orders" />}
        {own.passkeys.length === 0 && <AccountHint about="passkey" />}
        <Slot name="account.overview" />
      </div>
    </AccountFrame>
  );
}

function Returned({
  items,
  exchanges,
}: {
  items: OverviewCustomer['returnedItems']['items'];
  exchanges: OverviewCustomer['exchanges'];
}) {
  const t = useText();
  const { locale, timeZone } = useShop();
  const swapped = filterReceivedExchanges(exchanges);
  if (items.length === 0 && swapped.length === 0)
    return <p className="text-muted">{t('account.returns.none')}</p>;
  return (
    <ul className="space-y-1 text-sm">
      {items.map(({ id, creditedAt, name }) => (
        <li key={id} className="wrap-anywhere">
          {t('account.overview.returned', { date: formatDate(new Date(creditedAt), locale, timeZone), name })}
        </li>
      ))}
      {swapped.map(({ id, name, size }) => (
        <li key={id} className="wrap-anywhere">
          {t('account.overview.exchanged', { name, size })}
        </li>
      ))}
    </ul>
  );
}

function PointsNow({ program }: { program: OverviewCustomer['loyaltyPrograms'][number] | undefined }) {
  const t = useText();
  const { locale } = useShop();
  const points = program?.points;
  return (
    <>
      <p>{t('account.points.count', { count: points?.usable ?? 0 })}</p>
      {points?.expiringOn && (
        <p className="mt-1 text-sm text-muted">
          {t('account.points.expiring', {
            count: points.expiringPoints ?? 0,
            date: formatDate(points.expiringOn, locale, 'UTC'),
          })}
        </p>
      )}
    </>
  );
}
