import type { SearchEngine } from '#search/engine/engine.types.ts';
import type { Row } from '../measured.ts';
import type { Market } from './engines.ts';
import { type Facts, gradeWithoutReasons } from './grade.rules.ts';
import { type Judged, type JudgedLanguage, loadShopperQuestions } from './judged.ts';
import { computeMean } from './ndcg.rules.ts';
import { findPart, formatParts } from './question-parts.rules.ts';

const FIRST = 5;
const TARGET = 0.95;

export type Shoppers = {
  readonly language: JudgedLanguage;
  readonly market: Market;
  readonly facts: readonly Facts[];
};

/** The share of right articles among the first five answers to questions in shoppers' own words. */
export async function shopperRow(engine: SearchEngine, { language, market, facts }: Shoppers): Promise<Row> {
  const questions = await loadShopperQuestions(language);
  const wrong: string[] = [];
  const precisions = new Map<string, number>();
  for (const question of questions) {
    const precision = await computePrecision(engine, market, question, facts);
    precisions.set(question.query, precision);
    if (precision < 1 && findPart(question.query) === 'looked-at')
      wrong.push(`${question.query} ${precision.toFixed(1)}`);
  }
  if (process.env.RELEVANCE_WORST) console.log(`  ${wrong.join('\n  ')}`);
  const measured = computeMean([...precisions.values()]);
  const parts = formatParts((part) =>
    computeMean([...precisions].flatMap(([query, one]) => (findPart(query) === part ? one : []))).toFixed(3),
  );
  return {
    what: `relevance ${language}: precision@5 of ${questions.length} questions in shoppers' words`,
    measured: `${measured.toFixed(3)}; ${parts}`,
    reference: `${[...precisions.values()].filter((one) => one < 1).length} with an answer that was not meant`,
    ratio: null,
    target: `at least ${TARGET}`,
    ok: measured >= TARGET,
  };
}

/**
 * A question for something that is not sold is answered rightly by no article, or by the notice that nothing has such
 * a name.
 */
async function computePrecision(
  engine: SearchEngine,
  { tenant, locale }: Market,
  question: Judged,
  facts: readonly Facts[],
): Promise<number> {
  const answer = await engine.search({
    tenantId: tenant.id,
    locale,
    text: question.query,
    categoryId: null,
    filters: [],
    sort: 'popularity',
    page: 1,
    explain: false,
    verbatim: false,
    now: Date.now(),
  });
  if (!answer) throw new Error('the search has no index');
  const byId = new Map(facts.map((product) => [product.productId, product]));
  const first = answer.productIds.slice(0, FIRST);
  const isRight = (product: Facts | undefined) =>
    product !== undefined && (gradeWithoutReasons(question, product) === 3 || isNear(question, product));
  if (question.none || !facts.some(isRight)) {
    const { ignored, onlyMentioned, complete } = answer.understood;
    return first.length === 0 || ignored.length + onlyMentioned.length > 0 || complete === 0 ? 1 : 0;
  }
  return first.length === 0 ? 0 : computeMean(first.map((id) => (isRight(byId.get(id)) ? 1 : 0)));
}

function isNear(question: Judged, product: Facts): boolean {
  return question.near?.includes(product.kind) === true && gradeWithoutReasons(question, product) >= 1;
}
