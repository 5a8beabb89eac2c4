import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import { type CreditChoice, parseCreditChoice } from '#commerce/money/credit/credit-choice.rules.ts';

export async function readChoice(ctx: RequestContext, basketId: string): Promise<CreditChoice | null> {
  const row = await ctx.db
    .selectFrom('checkout')
    .select('credit_choice')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('basket_id', '=', basketId)
    .executeTakeFirst();
  return parseCreditChoice(row?.credit_choice ?? null);
}
