import type { MetaDescriptor } from 'react-router';
import type { Alternate } from './alternates.ts';

type PageMeta = {
  /** without the shop's name, which is added */
  title: string;
  shopName: string;
  description?: string | null | undefined;
  /** absolute address; also the social address */
  canonical?: string | null | undefined;
  /** absolute addresses of the pages of a list around this one */
  prev?: string | null | undefined;
  next?: string | null | undefined;
  /** with this page's own; a page that must not be indexed has none */
  alternates?: readonly Alternate[];
  noindex?: boolean;
  /** absolute address of a picture for social cards */
  image?: string | null | undefined;
  /** JSON-LD objects */
  structured?: readonly object[];
};

/** A page's descriptors for React Router's `meta`. @param page `shopName` comes from the root loader's shop. */
export function buildPageMeta(page: PageMeta): MetaDescriptor[] {
  const title = page.title === page.shopName ? page.title : `${page.title} | ${page.shopName}`;
  const meta: MetaDescriptor[] = [
    { title },
    { property: 'og:title', content: page.title },
    { property: 'og:site_name', content: page.shopName },
    { property: 'og:type', content: 'website' },
  ];
  if (page.description) {
    meta.push({ name: 'description', content: page.description });
    meta.push({ property: 'og:description', content: page.description });
  }
  if (page.noindex) meta.push({ name: 'robots', content: 'noindex, follow' });
  if (page.canonical) {
    meta.push({ tagName: 'link', rel: 'canonical', href: page.canonical });
    meta.push({ property: 'og:url', content: page.canonical });
  }
  if (page.prev) meta.push({ tagName: 'link', rel: 'prev', href: page.prev });
  if (page.next) meta.push({ tagName: 'link', rel: 'next', href: page.next });
  if (page.image) meta.push({ property: 'og:image', content: page.image });
  for (const { locale, href } of page.noindex ? [] : (page.alternates ?? [])) {
    meta.push({ tagName: 'link', rel: 'alternate', hrefLang: locale, href });
  }
  for (const structured of page.structured ?? [])
    meta.push({ 'script:ld+json': structured } as MetaDescriptor);
  return meta;
}
