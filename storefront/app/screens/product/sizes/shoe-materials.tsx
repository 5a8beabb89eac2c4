import type { ProductView } from '#app/features/product/product-view.ts';
import { useText } from '#app/texts/texts.tsx';

/** Attributes with the materials of a shoe's parts (Directive 94/11/EC), with their pictograms' outlines. */
const PICTOGRAMS: Readonly<Record<string, string>> = {
  upper: 'M3 9c5 1 8-1 10-4l6 4c3 2 8 2 10 4v3H3z',
  lining: 'M4 8c5 1 8-1 9-3l6 5c3 2 8 1 9 5H4zM7 10.5h4M7 12.5h9',
  sole: 'M3 12h26v2c0 2-2 3-4 3h-8l-3-2H9v2H3z',
};

export const SHOE_PARTS: ReadonlySet<string> = new Set(Object.keys(PICTOGRAMS));

/** Upper, lining and outsole, each with its materials; only for articles with a sole. */
export function ShoeMaterials({ groups }: { groups: ProductView['attributes'] }) {
  const t = useText();
  const parts = groups.flatMap(({ attributes }) => attributes).filter(({ key }) => SHOE_PARTS.has(key));
  if (!parts.some(({ key }) => key === 'sole')) return null;
  return (
    <div className="mb-6">
      <h3 className="mb-2 text-sm font-semibold">{t('product.shoe')}</h3>
      <dl className="grid gap-2 md:grid-cols-3">
        {parts.map(({ key, label, value }) => (
          <div key={key} className="relative rounded border border-line p-3 ps-14 text-sm">
            <dt className="text-muted">
              <svg
                viewBox="0 0 32 22"
                className="absolute start-3 top-1/2 w-8 -translate-y-1/2"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                <path d={PICTOGRAMS[key]} />
              </svg>
              {label}
            </dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
