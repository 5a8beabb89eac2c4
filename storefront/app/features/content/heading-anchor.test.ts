import { expect, it } from 'vitest';
import { buildAnchors } from './heading-anchor.ts';
import type { PageBlock } from './page-block.fragment.ts';

const createText = (heading: string | null) =>
  ({ __typename: 'ContentText', heading, paragraphs: [] }) as unknown as PageBlock;

it('each heading of a page has its own id, also in columns and without letters', () => {
  const [equal, greek, inColumn] = [
    createText('Bezorgen & afhalen'),
    createText('Δωρεάν'),
    createText('Bezorgen: afhalen!'),
  ];
  const columns = {
    ...{ __typename: 'ContentColumns', heading: null },
    ...{ left: [inColumn], right: [createText(null)] },
  } as unknown as PageBlock;
  const first = createText('Bezorgen, afhalen');
  const anchors = buildAnchors([first, createText(null), equal, greek, columns, createText('Café')]);
  expect([...anchors.values()]).toEqual([
    ...['bezorgen-afhalen', 'bezorgen-afhalen-2', 'section', 'bezorgen-afhalen-3', 'cafe'],
  ]);
  expect(anchors.get(inColumn)).toBe('bezorgen-afhalen-3');
});
