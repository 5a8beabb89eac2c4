/** A cell of the suggestions, both from 0. */
export type Place = { readonly row: number; readonly cell: number };

/**
 * The target of a key in the suggestions, after the ARIA practices for a combobox with a grid: up and down move
 * through the rows and over their ends back into the field, Home and End to the first and last row, left and right
 * within a row.
 * @param place null for the field itself
 * @param cells number of cells of each row
 * @returns undefined if the field handles the key, as without suggestions
 */
export function moveByKey(
  key: string,
  place: Place | null,
  cells: readonly number[],
): Place | null | undefined {
  if (cells.length === 0) return undefined;
  const last = cells.length - 1;
  const getRowPlace = (at: number) => (at < 0 || at > last ? null : { row: at, cell: 0 });
  if (key === 'ArrowDown') return place ? getRowPlace(place.row + 1) : getRowPlace(0);
  if (key === 'ArrowUp') return place ? getRowPlace(place.row - 1) : getRowPlace(last);
  if (!place) return undefined;
  if (key === 'Home') return getRowPlace(0);
  if (key === 'End') return getRowPlace(last);
  const aside = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (aside === undefined) return undefined;
  const cell = place.cell + aside;
  return cell >= 0 && cell < (cells[place.row] ?? 0) ? { row: place.row, cell } : undefined;
}
