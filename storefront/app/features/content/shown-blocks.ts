import { tileProducts } from '#app/features/product-tile/tile-products.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import type { LoadedBlock, PageBlock } from './page-block.fragment.ts';

/** Blocks as their page shows them; the page is tagged with the articles in them. */
export function shownBlocks(page: PageRequest, blocks: readonly LoadedBlock[]): PageBlock[] {
  return blocks.map((block) =>
    block.__typename === 'ContentArticles'
      ? { ...block, articles: tileProducts(page, block.articles) }
      : block,
  );
}

/** All blocks of a page, those in columns too. */
export function allBlocks(blocks: readonly PageBlock[]): PageBlock[] {
  return blocks.flatMap((block) =>
    block.__typename === 'ContentColumns'
      ? [block, ...([...block.left, ...block.right] as PageBlock[])]
      : [block],
  );
}
