import { buildTrackingUrl } from '#commerce/buying/delivery/tracking.rules.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { computeOwedMoney } from '#commerce/money/payment/refund/missing-money.service.ts';
import { resolveParcelPostalCode } from '#commerce/orders/order/draft/order-destination.rules.ts';
import type { Order, OrderState } from '#commerce/orders/order/order.rules.ts';
import type { LineQuantity } from '#commerce/orders/order/return-effect.rules.ts';
import { canCarryOut } from '../decide-withdrawal.service.ts';
import { listShipments, type Shipment } from '../dispatch/shipment.store.ts';
import { type OrderHold, readHold } from '../hold/order-hold.store.ts';
import { loadRemainingOrder } from '../returns/return-items.service.ts';
import { computeWithdrawalDeadline } from '../withdrawal/withdrawal.rules.ts';
import { listStatements, readStatement } from '../withdrawal/withdrawal.store.ts';
import { readDeliveredAt, readLineFulfilment } from './order-life.store.ts';

export type OrderParcel = Shipment & {
  /** its carrier's page about it; null if there is none */
  readonly trackingUrl: string | null;
};

/** The state of an order, for its own page. */
export type OrderLife = {
  readonly order: Order;
  readonly state: OrderState;
  /** nothing has left, so its customer can cancel it */
  readonly cancellable: boolean;
  readonly deliveredAt: Date | null;
  /** last moment of the withdrawal period; null if it has not begun */
  readonly withdrawUntil: Date | null;
  /** when the last withdrawal was declared */
  readonly withdrawnAt: Date | null;
  /** its withdrawal was declared before it left, and waits for a decision; null if nothing holds it */
  readonly hold:
    | (OrderHold & { readonly canConfirm: boolean; readonly items: readonly LineQuantity[] | null })
    | null;
  readonly parcels: readonly OrderParcel[];
  readonly pieces: readonly {
    readonly position: number;
    readonly kept: number;
    readonly shipped: number;
    readonly returned: number;
  }[];
  /** price of the pieces kept, minor units */
  readonly keptMinor: number;
  /** the amount still to be paid, today or later, minor units */
  readonly owedMinor: number;
};

/** @param order read for this visitor, whose right to see it has been checked */
export async function loadOrderLife(ctx: RequestContext, order: Order): Promise<OrderLife> {
  const { orderId, state } = order;
  const places = await readLineFulfilment(ctx, orderId);
  const parcels = await listShipments(ctx, orderId);
  const deliveredAt = await readDeliveredAt(ctx, orderId);
  const statements = await listStatements(ctx, orderId);
  const { timeZone, country, withdrawal } = ctx.tenant;
  const isOpen = state === 'placed' || state === 'awaiting_payment';
  return {
    order,
    state,
    cancellable: isOpen && parcels.length === 0,
    deliveredAt,
    withdrawUntil:
      deliveredAt && computeWithdrawalDeadline(deliveredAt, { days: withdrawal.days, timeZone, country }),
    withdrawnAt: statements.at(-1)?.statedAt ?? null,
    hold: await readShownHold(ctx, order),
    parcels: parcels.map((parcel) => ({
      ...parcel,
      trackingUrl: buildTrackingUrl(ctx.tenant, {
        ...parcel,
        postalCode: resolveParcelPostalCode(order, parcel.items),
      }),
    })),
    pieces: places.map(({ position, quantity, cancelled, shipped, returned }) => ({
      position,
      kept: quantity - cancelled - returned,
      shipped,
      returned,
    })),
    // nothing is booked before it is paid
    owedMinor: state === 'awaiting_payment' ? order.totalMinor : await computeOwedMoney(ctx, order),
    keptMinor: state === 'cancelled' ? 0 : (await loadRemainingOrder(ctx, order)).totalMinor,
  };
}

async function readShownHold(ctx: RequestContext, order: Order): Promise<OrderLife['hold']> {
  const hold = await readHold(ctx, order.orderId);
  if (!hold) return null;
  const items = (await readStatement(ctx, hold.statementId))?.items ?? null;
  const { inWords } = hold;
  return { ...hold, items, canConfirm: canCarryOut(order, { whole: items === null && !inWords, inWords }) };
}
