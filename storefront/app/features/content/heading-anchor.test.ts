import { expect, it } from 'vitest';
import { anchorsOf } from './heading-anchor.ts';
import type { PageBlock } from './page-block.fragment.ts';

const text = (heading: string | null) =>
  ({ __typename: 'ContentText', heading, paragraphs: [] }) as unknown as PageBlock;

it('each heading of a page has an id of its own, also in columns and without letters', () => {
  const [equal, greek, inColumn] = [text('Bezorgen & afhalen'), text('Δωρεάν'), text('Bezorgen: afhalen!')];
  const columns = {
    ...{ __typename: 'ContentColumns', heading: null },
    ...{ left: [inColumn], right: [text(null)] },
  } as unknown as PageBlock;
  const first = text('Bezorgen, afhalen');
  const anchors = anchorsOf([first, text(null), equal, greek, columns, text('Café')]);
  expect([...anchors.values()]).toEqual([
    ...['bezorgen-afhalen', 'bezorgen-afhalen-2', 'section', 'bezorgen-afhalen-3', 'cafe'],
  ]);
  expect(anchors.get(inColumn)).toBe('bezorgen-afhalen-3');
});
