import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { compareLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ChipLink } from '#app/ui/chip.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { readCompareAddress } from '#forms/lists/compare-address.ts';
import { getAttributeHeading } from '#texts/attribute-heading.ts';
import { CompareArticle } from './compare-article.tsx';
import { CompareHeads } from './compare-heads.tsx';
import { type CompareGroup, type CompareRow, filterDifferingRows } from './compare-rows.rules.ts';
import type { ComparedArticle } from './compare-view.ts';
import './compare-table.css';

/** A column for each article, a row for each fact. Rows with differences are marked by a sign and a word. */
export function CompareTable({
  articles,
  groups,
}: {
  articles: readonly ComparedArticle[];
  groups: readonly CompareGroup[];
}) {
  const t = useText();
  const shop = useShop();
  const [parameters] = useSearchParams();
  const scroller = useRef<HTMLElement>(null);
  const { onlyDifferences } = readCompareAddress(parameters);
  const skus = articles.map(({ sku }) => sku);
  const only = onlyDifferences && articles.length > 1;
  const shown = only ? filterDifferingRows(groups) : groups;
  return (
    <>
      {articles.length > 1 && (
        <ChipLink
          to={compareLink(shop, { skus, onlyDifferences: !onlyDifferences })}
          replace
          preventScrollReset
          selected={onlyDifferences}
          className="screen-only mb-3"
        >
          <Icon name={onlyDifferences ? 'check' : 'filter'} size={16} />
          {t('compare.only')}
        </ChipLink>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section ref={scroller} className="overflow-x-auto" aria-label={t('compare.title')} tabIndex={0}>
        <table className="compare-table compare-columns" data-columns={articles.length}>
          <caption className="sr-only">{t('compare.title')}</caption>
          <thead>
            <tr>
              <td />
              {articles.map((article) => (
                <th key={article.sku} scope="col">
                  <CompareArticle
                    article={article}
                    withoutIt={compareLink(shop, {
                      skus: skus.filter((sku) => sku !== article.sku),
                      onlyDifferences,
                    })}
                  />
                </th>
              ))}
            </tr>
          </thead>
          {shown.map(({ group, section, rows }) => (
            <tbody key={section ?? group}>
              <tr className="compare-group">
                <th scope="rowgroup" colSpan={articles.length + 1}>
                  {section ?? t(group === 'first' ? 'compare.first' : getAttributeHeading(group))}
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.key} row={row} columns={skus} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
      <CompareHeads articles={articles} scroller={scroller} />
      {only && shown.length === 0 && <p className="py-4 text-muted">{t('compare.allAlike')}</p>}
    </>
  );
}

function Row({ row: { label, values, differs }, columns }: { row: CompareRow; columns: readonly string[] }) {
  const t = useText();
  return (
    <tr className={differs ? 'compare-differs' : undefined}>
      <th scope="row">
        {differs && (
          <>
            <span aria-hidden="true">≠ </span>
            <span className="sr-only">{t('compare.differs')} </span>
          </>
        )}
        {label}
      </th>
      {values.map((value, index) => (
        <td key={columns[index]}>
          {value ?? (
            <>
              <span aria-hidden="true">–</span>
              <span className="sr-only">{t('compare.unknown')}</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
