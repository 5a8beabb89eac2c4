import type { LocalizedPath } from '#commerce/catalogue/alternates.service.ts';
import type { Category } from '#commerce/catalogue/category-tree.rules.ts';
import { type ProductList, SORTS } from '#commerce/catalogue/listing.rules.ts';
import { builder } from '../builder.ts';
import { loadCards } from '../loaders.ts';
import { ProductRef } from './product-ref.ts';

export const LocalizedPathRef = builder.objectRef<LocalizedPath>('LocalizedPath');
export const BreadcrumbRef = builder.objectRef<Category>('Breadcrumb');
const SortingOrderRef = builder.objectRef<{ key: string; selected: boolean }>('SortingOrder');

/** A list of products; `query` is what was searched for, absent in a category. */
export const ProductQueryResultRef = builder.objectRef<ProductList & { query?: string }>(
  'ProductQueryResult',
);

LocalizedPathRef.implement({
  fields: (t) => ({
    tenant: t.exposeString('tenant'),
    locale: t.exposeString('locale'),
    path: t.exposeString('path', { description: 'Address path with language prefix.' }),
  }),
});

BreadcrumbRef.implement({
  fields: (t) => ({ name: t.exposeString('name'), path: t.exposeString('path') }),
});

SortingOrderRef.implement({
  fields: (t) => ({ key: t.exposeID('key'), selected: t.exposeBoolean('selected') }),
});

ProductQueryResultRef.implement({
  fields: (t) => ({
    products: t.field({
      type: [ProductRef],
      resolve: ({ productIds }, _, { loaders }) => loadCards(loaders, productIds),
    }),
    totalCount: t.exposeInt('totalCount'),
    page: t.exposeInt('page'),
    pageSize: t.exposeInt('pageSize'),
    pageCount: t.exposeInt('pageCount'),
    sortingOrders: t.field({
      type: [SortingOrderRef],
      resolve: ({ sort }) => SORTS.map((key) => ({ key, selected: key === sort })),
    }),
    query: t.string({
      nullable: true,
      description: 'What was searched for, trimmed; null in a category.',
      resolve: ({ query }) => query ?? null,
    }),
  }),
});
