import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { productLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { ProductPicture } from '#app/ui/media/picture.tsx';
import { useMoneyText } from '#app/ui/media/price.tsx';
import { removeBrandFromName } from '#texts/article-name.ts';
import type { ComparedArticle } from './compare-view.ts';
import './compare-heads.css';

/**
 * The heads of the columns in short, below the page's header while the table's own are out of sight; they move
 * sideways with the table. For the eye alone: a screen reader hears the column's head with each cell.
 * @param scroller contains the table
 */
export function CompareHeads({
  articles,
  scroller,
}: {
  articles: readonly ComparedArticle[];
  scroller: RefObject<HTMLElement | null>;
}) {
  const shop = useShop();
  const moneyText = useMoneyText();
  const bar = useRef<HTMLDivElement>(null);
  const shown = useHeadsLeft(scroller);
  useEffect(() => {
    const table = scroller.current;
    if (!shown || !table) return;
    const follow = () => bar.current?.scrollTo({ left: table.scrollLeft, behavior: 'instant' });
    follow();
    table.addEventListener('scroll', follow, { passive: true });
    return () => table.removeEventListener('scroll', follow);
  }, [shown, scroller]);
  if (!shown) return null;
  return (
    <div className="compare-heads screen-only" aria-hidden="true">
      <div className="wrap">
        <div ref={bar} className="overflow-hidden">
          <div className="compare-heads-row compare-columns" data-columns={articles.length}>
            <span />
            {articles.map((article) => (
              <Link
                key={article.sku}
                to={productLink(shop, article)}
                tabIndex={-1}
                className="compare-heads-one"
              >
                <ProductPicture
                  id={article.picture}
                  alt=""
                  sizes="40px"
                  className="w-8 shrink-0 max-lg:hidden"
                />
                <span className="min-w-0">
                  <span className="line-clamp-2">
                    {removeBrandFromName(article.name, article.brand.name)}
                  </span>
                  <span className="block font-semibold tabular-nums">{moneyText(article.price.current)}</span>
                </span>
              </Link>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

/** Below the page's header, which covers the upper edge of the window. */
const SEEN_FROM = '-96px 0px 0px 0px';

/** Whether the heads of a table have left the window while some of the table is in it. */
function useHeadsLeft(scroller: RefObject<HTMLElement | null>): boolean {
  const [left, setLeft] = useState(false);
  useEffect(() => {
    const table = scroller.current;
    const heads = table?.querySelector('thead');
    if (!table || !heads) return;
    const seen = new Map<Element, boolean>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) seen.set(target, isIntersecting);
        setLeft(seen.get(heads) === false && seen.get(table) === true);
      },
      { rootMargin: SEEN_FROM },
    );
    watcher.observe(heads);
    watcher.observe(table);
    return () => watcher.disconnect();
  }, [scroller]);
  return left;
}
