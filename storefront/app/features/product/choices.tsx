import type { ReactNode } from 'react';
import { useText } from '#app/texts/texts.tsx';
import { type ChoiceTarget, type Chosen, listOptions } from './choice.ts';
import { ChoiceGroup, getDimensionName } from './choice-group.tsx';
import type { ProductView } from './product-view.ts';

/** The product's data for choosing. */
export type ChoosableProduct = Pick<
  ProductView,
  'sku' | 'slug' | 'dimensions' | 'variants' | 'stylePreviews'
>;

/**
 * Dimensions to choose from as links; one with a single value is only shown.
 * @param missing key of the dimension that had no choice when one was needed
 * @param onChoose handles a choice instead of its address
 * @param help beside a dimension's name, such as the size table
 */
export function Choices({
  product,
  chosen,
  missing,
  onChoose,
  help,
}: {
  product: ChoosableProduct;
  chosen: Chosen;
  missing: string | null;
  onChoose?: (target: ChoiceTarget) => void;
  help?: (dimension: string) => ReactNode;
}) {
  const t = useText();
  return product.dimensions.map(({ key, values: [only, ...others] }, index) =>
    others.length > 0 ? (
      <ChoiceGroup
        key={key}
        product={product}
        dimension={key}
        options={listOptions(product, chosen, index)}
        missing={missing === key}
        onChoose={onChoose}
        help={help?.(key)}
      />
    ) : (
      <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <p>
          <span className="font-semibold">{t(getDimensionName(key))}</span>: {only?.label}
        </p>
        {help?.(key)}
      </div>
    ),
  );
}

/** The choice so far in the form of an address; a value is part of it only where there was an alternative. */
export function formatPartialChoice(
  { dimensions }: Pick<ProductView, 'dimensions'>,
  chosen: Chosen,
): string | null {
  const values = chosen.filter(
    (value, index) => value !== null && (dimensions[index]?.values.length ?? 0) > 1,
  );
  return values.length > 0 ? values.join('~') : null;
}
