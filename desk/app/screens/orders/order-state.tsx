import { useDeskText } from '#desk/app/texts/desk-text.ts';

export const ORDER_STATES = [
  'awaiting_payment',
  'placed',
  'shipped',
  'delivered',
  'returned',
  'cancelled',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

const TONES: Readonly<Record<OrderState, 'good' | 'warn' | 'bad' | undefined>> = {
  awaiting_payment: 'warn',
  placed: undefined,
  shipped: 'good',
  delivered: 'good',
  returned: undefined,
  cancelled: 'bad',
};

export function isOrderState(text: unknown): text is OrderState {
  return ORDER_STATES.some((state) => state === text);
}

export function OrderStatePill({ state, isHeld }: { state: OrderState; isHeld: boolean }) {
  const t = useDeskText();
  return (
    <span className="inline-flex flex-wrap gap-1">
      <span className="desk-pill" data-tone={TONES[state]}>
        {t(`orderState.${state}`)}
      </span>
      {isHeld && (
        <span className="desk-pill" data-tone="warn">
          {t('orders.held')}
        </span>
      )}
    </span>
  );
}
