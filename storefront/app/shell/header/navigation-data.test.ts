import { describe, expect, it } from 'vitest';
import { buildNavigationAddress, listEntriesOnPath, parseNavigationItems } from './navigation-data.ts';

describe('the navigation file', () => {
  it('the navigation file is addressed by client, channel and language', () => {
    const shop = { clientId: 'tavelo-ch', language: 'fr' };
    expect(buildNavigationAddress(shop, 'mobile')).toBe('/api/content/navigation/tavelo-ch/mobile/fr.json');
    expect(buildNavigationAddress(shop, 'mobile', { sliced: true })).toBe(
      '/api/content/navigation/tavelo-ch/mobile/fr-sliced.json',
    );
  });

  it('the navigation is descended by ids, also when all its levels have arrived meanwhile', () => {
    const parseFile = (children: readonly object[]) =>
      parseNavigationItems([
        { id: 1, name: 'Dames', path: 'd', children: [{ id: 2, name: 'Mode', path: 'd/m', children }] },
      ]);
    const listNames = (items: ReturnType<typeof parseFile>) =>
      listEntriesOnPath(items, ['1', '2', '9']).map(({ name }) => name);
    expect(listNames(parseFile([]))).toEqual(['Dames', 'Mode']);
    expect(listNames(parseFile([{ id: 9, name: 'Jurken', path: 'd/m/j' }]))).toEqual([
      'Dames',
      'Mode',
      'Jurken',
    ]);
  });

  it('the navigation becomes items with text ids on all levels', () => {
    const file = [
      {
        id: 1,
        name: 'Dames',
        path: 'dames',
        picture: 'p',
        children: [{ id: 2, name: 'Jurken', path: 'dames/jurken' }],
      },
    ];
    expect(parseNavigationItems(file)).toEqual([
      {
        id: '1',
        name: 'Dames',
        path: 'dames',
        picture: 'p',
        children: [{ id: '2', name: 'Jurken', path: 'dames/jurken', picture: null, children: [] }],
      },
    ]);
  });

  it.each([
    [null],
    [{ items: [] }],
    ['text'],
    [[null, 3, { name: 'no path' }, { path: 'no-name', name: 4 }]],
  ])('a navigation file that contains %j has no items', (file) => {
    expect(parseNavigationItems(file)).toEqual([]);
  });
});
