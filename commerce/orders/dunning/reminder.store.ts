import type { RequestContext } from '#commerce/ground/kernel/context.ts';
import type { SentReminder } from './dunning.rules.ts';

/** Reminders of an order, the earliest first: of the amounts that have been overdue since a day, and all others. */
export async function listReminders(
  ctx: RequestContext,
  orderId: string,
  since: string,
): Promise<{ readonly sent: SentReminder[]; readonly others: SentReminder[] }> {
  const rows = await ctx.db
    .selectFrom('payment_reminder')
    .select(['level', 'pay_until', 'overdue_minor', 'interest_minor', 'overdue_since'])
    .where('tenant_id', '=', ctx.tenant.id)
    .where('order_id', '=', orderId)
    .orderBy('level')
    .execute();
  const reminders = rows.map((row) => ({
    since: row.overdue_since,
    level: row.level,
    payUntil: row.pay_until,
    overdueMinor: row.overdue_minor,
    interestMinor: row.interest_minor,
  }));
  return {
    sent: reminders.filter((reminder) => reminder.since === since),
    others: reminders.filter((reminder) => reminder.since !== since),
  };
}

export async function insertReminder(
  ctx: RequestContext,
  orderId: string,
  reminder: SentReminder & { readonly since: string; readonly remindedOn: string },
): Promise<void> {
  await ctx.db
    .insertInto('payment_reminder')
    .values({
      tenant_id: ctx.tenant.id,
      order_id: orderId,
      overdue_since: reminder.since,
      level: reminder.level,
      reminded_on: reminder.remindedOn,
      pay_until: reminder.payUntil,
      overdue_minor: reminder.overdueMinor,
      interest_minor: reminder.interestMinor,
    })
    .execute();
}
