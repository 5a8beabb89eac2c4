import type { Database } from '#commerce/ground/database/connection.ts';

/**
 * For tests: the figures of an account, added up row by row in the simplest way, without a line of the product's
 * code.
 */
export async function calculateFiguresByHand({ pool }: Database, customerId: string, today: string) {
  const debtor = `customer:${customerId}`;
  const { rows: postings } = await pool.query<{ entry_id: number; order_id: string; amount: number }>(
    `select e.entry_id, e.order_id, p.amount_minor::int as amount
       from ledger_entry e join ledger_posting p on p.tenant_id = e.tenant_id and p.entry_id = e.entry_id
      where e.debtor = $1 and p.account = 'receivable' order by e.entry_id`,
    [debtor],
  );
  const { rows: dues } = await pool.query<{
    order_id: string;
    schedule: number;
    due_on: string;
    amount: number;
    premium: number;
  }>(
    `select order_id, schedule, due_on::text, amount_minor::int as amount, premium_minor::int as premium
       from due where debtor = $1 order by number`,
    [debtor],
  );
  const balances = new Map<string, number>();
  for (const { order_id: id, amount } of postings) balances.set(id, (balances.get(id) ?? 0) + amount);
  const open: { day: string; amount: number; premium: number }[] = [];
  for (const [id, balance] of balances) {
    const own = dues.filter(({ order_id: orderId }) => orderId === id);
    const newest = Math.max(0, ...own.map(({ schedule }) => schedule));
    const plan = own.filter(({ schedule }) => schedule === newest);
    // everything in the plan that is no longer owed has been settled, the earliest day first
    let settled = plan.reduce((sum, { amount }) => sum + amount, 0) - Math.max(0, balance);
    for (const { due_on: day, amount, premium } of plan) {
      const gone = Math.min(settled, amount);
      settled -= gone;
      if (amount - gone > 0) open.push({ day, amount: amount - gone, premium });
    }
  }
  const sum = (of: typeof open) => of.reduce((total, { amount }) => total + amount, 0);
  open.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const later = open.filter(({ day }) => day > today);
  const overdue = sum(open.filter(({ day }) => day < today));
  const current = sum(open.filter(({ day }) => day === today));
  const insured = later.find(({ premium }) => premium > 0);
  const signed = [...balances.values()];
  const entries = new Map<number, number>();
  for (const { entry_id: id, amount } of postings) entries.set(id, (entries.get(id) ?? 0) + amount);
  return {
    nowMinor: overdue + current,
    /** the change of each booking, in their order */
    entries: [...entries.values()],
    figures: {
      balanceMinor: signed.reduce((total, one) => total + one, 0),
      openMinor: signed.filter((one) => one > 0).reduce((total, one) => total + one, 0),
      creditMinor: 0 - signed.filter((one) => one < 0).reduce((total, one) => total + one, 0),
      currentMinor: current,
      overdueMinor: overdue,
      nextOn: later[0]?.day ?? null,
      nextMinor: sum(later.filter(({ day }) => day === later[0]?.day)),
      laterMinor: sum(later),
      lastOn: open.at(-1)?.day ?? null,
      grandTotalMinor: sum(open),
      premiumMinor: insured
        ? later.filter(({ day }) => day === insured.day).reduce((total, { premium }) => total + premium, 0)
        : null,
      renewalOn: insured?.day ?? null,
      days: open.map(({ day }) => day),
    },
  };
}
