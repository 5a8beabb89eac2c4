import type { ReactNode } from 'react';
import { redirect } from 'react-router';
import { Slot } from '#app/extension/slot.tsx';
import { AccountColumns } from '#app/features/account/account-frame.tsx';
import { type AccountCustomer, signInFirst } from '#app/features/account/require-customer.ts';
import { BasketTotals } from '#app/features/basket/basket-totals.tsx';
import { OrderCredit } from '#app/features/credit/order-credit.tsx';
import { useMeasuredRefund } from '#app/features/measurement/use-measured-refund.ts';
import { Arrival } from '#app/features/order/arrival.tsx';
import { OrderDetails } from '#app/features/order/order-details.tsx';
import { OrderLines } from '#app/features/order/order-lines.tsx';
import { readReturned } from '#app/features/order/returned-lines.ts';
import { HowItIsPaid } from '#app/features/payment/how-it-is-paid.tsx';
import { buildHead } from '#app/page/head.ts';
import { screenLink } from '#app/page/links.ts';
import type { OwnOrder } from '#app/page/order-links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { createNotFound, personalPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { readAmount } from '#forms/amount.ts';
import { needsTransfer } from '#forms/payment-method.ts';
import type { Route } from './+types/order-status.route';
import { PartRepaymentQuery } from './credit-right.mutations.ts';
import { CreditRights } from './credit-rights.tsx';
import { HeldOrder } from './held-order.tsx';
import { isOrderNotice, Notice } from './notice.tsx';
import { AgainNotice, OrderAgain, ReviewLink } from './order-again.tsx';
import { orderStatusAction } from './order-status.action.ts';
import { IfReturnedQuery, OrderStatusQuery, type StatusOrder } from './order-status.query.ts';
import { AnnounceForm } from './parts/announce-form.tsx';
import { AnnouncedReturns } from './parts/announced-returns.tsx';
import { CancelOrder } from './parts/cancel-order.tsx';
import { Fittings } from './parts/fittings.tsx';
import { Invoices } from './parts/invoices.tsx';
import { Parcels } from './parts/parcels.tsx';
import { PayNow } from './parts/pay-now.tsx';
import { ReturnPreview } from './parts/return-preview.tsx';
import { StillToPay } from './parts/still-to-pay.tsx';
import { Timeline } from './parts/timeline.tsx';
import { Withdrawal } from './parts/withdrawal.tsx';

/** An order's own page: for its signed-in customer, or with its number and secret; otherwise a 404. */
export const loader = personalPage(async ({ page }) => {
  requireScreen(page, 'orderStatus');
  const { searchParams } = page.url;
  // the address without an order leads to the form that asks for it
  if (!searchParams.has('order')) throw redirect(screenLink(page.localeSettings, 'orderLookup'));
  const orderNumber = searchParams.get('order') ?? '';
  const accessToken = searchParams.get('token');
  if (!/^[A-Za-z0-9-]{1,30}$/.test(orderNumber) || (accessToken?.length ?? 0) > 100) throw createNotFound();
  const { order, visitor, customer } = await page.query(OrderStatusQuery, { orderNumber, accessToken });
  // a soft-logged-in customer's own orders open with the password; the redirect does not reveal whether this is one
  if (!order && visitor.softLoggedIn && !accessToken) throw signInFirst(page);
  if (!order) throw createNotFound();
  const asked = readReturned(searchParams);
  const preview =
    asked.length > 0
      ? (await page.query(IfReturnedQuery, { orderNumber, accessToken, items: asked })).order?.ifReturned
      : null;
  const typed = (searchParams.get('part') ?? '').slice(0, 20);
  const notice = searchParams.get('notice');
  const { withdrawal, service, refund } = page.tenant;
  return {
    order,
    // anybody may hold a link with a secret
    customer: accessToken ? null : customer,
    accessToken,
    part: typed === '' ? null : await quotePartRepayment(page, { orderNumber, accessToken }, typed),
    notice: isOrderNotice(notice) ? notice : null,
    announcementId: crypto.randomUUID(),
    terms: {
      free: withdrawal.freeReturns,
      sendBackDays: withdrawal.sendBackDays,
      creditedDays: refund.creditedWithinDays,
      appointmentDays: service.appointmentWorkingDays,
    },
    asked,
    preview: preview ?? null,
    statutory: page.tenant.withdrawal.statutory,
    head: buildHead(page, 'order.page.meta', { number: order.orderNumber }),
  };
});

async function quotePartRepayment(page: PageRequest, own: OwnOrder, typed: string) {
  const minor = readAmount(typed);
  const answer = minor ? await page.query(PartRepaymentQuery, { ...own, partMinor: minor }) : null;
  return { typed, minor, quote: answer?.order?.creditRights?.repayment ?? null };
}

