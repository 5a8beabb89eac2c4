import { ProductGrid } from '#app/features/product-tile/product-grid.tsx';
import { ProductRow } from '#app/features/product-tile/product-row.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ContentLink } from './content-link.tsx';
import type { BlockOf } from './page-block.fragment.ts';

/** Articles in a row or in a grid, and a link to all of them. A query without hits leaves no gap. */
export function Articles({
  block: { heading, slides, articles, moreLabel, moreTo },
}: {
  block: BlockOf<'ContentArticles'>;
}) {
  const t = useText();
  if (articles.length === 0) return <p className="mt-3 text-muted">{t('content.articles.none')}</p>;
  return (
    <>
      <div className="mt-4">
        {slides ? (
          <ProductRow products={articles} label={heading ?? t('content.articles.label')} />
        ) : (
          <div className="@container">
            <ProductGrid products={articles} />
          </div>
        )}
      </div>
      {moreLabel && moreTo && (
        <p className="mt-4">
          <ContentLink to={moreTo} className="link touch text-sm font-semibold">
            {moreLabel}
          </ContentLink>
        </p>
      )}
    </>
  );
}
