import { Form, Link } from 'react-router';
import { removeArticle } from '#app/features/compare/compare-list.rules.ts';
import { compareStore } from '#app/features/compare/compare-store.ts';
import { keepList } from '#app/features/compare/kept-list.ts';
import { ProductLabels } from '#app/features/product-tile/product-labels.tsx';
import { productLink, screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { ProductPicture } from '#app/ui/media/picture.tsx';
import { Price } from '#app/ui/media/price.tsx';
import { RatingStars } from '#app/ui/media/rating.tsx';
import { removeBrandFromName } from '#texts/article-name.ts';
import type { ComparedArticle } from './compare-view.ts';

/**
 * The head of a column: the article, its price with the law's labels, and the buttons for the basket and for its
 * removal.
 */
export function CompareArticle({ article, withoutIt }: { article: ComparedArticle; withoutIt: string }) {
  const t = useText();
  const shop = useShop();
  const { sku, name, brand } = article;
  const link = productLink(shop, article);
  return (
    <div className="flex h-full flex-col items-start gap-1 font-normal">
      <Link to={link} tabIndex={-1} aria-hidden="true" className="w-full max-w-44">
        <ProductPicture
          id={article.picture}
          alt=""
          sizes="(width < 37.5rem) 120px, 176px"
          className={article.available ? '' : 'sold-out'}
        />
      </Link>
      <span className="mt-2 text-xs text-muted">{brand.name}</span>
      <Link to={link} className="font-semibold hover:underline">
        {removeBrandFromName(name, brand.name)}
      </Link>
      {article.rating && <RatingStars {...article.rating} />}
      <Price price={article.price} />
      <ProductLabels product={article} size="m" />
      <div className="screen-only mt-2 flex flex-wrap items-center gap-2">
        <ToBasket article={article} link={link} />
        <Link
          to={withoutIt}
          replace
          preventScrollReset
          aria-label={t('compare.remove.of', { name })}
          onClick={() => keepList(removeArticle(compareStore.get(), sku))}
          className="link touch inline-flex items-center gap-1 py-1 text-sm"
        >
          <Icon name="close" size={16} />
          {t('compare.remove')}
        </Link>
      </div>
    </div>
  );
}

/** An article with a single variant is added at once; for others the article's page is opened. */
function ToBasket({ article, link }: { article: ComparedArticle; link: string }) {
  const t = useText();
  const basket = screenLink(useShop(), 'basket');
  const { name, variantSku, available } = article;
  if (!available) return <p className="text-sm font-semibold">{t('catalogue.tile.soldOut')}</p>;
  if (variantSku === null) {
    return (
      <ButtonLink
        to={link}
        size="m"
        variant="secondary"
        className="max-md:px-2 max-md:text-sm"
        aria-label={t('wishlist.choosingOf', { name })}
      >
        <Icon name="chevron-right" className="compare-icon" />
        <span className="compare-word">{t('wishlist.choosing')}</span>
      </ButtonLink>
    );
  }
  return (
    <Form method="post" action={basket}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="variantSku" value={variantSku} />
      <Button
        type="submit"
        size="m"
        className="px-3 max-md:text-sm"
        aria-label={t('wishlist.toBasketOf', { name })}
      >
        <Icon name="basket" className="compare-icon" />
        <span className="compare-word">{t('catalogue.product.add')}</span>
      </Button>
    </Form>
  );
}