export const action = orderStatusAction;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function OrderStatus({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText();
  const { locale, timeZone } = useShop();
  const { order, customer, accessToken, asked, preview, notice, statutory, part, terms } = loaderData;
  const { life } = order;
  useMeasuredRefund(order);
  const isOwed = life.state !== 'CANCELLED' && life.owed.minor > 0;
  const formatReturnedNote = (quantity = 0) =>
    quantity > 0 ? t('order.page.returned', { quantity }) : undefined;
  const isAsked = isOwed && life.hold === null;
  const shownState = showState(order, isAsked);
  const { returnTerms } = order;
  const canAnnounce = !returnTerms.isOver && returnTerms.lines.some(({ quantity }) => quantity > 0);
  const articles = new Map(returnTerms.lines.map((line) => [line.position, line.productSku]));
  const hasArrived = life.state === 'DELIVERED' || life.state === 'RETURNED';
  const isUnderWay =
    shownState === 'PLACED' || shownState === 'SHIPPED' || (isAsked && life.state === 'PLACED');
  const canReturn = life.state !== 'CANCELLED' && life.pieces.some(({ kept }) => kept > 0);
  return (
    <OrderFrame customer={customer}>
      <header className="mb-8 max-w-text print:mb-4">
        <h1 className="text-3xl">{t('order.page.title', { number: order.orderNumber })}</h1>
        <p className="mt-2 text-muted">
          {t('checkout.done.placed', { date: formatDate(new Date(order.placedAt), locale, timeZone) })}
        </p>
        <p className="mt-4 text-lg font-medium">{t(`order.state.${shownState}`)}</p>
        {isUnderWay && <Arrival order={order} />}
      </header>
      {notice && !(notice === 'late' && life.state === 'CANCELLED') && <Notice notice={notice} />}
      <HeldOrder order={order} accessToken={accessToken} statutory={statutory} />
      {actionData?.again && <AgainNotice outcome={actionData.again} />}
      <Slot name="order.head" order={order} />
      <OrderColumns inAccount={customer !== null}>
        <div className="min-w-0 space-y-8">
          <Timeline order={order} />
          <Parcels order={order} />
          <AnnouncedReturns order={order} accessToken={accessToken} terms={terms} />
          <Fittings order={order} accessToken={accessToken} />
          <section aria-labelledby="order-lines">
            <h2 id="order-lines" className="mb-3 text-xl">
              {t('order.page.lines')}
            </h2>
            <OrderLines
              lines={order.lines.map((line) => ({
                ...line,
                key: String(line.position),
                total: line.lineTotal,
                appointment:
                  life.state === 'CANCELLED'
                    ? null
                    : (order.fittings.find(({ position }) => position === line.position)?.appointment ??
                      null),
                note: formatReturnedNote(
                  life.pieces.find(({ position }) => position === line.position)?.returned,
                ),
                children: hasArrived && (
                  <ReviewLink productSku={articles.get(line.position) ?? null} name={line.name} />
                ),
              }))}
            />
            <Slot name="order.below-lines" order={order} />
            <div className="mt-4">
              <BasketTotals totals={order} />
            </div>
            <StillToPay order={order} />
            {isAsked && <PayNow order={order} accessToken={accessToken} />}
          </section>
          {isAsked && order.paymentInstruction && (
            <HowItIsPaid
              instruction={order.paymentInstruction}
              total={life.owed}
              order={{ orderNumber: order.orderNumber, accessToken }}
            />
          )}
          {isOwed && <OrderCredit order={order} accessToken={accessToken} />}
          {isOwed && (
            <CreditRights
              order={order}
              accessToken={accessToken}
              part={part}
              termsMissing={actionData?.termsMissing ?? false}
            />
          )}
          <CancelOrder order={order} accessToken={accessToken} />
          {canReturn && (
            <ReturnPreview
              order={order}
              accessToken={accessToken}
              asked={asked}
              preview={preview}
              free={terms.free}
            >
              {canAnnounce && (
                <AnnounceForm
                  order={order}
                  accessToken={accessToken}
                  asked={asked}
                  announcementId={loaderData.announcementId}
                  refused={actionData?.refused ?? null}
                  appointmentDays={terms.appointmentDays}
                />
              )}
            </ReturnPreview>
          )}
          <Slot name="order.foot" order={order} />
        </div>
        <OrderAside order={order} accessToken={accessToken} canReturn={canReturn} statutory={statutory} />
      </OrderColumns>
    </OrderFrame>
  );
}

/** @param isAsked whether money is owed that the customer is to pay now */
function showState({ life, paymentMethod }: StatusOrder, isAsked: boolean) {
  if (life.hold && life.state !== 'SHIPPED') return 'HELD';
  return isAsked && life.state === 'PLACED' && needsTransfer(paymentMethod) ? 'AWAITING_PAYMENT' : life.state;
}

/** Beside the order: its papers, and the links to withdraw from it or to repeat it. */
function OrderAside({
  order,
  accessToken,
  canReturn,
  statutory,
}: {
  order: StatusOrder;
  accessToken: string | null;
  canReturn: boolean;
  statutory: boolean;
}) {
  const { life } = order;
  return (
    <aside className="space-y-6 print:space-y-4">
      {life.invoices.length > 0 && <Invoices order={order} accessToken={accessToken} />}
      <div className="screen-only space-y-6">
        {canReturn && <Withdrawal order={order} accessToken={accessToken} statutory={statutory} />}
        <OrderAgain order={order} accessToken={accessToken} />
      </div>
      <OrderDetails
        order={order}
        accessToken={accessToken}
        arrived={life.deliveredAt !== null || life.state === 'CANCELLED'}
      />
    </aside>
  );
}

/** The order within the account of its signed-in customer; opened by its secret it has no account menu. */
function OrderFrame({ customer, children }: { customer: AccountCustomer | null; children: ReactNode }) {
  if (!customer) return <div className="wrap py-8 md:py-12 print:py-0">{children}</div>;
  return (
    <AccountColumns customer={customer} section="accountOrders">
      {children}
    </AccountColumns>
  );
}

/** The order with its aside; beside the account's menu there is room for the aside on wider screens only. */
function OrderColumns({ inAccount, children }: { inAccount: boolean; children: ReactNode }) {
  const columns = inAccount ? 'xl:grid-cols-[minmax(0,1fr)_19rem]' : 'lg:grid-cols-[minmax(0,1fr)_22rem]';
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] items-start gap-8 print:grid-cols-[minmax(0,1fr)_15rem] print:gap-6 ${columns}`}
    >
      {children}
    </div>
  );
}
