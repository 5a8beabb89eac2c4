import type { ReactNode } from 'react';
import './data-table.css';

type Column<Key extends string> = {
  key: Key;
  name: string;
  /** figures are aligned at the end */
  figures?: boolean;
};

/**
 * A table that becomes one card per row where it has little room, on a phone or in a column; with two columns it stays
 * a table. The first column names its row. The roles are written out because
 * some browsers no longer treat a table with another layout as one.
 */
export function DataTable<Key extends string>({
  caption,
  columns,
  rows,
  hideCaption = false,
}: {
  caption: string;
  columns: readonly Column<Key>[];
  rows: readonly { id: string; cells: Readonly<Record<Key, ReactNode>> }[];
  hideCaption?: boolean;
}) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <div className={columns.length > 2 ? 'card-table-room' : undefined}>
      <table role="table" className="card-table">
        <caption className={hideCaption ? 'sr-only' : 'pb-3 text-start text-lg font-semibold'}>
          {caption}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, name, figures }) => (
              <th key={key} role="columnheader" scope="col" className={figures ? 'text-end' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ id, cells }) => (
            <tr key={id} role="row">
              {columns.map((column, index) => (
                <Cell key={column.key} column={column} first={index === 0}>
                  {cells[column.key]}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

function Cell({
  column: { name, figures },
  first,
  children,
}: {
  column: { name: string; figures?: boolean };
  first: boolean;
  children: ReactNode;
}) {
  const look = figures ? 'text-end tabular-nums' : undefined;
  if (first) {
    return (
      // biome-ignore lint/a11y/noRedundantRoles: as at the table
      <th role="rowheader" scope="row" className={look}>
        <div className="card-table-value">{children}</div>
      </th>
    );
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as at the table
    <td role="cell" className={look}>
      <span aria-hidden="true" className="card-table-name">
        {name}
      </span>
      {/* one box, since the words of a cell may hold links */}
      <div className="card-table-value">{children}</div>
    </td>
  );
}
