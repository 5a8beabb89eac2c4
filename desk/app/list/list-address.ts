/** Parameters of a list's address that are no filters. */
const SORT = 'sort';
const COLUMNS = 'columns';
const CURSORS = ['after', 'before'] as const;
const OWN: readonly string[] = [SORT, COLUMNS, ...CURSORS];

export type Sort = { readonly key: string; readonly descending: boolean };

/** The state of a list, which its address holds: a link shows the list as its sender saw it. */
export type ListState = {
  readonly sort: Sort;
  /** keys of the shown columns, in the list's own order */
  readonly columns: readonly string[];
  /** where the page begins or ends; opaque */
  readonly after: string | null;
  readonly before: string | null;
  /** '' where nothing is chosen */
  readonly filters: Readonly<Record<string, string>>;
};

export type ListDefinition = {
  readonly columns: readonly {
    readonly key: string;
    readonly sortable?: boolean;
    readonly hidden?: boolean;
  }[];
  readonly sort: Sort;
  readonly filters: readonly string[];
};

const LONGEST_VALUE = 200;

/** Reads the state; what the list does not know counts as absent, so that an old link still leads somewhere. */
export function readListState(
  search: URLSearchParams,
  { columns, sort, filters }: ListDefinition,
): ListState {
  const read = (name: string) => (search.get(name) ?? '').trim().slice(0, LONGEST_VALUE);
  const asked = read(SORT);
  const key = asked.replace(/^-/, '');
  const isSortable = columns.some((column) => column.key === key && column.sortable);
  const wanted = read(COLUMNS).split(',');
  const known = columns.filter((column) => wanted.includes(column.key));
  const shown = known.length > 0 ? known : columns.filter(({ hidden }) => !hidden);
  return {
    sort: isSortable ? { key, descending: asked.startsWith('-') } : sort,
    columns: shown.map((column) => column.key),
    after: read('after') || null,
    before: read('before') || null,
    filters: Object.fromEntries(filters.map((name) => [name, read(name)])),
  };
}

/** The address of the same list with other parameters; null takes one away. The page begins anew unless it says where. */
export function writeListAddress(
  search: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(search);
  for (const cursor of CURSORS) next.delete(cursor);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return text === '' ? '?' : `?${text}`;
}

/** The list's own parameters that a form of filters has to send along: order and columns. */
export function listKeptParameters(search: URLSearchParams): [string, string][] {
  return [SORT, COLUMNS].flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
}

/** The address without filters; order and columns stay. */
export function clearFilters(search: URLSearchParams): string {
  return writeListAddress(new URLSearchParams(listKeptParameters(search)), {});
}

/** Whether any filter is chosen. */
export function isFiltered(search: URLSearchParams): boolean {
  return [...search].some(([name, value]) => !OWN.includes(name) && value !== '');
}
