import { changeVisitorBasket } from '#commerce/buying/basket/order/ordering.service.ts';
import { type RequestContext, runInTransaction, type Visitor } from '#commerce/ground/kernel/context.ts';
import { ok, type Result } from '#commerce/ground/kernel/result.ts';
import type { CreditChoice } from '#commerce/money/credit/credit-choice.rules.ts';
import { getCheckout } from '../checkout.service.ts';
import type { CheckoutChange } from '../save-step.service.ts';

export type VisitorContext = RequestContext & { readonly visitor: Visitor };

export function keep(ctx: VisitorContext, choice: CreditChoice): Promise<Result<CheckoutChange, never>> {
  return runInTransaction(ctx, async (inner) => {
    const visible = { ...inner, visitor: ctx.visitor };
    const { basketId } = await changeVisitorBasket(visible);
    const values = {
      credit_choice: JSON.stringify(choice),
      payment_method: choice.method,
      updated_at: ctx.clock.now(),
    };
    await inner.db
      .insertInto('checkout')
      .values({ tenant_id: ctx.tenant.id, basket_id: basketId, ...values })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'basket_id']).doUpdateSet(values))
      .execute();
    return ok({ view: () => getCheckout(ctx) });
  });
}
