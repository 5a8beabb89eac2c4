import type { JudgedSet } from './judged-set.ts';
import { computeMean, computeNdcg } from './ndcg.rules.ts';
import { createBm25 } from './plain-bm25.ts';
import { findPart, type Part } from './question-parts.rules.ts';
import type { Ask } from './score.ts';

/** The mean NDCG@10 over the queries of a set that have a relevant product. */
export type SetScore = {
  /** products without a judgement count as 0 */
  readonly full: number;
  /** products without a judgement are left out of the ranking */
  readonly judged: number;
  readonly queries: number;
  readonly zeroHits: number;
  readonly byQuery: ReadonlyMap<string, { readonly full: number; readonly judged: number }>;
};

export async function scoreSet({ ratings }: JudgedSet, ask: Ask): Promise<SetScore> {
  const byQuery = new Map<string, { full: number; judged: number }>();
  let zeroHits = 0;
  for (const [query, rated] of ratings) {
    const all = [...rated.values()];
    if (!all.some((rating) => rating > 0)) continue;
    const { ids } = await ask(query);
    if (ids.length === 0) zeroHits += 1;
    const grades = ids.map((id) => rated.get(String(id)));
    byQuery.set(query, {
      full: computeNdcg(
        grades.map((grade) => grade ?? 0),
        all,
      ),
      judged: computeNdcg(
        grades.filter((grade) => grade !== undefined),
        all,
      ),
    });
  }
  const scores = [...byQuery.values()];
  return {
    full: computeMean(scores.map(({ full }) => full)),
    judged: computeMean(scores.map(({ judged }) => judged)),
    queries: scores.length,
    zeroHits,
    byQuery,
  };
}

/** The mean of one part of the questions. */
export function averagePart({ byQuery }: SetScore, part: Part, measure: 'full' | 'judged'): number {
  return computeMean(
    [...byQuery].filter(([query]) => findPart(query) === part).map(([, score]) => score[measure]),
  );
}

/** Title twice, description, brand. */
export function createBm25Ask({ products }: JudgedSet): Ask {
  const search = createBm25(
    products.map(({ id, title, description, brand }) => ({
      id: Number(id),
      text: [title, title, description, brand].join(' '),
    })),
  );
  return async (query) => {
    const ids = search(query);
    return { ids, total: ids.length };
  };
}
