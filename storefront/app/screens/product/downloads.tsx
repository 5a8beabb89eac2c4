import type { ProductView } from '#app/features/product/product-view.ts';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import type { TextKey } from '#texts/keys.ts';

const NAMES: Readonly<Record<string, TextKey>> = {
  'product-datasheet': 'product.download.product-datasheet',
  'user-manual': 'product.download.user-manual',
  'assembly-instructions': 'product.download.assembly-instructions',
  'manufacturer-warranty': 'product.download.manufacturer-warranty',
  'safety-datasheet': 'product.download.safety-datasheet',
  'warning-label': 'product.download.warning-label',
};

const TYPES: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/svg+xml': 'SVG',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
};

/** Documents that the article has, and its entry in the European product registry. */
export function Downloads({ product }: { product: ProductView }) {
  const t = useText();
  const known = product.downloads.flatMap(({ kind, ...download }) => {
    const name = NAMES[kind];
    return name ? [{ ...download, name }] : [];
  });
  const registry = product.ecoLabel?.registryEntry ?? product.tire?.registryEntry;
  if (known.length === 0 && !registry) return null;
  return (
    <section aria-labelledby="downloads">
      <h2 id="downloads" className="mb-3 text-xl">
        {t('product.downloads')}
      </h2>
      <ul>
        {known.map(({ name, url, mediaType, language }) => (
          <li key={name}>
            <a
              href={url}
              type={mediaType}
              hrefLang={language || undefined}
              className="flex min-h-11 items-center gap-2 hover:underline"
            >
              <Icon name="arrow-right" />
              <span className="min-w-0 wrap-anywhere">
                {TYPES[mediaType]
                  ? t('product.download.file', { name: t(name), type: TYPES[mediaType] })
                  : t(name)}
              </span>
            </a>
          </li>
        ))}
        {registry && (
          <li>
            <a href={registry} rel="noreferrer" className="flex min-h-11 items-center gap-2 hover:underline">
              <Icon name="arrow-right" />
              {t('product.registry')}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
