import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { LineQuantity } from '#commerce/orders/order/return-effect.rules.ts';

/** A declaration of withdrawal as it was received. */
export type WithdrawalStatement = {
  readonly statementId: string;
  readonly orderId: string | null;
  readonly orderNumber: string;
  readonly email: string;
  readonly name: string;
  readonly locale: string;
  /** in the customer's words and language */
  readonly statement: string;
  /** null for the whole contract, or if described in words */
  readonly items: readonly LineQuantity[] | null;
  /** whether it is about the purchase, the credit alone, or both */
  readonly subject: 'goods' | 'credit' | 'both';
  readonly statedAt: Date;
  /** last moment of the period; null if unknown, because nothing has arrived yet or there is no such order */
  readonly deadline: Date | null;
  /** hex */
  readonly sha256: string;
};

/** @returns false if a declaration with this id already exists */
export async function insertStatement(ctx: RequestContext, statement: WithdrawalStatement): Promise<boolean> {
  const row = await ctx.db
    .insertInto('withdrawal_statement')
    .values({
      tenant_id: ctx.tenant.id,
      statement_id: statement.statementId,
      order_id: statement.orderId,
      order_number: statement.orderNumber,
      email: statement.email,
      name: statement.name,
      locale: statement.locale,
      statement: statement.statement,
      items: statement.items && JSON.stringify(statement.items),
      subject: statement.subject,
      stated_at: statement.statedAt,
      deadline: statement.deadline,
      sha256: statement.sha256,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'statement_id']).doNothing())
    .returning('statement_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function readStatement(
  ctx: RequestContext,
  statementId: string,
): Promise<WithdrawalStatement | null> {
  const row = await ctx.db
    .selectFrom('withdrawal_statement')
    .selectAll()
    .where('tenant_id', '=', ctx.tenant.id)
    .where('statement_id', '=', statementId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    statementId: row.statement_id,
    orderId: row.order_id,
    orderNumber: row.order_number,
    email: row.email,
    name: row.name,
    locale: row.locale,
    statement: row.statement,
    items: row.items as readonly LineQuantity[] | null,
    subject: row.subject as WithdrawalStatement['subject'],
    statedAt: row.stated_at,
    deadline: row.deadline,
    sha256: row.sha256,
  };
}

/** When declarations about the articles of an order came in, the oldest first. */
export async function listStatements(
  ctx: RequestContext,
  orderId: string,
): Promise<{ readonly statementId: string; readonly statedAt: Date }[]> {
  const rows = await ctx.db
    .selectFrom('withdrawal_statement')
    .select(['statement_id', 'stated_at'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .where('subject', '<>', 'credit')
    .orderBy('stated_at')
    .execute();
  return rows.map((row) => ({ statementId: row.statement_id, statedAt: row.stated_at }));
}

/** Pieces that other declarations about an order name. */
export async function listOtherWithdrawnPieces(
  ctx: RequestContext,
  orderId: string,
  statementId: string,
): Promise<LineQuantity[]> {
  const rows = await ctx.db
    .selectFrom('withdrawal_statement')
    .select('items')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .where('statement_id', '<>', statementId)
    .where('items', 'is not', null)
    .execute();
  return rows.flatMap((row) => row.items as readonly LineQuantity[]);
}

/** When the first declaration about the credit of an order came in; null if there is none. */
export async function readFirstCreditStatement(ctx: RequestContext, orderId: string): Promise<Date | null> {
  const row = await ctx.db
    .selectFrom('withdrawal_statement')
    .select('stated_at')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .where('subject', '<>', 'goods')
    .orderBy('stated_at')
    .limit(1)
    .executeTakeFirst();
  return row?.stated_at ?? null;
}
