import { expect, test } from 'vitest';
import type { PageChange } from './page-changes.ts';
import { followOthers } from './search.ts';

test('only the reported products are read again and never the whole catalogue', () => {
  let tell: (change: PageChange) => void = () => {};
  const changed: unknown[] = [];
  followOthers(
    {
      onTold: (listener) => {
        tell = listener;
      },
    },
    { reportChanges: (...said) => changed.push(said) },
  );
  tell({ tenantId: 'nl', tags: null });
  tell({ tenantId: 'nl', tags: ['content'] });
  tell({ tenantId: 'de', tags: ['product:7', 'product:9'] });
  expect(changed).toEqual([['de', [7, 9]]]);
});
