import type { MetaDescriptor } from 'react-router';
import type { ProductView } from '#app/features/product/product-view.ts';
import { buildBreadcrumbList } from '#app/features/structured-data/breadcrumb-list.ts';
import { buildProductGroup } from '#app/features/structured-data/product-group.ts';
import type { Alternate } from '#app/page/alternates.ts';
import { categoryLink, homeLink, productLink } from '#app/page/links.ts';
import { buildPageMeta } from '#app/page/page-meta.ts';
import type { ShopInfo } from '#app/page/shop.tsx';
import { getTranslator } from '#app/texts/texts.tsx';
import { buildPictureAddress } from '#app/ui/media/picture-address.ts';

/** schema.org's properties for the shop's dimensions; the others have none. */
const PROPERTIES: Readonly<Record<string, string>> = {
  colour: 'color',
  size: 'size',
  width: 'width',
  pattern: 'pattern',
  material: 'material',
  age: 'suggestedAge',
  gender: 'suggestedGender',
};

/** The meta data of a product's page; the address without any choice is the canonical one. */
export function buildProductMeta(
  shop: ShopInfo,
  {
    product,
    alternates,
    returnDays,
  }: { product: ProductView; alternates: readonly Alternate[]; returnDays: number },
): MetaDescriptor[] {
  const own = productLink(shop, product);
  const images = product.pictures.map((id) => shop.origin + buildPictureAddress(id, 1200, 'jpg'));
  return buildPageMeta({
    title: product.seo.title,
    shopName: shop.companyName,
    description: product.seo.description,
    canonical: shop.origin + own,
    alternates,
    image: images[0],
    structured: [
      buildBreadcrumbList([
        { name: getTranslator(shop.locale).text('catalogue.home'), url: shop.origin + homeLink(shop) },
        ...product.breadcrumb.map(({ name, path }) => ({
          name,
          url: shop.origin + categoryLink(shop, path),
        })),
        { name: product.name, url: shop.origin + own },
      ]),
      buildProductGroup({
        sku: product.sku,
        name: product.name,
        description: product.description,
        brand: product.brand.name,
        url: shop.origin + own,
        images,
        rating: product.rating,
        questions: product.questions,
        energy: product.ecoLabel,
        condition: product.condition,
        ...{ gtin: product.gtin, mpn: product.mpn },
        terms: {
          country: shop.country,
          shopName: shop.companyName,
          returnDays,
          delivery: product.delivery,
        },
        variesBy: product.dimensions.flatMap(({ key }) => PROPERTIES[key] ?? []),
        variants: product.variants.map((variant) => ({
          sku: variant.sku,
          name: variant.name,
          url: shop.origin + productLink(shop, product, variant.sku),
          image: variant.gallery[0]
            ? shop.origin + buildPictureAddress(variant.gallery[0], 1200, 'jpg')
            : null,
          price: variant.price,
          inStock: !variant.soldOut,
          days: { min: variant.availability.deliveryDaysMin, max: variant.availability.deliveryDaysMax },
          properties: buildProperties(product, variant.values),
        })),
      }),
    ],
  });
}

function buildProperties({ dimensions }: ProductView, values: readonly string[]): Record<string, string> {
  const named = dimensions.flatMap(({ key, values: known }, index) => {
    const property = PROPERTIES[key];
    const label = known.find(({ value }) => value === values[index])?.label;
    return property && label ? [[property, label] as const] : [];
  });
  return Object.fromEntries(named);
}
