import { describe, expect, it } from 'vitest';
import { entriesOn, navigationAddress, navigationItems } from './navigation-data.ts';

describe('the navigation file', () => {
  it('is addressed by client, channel and language', () => {
    const shop = { clientId: 'tavelo-ch', language: 'fr' };
    expect(navigationAddress(shop, 'mobile')).toBe('/api/content/navigation/tavelo-ch/mobile/fr.json');
    expect(navigationAddress(shop, 'mobile', { sliced: true })).toBe(
      '/api/content/navigation/tavelo-ch/mobile/fr-sliced.json',
    );
  });

  it('is gone down by ids, also when all its levels have come meanwhile', () => {
    const file = (children: readonly object[]) =>
      navigationItems([
        { id: 1, name: 'Dames', path: 'd', children: [{ id: 2, name: 'Mode', path: 'd/m', children }] },
      ]);
    const names = (items: ReturnType<typeof file>) =>
      entriesOn(items, ['1', '2', '9']).map(({ name }) => name);
    expect(names(file([]))).toEqual(['Dames', 'Mode']);
    expect(names(file([{ id: 9, name: 'Jurken', path: 'd/m/j' }]))).toEqual(['Dames', 'Mode', 'Jurken']);
  });

  it('becomes items with text ids, all levels down', () => {
    const file = [
      {
        id: 1,
        name: 'Dames',
        path: 'dames',
        picture: 'p',
        children: [{ id: 2, name: 'Jurken', path: 'dames/jurken' }],
      },
    ];
    expect(navigationItems(file)).toEqual([
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
  ])('that holds %j has no items', (file) => {
    expect(navigationItems(file)).toEqual([]);
  });
});
