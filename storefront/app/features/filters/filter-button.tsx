import { lazy, Suspense, useState } from 'react';
import { loadAhead, loadLateCode } from '#app/start/late-code.ts';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { FILTERS_ID } from './filter-column.tsx';
import { listChoices } from './list-filter.ts';
import type { ListView } from './list-view.ts';

const loadSheet = () => import('./filter-sheet.tsx');
const FilterSheet = lazy(() => loadLateCode(loadSheet));

/** Opens all filters on phones and tablets. Without scripts it leads to them below the list. */
export function FilterButton({ list }: { list: ListView }) {
  const t = useText();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const count = listChoices(list.filters).length;
  if (list.filters.length === 0) return null;
  const look = 'button button-secondary button-l shrink-0 px-4 lg:hidden';
  const content = (
    <>
      <Icon name="filter" />
      {t('list.filters')}
      {count > 0 && (
        <span className="inline-grid min-w-6 place-content-center rounded-full bg-inverse px-1.5 text-sm text-on-inverse tabular-nums">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{t('list.filter.chosen', { count })}</span>
        </span>
      )}
    </>
  );
  return (
    <>
      <a href={`#${FILTERS_ID}`} className={`unscripted ${look}`}>
        {content}
      </a>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        className={`scripted ${look}`}
        onPointerEnter={() => loadAhead(loadSheet)}
        onFocus={() => loadAhead(loadSheet)}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {content}
      </button>
      {asked && (
        <Suspense fallback={null}>
          <FilterSheet list={list} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
