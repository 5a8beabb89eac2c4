import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { viewEvent } from '#app/features/measurement/measured-products.ts';
import { useMeasured } from '#app/features/measurement/use-measured.ts';
import { PagedGrid } from '#app/features/paging/paged-grid.tsx';
import { ShareButton } from '#app/features/share/share-button.tsx';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import { Popover } from '#app/ui/layer/popover.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { ChosenChips } from './chosen-chips.tsx';
import { SortForm } from './fields/sort-form.tsx';
import { FilterButton } from './filter-button.tsx';
import { FilterColumn } from './filter-column.tsx';
import { type ListView, listLink } from './list-view.ts';
import { clearChoices } from './narrow.ts';
import { QuickFilters } from './quick-filters.tsx';
import { SizeFinder } from './size-finder.tsx';
import { useNarrowing } from './use-narrowing.ts';

/**
 * A list with its filters, order and pages.
 * @param title for sharing
 * @param aside above the filters
 * @param finder another way to filter, below the one by size
 * @param belowFilters above the articles
 * @param whenEmpty instead of a list that is empty without any filter
 */
export function FilteredList({
  list,
  title,
  aside,
  finder,
  belowFilters,
  whenEmpty,
}: {
  list: ListView;
  title: string;
  aside?: ReactNode;
  finder?: ReactNode;
  belowFilters?: ReactNode;
  whenEmpty?: ReactNode;
}) {
  const t = useText();
  const shop = useShop();
  const { address, filters, set, open, busy } = useNarrowing(list);
  const coming = { ...list, address, filters };
  const section = useRef<HTMLElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const name = listLink(shop, list.place, { ...list.address, page: 1 });
  useMeasured(`${name} ${list.page}`, () => viewEvent('view_item_list', list.products, name));
  useTopOfNewList(name, section);
  const linkToListPage = (page: number) => listLink(shop, list.place, { ...list.address, page });
  const chosen = list.address.choices.length > 0;
  const reach = list.pageCount * list.pageSize;
  return (
    <div className="list-layout">
      <div className="list-aside">
        {aside}
        <FilterColumn list={coming} set={set} />
      </div>
      <section
        ref={section}
        aria-labelledby="list"
        aria-busy={busy}
        className="list-results min-w-0 scroll-mt-32"
      >
        <h2 id="list" className="sr-only">
          {t('catalogue.list')}
        </h2>
        {(list.totalCount > 0 || chosen) && (
          <>
            {/* its buttons are as high as a finger needs, the line is not */}
            <div className="list-count flex items-center gap-1 max-lg:-my-2 lg:mb-4">
              <p ref={count} tabIndex={-1} role="status" className="text-sm text-muted tabular-nums">
                {t('catalogue.count', { count: list.totalCount })}
                {reach < list.totalCount && ` ${t('list.reach', { count: reach })}`}
              </p>
              <RankingNote />
              <ShareButton
                title={title}
                className="grid size-control-l place-content-center rounded hover:bg-hover max-lg:ms-auto max-lg:-me-3"
              />
            </div>
            <div className="list-bar">
              <FilterButton list={list} />
              <SortForm place={list.place} address={address} open={open} />
            </div>
          </>
        )}
        {list.finder.length > 0 && <SizeFinder list={coming} set={set} />}
        {finder}
        {list.quick.length > 0 && <QuickFilters list={coming} open={open} />}
        {list.isUnfiltered && (
          <div className="mb-5">
            <Alert kind="info">{t('list.filters.wait')}</Alert>
          </div>
        )}
        <ChosenChips list={coming} open={open} after={count} />
        {belowFilters}
        {list.totalCount > 0 ? (
          <div className={busy ? 'opacity-60 transition-opacity delay-100' : 'transition-opacity'}>
            <PagedGrid key={name} list={list} linkToPage={linkToListPage} />
          </div>
        ) : chosen ? (
          <EmptyState
            icon="filter"
            level={2}
            title={t('list.none')}
            actions={
              <ButtonLink to={listLink(shop, list.place, clearChoices(list.address))} preventScrollReset>
                {t('list.clear')}
              </ButtonLink>
            }
          >
            {t('list.none.text')}
          </EmptyState>
        ) : (
          whenEmpty
        )}
      </section>
    </div>
  );
}

/** Scrolls to the top of another list when that is out of sight; after "back" the old position stays. */
function useTopOfNewList(name: string, section: React.RefObject<HTMLElement | null>): void {
  const type = useNavigationType();
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    const element = section.current;
    if (type !== 'POP' && element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
  }, [name, type, section]);
}

/** The facts that decide the order of a list, beside it (Directive 2005/29/EC art. 7(4a)). */
function RankingNote() {
  const t = useText();
  return (
    <Popover
      label={t('list.ranking')}
      side="bottom-start"
      className="max-w-80 p-4"
      trigger={(props) => (
        <button
          {...props}
          aria-label={t('list.ranking')}
          className="grid size-control-l shrink-0 place-content-center rounded hover:bg-hover"
        >
          <Icon name="info" />
        </button>
      )}
    >
      <p className="mb-2 font-semibold">{t('list.ranking')}</p>
      <p className="text-sm">{t('list.ranking.text')}</p>
      <p className="mt-2 text-sm">{t('list.ranking.paid')}</p>
    </Popover>
  );
}
