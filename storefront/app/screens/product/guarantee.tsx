import type { ProductView } from '#app/features/product/product-view.ts';
import { useShop } from '#app/page/shop.tsx';
import { GuaranteeSource } from '#app/shell/footer/legal-guarantee.tsx';
import { useText } from '#app/texts/texts.tsx';
import { DurabilityLabel } from './durability-label.tsx';

/**
 * The rights by law, and the manufacturer's own guarantee of durability only where there is one of more than two
 * years for the whole product.
 */
export function Guarantee({ product }: { product: ProductView }) {
  const t = useText();
  const { country } = useShop();
  const years = product.durabilityGuaranteeYears;
  const maker = product.manufacturer?.name ?? product.brand.name;
  return (
    <section aria-labelledby="guarantee" className="max-w-text">
      <h2 id="guarantee" className="mb-3 text-xl">
        {t('product.guarantee')}
      </h2>
      {years !== null && (
        <DurabilityLabel years={years} maker={maker} model={product.name} ofUnion={country !== 'CH'} />
      )}
      <p>{t('product.guarantee.legal')}</p>
      <p className="mt-2">
        <GuaranteeSource />
      </p>
    </section>
  );
}
