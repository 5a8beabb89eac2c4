import type { TextKey } from '#texts/keys.ts';
import { useText } from '../../texts/texts.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ProductView } from './product-view.ts';

const HEADINGS: Readonly<Record<string, TextKey>> = {
  material: 'catalogue.attributes.material',
  fit: 'catalogue.attributes.fit',
  features: 'catalogue.attributes.features',
  dimensions: 'catalogue.attributes.dimensions',
  energy: 'catalogue.attributes.energy',
  technical: 'catalogue.attributes.technical',
};

/** What the article is: in words, in short, and by its attributes. */
export function ProductDetails({ product }: { product: ProductView }) {
  const t = useText();
  return (
    <div className="mt-10 grid gap-10 border-t border-line pt-8 md:mt-14 lg:grid-cols-2 lg:gap-16">
      <section aria-labelledby="description">
        <h2 id="description" className="mb-3 text-xl">
          {t('catalogue.product.description')}
        </h2>
        <div className="max-w-text space-y-3">
          {product.description.split(/\n+/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Highlights product={product} />
      </section>
      {product.attributes.length > 0 && (
        <section aria-labelledby="details">
          <h2 id="details" className="mb-3 text-xl">
            {t('catalogue.product.details')}
          </h2>
          <Attributes groups={product.attributes} />
        </section>
      )}
    </div>
  );
}

function Highlights({ product: { highlights, powerSupplyIncluded } }: { product: ProductView }) {
  const t = useText();
  const power = powerSupplyIncluded ? t('catalogue.power.included') : t('catalogue.power.notIncluded');
  const lines = powerSupplyIncluded === null ? highlights : [...highlights, power];
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 mb-2 font-semibold">{t('catalogue.product.highlights')}</h3>
      <ul className="space-y-1.5">
        {lines.map((line) => (
          <li key={line} className="flex gap-2">
            <Icon name="check" className="mt-0.5 text-success" />
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}

function Attributes({ groups }: { groups: ProductView['attributes'] }) {
  const t = useText();
  return (
    <div className="space-y-6">
      {groups.map(({ group, attributes }) => (
        <div key={group}>
          <h3 className="mb-1 text-sm font-semibold">{t(HEADINGS[group] ?? 'catalogue.attributes.other')}</h3>
          <dl className="text-sm">
            {attributes.map(({ key, label, value }) => (
              <div key={key} className="grid grid-cols-2 gap-4 border-b border-line py-2">
                <dt className="text-muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
