import type { ResultOf } from 'gql.tada';
import { Link } from 'react-router';
import type { BasketLineFields } from '#app/features/basket/basket.fragment.ts';
import type { VariantChoice } from '#app/features/product/variant-choice.rules.ts';
import { VariantForm } from '#app/features/product/variant-form.tsx';
import { useText } from '#app/texts/texts.tsx';

type Line = ResultOf<typeof BasketLineFields>;

/** Another size or colour of a line. @param choice null if it is not being chosen, and a link begins it */
export function LineVariant({
  line,
  choice,
  action,
}: {
  line: Line;
  choice: VariantChoice | null;
  action: string;
}) {
  const t = useText();
  const { product } = line;
  if (product.oneVariant) return null;
  if (!choice) {
    return (
      <Link
        to={`${action}?edit=${line.id}`}
        preventScrollReset
        aria-label={t('basket.line.variantOf', { name: product.name })}
        className="link inline-flex min-h-control-m items-center text-sm"
      >
        {t('basket.line.variant')}
      </Link>
    );
  }
  return (
    <VariantForm choice={choice} sku={product.variantSku} action={action} className="py-2">
      <input type="hidden" name="intent" value="variant" />
      <input type="hidden" name="lineId" value={line.id} />
      <input type="hidden" name="sku" value={product.sku} />
      <input type="hidden" name="variantSku" value={product.variantSku} />
    </VariantForm>
  );
}
