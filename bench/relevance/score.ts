import { computePopularityBound, type Facts, gradeProduct } from './grade.rules.ts';
import type { Judged } from './judged.ts';
import { computeNdcg, DEPTH } from './ndcg.rules.ts';

/** The answer of a search engine: ids in order, and all hits. */
export type Ask = (text: string) => Promise<{ readonly ids: readonly number[]; readonly total: number }>;

export type Scored = {
  readonly question: Judged;
  readonly text: string;
  readonly total: number;
  /** null: the catalogue has no right article */
  readonly ndcg: number | null;
  readonly grades: readonly number[];
};

/** Asks every question and grades the first answers. */
export async function scoreAll(
  questions: readonly Judged[],
  products: readonly Facts[],
  ask: Ask,
): Promise<readonly Scored[]> {
  const byId = new Map(products.map((product) => [product.productId, product]));
  const scored: Scored[] = [];
  for (const asked of questions) {
    const { text, question } = concrete(asked, products);
    const from = computePopularityBound(question.asked, products);
    const gradeAnswer = (product: Facts) =>
      question.is ? question.is(product) : gradeProduct(asked, product, from);
    const { ids, total } = await ask(text);
    const grades = ids.slice(0, DEPTH).map((id) => {
      const product = byId.get(id);
      return product && !asked.none ? gradeAnswer(product) : 0;
    });
    const all = asked.none ? [] : products.map(gradeAnswer);
    const judgeable = all.some((one) => one > 0);
    scored.push({ question: asked, text, total, grades, ndcg: judgeable ? computeNdcg(grades, all) : null });
  }
  return scored;
}

type Concrete = {
  readonly text: string;
  readonly question: { readonly asked: Judged; readonly is: ((product: Facts) => number) | null };
};

/** A question by number gets the number of the most popular article. */
function concrete(asked: Judged, products: readonly Facts[]): Concrete {
  if (!asked.sku) return { text: asked.query, question: { asked, is: null } };
  const [most] = products.toSorted((a, b) => b.popularity - a.popularity);
  const text = (asked.sku === 'first' ? most?.sku : most?.variants[0]?.sku) ?? '';
  return {
    text,
    question: { asked, is: (product) => (product.productId === most?.productId ? 3 : 0) },
  };
}
