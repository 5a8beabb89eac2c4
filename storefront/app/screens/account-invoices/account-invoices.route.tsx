import { Link } from 'react-router';
import { AccountFrame } from '#app/features/account/account-frame.tsx';
import { BalanceFailed } from '#app/features/account/balance-failed.tsx';
import { linkToListPage, readPage } from '#app/features/account/list-page.ts';
import { catchGatewayFailure } from '#app/features/account/null-when-failed.ts';
import { OpenTransfers } from '#app/features/account/open-transfers.tsx';
import { requireCustomer, signInFirst } from '#app/features/account/require-customer.ts';
import { buildHead } from '#app/page/head.ts';
import { screenLink } from '#app/page/links.ts';
import { invoiceLink, orderStatusLink } from '#app/page/order-links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { MoneyText } from '#app/ui/media/price.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { Route } from './+types/account-invoices.route';
import { accountInvoicesAction } from './account-invoices.action.ts';
import { AccountBalanceQuery, AccountInvoicesQuery, type InvoiceList } from './account-invoices.query.ts';
import { BalanceFigures } from './balance-figures.tsx';
import { PayDue } from './pay-due.tsx';
import { PaymentPlan } from './payment-plan.tsx';

const PAGE_SIZE = 20;
const NOTICES = ['debited', 'unpaid'] as const;

/** The account's balance and its papers. */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'accountInvoices');
  const customer = await requireCustomer(page);
  const shown = readPage(page.url.searchParams);
  const [balance, { customer: own, debitTerms }] = await Promise.all([
    catchGatewayFailure(page.query(AccountBalanceQuery, {})),
    page.query(AccountInvoicesQuery, { page: shown }),
  ]);
  if (!own) throw signInFirst(page);
  const notice = page.url.searchParams.get('notice');
  return {
    ...{ customer, own, debitTerms, shown },
    balance: balance?.accountBalance ?? null,
    payee: buildPayee(page.tenant.company),
    notice: NOTICES.find((known) => known === notice) ?? null,
    head: buildHead(page, 'account.section.accountInvoices'),
  };
});

/** The account for transfers, its number in groups of four. */
function buildPayee({ legalName, bank }: PageRequest['tenant']['company']) {
  return { holder: legalName, iban: (bank.qrIban ?? bank.iban).replace(/(.{4})(?=.)/g, '$1 ') };
}

export const action = accountInvoicesAction;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function AccountInvoicesScreen({ loaderData }: Route.ComponentProps) {
  const { customer, own, balance, debitTerms, payee, notice, shown } = loaderData;
  const t = useText();
  const shop = useShop();
  const isOwing = balance !== null && balance.open.minor > 0;
  return (
    <AccountFrame customer={customer} section="accountInvoices" title={t('account.section.accountInvoices')}>
      <div className="space-y-10">
        {notice && (
          <Alert kind={notice === 'debited' ? 'success' : 'warning'}>{t(`account.pay.${notice}`)}</Alert>
        )}
        {balance ? (
          <div>
            <BalanceFigures balance={balance} />
            <div className="mt-4 flex flex-wrap gap-3">
              {isOwing && <PaymentPlan balance={balance} />}
              {shop.paths.accountBookings !== null && (
                <ButtonLink to={screenLink(shop, 'accountBookings')} variant="secondary" size="l">
                  {t('account.section.accountBookings')}
                </ButtonLink>
              )}
            </div>
          </div>
        ) : (
          <BalanceFailed screen="accountInvoices" />
        )}
        {balance && <PayDue balance={balance} own={own} debitTerms={debitTerms} payee={payee} />}
        <OpenTransfers transfers={own.openTransfers} />
        <section aria-labelledby="papers">
          <h2 id="papers" className="mb-3 text-xl">
            {t('account.invoices.title')}
          </h2>
          {own.invoices.invoices.length > 0 ? (
            <Invoices list={own.invoices} shown={shown} />
          ) : (
            <p className="text-muted">{t('account.invoices.none')}</p>
          )}
        </section>
      </div>
    </AccountFrame>
  );
}

function Invoices({ list, shown }: { list: InvoiceList; shown: number }) {
  const t = useText();
  const shop = useShop();
  const { locale, timeZone } = shop;
  return (
    <>
      <DataTable
        caption={t('account.invoices.title')}
        hideCaption
        columns={[
          { key: 'paper', name: t('account.invoices.paper') },
          { key: 'date', name: t('account.bookings.date') },
          { key: 'order', name: t('account.bookings.order') },
          { key: 'total', name: t('account.bookings.amount'), figures: true },
        ]}
        rows={list.invoices.map(({ number, creditNote, orderNumber, issuedAt, total }) => {
          const order = { orderNumber, accessToken: null };
          return {
            id: number,
            cells: {
              paper: (
                <a href={invoiceLink(number, order)} className="link">
                  {t(creditNote ? 'order.page.creditNote' : 'order.page.invoice', { number })}
                </a>
              ),
              date: formatDate(new Date(issuedAt), locale, timeZone),
              order: (
                <Link to={orderStatusLink(shop, order)} className="link">
                  {orderNumber}
                </Link>
              ),
              total: <MoneyText money={total} />,
            },
          };
        })}
      />
      <div className="mt-8">
        <Pagination
          page={shown}
          pages={Math.ceil(list.totalCount / PAGE_SIZE)}
          linkToPage={(page) => linkToListPage(screenLink(shop, 'accountInvoices'), {}, page)}
        />
      </div>
    </>
  );
}
