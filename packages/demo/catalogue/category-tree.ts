import { z } from 'zod';
import type { Audience, Department, Text } from './kind.ts';
import { readData } from './read-data.ts';
import { audience, department, keys, text } from './schemas.ts';

export type CategoryNode = {
  /** stable over tenants and languages */
  readonly key: string;
  readonly name: Text;
  /** where the address has other words than the name */
  readonly slug?: Text | undefined;
  readonly description: Text;
  readonly teaser: Department | 'season';
  readonly children?: readonly CategoryNode[] | undefined;
  /** leaves only: the products of it; none in the sale, whose members are the reduced ones */
  readonly kinds?: readonly string[] | undefined;
  readonly audiences?: readonly Audience[] | undefined;
  readonly season?: string | undefined;
};

const node: z.ZodType<CategoryNode> = z.strictObject({
  key: z.string().regex(/^[a-z0-9-]+$/),
  name: text,
  slug: text.optional(),
  description: text,
  teaser: z.union([department, z.literal('season')]),
  get children() {
    return z.array(node).readonly().optional();
  },
  kinds: keys.optional(),
  audiences: z.array(audience).readonly().optional(),
  season: z.string().optional(),
});

/** The assortment as shoppers browse it: department, group, leaf. */
export const CATEGORY_TREE: readonly CategoryNode[] = [
  'women',
  'men',
  'children',
  'shoes',
  'living',
  'electronics',
  'household',
  'car',
  'sale',
].map((name) => readData(`categories/${name}`, node));
