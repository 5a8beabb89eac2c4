// biome-ignore-all lint/a11y/useSemanticElements: tables cannot be laid out like this in every browser and keep their roles
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active cell
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { computeEnergyStep } from '#app/features/product-tile/energy-arrow.tsx';
import { categoryLink, productLink, searchLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { ProductPicture } from '#app/ui/media/picture.tsx';
import { Price } from '#app/ui/media/price.tsx';
import { removeBrandFromName } from '#texts/article-name.ts';
import { formatNumber } from '#texts/format.ts';
import type { FoundProduct } from './found.ts';
import type { Row } from './rows.rules.ts';

/** The actions of a row besides its link. */
export type RowHands = { close(): void; forget(term: string): void; forgetAll(): void };

type Cells = { buildId: (cell: number) => string; active: number | null; typed: string };

/** One row of the grid. The field keeps the focus: nothing in here is a tab stop, and the keys press the controls. */
export function SuggestionRow({ row, hands, ...cells }: { row: Row; hands: RowHands } & Cells) {
  return (
    <div role="row" className="search-row" data-active={cells.active === null ? undefined : ''}>
      <RowCells row={row} hands={hands} {...cells} />
    </div>
  );
}

function RowCells({ row, hands, buildId, active, typed }: { row: Row; hands: RowHands } & Cells) {
  const t = useText();
  const shop = useShop();
  const renderCell = (content: ReactNode) => (
    <Cell id={buildId(0)} active={active === 0}>
      {content}
    </Cell>
  );
  const renderLink = (to: string, content: ReactNode) =>
    renderCell(
      <Link to={to} tabIndex={-1} onClick={hands.close} className="search-choice">
        {content}
      </Link>,
    );
  switch (row.kind) {
    case 'own':
      return (
        <>
          {renderLink(searchLink(shop, row.term), <WithIcon icon="history" text={row.term} typed={typed} />)}
          <Cell id={buildId(1)} active={active === 1} className="flex-none">
            <button
              type="button"
              tabIndex={-1}
              aria-label={t('search.own.remove', { term: row.term })}
              onClick={() => hands.forget(row.term)}
              className="grid size-11 place-content-center rounded text-muted hover:text-text"
            >
              <Icon name="close" size={16} />
            </button>
          </Cell>
        </>
      );
    case 'clear':
      return renderCell(
        <button
          type="button"
          tabIndex={-1}
          onClick={hands.forgetAll}
          className="search-choice text-sm text-muted"
        >
          <Icon name="trash" size={16} />
          {t('search.own.clear')}
        </button>,
      );
    case 'term':
      return renderLink(
        searchLink(shop, row.term),
        <>
          <WithIcon icon="search" text={row.term} typed={typed} />
          <span aria-hidden="true" className="ms-auto ps-3 text-xs text-muted tabular-nums">
            {formatNumber(row.hits, shop.locale)}
          </span>
          <span className="sr-only">{t('search.hits', { count: row.hits })}</span>
        </>,
      );
    case 'category':
      return renderLink(
        categoryLink(shop, row.path),
        <span className="min-w-0">
          {row.name}
          {row.trail && (
            <span className="text-sm text-muted">{` ${t('search.in', { trail: row.trail })}`}</span>
          )}
        </span>,
      );
    case 'brand':
      return renderLink(searchLink(shop, row.name), row.name);
    case 'product':
      return renderLink(productLink(shop, row.product), <ProductPreview product={row.product} />);
  }
}

function Cell({
  id,
  active,
  className = 'flex-1',
  children,
}: {
  id: string;
  active: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="gridcell" id={id} aria-selected={active} className={`search-cell min-w-0 ${className}`}>
      {children}
    </div>
  );
}

/** Emphasises the part that the suggestion adds to the typed text. */
function WithIcon({ icon, text, typed }: { icon: 'search' | 'history'; text: string; typed: string }) {
  const begun = typed !== '' && text.toLowerCase().startsWith(typed.toLowerCase());
  return (
    <>
      <Icon name={icon} size={16} className="text-muted" />
      <span className="min-w-0 wrap-anywhere">
        {begun ? text.slice(0, typed.length) : text}
        {begun && <strong className="font-semibold">{text.slice(typed.length)}</strong>}
      </span>
    </>
  );
}

/** A tyre's price would need its whole label beside it, so a tyre has no price here: its page has both. */
function ProductPreview({
  product: { name, brand, pictures, price, ecoLabel, tire },
}: {
  product: FoundProduct;
}) {
  const t = useText();
  return (
    <>
      <ProductPicture id={pictures[0]} alt="" scale="small" sizes="3rem" className="w-12 shrink-0" />
      <span className="min-w-0">
        <span className="block text-xs text-muted">{brand.name}</span>
        <span className="block truncate text-sm">{removeBrandFromName(name, brand.name)}</span>
        {!tire && <Price price={price} size="s" />}
      </span>
      {ecoLabel && (
        <span className="ms-auto ps-2">
          <span
            aria-hidden="true"
            className={`energy energy-${computeEnergyStep(ecoLabel.energyClass, ecoLabel.best)}`}
            data-class={ecoLabel.energyClass}
            data-best={ecoLabel.best}
            data-worst={ecoLabel.worst}
          />
          <span className="sr-only">
            {t('product.energy', { class: ecoLabel.energyClass, best: ecoLabel.best, worst: ecoLabel.worst })}
          </span>
        </span>
      )}
    </>
  );
}
