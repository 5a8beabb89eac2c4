import { Link } from 'react-router';
import { AccountFrame } from '#app/features/account/account-frame.tsx';
import { linkToListPage, readPage } from '#app/features/account/list-page.ts';
import { OpenTransfers } from '#app/features/account/open-transfers.tsx';
import { filterReceivedExchanges } from '#app/features/account/received-exchanges.ts';
import { requireCustomer, signInFirst } from '#app/features/account/require-customer.ts';
import { TravellingParcels } from '#app/features/account/travelling-parcels.tsx';
import { buildHead } from '#app/page/head.ts';
import { screenLink } from '#app/page/links.ts';
import { invoiceLink, orderStatusLink } from '#app/page/order-links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { Route } from './+types/account-returns.route';
import { AccountReturnsQuery } from './account-returns.query.ts';

const PAGE_SIZE = 20;

/** Parcels on the way, returned articles, and transfers that orders wait for. */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'accountReturns');
  const customer = await requireCustomer(page);
  const shown = readPage(page.url.searchParams);
  const { customer: own } = await page.query(AccountReturnsQuery, { page: shown });
  if (!own) throw signInFirst(page);
  return { customer, own, shown, head: buildHead(page, 'account.section.accountReturns') };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function AccountReturnsScreen({ loaderData }: Route.ComponentProps) {
  const { customer, own, shown } = loaderData;
  const t = useText();
  return (
    <AccountFrame customer={customer} section="accountReturns" title={t('account.section.accountReturns')}>
      <div className="space-y-10">
        <OpenTransfers transfers={own.openTransfers} />
        <section aria-labelledby="on-the-way">
          <h2 id="on-the-way" className="mb-3 text-xl">
            {t('account.parcels.title')}
          </h2>
          <TravellingParcels parcels={own.parcelsOnTheWay} />
        </section>
        {own.exchanges.length > 0 && (
          <section aria-labelledby="exchanges">
            <h2 id="exchanges" className="mb-3 text-xl">
              {t('account.exchanges.title')}
            </h2>
            <Exchanges exchanges={own.exchanges} />
          </section>
        )}
        {(own.returnedItems.totalCount > 0 || filterReceivedExchanges(own.exchanges).length === 0) && (
          <section aria-labelledby="came-back">
            <h2 id="came-back" className="mb-3 text-xl">
              {t('account.returns.title')}
            </h2>
            {own.returnedItems.totalCount > 0 ? (
              <ReturnedItems list={own.returnedItems} shown={shown} />
            ) : (
              <p className="text-muted">{t('account.returns.none')}</p>
            )}
          </section>
        )}
      </div>
    </AccountFrame>
  );
}

type Own = Route.ComponentProps['loaderData']['own'];

const EXCHANGE_WORDS = {
  RESERVED: 'account.exchanges.RESERVED',
  ARRIVED: 'account.exchanges.ARRIVED',
  SENT: 'account.exchanges.SENT',
  // not listed: what comes back after all is credited, and is a return
  RELEASED: 'account.exchanges.RESERVED',
} as const;

/** Other sizes that are held, about to leave, or sent. */
function Exchanges({ exchanges }: { exchanges: Own['exchanges'] }) {
  const t = useText();
  const shop = useShop();
  return (
    <DataTable
      caption={t('account.exchanges.title')}
      hideCaption
      columns={[
        { key: 'article', name: t('account.returns.article') },
        { key: 'size', name: t('account.returns.size') },
        { key: 'quantity', name: t('account.returns.quantity'), figures: true },
        { key: 'state', name: t('account.exchanges.state') },
      ]}
      rows={exchanges.map(({ id, orderNumber, name, quantity, size, state, heldUntil }) => ({
        id,
        cells: {
          article: (
            <Link
              to={orderStatusLink(shop, { orderNumber, accessToken: null })}
              className="link wrap-anywhere"
            >
              {name}
            </Link>
          ),
          ...{ size, quantity },
          state: t(EXCHANGE_WORDS[state], {
            date: formatDate(new Date(heldUntil), shop.locale, shop.timeZone),
          }),
        },
      }))}
    />
  );
}

function ReturnedItems({ list, shown }: { list: Own['returnedItems']; shown: number }) {
  const t = useText();
  const shop = useShop();
  const { locale, timeZone } = shop;
  return (
    <>
      <DataTable
        caption={t('account.returns.title')}
        hideCaption
        columns={[
          { key: 'date', name: t('account.returns.date') },
          { key: 'article', name: t('account.returns.article') },
          { key: 'sku', name: t('account.returns.sku') },
          { key: 'size', name: t('account.returns.size') },
          { key: 'quantity', name: t('account.returns.quantity'), figures: true },
          { key: 'papers', name: t('account.returns.papers') },
        ]}
        rows={list.items.map((item) => {
          const order = { orderNumber: item.orderNumber, accessToken: null };
          return {
            id: item.id,
            cells: {
              date: formatDate(new Date(item.creditedAt), locale, timeZone),
              article: (
                <Link to={orderStatusLink(shop, order)} className="link wrap-anywhere">
                  {item.name}
                </Link>
              ),
              sku: item.sku,
              size: item.size ?? '–',
              quantity: item.quantity,
              papers: item.creditNoteNumber ? (
                <a href={invoiceLink(item.creditNoteNumber, order)} className="link">
                  {t('order.page.creditNote', { number: item.creditNoteNumber })}
                </a>
              ) : (
                '–'
              ),
            },
          };
        })}
      />
      <div className="mt-8">
        <Pagination
          page={shown}
          pages={Math.ceil(list.totalCount / PAGE_SIZE)}
          linkToPage={(page) => linkToListPage(screenLink(shop, 'accountReturns'), {}, page)}
        />
      </div>
    </>
  );
}
