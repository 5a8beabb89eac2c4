import { slugify } from '../../../commerce/range/catalogue/slug.rules.ts';
import { CATEGORY_TREE, type CategoryNode } from './category-tree.ts';
import type { Attributes, Audience, Department, Text } from './kind.ts';
import { LANGUAGES } from './kind.ts';

/** A category as the seed writes it; ids and positions are the same for every tenant. */
export type DemoCategory = {
  readonly id: number;
  readonly parentId: number | null;
  readonly key: string;
  readonly position: number;
  /** picture source id of its teaser */
  readonly picture: string;
  readonly names: Text;
  readonly descriptions: Text;
  /** slugs from the root, joined by '/' */
  readonly paths: Text;
};

type Product = {
  readonly kind: string;
  readonly department: Department;
  readonly audience: Audience | null;
  readonly attributes: Attributes;
};

const flat = flatten();
const byKey = new Map(flat.map((category) => [category.key, category]));
const byId = new Map(flat.map((category) => [category.id, category]));
const leaves = listLeaves(CATEGORY_TREE);

/** All categories, parents before their children. */
export const CATEGORIES: readonly DemoCategory[] = flat;

/** Keys of the leaf categories that a product belongs to, the main one first; the sale is not among them. */
export function listCategoryKeys(product: Product): string[] {
  const keys = leaves.filter((leaf) => holds(leaf, product)).map((leaf) => leaf.key);
  if (keys.length === 0)
    throw new RangeError(`no category for ${product.kind} (${product.audience ?? 'all'})`);
  return keys;
}

/** The sale's category of a department. */
export function getSaleKey(department: Department): string {
  return `sale-${department}`;
}

/** Ids of categories and of all their ancestors. @throws RangeError on an unknown key */
export function addAncestors(keys: readonly string[]): number[] {
  const ids = new Set<number>();
  for (const key of keys) {
    let category = byKey.get(key);
    if (!category) throw new RangeError(`no category ${key}`);
    while (category) {
      ids.add(category.id);
      category = category.parentId === null ? undefined : byId.get(category.parentId);
    }
  }
  return [...ids].sort((a, b) => a - b);
}

/** @throws RangeError on an unknown key */
export function categoryId(key: string): number {
  const category = byKey.get(key);
  if (!category) throw new RangeError(`no category ${key}`);
  return category.id;
}

function holds(leaf: CategoryNode, product: Product): boolean {
  if (!leaf.kinds?.includes(product.kind)) return false;
  if (leaf.season && product.attributes.season !== leaf.season) return false;
  if (!leaf.audiences || product.audience === null) return true;
  return (
    leaf.audiences.includes(product.audience) ||
    (product.audience === 'unisex' && !leaf.audiences.includes('girls'))
  );
}

function listLeaves(nodes: readonly CategoryNode[]): CategoryNode[] {
  return nodes.flatMap((node) => (node.children ? listLeaves(node.children) : [node]));
}

/** The product in the small picture of a group: the picture of a department may show nothing of that group. */
function findFirstKind({ kinds, children }: CategoryNode): string | undefined {
  return kinds?.[0] ?? children?.map(findFirstKind).find(Boolean);
}

function flatten(): DemoCategory[] {
  const list: DemoCategory[] = [];
  const visit = (nodes: readonly CategoryNode[], parent: DemoCategory | null) => {
    for (const [position, node] of nodes.entries()) {
      const slugs = LANGUAGES.map((language, index) =>
        slugify((node.slug ?? node.name)[index] ?? '', language),
      );
      const path = (index: number) => [parent?.paths[index], slugs[index]].filter(Boolean).join('/');
      const category: DemoCategory = {
        id: list.length + 1,
        parentId: parent?.id ?? null,
        key: node.key,
        position,
        picture: parent
          ? `t-${findFirstKind(node) ?? node.teaser}-${list.length + 1}-square`
          : `t-${node.teaser}-${list.length + 1}-wide`,
        names: node.name,
        descriptions: node.description,
        paths: [path(0), path(1), path(2)],
      };
      list.push(category);
      visit(node.children ?? [], category);
    }
  };
  visit(CATEGORY_TREE, null);
  return list;
}
