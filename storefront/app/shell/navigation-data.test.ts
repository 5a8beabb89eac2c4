import { describe, expect, it } from 'vitest';
import { navigationAddress, navigationItems } from './navigation-data.ts';

describe('the navigation file', () => {
  it('is addressed by client, channel and language', () => {
    const shop = { clientId: 'tavelo-ch', language: 'fr' };
    expect(navigationAddress(shop, 'mobile')).toBe('/api/content/navigation/tavelo-ch/mobile/fr.json');
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
