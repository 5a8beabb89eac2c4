import { addBrandToName } from '#texts/article-name.ts';
import type { ProductCard } from './product.queries.ts';
import type { ProductDetails } from './product-details.queries.ts';

const SEO_DESCRIPTION_LENGTH = 155;

/** The text for search engines: the description's beginning, cut at a word. */
export function buildSeo(
  card: ProductCard,
  details: Pick<ProductDetails, 'description'>,
): { sku: string; title: string; description: string } {
  const { brand, name } = card;
  const { description } = details;
  const beginning = description.slice(0, SEO_DESCRIPTION_LENGTH + 1);
  const cut =
    description.length > SEO_DESCRIPTION_LENGTH
      ? `${beginning.slice(0, beginning.lastIndexOf(' '))} …`
      : description;
  return { sku: card.sku, title: addBrandToName(brand.name, name), description: cut };
}
