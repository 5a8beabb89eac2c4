import { describe, expect, test } from 'vitest';
import { NOTHING_UNDERSTOOD } from '#app/features/filters/test-list.ts';
import { readOutcome, testPage } from '#app/page/test-page.ts';
import { loader } from './category.route.tsx';

const createCategory = (path: string, pageCount = 3) => ({
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
  ])('the address $address gives $status', async ({ address, status, to }) => {
    const { args } = testPage(address, [createCategory('damen/kleider')]);
    expect(await readOutcome(loader(args))).toEqual({ status, to });
  });

  test('a path without a category gives 404 and an impossible one is not even requested', async () => {
    const unknown = testPage('/gibt/es/nicht/', [{ category: null }]);
    expect(await readOutcome(loader(unknown.args))).toEqual({ status: 404, to: null });
    expect(unknown.asked).toEqual([{ path: 'gibt/es/nicht', page: 1, sort: null, filters: [], looking: [] }]);
    const garbage = testPage('/wp-login.php', []);
    expect(await readOutcome(loader(garbage.args))).toEqual({ status: 404, to: null });
    expect(garbage.asked).toEqual([]);
  });

  test('parameters without meaning are not passed on', async () => {
    const { args, asked } = testPage('/damen/kleider/?page=-1&sort=drop&f.price.to=viel&f.COLOUR=red', [
      createCategory('damen/kleider'),
    ]);
    await loader(args);
    expect(asked).toEqual([{ path: 'damen/kleider', page: 1, sort: null, filters: [], looking: [] }]);
  });

  test('filters are requested in one form', async () => {
    const { args, asked } = testPage('/damen/kleider/?f.price.to=49,95&f.colour=red&f.colour=blue', [
      createCategory('damen/kleider'),
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

test('the category names its address in other languages, in any order and on any page', async () => {
  const { args } = testPage('/damen/kleider/?sort=rating&page=2', [createCategory('damen/kleider')]);
  expect((await loader(args)).alternates).toEqual([
    { locale: 'de-CH', href: 'https://ch.example/damen/kleider/' },
    { locale: 'fr-CH', href: 'https://ch.example/fr/femme/robes/' },
    { locale: 'x-default', href: 'https://ch.example/damen/kleider/' },
  ]);
});

test.each([
  ['/damen/kleider/?f.colour=red', true],
  ['/damen/kleider/', false],
])('the list %s before the search can filter is marked as unfiltered: %s', async (address, says) => {
  const { args } = testPage(address, [createCategory('damen/kleider')]);
  expect((await loader(args)).list.isUnfiltered).toBe(says);
});

test.each([
  ['/damen/kleider/', true],
  ['/damen/kleider/?f.colour=red', false],
  ['/damen/kleider/?page=2', false],
])('the list %s shows a few choices and the editors’ text: %s', async (address, stand) => {
  const createValue = (name: string) => ({
    value: name,
    label: name,
    count: 9,
    selected: false,
    hex: null,
    picture: null,
  });
  const colour = {
    ...{ __typename: 'ColorFilter', key: 'colour', label: 'Farbe', valueCount: 2 },
    values: [createValue('red'), createValue('blue')],
  };
  const asked = createCategory('damen/kleider');
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
