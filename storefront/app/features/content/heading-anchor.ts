import type { PageBlock } from './page-block.fragment.ts';
import { flattenBlocks } from './shown-blocks.ts';

/** Stands for a heading without a letter or digit of the alphabet. */
const NAMELESS = 'section';

/** The ids of a page's headings, by block. Each is there once: of two equal headings the second has `-2`. */
export function buildAnchors(blocks: readonly PageBlock[]): ReadonlyMap<PageBlock, string> {
  const anchors = new Map<PageBlock, string>();
  const taken = new Set<string>();
  for (const block of flattenBlocks(blocks)) {
    if (block.heading === null) continue;
    const wanted = slugifyHeading(block.heading);
    let anchor = wanted;
    for (let number = 2; taken.has(anchor); number += 1) anchor = `${wanted}-${number}`;
    taken.add(anchor);
    anchors.set(block, anchor);
  }
  return anchors;
}

function slugifyHeading(heading: string): string {
  const words = heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return words || NAMELESS;
}
