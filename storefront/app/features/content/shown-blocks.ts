import { buildTileProducts } from '#app/features/product-tile/tile-products.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import type { LoadedBlock, PageBlock } from './page-block.fragment.ts';

/** Blocks for display; the page is tagged with the articles in them. */
export function prepareBlocks(page: PageRequest, blocks: readonly LoadedBlock[]): PageBlock[] {
  return blocks
    .filter(isFirst)
    .map((block) =>
      block.__typename === 'ContentArticles'
        ? { ...block, articles: buildTileProducts(page, block.articles) }
        : block,
    );
}

/** Shows a promotion once on a page: its address may name one that the page shows anyway. */
function isFirst(block: LoadedBlock, index: number, blocks: readonly LoadedBlock[]): boolean {
  const code = findPromotionCode(block);
  return code === null || blocks.findIndex((other) => findPromotionCode(other) === code) === index;
}

function findPromotionCode(block: LoadedBlock): string | null {
  return block.__typename === 'ContentPromotionBanner'
    ? (block.promotion?.code?.toLowerCase() ?? null)
    : null;
}

/** All blocks of a page, including those in columns. */
export function flattenBlocks(blocks: readonly PageBlock[]): PageBlock[] {
  return blocks.flatMap((block) =>
    block.__typename === 'ContentColumns'
      ? [block, ...([...block.left, ...block.right] as PageBlock[])]
      : [block],
  );
}
