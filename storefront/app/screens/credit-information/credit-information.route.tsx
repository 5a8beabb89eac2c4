import type { ResultOf } from 'gql.tada';
import { Link } from 'react-router';
import { CreditWarning } from '#app/features/credit/credit-warning.tsx';
import { buildHead } from '#app/page/head.ts';
import { creditInformationPdf, instalmentCalculatorLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import { publicPage, requireScreen } from '#app/page/pages.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { readAmount } from '#forms/amount.ts';
import { readPlan } from '#forms/credit.ts';
import type { Route } from './+types/credit-information.route';
import { CreditInformationQuery } from './credit-information.query.ts';

/** Information before a credit contract (Directive (EU) 2023/2225 art. 10), about the plan in the address. */
export const loader = publicPage(async ({ page }) => {
  requireScreen(page, 'creditInformation');
  const parameters = page.url.searchParams;
  const plan = readPlan(parameters.get('plan'));
  const answer = await page.query(CreditInformationQuery, {
    input: {
      basePriceMinor: readAmount(parameters.get('price') ?? ''),
      method: plan?.method,
      count: plan?.count,
    },
  });
  return {
    paper: answer.creditInformation,
    plan: answer.installmentCalculator?.chosen ?? null,
    head: buildHead(page, 'credit.information.meta'),
  };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? buildPageMeta({ ...loaderData.head, noindex: true }) : [];

export default function CreditInformation({ loaderData: { paper, plan } }: Route.ComponentProps) {
  const t = useText();
  const shop = useShop();
  if (!paper || !plan) {
    return (
      <div className="wrap">
        <EmptyState icon="info" title={t('credit.calculator.none.title')}>
          {t('credit.calculator.none.text')}
        </EmptyState>
      </div>
    );
  }
  return (
    <article className="wrap space-y-8 pt-6 pb-12">
      <CreditWarning />
      <header className="space-y-2">
        <h1 className="text-2xl">{paper.title}</h1>
        <p className="text-muted">{paper.subject}</p>
        <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
          <a href={creditInformationPdf(shop, plan)} className="link touch">
            {t('credit.calculator.pdf')}
          </a>
          <Link to={instalmentCalculatorLink(shop, plan.basePrice.minor, plan)} className="link touch">
            {t('credit.information.back')}
          </Link>
        </p>
      </header>
      {paper.sections.map((section) => (
        <Section key={section.heading} section={section} />
      ))}
      <p className="text-sm text-muted">{paper.note}</p>
    </article>
  );
}

type Paper = NonNullable<ResultOf<typeof CreditInformationQuery>['creditInformation']>;

function Section({
  section: { heading, paragraphs, facts, items, table },
}: {
  section: Paper['sections'][number];
}) {
  return (
    <section className="max-w-text space-y-3 has-[table]:max-w-none">
      <h2 className="text-lg font-semibold">{heading}</h2>
      {facts.length > 0 && (
        <dl className="divide-y divide-line">
          {facts.map(({ label, value }) => (
            <div
              key={label}
              className="grid grid-cols-[minmax(0,1fr)] gap-x-6 py-2 md:grid-cols-[16rem_minmax(0,1fr)]"
            >
              <dt className="hyphenate-long whitespace-pre-line text-muted">{label}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items.length > 0 && (
        <ul className="list-disc space-y-2 ps-5">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {table && (
        <DataTable
          caption={heading}
          hideCaption
          columns={table.columns.map((name, index) => ({ key: String(index), name, figures: index > 1 }))}
          rows={table.rows.map(({ cells }) => ({
            id: cells[0] ?? '',
            cells: Object.fromEntries(cells.map((cell, index) => [String(index), cell])),
          }))}
        />
      )}
    </section>
  );
}
