import { car } from './category-tree/car.ts';
import { children } from './category-tree/children.ts';
import { electronics } from './category-tree/electronics.ts';
import { household } from './category-tree/household.ts';
import { living } from './category-tree/living.ts';
import { men } from './category-tree/men.ts';
import { sale } from './category-tree/sale.ts';
import { shoes } from './category-tree/shoes.ts';
import { women } from './category-tree/women.ts';
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
