import type { LoadedBlock } from '#app/features/content/page-block.fragment.ts';
import { filterInput } from '#app/features/filters/list-view.ts';
import { tagList } from '#app/features/filters/tag-list.ts';
import { categoryLink } from '#app/page/links.ts';
import { categoryTag } from '#app/page/pages.ts';
import { CategoryQuery } from '#app/screens/category/category.query.ts';
import { readListAddress } from '#forms/lists/list-address.ts';
import { renderBlock } from './content-markdown.ts';
import type { MarkdownPage } from './markdown-page.types.ts';
import { formatTile } from './product-lines.ts';
import { escapeInline, formatLink, joinParts, list } from './write-markdown.ts';

/**
 * A category as markdown: its sub-categories, a page of its articles with prices, and the retailer's text about it.
 */
export async function renderCategory(page: MarkdownPage): Promise<string | null> {
  const { prefix } = page.shop;
  const path = /^\/(.+)\/$/.exec(page.pathname.slice(prefix.length))?.[1];
  if (path === undefined || !page.pathname.startsWith(prefix)) return null;
  const address = readListAddress(page.parameters);
  const { sort, choices, page: number } = address;
  const asked = { path, page: number, sort, filters: filterInput(choices), looking: [] };
  const { category } = await page.query(CategoryQuery, asked);
  if (!category || category.path !== path) return null;
  page.tag('navigation', 'content');
  tagList(page, categoryTag(category.id), address);
  const { text } = page.texts;
  const { products } = category;
  const buildAddress = (to: string) => page.origin + categoryLink(page.shop, to);
  const next = `${page.origin}${categoryLink(page.shop, path, { sort, choices, page: products.page + 1 })}`;
  return joinParts([
    `# ${escapeInline(category.name)}`,
    category.description && `> ${escapeInline(category.description)}`,
    list(category.children.map((child) => formatLink(child.name, buildAddress(child.path)))),
    `## ${escapeInline(text('catalogue.count', { count: products.totalCount }))}`,
    list(products.results.map(({ product }) => formatTile(page, product))),
    products.page < products.pageCount
      ? formatLink(text('catalogue.list.page', { page: products.page + 1 }), next)
      : null,
    ...(category.editorial?.blocks ?? []).map((block) => renderBlock(page, block as LoadedBlock)),
  ]);
}
