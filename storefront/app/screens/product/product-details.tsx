import { memo } from 'react';
import { Slot } from '#app/extension/slot.tsx';
import type { ProductView } from '#app/features/product/product-view.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { getAttributeHeading } from '#texts/attribute-heading.ts';
import { formatNumber } from '#texts/format.ts';
import { Downloads } from './downloads.tsx';
import { Guarantee } from './guarantee.tsx';
import { ProductSafety } from './product-safety.tsx';
import { SHOE_PARTS, ShoeMaterials } from './sizes/shoe-materials.tsx';

/**
 * The article's description, summary, attributes and documents, and the responsible parties. The same for every
 * choice.
 */
export const ProductDetails = memo(function ProductDetails({ product }: { product: ProductView }) {
  const t = useText();
  return (
    <div className="product-details later mt-10 grid gap-10 border-t border-line pt-8 md:mt-14 lg:grid-cols-2 lg:gap-16 [--about:80rem] lg:[--about:40rem]">
      <div className="min-w-0 space-y-10">
        <section aria-labelledby="description">
          <h2 id="description" className="mb-3 text-xl">
            {t('catalogue.product.description')}
          </h2>
          <Description text={product.description} html={product.descriptionHtml} />
          <Highlights highlights={product.highlights} />
          <CarbonFootprint grams={product.powerEfficiencyFlags.carbonFootprintGrams} />
        </section>
        <Slot name="product.after-description" product={product} />
        <Downloads product={product} />
        <Guarantee product={product} />
      </div>
      <div className="min-w-0 space-y-10">
        {(product.attributes.length > 0 || product.mpn || product.gtin) && (
          <section aria-labelledby="details">
            <h2 id="details" className="mb-3 text-xl">
              {t('catalogue.product.details')}
            </h2>
            <ShoeMaterials groups={product.attributes} />
            <Attributes groups={product.attributes} />
            <Numbers mpn={product.mpn} gtin={product.gtin} />
          </section>
        )}
        <Slot name="product.after-facts" product={product} />
        <ProductSafety product={product} />
      </div>
    </div>
  );
});

/** An import has reduced it to allowed elements without attributes (feed-text.rules.ts). */
function Description({ text, html }: { text: string; html: string | null }) {
  if (html !== null)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was written
    return <div className="rich-text max-w-text" dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <div className="max-w-text space-y-3">
      {text.split(/\n+/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** International numbers of the article. */
function Numbers({ mpn, gtin }: { mpn: string | null; gtin: string | null }) {
  const t = useText();
  const numbers = [
    ...(mpn ? [{ label: t('catalogue.product.mpn'), value: mpn }] : []),
    ...(gtin ? [{ label: t('catalogue.product.gtin'), value: gtin }] : []),
  ];
  if (numbers.length === 0) return null;
  return (
    <dl className="mt-6 text-sm">
      {numbers.map(({ label, value }) => (
        <div key={label} className="grid halves gap-x-4 border-b border-line py-2">
          <dt className="text-muted hyphens-auto">{label}</dt>
          <dd className="break-words" translate="no">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Highlights({ highlights }: { highlights: readonly string[] }) {
  const t = useText();
  if (highlights.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 mb-2 font-semibold">{t('catalogue.product.highlights')}</h3>
      <ul className="space-y-1.5">
        {highlights.map((line) => (
          <li key={line} className="flex gap-2 wrap-anywhere">
            <Icon name="check" className="mt-0.5 text-success" />
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A documented figure, with its source and method: no claim of being neutral or green. */
function CarbonFootprint({ grams }: { grams: number | null }) {
  const t = useText();
  const { locale } = useShop();
  if (grams === null) return null;
  const weight = grams < 1000 ? `${grams}\u00a0g` : `${formatNumber(grams / 1000, locale, 1)}\u00a0kg`;
  return (
    <div className="mt-6 text-sm">
      <p className="font-semibold">{t('product.co2', { weight })}</p>
      <p className="text-muted">{t('product.co2.note')}</p>
    </div>
  );
}

/** A shoe's materials come first, with their pictograms. */
function Attributes({ groups }: { groups: ProductView['attributes'] }) {
  const t = useText();
  const shoe = hasSole(groups);
  const shown = groups
    .map(({ group, section, attributes }) => ({
      ...{ group, section },
      attributes: attributes.filter(({ key }) => !(shoe && SHOE_PARTS.has(key))),
    }))
    .filter(({ attributes }) => attributes.length > 0);
  return (
    <div className="space-y-6">
      {shown.map(({ group, section, attributes }) => (
        <div key={section ?? group}>
          <h3 className="mb-1 text-sm font-semibold">{section ?? t(getAttributeHeading(group))}</h3>
          <dl className="text-sm">
            {attributes.map(({ key, label, value }) => (
              <div key={key} className="grid halves gap-x-4 border-b border-line py-2">
                <dt className="text-muted hyphens-auto">{label}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

function hasSole(groups: ProductView['attributes']): boolean {
  return groups.some(({ attributes }) => attributes.some(({ key }) => key === 'sole'));
}
