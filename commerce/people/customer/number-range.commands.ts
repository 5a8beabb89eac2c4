import { sql } from 'kysely';
import { createOncePerProcess } from '#commerce/ground/kernel/cached.ts';
import { appendCheckDigit } from '#commerce/ground/kernel/check-digit.rules.ts';
import type { RequestContext } from '#commerce/ground/kernel/context.ts';

const firstValues = {
  customer: 20_000_001,
  contact: 3_000_001,
  invoice: 5_000_001,
  'credit-note': 7_000_001,
} as const;

/**
 * The tenant's next number with its check digit. Its row stays locked until the transaction ends, so take it late;
 * a transaction that is undone gives the number back.
 */
export async function takeNextNumber(ctx: RequestContext, name: keyof typeof firstValues): Promise<string> {
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
  return appendCheckDigit(row.last_value);
}

/** Numbers that a process takes from the sequence at once; those unused when it ends are gaps. */
const TAKEN_AT_ONCE = 10;
const takenNumbers = createOncePerProcess(() => [] as number[]);

/** The next order number with its check digit. It locks nothing; an order that is refused afterwards leaves a gap. */
export async function takeNextOrderNumber(ctx: RequestContext): Promise<string> {
  const taken = takenNumbers(ctx.events);
  const number = taken.shift();
  if (number !== undefined) return appendCheckDigit(number);
  const { rows } = await sql<{ number: number }>`
    select nextval('order_number') as number from generate_series(1, ${TAKEN_AT_ONCE}::int)`.execute(ctx.db);
  const [first, ...others] = rows;
  if (!first) throw new Error(`the number range of ${ctx.tenant.id} gave no number`);
  taken.push(...others.map((row) => row.number));
  return appendCheckDigit(first.number);
}
