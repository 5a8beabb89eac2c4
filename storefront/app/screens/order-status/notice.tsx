import type { OrderNotice } from '#app/page/order-links.ts';
import { useText } from '#app/texts/texts.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import type { TextKey } from '#texts/keys.ts';

const NOTICES: Readonly<Record<OrderNotice, { kind: 'success' | 'warning'; text: TextKey }>> = {
  late: { kind: 'warning', text: 'order.cancel.late' },
  unpaid: { kind: 'warning', text: 'order.pay.none' },
  announced: { kind: 'success', text: 'order.returning.done' },
  exchanged: { kind: 'success', text: 'order.returning.exchanged' },
  repaying: { kind: 'success', text: 'account.credit.repaying' },
  paused: { kind: 'success', text: 'account.credit.paused' },
  protected: { kind: 'success', text: 'account.protection.chosen' },
  unprotected: { kind: 'success', text: 'account.protection.ended' },
  'fitting-moved': { kind: 'success', text: 'order.fitting.moved' },
  'fitting-full': { kind: 'warning', text: 'order.fitting.full' },
  'fitting-often': { kind: 'warning', text: 'order.fitting.often' },
  'hold-confirmed': { kind: 'success', text: 'order.hold.confirmed' },
  'hold-kept': { kind: 'success', text: 'order.hold.kept' },
  'hold-over': { kind: 'warning', text: 'order.hold.over' },
  'fact-wrong': { kind: 'warning', text: 'account.credit.fact.wrong' },
  'fact-often': { kind: 'warning', text: 'account.credit.fact.often' },
  changed: { kind: 'warning', text: 'account.credit.changed' },
};

export function isOrderNotice(notice: string | null): notice is OrderNotice {
  return notice !== null && Object.hasOwn(NOTICES, notice);
}

/** The outcome of a form of the order's page. */
export function Notice({ notice }: { notice: OrderNotice }) {
  const t = useText();
  const { kind, text } = NOTICES[notice];
  return (
    <div className="mb-6">
      <Alert kind={kind}>
        <p>{t(text)}</p>
      </Alert>
    </div>
  );
}
