import { describe, expect, test } from 'vitest';
import { NOTHING_UNDERSTOOD } from '#app/features/filters/test-list.ts';
import { outcomeOf, testPage } from '#app/page/test-page.ts';
import { loader } from './category.route.tsx';

const category = (path: string, pageCount = 3) => ({
  category: {
    id: '7',
    name: 'Kleider',
    path,
    description: '',
    breadcrumb: [],
    children: [],
    siblings: [],
    alternates: [
      { tenant: 'ch', locale: 'de-CH', path: '/damen/kleider/' },
      { tenant: 'ch', locale: 'fr-CH', path: '/fr/femme/robes/' },
    ],
    editorial: null,
    products: {
      results: [],
      totalCount: pageCount * 24,
      page: 1,
      pageSize: 24,
      pageCount,
      filters: [],
      understood: NOTHING_UNDERSTOOD,
      seoLinks: { canonical: '/', prev: null, next: null, robots: 'index, follow' },
    },
  },
});

describe('the address of a category', () => {
  test.each([
    { address: '/damen/kleider/', status: 200, to: null },
    { address: '/damen/kleider/?page=3&sort=price-asc', status: 200, to: null },
    { address: '/damen/kleider/?f.colour=red&f.price.to=50', status: 200, to: null },
    { address: '/damen/kleider', status: 301, to: '/damen/kleider/' },
    { address: '/damen/kleider?f.size=38&q=rot', status: 301, to: '/damen/kleider/?f.size=38' },
    { address: '/damen/kleider/?page=9&f.size=38', status: 302, to: '/damen/kleider/?f.size=38&page=3' },
    { address: '/Damen/KLEIDER/?sort=rating&page=2', status: 301, to: '/damen/kleider/?sort=rating&page=2' },
    { address: '/d%61men/kleider/', status: 301, to: '/damen/kleider/' },
    {
      address: '/damen/kleider/?f.season=winter&f.tyre-width=195&tyre=205-55-16',
      status: 302,
      to: '/damen/kleider/?f.rim-diameter=16&f.season=winter&f.tyre-profile=55&f.tyre-width=205',
    },
    { address: '/damen/kleider/?tyre=sehr-gross', status: 200, to: null },
    { address: '/damen/kleider/?page=9', status: 302, to: '/damen/kleider/?page=3' },
    { address: '/fr/damen/kleider', status: 301, to: '/fr/damen/kleider/' },
  ])('$address: $status', async ({ address, status, to }) => {
    const { args } = testPage(address, [category('damen/kleider')]);
    expect(await outcomeOf(loader(args))).toEqual({ status, to });
  });

  test('a path of no category is a 404, and one that cannot be one is not even asked for', async () => {
    const unknown = testPage('/gibt/es/nicht/', [{ category: null }]);
    expect(await outcomeOf(loader(unknown.args))).toEqual({ status: 404, to: null });
    expect(unknown.asked).toEqual([{ path: 'gibt/es/nicht', page: 1, sort: null, filters: [], looking: [] }]);
    const garbage = testPage('/wp-login.php', []);
    expect(await outcomeOf(loader(garbage.args))).toEqual({ status: 404, to: null });
    expect(garbage.asked).toEqual([]);
  });

  test('parameters that mean nothing are not passed on', async () => {
    const { args, asked } = testPage('/damen/kleider/?page=-1&sort=drop&f.price.to=viel&f.COLOUR=red', [
      category('damen/kleider'),
    ]);
    await loader(args);
    expect(asked).toEqual([{ path: 'damen/kleider', page: 1, sort: null, filters: [], looking: [] }]);
  });

  test('filters are asked for in one form', async () => {
    const { args, asked } = testPage('/damen/kleider/?f.price.to=49,95&f.colour=red&f.colour=blue', [
      category('damen/kleider'),
    ]);
    await loader(args);
    expect(asked).toMatchObject([
      {
        filters: [
          { key: 'colour', values: ['blue', 'red'] },
          { key: 'price', min: null, max: 4995 },
        ],
      },
    ]);
  });
});

test('says where the category is in other languages, in any order and on any page', async () => {
  const { args } = testPage('/damen/kleider/?sort=rating&page=2', [category('damen/kleider')]);
  expect((await loader(args)).alternates).toEqual([
    { locale: 'de-CH', href: 'https://ch.example/damen/kleider/' },
    { locale: 'fr-CH', href: 'https://ch.example/fr/femme/robes/' },
    { locale: 'x-default', href: 'https://ch.example/damen/kleider/' },
  ]);
});

test.each([
  ['/damen/kleider/?f.colour=red', true],
  ['/damen/kleider/', false],
])('%s before the search can narrow: says so is %s', async (address, says) => {
  const { args } = testPage(address, [category('damen/kleider')]);
  expect((await loader(args)).list.isUnfiltered).toBe(says);
});

test.each([
  ['/damen/kleider/', true],
  ['/damen/kleider/?f.colour=red', false],
  ['/damen/kleider/?page=2', false],
])('%s: a few choices and the words of the editors stand there is %s', async (address, stand) => {
  const value = (name: string) => ({
    value: name,
    label: name,
    count: 9,
    selected: false,
    hex: null,
    picture: null,
  });
  const colour = {
    ...{ __typename: 'ColorFilter', key: 'colour', label: 'Farbe', valueCount: 2 },
    values: [value('red'), value('blue')],
  };
  const asked = category('damen/kleider');
  const { category: own } = asked;
  const page = testPage(address, [
    {
      category: {
        ...own,
        editorial: { blocks: [] },
        products: { ...own.products, page: address.includes('page=2') ? 2 : 1, filters: [colour] },
      },
    },
  ]);
  const data = await loader(page.args);
  expect(data.list.quick.map(({ key }) => key)).toEqual(stand ? ['colour'] : []);
  expect(data.category.editorial !== null).toBe(stand);
});
