import { useText } from '#app/texts/texts.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { MoneyText } from '#app/ui/media/price.tsx';
import type { PlanRows } from './plan.fragment.ts';

/** Every instalment: its day and amount, and its parts of cost and repayment. */
export function PlanTable({ rows }: { rows: PlanRows }) {
  const t = useText();
  return (
    <DataTable
      caption={t('credit.plan.title')}
      hideCaption
      columns={[
        { key: 'when', name: t('credit.plan.when') },
        { key: 'amount', name: t('credit.plan.amount'), figures: true },
        { key: 'cost', name: t('credit.plan.cost'), figures: true },
        { key: 'principal', name: t('credit.plan.principal'), figures: true },
        { key: 'balance', name: t('credit.plan.balance'), figures: true },
      ]}
      rows={rows.map((row) => ({
        id: String(row.number),
        cells: {
          when: t('credit.plan.month', { month: row.months }),
          amount: <MoneyText money={row.amount} />,
          cost: <MoneyText money={row.cost} />,
          principal: <MoneyText money={row.principal} />,
          balance: <MoneyText money={row.balance} />,
        },
      }))}
    />
  );
}
