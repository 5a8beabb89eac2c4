import { sql } from 'kysely';
import type { RequestContext } from '#commerce/kernel/context.ts';
import { withCheckDigit } from './number.rules.ts';

const firstValues = {
  customer: 20_000_001,
  invoice: 5_000_001,
  'credit-note': 7_000_001,
} as const;

/**
 * The tenant's next number with its check digit. Its row stays locked until the transaction ends, so take it late;
 * a transaction that is undone gives the number back.
 */
export async function nextNumber(ctx: RequestContext, name: keyof typeof firstValues): Promise<string> {
  const row = await ctx.db
    .insertInto('number_range')
    .values({ tenant_id: ctx.tenant.id, name, last_value: firstValues[name] })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'name'])
        .doUpdateSet((eb) => ({ last_value: eb('number_range.last_value', '+', 1) })),
    )
    .returning('last_value')
    .executeTakeFirstOrThrow();
  return withCheckDigit(row.last_value);
}

/** An order's number with its check digit. Nobody waits for it; an order that is refused afterwards leaves a gap. */
export async function nextOrderNumber(ctx: RequestContext): Promise<string> {
  const { rows } = await sql<{ number: number }>`select nextval('order_number') as number`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new Error('the sequence of order numbers gave none');
  return withCheckDigit(row.number);
}
