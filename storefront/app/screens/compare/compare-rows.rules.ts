/** The facts of an article by heading, as the gateway prints it. */
export type FactGroup = {
  readonly group: string;
  readonly section: string | null;
  readonly attributes: readonly { readonly key: string; readonly label: string; readonly value: string }[];
};

export type CompareRow = {
  readonly key: string;
  readonly label: string;
  /** by column; null if the article has no value */
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
};
export type CompareGroup = {
  readonly group: string;
  readonly section: string | null;
  readonly rows: readonly CompareRow[];
};

/** @param values by column. A single column has no differences */
export function buildRow(key: string, label: string, values: readonly (string | null)[]): CompareRow {
  return { key, label, values, differs: new Set(values).size > 1 };
}

/**
 * The facts of articles side by side: headings and rows in the articles' order, each once.
 * @param articles the groups of each column
 */
export function compareRows(articles: readonly (readonly FactGroup[])[]): CompareGroup[] {
  const headings = new Map<string, { group: string; section: string | null; labels: Map<string, string> }>();
  for (const { group, section, attributes } of articles.flat()) {
    const name = section ?? group;
    const known = headings.get(name) ?? { group, section, labels: new Map() };
    for (const { key, label } of attributes) known.labels.set(key, known.labels.get(key) ?? label);
    headings.set(name, known);
  }
  const values = articles.map(
    (groups) => new Map(groups.flatMap(({ attributes }) => attributes.map(({ key, value }) => [key, value]))),
  );
  return [...headings.values()].map(({ labels, ...heading }) => ({
    ...heading,
    rows: [...labels].map(([key, label]) =>
      buildRow(
        key,
        label,
        values.map((of) => of.get(key) ?? null),
      ),
    ),
  }));
}

/** Only the rows with differences; headings without any are left out. */
export function filterDifferingRows(groups: readonly CompareGroup[]): CompareGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}
