import type { Explanation, SearchAnswer } from '#commerce/search/search.types.ts';
import { builder } from '../builder.ts';

export const DiagnosticsRef = builder.objectRef<Pick<SearchAnswer, 'explanations'>>('Diagnostics');
const ResultExplanationRef = builder.objectRef<Explanation>('ResultExplanation');
const RankingPartRef = builder.objectRef<{ name: string; value: number }>('RankingPart');

DiagnosticsRef.implement({
  description: 'Why each product is where it is; for engineers and those who keep the ranking.',
  fields: (t) => ({ explanations: t.expose('explanations', { type: [ResultExplanationRef] }) }),
});

ResultExplanationRef.implement({
  fields: (t) => ({
    sku: t.id({
      nullable: true,
      description: 'null: it has gone meanwhile.',
      resolve: async ({ productId }, _, { loaders }) => (await loaders.cards.load(productId))?.sku ?? null,
    }),
    score: t.exposeFloat('score'),
    parts: t.field({
      type: [RankingPartRef],
      resolve: ({ parts }) => Object.entries(parts).map(([name, value]) => ({ name, value })),
    }),
  }),
});

RankingPartRef.implement({
  description: "One of the tenant's ranking settings and what it gave this product.",
  fields: (t) => ({ name: t.exposeString('name'), value: t.exposeFloat('value') }),
});
