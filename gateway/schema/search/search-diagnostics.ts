import type { Explanation, PlanReport, SearchAnswer } from '#search/search.types.ts';
import { builder } from '../builder.ts';

export const DiagnosticsRef = builder.objectRef<Pick<SearchAnswer, 'explanations' | 'plan'>>('Diagnostics');
const ResultExplanationRef = builder.objectRef<Explanation>('ResultExplanation');
const SearchPlanRef = builder.objectRef<PlanReport>('SearchPlan');
const SearchPlanWordRef = builder.objectRef<PlanReport['words'][number]>('SearchPlanWord');
const WordAlternativeRef =
  builder.objectRef<PlanReport['words'][number]['alternatives'][number]>('WordAlternative');
const RankingPartRef = builder.objectRef<{ name: string; value: number }>('RankingPart');

DiagnosticsRef.implement({
  description: 'The way in which the result was found, and the reason for each product’s place.',
  fields: (t) => ({
    plan: t.expose('plan', {
      type: SearchPlanRef,
      nullable: true,
      description: 'null: the database answered without the index.',
    }),
    explanations: t.expose('explanations', { type: [ResultExplanationRef] }),
  }),
});

SearchPlanRef.implement({
  description: 'The reading of the words.',
  fields: (t) => ({
    milliseconds: t.exposeFloat('milliseconds', {
      description: 'The time in the engine, without the messages to it and back.',
    }),
    tried: t.exposeInt('tried', {
      description: 'Ways of reading the words until one found something: strict, corrected, fewer words.',
    }),
    words: t.expose('words', { type: [SearchPlanWordRef] }),
  }),
});

SearchPlanWordRef.implement({
  fields: (t) => ({
    typed: t.exposeString('typed'),
    required: t.exposeBoolean('required'),
    alternatives: t.expose('alternatives', { type: [WordAlternativeRef] }),
  }),
});

WordAlternativeRef.implement({
  description: 'A word of the index that stands for the typed one.',
  fields: (t) => ({
    term: t.exposeString('term'),
    reason: t.exposeString('reason', { description: "The name of the tenant's ranking setting." }),
    closeness: t.exposeFloat('closeness', { description: '0 to 1, before the weight of the reason.' }),
    with: t.exposeStringList('with', { description: 'Words that the product must have besides.' }),
  }),
});

ResultExplanationRef.implement({
  fields: (t) => ({
    sku: t.id({
      nullable: true,
      description: 'null: the product no longer exists.',
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
