import { useDeskFormats } from '#desk/app/frame/formats.ts';
import { type DeskTextKey, useDeskText } from '#desk/app/texts/desk-text.ts';
import type { DeskOrder } from './order-queries.ts';
import { useOrderWords } from './use-order-words.ts';

type Entry = DeskOrder['timeline'][number];

const EVENTS: Readonly<Record<string, DeskTextKey>> = {
  'order.placed': 'event.placed',
  'order.cancelled': 'event.cancelled',
  'order.pieces-cancelled': 'event.piecesCancelled',
  'order.shipped': 'event.shipped',
  'order.delivered': 'event.delivered',
  'return.announced': 'event.announced',
  'order.returned': 'event.returned',
  'order.withdrawn': 'event.withdrawn',
  'order.held': 'event.held',
  'order.released': 'event.released',
  'payment.refunded': 'event.refunded',
  'payment.refund-failed': 'event.refundFailed',
  'payment.refund-made': 'event.refundMade',
  'credit.changed': 'event.creditChanged',
  'invoice.issued': 'event.invoiceIssued',
  'exchange.sent': 'event.exchangeSent',
  'exchange.arrived': 'event.exchangeArrived',
  'exchange.released': 'event.exchangeReleased',
  'fitting.moved': 'event.fittingMoved',
  'loyalty.reported': 'event.loyaltyReported',
  'payment.changed': 'event.paymentChanged',
  'payment.reminded': 'event.paymentReminded',
};

/** Events, payments, mails with their words, and notes, the latest first. */
export function OrderTimeline({ order }: { order: DeskOrder }) {
  const t = useDeskText();
  const { formatTime } = useDeskFormats();
  return (
    <section className="desk-panel" aria-label={t('order.timeline')}>
      <h2 className="mb-2 font-semibold">{t('order.timeline')}</h2>
      <ol className="desk-timeline">
        {order.timeline.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id in common and are never reordered
          <li key={index} data-kind={entry.kind}>
            <time dateTime={entry.at} className="text-muted">
              {formatTime(entry.at)}
            </time>
            <div className="min-w-0">
              <EntryText entry={entry} currency={order.currency} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function EntryText({ entry, currency }: { entry: Entry; currency: string }) {
  const t = useDeskText();
  const { formatMoney } = useDeskFormats();
  const { nameMethod, namePaymentState } = useOrderWords();
  const { kind, note, payment, mailSubject, mailText, mailSentAt, mailProblem, eventType } = entry;
  if (note)
    return (
      <>
        <strong>{note.authorName}</strong>
        <p className="whitespace-pre-wrap">{note.body}</p>
      </>
    );
  if (payment)
    return (
      <>
        {t('event.payment', {
          amount: formatMoney(payment.amountMinor, currency),
          method: nameMethod(payment.method),
          state: namePaymentState(payment.state),
        })}
        <span className="block text-muted">
          {[payment.provider, payment.providerReference, payment.transferReference, payment.problem]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </>
    );
  if (kind === 'mail')
    return (
      <details>
        <summary>
          {t(mailSentAt ? 'event.mail' : 'event.mailWaits', { subject: mailSubject ?? '' })}
          {mailProblem && <span className="text-error"> {mailProblem}</span>}
        </summary>
        <p className="mt-1 whitespace-pre-wrap text-muted">{mailText}</p>
      </details>
    );
  const known = eventType ? EVENTS[eventType] : undefined;
  return known ? t(known) : eventType;
}
