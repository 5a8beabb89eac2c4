import type { Category } from '#commerce/range/catalogue/category-tree.rules.ts';
import { SORTS } from '#forms/lists/list-address.ts';
import { type ListSeo, listSeo } from '#forms/lists/list-seo.ts';
import type { GatewayContext } from '#gateway/context/context.ts';
import type { SearchAnswer, SearchInput } from '#search/search.types.ts';
import { builder } from '../builder.ts';

export const SeoLinksRef = builder.objectRef<ListSeo>('SeoLinks');

SeoLinksRef.implement({
  description: 'Metadata of this page of a list for search engines; paths with language prefix and query.',
  fields: (t) => ({
    canonical: t.exposeString('canonical'),
    prev: t.exposeString('prev', { nullable: true }),
    next: t.exposeString('next', { nullable: true }),
    robots: t.exposeString('robots', { description: 'Value of the robots meta element.' }),
  }),
});

/** @param category the list's category; null for a search */
export function buildSeoLinks(
  { asked, category, answer }: { asked: SearchInput; category: Category | null; answer: SearchAnswer },
  { tenant, locale }: GatewayContext,
): ListSeo {
  const settings = tenant.locales.find((one) => one.locale === locale);
  const prefix = settings?.prefix ? `/${settings.prefix}` : '';
  const path = category ? `${prefix}/${category.path}/` : (settings?.paths.search ?? '/');
  const { verbatim = false, filters, looking = [], sort, page } = asked;
  const address = {
    term: answer.query,
    verbatim,
    choices: filters,
    looking,
    sort: sort === SORTS[0] ? null : sort,
    page,
  };
  return listSeo(path, address, answer);
}
