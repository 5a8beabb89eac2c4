import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Icon } from '#app/ui/media/icon.tsx';
import { type DeskTextKey, useDeskText } from '#desk/app/texts/desk-text.ts';
import { ColumnChoice } from './column-choice.tsx';
import { type ListState, writeListAddress } from './list-address.ts';

export type DeskColumn<Row> = {
  readonly key: string;
  readonly title: DeskTextKey;
  /** its head is a link that orders the list by it */
  readonly sortable?: boolean;
  /** shown only when it is chosen */
  readonly hidden?: boolean;
  /** figures stand at the end */
  readonly figures?: boolean;
  readonly cell: (row: Row) => ReactNode;
};

/**
 * The desk's list: a table whose whole state is its address, so that it is the same after a reload, in a link and without
 * scripts. It is never counted; pages are reached from one to the next.
 */
export function DeskList<Row>({
  caption,
  columns,
  state,
  rows,
  getKey,
  next = null,
  previous = null,
  empty,
  actions,
}: {
  caption: string;
  columns: readonly DeskColumn<Row>[];
  state: ListState;
  rows: readonly Row[];
  getKey: (row: Row) => string;
  /** `after` of the next page; null on the last */
  next?: string | null;
  /** `before` of the page before; null on the first, or where only the first can be reached again */
  previous?: string | null;
  /** in place of the table */
  empty: ReactNode;
  /** beside the choice of columns */
  actions?: ReactNode;
}) {
  const shown = columns.filter(({ key }) => state.columns.includes(key));
  return (
    <section aria-label={caption}>
      <div className="mb-2 flex flex-wrap items-center justify-end gap-2">
        {actions}
        <ColumnChoice columns={columns} shown={state.columns} />
      </div>
      {rows.length === 0 ? (
        <div className="desk-list-empty">{empty}</div>
      ) : (
        // biome-ignore-start lint/a11y/noRedundantRoles: browsers no longer treat a table with another layout as one
        <div className="desk-list-room">
          <table role="table" className="desk-list">
            <caption className="sr-only">{caption}</caption>
            <thead role="rowgroup">
              <tr role="row">
                {shown.map((column) => (
                  <ColumnHead key={column.key} column={column} state={state} />
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {rows.map((row) => (
                <tr key={getKey(row)} role="row">
                  {shown.map((column, index) => (
                    <Cell key={column.key} column={column} isFirst={index === 0}>
                      {column.cell(row)}
                    </Cell>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        // biome-ignore-end lint/a11y/noRedundantRoles: see above
      )}
      <Paging state={state} next={next} previous={previous} />
    </section>
  );
}

function ColumnHead<Row>({
  column: { key, title, sortable, figures },
  state: { sort },
}: {
  column: DeskColumn<Row>;
  state: ListState;
}) {
  const t = useDeskText();
  const [search] = useSearchParams();
  const isSorted = sort.key === key;
  const direction = sort.descending ? 'descending' : 'ascending';
  const next = isSorted && !sort.descending ? `-${key}` : key;
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: as at the table
      role="columnheader"
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className={figures ? 'text-end' : undefined}
    >
      {sortable ? (
        <Link to={writeListAddress(search, { sort: next })} preventScrollReset className="desk-list-sort">
          {t(title)}
          {isSorted && (
            <Icon name="chevron-down" size={16} className={sort.descending ? undefined : 'rotate-180'} />
          )}
        </Link>
      ) : (
        t(title)
      )}
    </th>
  );
}

function Cell<Row>({
  column: { title, figures },
  isFirst,
  children,
}: {
  column: DeskColumn<Row>;
  isFirst: boolean;
  children: ReactNode;
}) {
  const t = useDeskText();
  const look = figures ? 'text-end tabular-nums' : undefined;
  if (isFirst)
    return (
      // biome-ignore lint/a11y/noRedundantRoles: as at the table
      <th role="rowheader" scope="row" className={look}>
        {children}
      </th>
    );
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as at the table
    <td role="cell" className={look}>
      <span aria-hidden="true" className="desk-list-name">
        {t(title)}
      </span>
      <div className="min-w-0">{children}</div>
    </td>
  );
}

function Paging({
  state,
  next,
  previous,
}: {
  state: ListState;
  next: string | null;
  previous: string | null;
}) {
  const t = useDeskText();
  const [search] = useSearchParams();
  const isFirst = state.after === null && state.before === null;
  if (isFirst && next === null) return null;
  return (
    <nav aria-label={t('list.pages')} className="mt-3 flex flex-wrap items-center gap-2">
      {!isFirst && (
        <Link to={writeListAddress(search, {})} className="button button-secondary button-s">
          {t('list.first')}
        </Link>
      )}
      {previous !== null && (
        <Link
          rel="prev"
          to={writeListAddress(search, { before: previous })}
          className="button button-secondary button-s"
        >
          {t('list.previous')}
        </Link>
      )}
      {next !== null && (
        <Link
          rel="next"
          to={writeListAddress(search, { after: next })}
          className="button button-secondary button-s"
        >
          {t('list.next')}
        </Link>
      )}
    </nav>
  );
}
