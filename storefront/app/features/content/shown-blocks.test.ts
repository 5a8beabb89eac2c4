import { expect, it } from 'vitest';
import type { LoadedBlock } from './page-block.fragment.ts';
import { prepareBlocks } from './shown-blocks.ts';

const createBanner = (code: string | null, headline = 'Winter') =>
  ({ __typename: 'ContentPromotionBanner', heading: null, promotion: { code, headline } }) as LoadedBlock;
const text = { __typename: 'ContentText', heading: null, paragraphs: [] } as LoadedBlock;

it('a promotion appears on a page once, even when the address names one that the page shows anyway', () => {
  const shown = prepareBlocks({ tag: () => {} } as never, [
    ...[createBanner('WINTER'), text, createBanner('winter'), createBanner('sale'), text],
    ...[createBanner(null), createBanner(null, 'Every week')],
  ]);
  expect(
    shown.map((block) => (block.__typename === 'ContentPromotionBanner' ? block.promotion?.code : 'text')),
  ).toEqual(['WINTER', 'text', 'sale', 'text', null, null]);
});
