import type { QueryPlan, TermGroup } from '#search/engine/plan.types.ts';
import type { Row } from '../measured.ts';
import type { FeedProduct, JudgedSet } from './judged-set.ts';
import { createMemoryCatalogue, type MemoryOptions } from './memory-catalogue.ts';
import { computeMean } from './ndcg.rules.ts';
import { findPart, formatParts } from './question-parts.rules.ts';
import { createBm25Ask, scoreSet } from './score-set.ts';

type Taken = Omit<MemoryOptions, 'language' | 'tree'> & {
  readonly product?: (one: FeedProduct) => FeedProduct;
};

/** The rules, and for each the way to take it out. */
const RULES: Readonly<Record<string, Taken>> = {
  'words that say little may be missing': {
    change: (plan) => (plan.least === undefined ? { ...plan, least: 1 } : null),
  },
  'a thing that is only mentioned counts less': {
    change: mapGroups((group) => ({ ...group, isThing: false })),
  },
  'what is for a thing comes after it': {
    change: mapGroups((group) => (group.against === undefined ? group : [])),
  },
  'another reading may win': { change: ({ unless: _, ...plan }) => plan },
  'words side by side in a name': { ranking: { phrase: 0 } },
  'the head of a name': { ranking: { head: 0 } },
  synonyms: { ranking: { synonym: 0 } },
  inflections: { ranking: { inflection: 0 } },
  compounds: { ranking: { compound: 0 } },
  attributes: { ranking: { attributes: 0 } },
  descriptions: { ranking: { description: 0 } },
  'a product type says what an article is': { product: removeType },
};

function mapGroups(change: (group: TermGroup) => TermGroup | TermGroup[]): (plan: QueryPlan) => QueryPlan {
  return (plan) => ({ ...plan, groups: plan.groups.flatMap(change) });
}

function removeType(product: FeedProduct): FeedProduct {
  const { 'product type': type, ...attributes } = product.attributes;
  return type === undefined ? product : { ...product, attributes: { ...attributes, sort: type } };
}

/** Measures how much NDCG@10 over judged results each set loses without each rule, in both parts of its questions. */
export async function* buildHeldOutRows(name: string, asked: readonly JudgedSet[]): AsyncIterable<Row> {
  for (const tree of ['none', 'plausible'] as const) {
    const options = { language: 'en', tree };
    const own = await scoreSets(asked, options, {});
    const plain = (await Promise.all(asked.map((one) => scoreSet(one, createBm25Ask(one))))).map(
      mapJudgedScores,
    );
    yield buildRow(`${name}, ${tree}: plain BM25 instead`, own, plain);
    for (const [rule, taken] of Object.entries(RULES))
      yield buildRow(`${name}, ${tree}, without: ${rule}`, own, await scoreSets(asked, options, taken));
  }
}

type Scores = ReadonlyMap<string, number>;

async function scoreSets(
  sets: readonly JudgedSet[],
  options: Pick<MemoryOptions, 'language' | 'tree'>,
  { product, ...taken }: Taken,
): Promise<readonly Scores[]> {
  const [products = []] = sets.map((set) => set.products);
  const { ask } = await createMemoryCatalogue(product ? products.map(product) : products, {
    ...options,
    ...taken,
  });
  const scored: Scores[] = [];
  for (const set of sets) scored.push(mapJudgedScores(await scoreSet(set, ask)));
  return scored;
}

function mapJudgedScores({ byQuery }: Awaited<ReturnType<typeof scoreSet>>): Scores {
  return new Map([...byQuery].map(([query, { judged }]) => [query, judged]));
}

/** @param own the scores with all rules @param without each set's scores without the rule */
function buildRow(what: string, own: readonly Scores[], without: readonly Scores[]): Row {
  const told = own.map((scores, at) =>
    formatParts((part) =>
      formatSigned(
        computeMean(
          [...scores]
            .filter(([query]) => findPart(query) === part)
            .map(([query, score]) => (without[at]?.get(query) ?? 0) - score),
        ),
      ),
    ),
  );
  return {
    what: `relevance ${what}`,
    measured: told.join('; then '),
    reference: '',
    ratio: null,
    target: 'told, not judged',
    ok: true,
  };
}

function formatSigned(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`;
}
