import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { createMoney } from '#commerce/ground/kernel/money.ts';
import { loadMailTexts } from '#commerce/ground/mail/mail.service.ts';
import type { Paper } from '#commerce/money/document/paper.types.ts';
import { formatDate, formatIsoDay, formatMoney } from '#texts/format.ts';
import { type Booking, type BookingQuestion, listBookings, WHOLE_STATEMENT } from './bookings.queries.ts';
import { formatCsvTable } from './csv.rules.ts';
import type { Debtor } from './ledger.rules.ts';

/** A debtor's bookings in their order: the earliest first, as a statement is read. */
export type Statement = { readonly bookings: readonly Booking[] };

/** The latest 5,000 bookings that match. The caller has checked that the visitor is this debtor. */
export async function readStatement(
  ctx: RequestContext,
  debtor: Debtor,
  filter: Pick<BookingQuestion, 'kind' | 'from' | 'until'>,
): Promise<Statement> {
  const { bookings } = await listBookings(ctx, debtor, { ...filter, page: 1, size: WHOLE_STATEMENT });
  return { bookings: bookings.toReversed() };
}

/**
 * The statement for spreadsheets: RFC 4180 with a byte order mark, so that umlauts are shown correctly. Amounts have
 * a point and no currency sign, days are ISO 8601.
 */
export async function buildStatementCsv(ctx: RequestContext, { bookings }: Statement): Promise<string> {
  const texts = await loadTexts(ctx);
  const translateColumn = (name: 'date' | 'what' | 'order' | 'amount' | 'balance' | 'currency') =>
    texts.text(`account.bookings.${name}`);
  const head = ['date', 'what', 'order', 'amount', 'balance', 'currency'] as const;
  const rows = bookings.map((booking) => [
    formatIsoDay(booking.bookedAt, ctx.tenant.timeZone),
    texts.text(`account.booking.${getKindKey(booking)}`),
    booking.orderNumber,
    formatDecimal(booking.amountMinor),
    formatDecimal(booking.balanceMinor),
    booking.currency,
  ]);
  return formatCsvTable([head.map(translateColumn), ...rows]);
}

/** The statement as a paper, to be drawn. */
export async function buildStatementPaper(
  ctx: RequestContext,
  customer: { readonly customerNumber: string; readonly givenName: string; readonly familyName: string },
  { bookings }: Statement,
): Promise<Paper> {
  const texts = await loadTexts(ctx);
  const { locale, tenant, clock } = ctx;
  const formatAmount = (minor: number, { currency }: Booking) =>
    formatMoney(createMoney(minor, currency), locale, tenant.priceFormat);
  return {
    locale,
    title: texts.text('account.statement.title'),
    subject: texts.text('account.number', { number: customer.customerNumber }),
    author: tenant.companyName,
    sections: [
      {
        heading: `${customer.givenName} ${customer.familyName}`,
        facts: [
          [texts.text('account.statement.number'), customer.customerNumber],
          [texts.text('account.statement.day'), formatDate(clock.now(), locale, tenant.timeZone)],
        ],
      },
      {
        heading: texts.text('account.section.accountBookings'),
        table: {
          columns: [
            { label: texts.text('account.bookings.date'), share: 0.15, align: 'left' },
            { label: texts.text('account.bookings.what'), share: 0.33, align: 'left' },
            { label: texts.text('account.bookings.order'), share: 0.18, align: 'left' },
            { label: texts.text('account.bookings.amount'), share: 0.17, align: 'right' },
            { label: texts.text('account.bookings.balance'), share: 0.17, align: 'right' },
          ],
          rows: bookings.map((booking) => [
            formatDate(booking.bookedAt, locale, tenant.timeZone),
            texts.text(`account.booking.${getKindKey(booking)}`),
            booking.orderNumber,
            formatAmount(booking.amountMinor, booking),
            formatAmount(booking.balanceMinor, booking),
          ]),
        },
      },
    ],
    note: texts.text('account.statement.note', { company: tenant.company.legalName }),
  };
}

function loadTexts(ctx: RequestContext) {
  return loadMailTexts(ctx);
}

function getKindKey({ kind }: Booking) {
  return KIND_KEYS[kind];
}

const KIND_KEYS = {
  charge: 'CHARGE',
  payment: 'PAYMENT',
  credit: 'CREDIT',
  refund: 'REFUND',
  plan: 'PLAN',
  reversal: 'REVERSAL',
  'late-interest': 'LATE_INTEREST',
  transfer: 'TRANSFER',
} as const satisfies Record<Booking['kind'], string>;

/** Minor units as a decimal number. */
function formatDecimal(minor: number): string {
  return (minor / 100).toFixed(2);
}
