// biome-ignore-all lint/a11y/useSemanticElements: tables cannot be laid out like this in every browser and keep their roles
import { useText } from '#app/texts/texts.tsx';
import type { Place } from './keys.rules.ts';
import type { Group } from './rows.rules.ts';
import { type RowHands, SuggestionRow } from './suggestion-row.tsx';

/** Id of a cell, for aria-activedescendant. */
export function buildCellId(id: string, { row, cell }: Place): string {
  return `${id}-${row}-${cell}`;
}

/** The suggestions, in groups. @param id of the grid; the ids of its cells begin with it */
export function SuggestionGrid({
  id,
  groups,
  place,
  typed,
  hands,
}: {
  id: string;
  groups: readonly Group[];
  place: Place | null;
  typed: string;
  hands: RowHands;
}) {
  const t = useText();
  return (
    <div role="grid" id={id} aria-label={t('search.suggestions')} className="search-grid">
      {groups.map(({ name, start, rows }) => (
        <div key={name} role="rowgroup" aria-label={t(`search.${name}`)} className={`search-${name}`}>
          <div aria-hidden="true" className="search-heading">
            {t(`search.${name}`)}
          </div>
          {rows.map((row, at) => (
            <SuggestionRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              key={at}
              row={row}
              hands={hands}
              typed={typed}
              active={place?.row === start + at ? place.cell : null}
              buildId={(cell) => buildCellId(id, { row: start + at, cell })}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
