/** A category in one language, with its place in the tenant's tree. */
export type Category = {
  readonly id: number;
  /** stable over tenants and languages */
  readonly key: string;
  readonly name: string;
  /** slugs from the root joined by '/', without slashes at the ends */
  readonly path: string;
  readonly description: string;
  /** picture source id */
  readonly picture: string | null;
  readonly parent: Category | null;
  /** by position */
  readonly children: readonly Category[];
};

export type CategoryTree = {
  readonly roots: readonly Category[];
  readonly byId: ReadonlyMap<number, Category>;
  readonly byPath: ReadonlyMap<string, Category>;
};

export type CategoryRow = {
  readonly id: number;
  readonly parentId: number | null;
  readonly key: string;
  readonly name: string;
  readonly path: string;
  readonly description: string;
  readonly picture: string | null;
};

type Growing = Category & { parent: Category | null; children: Category[] };

/** @param rows siblings in the order of their position; a row whose parent is missing is left out */
export function buildTree(rows: readonly CategoryRow[]): CategoryTree {
  const grown = new Map<number, Growing>();
  for (const { parentId: _, ...row } of rows) grown.set(row.id, { ...row, parent: null, children: [] });
  const roots: Category[] = [];
  for (const { id, parentId } of rows) {
    const category = grown.get(id);
    if (!category) continue;
    if (parentId === null) {
      roots.push(category);
      continue;
    }
    const parent = grown.get(parentId);
    if (!parent) continue;
    category.parent = parent;
    parent.children.push(category);
  }
  const byId = new Map<number, Category>();
  const byPath = new Map<string, Category>();
  const placeCategory = (category: Category): void => {
    byId.set(category.id, category);
    byPath.set(category.path, category);
    category.children.forEach(placeCategory);
  };
  roots.forEach(placeCategory);
  return { roots, byId, byPath };
}

/** The path from the root to the category itself. */
export function buildTrail(category: Category): Category[] {
  const above = category.parent ? buildTrail(category.parent) : [];
  return [...above, category];
}

/** The category and its siblings, in order. */
export function getSiblings(tree: CategoryTree, category: Category): readonly Category[] {
  return category.parent ? category.parent.children : tree.roots;
}
