import { tileProducts } from '#app/features/product-tile/tile-products.ts';
import type { PageRequest } from '#app/page/page-request.ts';
import type { LoadedBlock, PageBlock, SingleBlock } from './page-block.fragment.ts';

/** Blocks as their page shows them; the page is tagged with the articles in them. */
export function shownBlocks(page: PageRequest, blocks: readonly LoadedBlock[]): PageBlock[] {
  return blocks.map((block) => {
    if (block.__typename !== 'ContentColumns') return single(page, block);
    return {
      ...block,
      left: block.left.flatMap((one) => inColumn(page, one)),
      right: block.right.flatMap((one) => inColumn(page, one)),
    };
  });
}

type Loaded = Exclude<LoadedBlock, { __typename: 'ContentColumns' }>;

function single(page: PageRequest, block: Loaded): SingleBlock {
  if (block.__typename !== 'ContentArticles') return block;
  return { ...block, articles: tileProducts(page, block.articles) };
}

function inColumn(page: PageRequest, block: { __typename: string }): SingleBlock[] {
  return block.__typename === 'ContentColumns' ? [] : [single(page, block as Loaded)];
}

/** All blocks of a page, those in columns too. */
export function allBlocks(blocks: readonly PageBlock[]): PageBlock[] {
  return blocks.flatMap((block) =>
    block.__typename === 'ContentColumns' ? [block, ...block.left, ...block.right] : [block],
  );
}
