import { Link } from 'react-router';
import { compareLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { ProductPicture } from '#app/ui/media/picture.tsx';
import { Price, type PriceValue } from '#app/ui/media/price.tsx';

type Candidate = { sku: string; name: string; picture: string | null; price: PriceValue };

/** Similar articles that can be added by a link, and a link to all of them. */
export function CompareMore({
  skus,
  more,
  category,
}: {
  skus: readonly string[];
  more: readonly Candidate[];
  category: { name: string; to: string } | null;
}) {
  const t = useText();
  const shop = useShop();
  return (
    <section aria-labelledby="compare-more" className="screen-only mt-10">
      {more.length > 0 && (
        <>
          <h2 id="compare-more" className="mb-3 text-xl">
            {t('compare.more')}
          </h2>
          <ul className="mb-4 grid gap-3 md:grid-cols-2 lg:grid-cols-3">
            {more.map(({ sku, name, picture, price }) => (
              <li key={sku}>
                <Link
                  to={compareLink(shop, { skus: [...skus, sku] })}
                  preventScrollReset
                  aria-label={t('compare.add.of', { name })}
                  className="pressable flex items-center gap-3 rounded border border-line p-2"
                >
                  <span className="w-16 shrink-0">
                    <ProductPicture id={picture} alt="" sizes="64px" scale="small" />
                  </span>
                  <span className="min-w-0 flex-1 text-sm">
                    <span className="line-clamp-2">{name}</span>
                    <Price price={price} size="s" />
                  </span>
                  <Icon name="plus" />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {category && (
        <ButtonLink to={category.to} variant="secondary">
          {t('compare.category', { name: category.name })}
        </ButtonLink>
      )}
    </section>
  );
}
