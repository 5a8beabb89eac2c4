import { Badge } from '#app/ui/badge.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { LoadMore } from '#app/ui/load-more.tsx';
import { MoneyText } from '#app/ui/media/price.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { CheckoutStepper } from '#app/ui/stepper.tsx';
import { useMoney } from './sample-data.ts';
import { Section, Specimen, useSample } from './specimen.tsx';

export function NavigationSections() {
  const s = useSample();
  const steps = [
    { name: s('step.address'), to: '#stepper' },
    { name: s('step.payment') },
    { name: s('step.check') },
    { name: s('step.done') },
  ];
  return (
    <>
      <Section name="breadcrumb">
        <Specimen wide>
          <Breadcrumb
            items={[
              { name: s('category.home'), to: '#breadcrumb' },
              { name: s('category.parent'), to: '?parent#breadcrumb' },
              { name: s('category') },
            ]}
          />
        </Specimen>
      </Section>
      <Section name="load-more">
        <Specimen wide>
          <LoadMore to="?page=2#load-more" shown={48} total={1284} />
        </Specimen>
        <Specimen wide>
          <LoadMore to={null} shown={17} total={17} />
        </Specimen>
      </Section>
      <Section name="pagination">
        {[1, 7, 12].map((page) => (
          <Specimen key={page} wide>
            <Pagination
              label={`${page}/12`}
              page={page}
              pages={12}
              linkToPage={(to) => `?page=${to}#pagination`}
            />
          </Specimen>
        ))}
        {(['hover', 'focus', 'pressed'] as const).map((state) => (
          <Specimen key={state} shows={state}>
            <Pagination label={state} page={2} pages={3} linkToPage={(to) => `?page=${to}#pagination`} />
          </Specimen>
        ))}
      </Section>
      <TableSection />
      <Section name="stepper">
        {[0, 1, 3].map((current) => (
          <Specimen key={current} wide>
            <CheckoutStepper label={steps[current]?.name ?? ''} steps={steps} current={current} />
          </Specimen>
        ))}
      </Section>
    </>
  );
}

function TableSection() {
  const s = useSample();
  const money = useMoney();
  return (
    <Section name="data-table">
      <Specimen wide>
        <DataTable
          caption={s('orders')}
          columns={[
            { key: 'number', name: s('orders.number') },
            { key: 'date', name: s('orders.date') },
            { key: 'state', name: s('orders.state') },
            { key: 'total', name: s('orders.total'), figures: true },
          ]}
          rows={[
            {
              id: 'a',
              cells: {
                number: '20481-7',
                date: '12.11.2026',
                state: <Badge kind="neutral">{s('orders.state.sent')}</Badge>,
                total: <MoneyText money={money(129900)} />,
              },
            },
            {
              id: 'b',
              cells: {
                number: '19377-2',
                date: '03.09.2026',
                state: <Badge kind="energy">{s('orders.state.done')}</Badge>,
                total: <MoneyText money={money(4995)} />,
              },
            },
          ]}
        />
      </Specimen>
    </Section>
  );
}
