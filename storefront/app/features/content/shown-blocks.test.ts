import { expect, it } from 'vitest';
import type { LoadedBlock } from './page-block.fragment.ts';
import { shownBlocks } from './shown-blocks.ts';

const banner = (code: string | null, headline = 'Winter') =>
  ({ __typename: 'ContentPromotionBanner', heading: null, promotion: { code, headline } }) as LoadedBlock;
const text = { __typename: 'ContentText', heading: null, paragraphs: [] } as LoadedBlock;

it('a promotion stands on a page once, also when the address names one that the page shows anyway', () => {
  const shown = shownBlocks({ tag: () => {} } as never, [
    ...[banner('WINTER'), text, banner('winter'), banner('sale'), text],
    ...[banner(null), banner(null, 'Every week')],
  ]);
  expect(
    shown.map((block) => (block.__typename === 'ContentPromotionBanner' ? block.promotion?.code : 'text')),
  ).toEqual(['WINTER', 'text', 'sale', 'text', null, null]);
});
