import { tileProducts } from '#app/features/product-tile/tile-products.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import type { LoadedBlock, PageBlock } from './page-block.fragment.ts';

/** Blocks for display; the page is tagged with the articles in them. */
export function shownBlocks(page: PageRequest, blocks: readonly LoadedBlock[]): PageBlock[] {
  return blocks
    .filter(isFirst)
    .map((block) =>
      block.__typename === 'ContentArticles'
        ? { ...block, articles: tileProducts(page, block.articles) }
        : block,
    );
}

/** Shows a promotion once on a page: its address may name one that the page shows anyway. */
function isFirst(block: LoadedBlock, index: number, blocks: readonly LoadedBlock[]): boolean {
  const code = codeOf(block);
  return code === null || blocks.findIndex((other) => codeOf(other) === code) === index;
}

function codeOf(block: LoadedBlock): string | null {
  return block.__typename === 'ContentPromotionBanner'
    ? (block.promotion?.code?.toLowerCase() ?? null)
    : null;
}

/** All blocks of a page, including those in columns. */
export function allBlocks(blocks: readonly PageBlock[]): PageBlock[] {
  return blocks.flatMap((block) =>
    block.__typename === 'ContentColumns'
      ? [block, ...([...block.left, ...block.right] as PageBlock[])]
      : [block],
  );
}
