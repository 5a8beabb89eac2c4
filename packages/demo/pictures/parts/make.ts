/** How well an article is made, from what is cheap of its kind to what is dear of it. */
export const MAKES = ['simple', 'good', 'fine', 'finest'] as const;

export type Make = (typeof MAKES)[number];

export function isAtLeast(make: Make, least: Make): boolean {
  return MAKES.indexOf(make) >= MAKES.indexOf(least);
}
