import { type RequestContext, runInTransaction } from '#commerce/ground/kernel/context.ts';
import { ok, type Result, refuse } from '#commerce/ground/kernel/result.ts';
import { loadCurrentAgreement } from '#commerce/money/credit/plan/recompute-plan.service.ts';
import { getOrderBalance } from '#commerce/money/ledger/ledger.service.ts';
import type { Order } from '#commerce/orders/order/order.rules.ts';
import { findById } from '#commerce/orders/order/order-record.queries.ts';
import type { OrderLifeRefusal } from '../life/order-life.errors.ts';
import { loadRemainingOrder } from '../returns/return-items.service.ts';

/** The sums of a change of an order, in minor units: it was made and undone to compute them. */
export type ChangePreview = {
  /** the part of the order's price that no longer has to be paid */
  readonly creditMinor: number;
  /** the amount given back now; less than the credit where not everything was paid */
  readonly refundMinor: number;
  /** the price of the pieces that are kept then */
  readonly keptMinor: number;
  readonly openBeforeMinor: number;
  readonly openAfterMinor: number;
  /** the days of the plan as they become; null if the order has none */
  readonly dues: readonly { readonly dueOn: string; readonly amountMinor: number }[] | null;
};

/** Carries the numbers out of the transaction that is undone. */
class Undone extends Error {
  readonly preview: Result<ChangePreview, OrderLifeRefusal>;
  constructor(preview: Result<ChangePreview, OrderLifeRefusal>) {
    super('the change was only previewed');
    this.preview = preview;
  }
}

/**
 * The sums of a cancellation or a return before it is made. The service itself runs, in a transaction that is undone:
 * no second calculation can differ from what is booked then, and nothing is sent.
 */
export async function previewChange(
  ctx: RequestContext,
  orderId: string,
  change: (inner: RequestContext) => Promise<Result<{ readonly refundMinor: number }, OrderLifeRefusal>>,
): Promise<Result<ChangePreview, OrderLifeRefusal>> {
  if (ctx.db.isTransaction) throw new Error('a preview is undone: it cannot be part of another transaction');
  try {
    return await runInTransaction(ctx, async (inner): Promise<never> => {
      const before = await findById(inner, orderId);
      if (!before) throw new Undone(refuse({ code: 'OrderNotFound' }));
      const keptBefore = await priceRemaining(inner, before);
      const openBefore = await getOrderBalance(inner, orderId);
      const done = await change(inner);
      if (!done.ok) throw new Undone(done);
      const after = (await findById(inner, orderId)) ?? before;
      const keptMinor = await priceRemaining(inner, after);
      const openAfter = await getOrderBalance(inner, orderId);
      const agreement = await loadCurrentAgreement(inner, orderId);
      throw new Undone(
        ok({
          creditMinor: keptBefore - keptMinor,
          refundMinor: done.value.refundMinor,
          keptMinor,
          openBeforeMinor: openBefore.openMinor,
          openAfterMinor: openAfter.openMinor,
          dues: agreement?.dues.map(({ dueOn, amountMinor }) => ({ dueOn, amountMinor })) ?? null,
        }),
      );
    });
  } catch (error) {
    if (error instanceof Undone) return error.preview;
    throw error;
  }
}

async function priceRemaining(ctx: RequestContext, order: Order): Promise<number> {
  return order.state === 'cancelled' ? 0 : (await loadRemainingOrder(ctx, order)).totalMinor;
}
