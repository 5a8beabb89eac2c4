import { loadCategoryTree } from '#commerce/range/catalogue/category.service.ts';
import type { FilterChoice, Understood } from '#search/search.types.ts';
import { builder } from '../builder.ts';

export const SearchUnderstandingRef = builder.objectRef<Understood>('SearchUnderstanding');
const UnderstoodFilterRef = builder.objectRef<Understood['filters'][number]>('UnderstoodFilter');
const UnderstoodCategoryRef = builder.objectRef<NonNullable<Understood['category']>>('UnderstoodCategory');
const FilterChoiceRef = builder.objectRef<FilterChoice>('FilterChoice');

SearchUnderstandingRef.implement({
  description: 'The reading of the words, so that a page can show it and let the visitor undo it.',
  fields: (t) => ({
    filters: t.expose('filters', { type: [UnderstoodFilterRef] }),
    category: t.expose('category', { type: UnderstoodCategoryRef, nullable: true }),
    correctedTo: t.exposeString('correctedTo', {
      nullable: true,
      description: 'The words that were searched for instead; null: as typed.',
    }),
    ignored: t.exposeStringList('ignored', { description: 'Words that no article has.' }),
    onlyMentioned: t.exposeStringList('onlyMentioned', {
      description: 'Words by which nothing is called: they stand in the descriptions of what was found.',
    }),
    complete: t.exposeInt('complete', {
      nullable: true,
      description:
        'Of the articles found so many have all the words, the others lack some; null: all have them.',
    }),
  }),
});

UnderstoodFilterRef.implement({
  fields: (t) => ({
    typed: t.exposeString('typed'),
    label: t.exposeString('label'),
    choice: t.expose('choice', { type: FilterChoiceRef }),
  }),
});

FilterChoiceRef.implement({
  description: 'A filter as it is chosen, like FilterInput.',
  fields: (t) => ({
    key: t.exposeString('key'),
    values: t.stringList({
      resolve: (choice) => (choice.kind === 'values' ? [...choice.values] : []),
    }),
    min: t.float({ nullable: true, resolve: (choice) => (choice.kind === 'range' ? choice.min : null) }),
    max: t.float({ nullable: true, resolve: (choice) => (choice.kind === 'range' ? choice.max : null) }),
  }),
});

UnderstoodCategoryRef.implement({
  fields: (t) => ({
    typed: t.exposeString('typed'),
    id: t.exposeID('categoryId'),
    name: t.exposeString('name'),
    path: t.string({
      resolve: async ({ categoryId }, _, ctx) => {
        const category = (await loadCategoryTree(ctx)).byId.get(categoryId);
        if (!category) throw new Error(`search names the category ${categoryId}, which has gone`);
        return category.path;
      },
    }),
  }),
});
