import { data, redirect } from 'react-router';
import { exchangeField, getReasonFieldName, readReturned } from '#app/features/order/returned-lines.ts';
import { readField } from '#app/form/form-state.ts';
import { type OrderNotice, orderStatusLink } from '#app/page/order-links.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import { personalAction, requireScreen } from '#app/page/pages.ts';
import { isCalendarDay } from '#forms/calendar-day.ts';
import { exerciseRight } from './credit-right.action.ts';
import {
  AnnounceReturnMutation,
  CancelOrderMutation,
  DecideWithdrawalMutation,
  MoveFittingMutation,
  OrderAgainMutation,
  PayDueMutation,
} from './order-status.query.ts';

type Own = { orderNumber: string; accessToken: string | null };

/** Handles every form of an order's own page; the page then shows the new state. */
export const orderStatusAction = personalAction(async ({ page, form }) => {
  requireScreen(page, 'orderStatus');
  const own = {
    orderNumber: (readField(form, 'order') || (page.url.searchParams.get('order') ?? '')).slice(0, 30),
    accessToken: readField(form, 'token').slice(0, 100) || null,
  };
  const intent = readField(form, 'intent') || page.url.searchParams.get('intent');
  switch (intent) {
    case 'cancel':
      return cancel(page, own);
    case 'withdraw':
    case 'keep':
      return decide(page, own, intent);
    case 'fitting':
      return moveFitting(page, own, form);
    case 'announce':
      return announce(page, own, form);
    case 'again':
      return addOrderAgain(page, own);
    case 'pay':
      return pay(page, own);
    case 'repay':
    case 'pause':
    case 'protect':
    case 'unprotect':
      return runCreditRight(page, own, intent, form);
    default:
      throw new Response(null, { status: 400 });
  }
});

function redirectToOrder(page: PageRequest, own: Own, notice: OrderNotice | null): Response {
  const { prefix, paths } = page.localeSettings;
  return redirect(orderStatusLink({ prefix, paths }, own, notice), 303);
}

async function cancel(page: PageRequest, own: Own): Promise<never> {
  const { cancelOrder } = await page.query(CancelOrderMutation, own);
  throw redirectToOrder(page, own, cancelOrder.__typename === 'OrderCancelled' ? null : 'late');
}

async function decide(page: PageRequest, own: Own, intent: 'withdraw' | 'keep'): Promise<never> {
  const decision = intent === 'withdraw' ? 'WITHDRAW' : 'KEEP';
  const { decideWithdrawal } = await page.query(DecideWithdrawalMutation, { ...own, decision });
  if (decideWithdrawal === 'NOT_FOUND') throw new Response(null, { status: 404 });
  const done = intent === 'withdraw' ? 'hold-confirmed' : 'hold-kept';
  throw redirectToOrder(page, own, decideWithdrawal === 'DECIDED' ? done : 'hold-over');
}

const MOVED = {
  FittingMoved: 'fitting-moved',
  FittingDayFull: 'fitting-full',
  AppointmentFixed: 'fitting-full',
  TooManyAttempts: 'fitting-often',
} as const;

async function moveFitting(page: PageRequest, own: Own, form: FormData): Promise<never> {
  const day = readField(form, 'day');
  const position = Number(readField(form, 'position'));
  if (!isCalendarDay(day) || !Number.isSafeInteger(position)) throw new Response(null, { status: 400 });
  const { moveFitting } = await page.query(MoveFittingMutation, { input: { ...own, position, day } });
  throw redirectToOrder(page, own, MOVED[moveFitting.__typename]);
}

async function announce(page: PageRequest, own: Own, form: FormData) {
  const items = readReturned(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const collectOn = readField(form, 'collectOn');
  const { announceReturn } = await page.query(AnnounceReturnMutation, {
    input: {
      ...own,
      announcementId: readField(form, 'announcementId').slice(0, 36),
      items: items.map((item) => ({
        ...item,
        reason: readField(form, getReasonFieldName(item.position)).slice(0, 40) || null,
        exchangeFor: readField(form, exchangeField(item.position)).slice(0, 64) || null,
      })),
      collectOn: isCalendarDay(collectOn) ? collectOn : null,
    },
  });
  if (announceReturn.__typename === 'ReturnRefused')
    return data({ refused: announceReturn.why, again: null, termsMissing: false }, { status: 422 });
  if (announceReturn.__typename === 'OrderNotFound') throw new Response(null, { status: 404 });
  const { exchanges } = announceReturn.announcement;
  throw redirectToOrder(page, own, exchanges.length > 0 ? 'exchanged' : 'announced');
}

async function addOrderAgain(page: PageRequest, own: Own) {
  const { orderAgain } = await page.query(OrderAgainMutation, own);
  if (orderAgain.__typename === 'OrderNotFound') throw new Response(null, { status: 404 });
  const { added, missing } = orderAgain;
  return data({ refused: null, again: { added, missing }, termsMissing: false });
}

async function pay(page: PageRequest, own: Own): Promise<never> {
  const { payDue } = await page.query(PayDueMutation, { ...own, covers: 'OPEN' });
  throw payDue === null ? redirectToOrder(page, own, 'unpaid') : redirect(payDue, 303);
}

async function runCreditRight(
  page: PageRequest,
  own: Own,
  intent: Parameters<typeof exerciseRight>[2],
  form: FormData,
) {
  const notice = await exerciseRight(page, own, intent, form);
  if (notice === 'terms-missing')
    return data({ refused: null, again: null, termsMissing: true }, { status: 422 });
  throw redirectToOrder(page, own, notice);
}
