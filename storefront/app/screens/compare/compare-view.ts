import type { PageRequest } from '#app/page/page-request.ts';
import { getTranslator } from '#app/texts/texts.tsx';
import { formatDay } from '#texts/format-day.ts';
import type { LoadedArticle } from './compare.query.ts';
import { buildRow, type CompareGroup, compareRows } from './compare-rows.rules.ts';

export type ComparedArticle = ReturnType<typeof buildArticleView>;

/** The articles that can be compared with the first; those of another kind are named instead of shown. */
export function splitByGroup(articles: readonly LoadedArticle[]) {
  const group = articles.find(({ comparedAs }) => comparedAs !== null)?.comparedAs ?? null;
  const isTogether = ({ comparedAs }: LoadedArticle) => group !== null && comparedAs === group;
  return {
    group,
    compared: articles.filter(isTogether),
    others: articles.filter((article) => !isTogether(article)).map(({ sku, name }) => ({ sku, name })),
  };
}

/**
 * The fields of an article that are sent. `variantSku`: the variant that can be put into the basket at once; null:
 * one has to be chosen first
 */
export function buildArticleView({
  cacheTag: _tag,
  attributes: _attributes,
  breadcrumb: _breadcrumb,
  arrival: _arrival,
  comparedAs: _group,
  pictures,
  variations,
  ...article
}: LoadedArticle) {
  const [only, ...more] = variations;
  const variantSku = only && more.length === 0 && article.available ? only.sku : null;
  return { ...article, picture: pictures[0] ?? null, variantSku };
}

/** Rows of the table: the most important ones first, then all facts by heading. */
export function buildComparedGroups(page: PageRequest, articles: readonly LoadedArticle[]): CompareGroup[] {
  const { text } = getTranslator(page.locale);
  const formatArrival = ({ arrival }: LoadedArticle) => {
    if (!arrival) return text('catalogue.tile.soldOut');
    const [from, until] = [formatDay(arrival.from, page.locale), formatDay(arrival.until, page.locale)];
    return from === until ? until : `${from} – ${until}`;
  };
  const first = [
    buildRow(
      'arrival',
      text('compare.arrival', { time: page.tenant.delivery.orderUntil }),
      articles.map(formatArrival),
    ),
    ...buildLabelRows(articles, text),
  ];
  return [
    { group: 'first', section: null, rows: first },
    ...compareRows(articles.map((one) => one.attributes)),
  ];
}

/** Classes of the law's labels beside the price, as rows that can differ. */
function buildLabelRows(articles: readonly LoadedArticle[], text: ReturnType<typeof getTranslator>['text']) {
  const energy = articles.some(({ ecoLabel }) => ecoLabel);
  const tires = articles.some(({ tire }) => tire);
  return [
    ...(energy
      ? [
          buildRow(
            'energy-class',
            text('facet.energy'),
            articles.map(({ ecoLabel }) => ecoLabel?.energyClass ?? null),
          ),
        ]
      : []),
    ...(tires
      ? [
          buildRow(
            'tire-fuel',
            text('catalogue.tire.fuel'),
            articles.map(({ tire }) => tire?.fuelEfficiency ?? null),
          ),
          buildRow(
            'tire-wet',
            text('catalogue.tire.wet'),
            articles.map(({ tire }) => tire?.wetGrip ?? null),
          ),
          buildRow(
            'tire-noise',
            text('catalogue.tire.noise'),
            articles.map(({ tire }) =>
              tire
                ? text('catalogue.tire.noise.value', {
                    decibels: tire.rollingNoise,
                    class: tire.rollingNoiseClass,
                  })
                : null,
            ),
          ),
        ]
      : []),
  ];
}
