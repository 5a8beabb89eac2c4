import type { CategoryNode } from '../category-tree.ts';
import type { Audience, Department, Text } from '../kind.ts';

/** A leaf for clothes or shoes of some people. */
export const leaf = (
  key: string,
  kinds: readonly string[],
  audiences: readonly Audience[],
  name: Text,
  description: Text,
  teaser: 'fashion' | 'shoes' = 'fashion',
): CategoryNode => ({ key, kinds, audiences, name, description, teaser });

/** A maker of leaves for a department that is not divided by people. */
export const leafOf =
  (teaser: Department) =>
  (key: string, kinds: readonly string[], name: Text, description: Text): CategoryNode => ({
    key,
    kinds,
    name,
    description,
    teaser,
  });

type Group = readonly [key: string, name: Text, description: Text, leaves: readonly CategoryNode[]];

/** Groups of leaves, all with the department's teaser. */
export const grouped = (teaser: Department, groups: readonly Group[]): CategoryNode[] =>
  groups.map(([key, name, description, leaves]) => ({ key, name, description, teaser, children: leaves }));
