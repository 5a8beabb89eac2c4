import { children, men, shoes, women } from './category-tree-fashion.ts';
import { car, electronics, household, living, sale } from './category-tree-home.ts';
import type { Audience, Department, Text } from './kind.ts';

export type CategoryNode = {
  /** stable over tenants and languages */
  readonly key: string;
  readonly name: Text;
  /** where the address says less or more than the name */
  readonly slug?: Text;
  readonly description: Text;
  readonly teaser: Department | 'season';
  readonly children?: readonly CategoryNode[];
  /** leaves only: which products lie here; in the sale none, its members are those that are reduced */
  readonly kinds?: readonly string[];
  readonly audiences?: readonly Audience[];
  readonly season?: string;
};

/** The assortment as shoppers walk through it: department, group, leaf. */
export const CATEGORY_TREE: readonly CategoryNode[] = [
  women,
  men,
  children,
  shoes,
  living,
  electronics,
  household,
  car,
  sale,
];
