import type { ResultOf } from 'gql.tada';
import { creditContractPdf } from '#app/page/order-links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { formatDate } from '#app/texts/unbroken.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { Accordion, AccordionSection } from '#app/ui/layer/accordion.tsx';
import { MoneyText, useMoneyText } from '#app/ui/media/price.tsx';
import { CreditSummary } from './credit-summary.tsx';
import type { OrderCreditFields } from './order-credit.fragment.ts';

/** The credit of an order: the plan, its days, and the contract as a file. */
export function OrderCredit({
  order: { credit, orderNumber },
  accessToken,
}: {
  order: { credit: ResultOf<typeof OrderCreditFields> | null; orderNumber: string };
  accessToken: string | null;
}) {
  const t = useText();
  const { locale, timeZone } = useShop();
  if (!credit) return null;
  if (credit.endedBy === 'WITHDRAWN') return <WithdrawnCredit credit={credit} />;
  return (
    <CreditSummary plan={credit.plan} protection={credit.protection}>
      <Accordion>
        <AccordionSection title={t('credit.plan.show')} level={3}>
          <DataTable
            caption={t('credit.plan.title')}
            hideCaption
            columns={[
              { key: 'number', name: t('credit.plan.number') },
              { key: 'dueOn', name: t('credit.plan.when') },
              { key: 'amount', name: t('credit.plan.amount'), figures: true },
            ]}
            rows={credit.dues.map((due) => ({
              id: String(due.number),
              cells: {
                number: due.number,
                dueOn: formatDate(due.dueOn, locale, timeZone),
                amount: <MoneyText money={due.amount} />,
              },
            }))}
          />
        </AccordionSection>
      </Accordion>
      <p className="text-sm">
        <a href={creditContractPdf({ orderNumber, accessToken })} className="link touch">
          {t('credit.chosen.contract')}
        </a>
      </p>
    </CreditSummary>
  );
}

/** The cash price that is left to pay after a withdrawal from the credit: no loan, so no warning and no rate. */
function WithdrawnCredit({ credit }: { credit: ResultOf<typeof OrderCreditFields> }) {
  const t = useText();
  const moneyText = useMoneyText();
  const { locale, timeZone } = useShop();
  const last = credit.dues.at(-1);
  return (
    <section aria-labelledby="credit-withdrawn" className="rounded border border-line p-5">
      <h2 id="credit-withdrawn" className="mb-2 font-semibold">
        {t('credit.withdrawn.title')}
      </h2>
      {last && (
        <p>
          {t('credit.withdrawn.text', {
            price: moneyText(credit.plan.overall),
            date: formatDate(last.dueOn, locale, timeZone),
          })}
        </p>
      )}
    </section>
  );
}
