import type { CategoryResult, Cluster } from '#commerce/range/search-api/clusters.rules.ts';
import { builder } from '../builder.ts';
import { NavigationItemRef } from '../content/navigation.ts';

const CategoryResultRef = builder.objectRef<CategoryResult>('CategoryResult');
export const ClusterRef = builder.objectRef<Cluster>('Cluster');

CategoryResultRef.implement({
  description: 'A category with articles of a result.',
  fields: (t) => ({
    category: t.expose('category', { type: NavigationItemRef }),
    count: t.exposeInt('count', { description: 'Articles that would be found in this category alone.' }),
    selected: t.exposeBoolean('selected'),
  }),
});

ClusterRef.implement({
  description: 'The categories of a result that lie in one department, as names repeat between departments.',
  fields: (t) => ({
    department: t.expose('department', { type: NavigationItemRef }),
    categories: t.field({ type: [CategoryResultRef], resolve: ({ categories }) => [...categories] }),
  }),
});
