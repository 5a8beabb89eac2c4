import { describe, expect, it, vi } from 'vitest';
import { graphql } from '#app/graphql/graphql.ts';
import { InsufficientStockFields, WishlistFullFields } from '#app/graphql/refusal.fragment.ts';
import { PersonalQuery } from '#app/session/personal.query.ts';
import { WishlistCountFields } from '#app/session/wishlist.fragment.ts';
import { createGatewayClient } from './gateway-client.ts';
import { mergeReviews } from './rating-resolver.ts';

const AddToBasketMutation = graphql(
  `
  mutation Add($input: AddToBasketInput!) {
    addToBasket(input: $input) {
      __typename
      ... on BasketChanged {
        basket {
          id
          count
        }
        line {
          id
        }
      }
      ...InsufficientStockFields
    }
  }
`,
  [InsufficientStockFields],
);
const AddToWishlistMutation = graphql(
  `
  mutation Keep($input: AddToWishlistInput!) {
    addToWishlist(input: $input) {
      __typename
      ... on WishlistChanged {
        wishlist {
          ...WishlistCountFields
        }
      }
      ...WishlistFullFields
    }
  }
`,
  [WishlistFullFields, WishlistCountFields],
);
const RemoveFromWishlistMutation = graphql(
  `
  mutation KeepNoLonger($sku: ID!) {
    removeFromWishlist(sku: $sku) {
      wishlist {
        ...WishlistCountFields
      }
    }
  }
`,
  [WishlistCountFields],
);

const session = { token: () => 'key 1', endsSoon: () => false, refresh: async () => {} };

type Asked = { url: string; operationName: string; variables: Record<string, unknown>; headers: Headers };

/** A client of a gateway that answers as told, and what it was asked. */
function createTestClient(
  answer: (asked: Asked) => object | Promise<object>,
  keeper: typeof session = session,
) {
  const asked: Asked[] = [];
  const client = createGatewayClient(keeper, 'fr-CH', async (url, init) => {
    const body = JSON.parse(String(init?.body));
    const request = { ...body, url: String(url), headers: new Headers(init?.headers) };
    asked.push(request);
    return Response.json(await answer(request));
  });
  return { client, asked };
}

const createMoney = (minor: number) => ({ __typename: 'Money', minor, currency: 'EUR' });
const createBasket = (count: number) => ({
  __typename: 'Basket',
  id: 'b1',
  count,
  orderable: true,
  lines: [],
  items: createMoney(0),
  shipping: createMoney(0),
  total: createMoney(0),
  missingForFreeDelivery: null,
});
const createWishlist = (...skus: string[]) => ({ __typename: 'Wishlist', count: skus.length, skus });
const visitor = {
  ...{ __typename: 'Visitor', type: 0, loggedIn: false, softLoggedIn: false },
  ...{ stays: false, givenName: null },
};

/** The basket's numbers that the header shows, in order, while something is added. */
async function listCountsWhileAdding(result: object): Promise<(number | undefined)[]> {
  const { client } = createTestClient(({ operationName }) =>
    operationName === 'Personal'
      ? { data: { visitor, basket: createBasket(2), wishlist: createWishlist() } }
      : { data: { addToBasket: result } },
  );
  const counts: (number | undefined)[] = [];
  const { unsubscribe } = client
    .query(PersonalQuery, {})
    .subscribe(({ data }) => counts.push(data?.basket.count));
  await client.query(PersonalQuery, {}).toPromise();
  await client.mutation(AddToBasketMutation, { input: { variantSku: 'v1', quantity: 3 } }).toPromise();
  unsubscribe();
  return counts;
}

describe('adding to the basket', () => {
  it('adding shows the number at once and then the real one', async () => {
    const counts = await listCountsWhileAdding({
      __typename: 'BasketChanged',
      basket: createBasket(4),
      line: { __typename: 'BasketLineItem', id: 'l1' },
    });
    expect(counts).toEqual([2, 5, 4]);
  });

  it('adding restores the number when the gateway refuses', async () => {
    expect(await listCountsWhileAdding({ __typename: 'InsufficientStock', available: 1 })).toEqual([2, 5, 2]);
  });
});

/** The states that the hearts show, in order, while one is pressed. */
async function listHeartsWhile(
  press: 'add' | 'remove',
  result: object,
): Promise<(readonly string[] | undefined)[]> {
  const { client } = createTestClient(({ operationName }) =>
    operationName === 'Personal'
      ? { data: { visitor, basket: createBasket(0), wishlist: createWishlist('a', 'b') } }
      : result,
  );
  const hearts: (readonly string[] | undefined)[] = [];
  const { unsubscribe } = client
    .query(PersonalQuery, {})
    .subscribe(({ data }) => hearts.push(data?.wishlist.skus));
  await client.query(PersonalQuery, {}).toPromise();
  if (press === 'add') await client.mutation(AddToWishlistMutation, { input: { sku: 'c' } }).toPromise();
  else await client.mutation(RemoveFromWishlistMutation, { sku: 'a' }).toPromise();
  unsubscribe();
  return hearts;
}

describe('pressing a heart', () => {
  const createWishlistChanged = (...skus: string[]) => ({
    __typename: 'WishlistChanged',
    wishlist: createWishlist(...skus),
  });

  it('pressing fills the heart at once and then shows the stored state', async () => {
    const data = { addToWishlist: createWishlistChanged('c', 'b') };
    expect(await listHeartsWhile('add', { data })).toEqual([
      ['a', 'b'],
      ['c', 'a', 'b'],
      ['c', 'b'],
    ]);
  });

  it('pressing empties the heart at once', async () => {
    const hearts = await listHeartsWhile('remove', {
      data: { removeFromWishlist: createWishlistChanged('b') },
    });
    expect(hearts).toEqual([['a', 'b'], ['b'], ['b']]);
  });

  it.each([
    ['is full', { data: { addToWishlist: { __typename: 'WishlistFull', limit: 100 } } }],
    ['cannot be reached', { errors: [{ message: 'down' }] }],
  ])('pressing is undone when the list %s', async (_why, result) => {
    expect(await listHeartsWhile('add', result)).toEqual([
      ['a', 'b'],
      ['c', 'a', 'b'],
      ['a', 'b'],
    ]);
  });
});

const Reviews = graphql(`
  query Reviews($page: Int!, $filter: String) {
    product(sku: "p1") {
      sku
      reviews(page: $page, filter: $filter) {
        totalCount
        page
        pageSize
        statistic {
          count
        }
        reviews {
          id
        }
      }
    }
  }
`);

describe('cached reviews', () => {
  it('cached review pages of a product form one list and those of a filter another', async () => {
    const { client } = createTestClient(({ variables: { page, filter } }) => ({
      data: {
        product: {
          __typename: 'Product',
          sku: 'p1',
          reviews: {
            __typename: 'RatingReviewResult',
            totalCount: filter ? 1 : 4,
            page,
            pageSize: 2,
            statistic: { __typename: 'ReviewStatistic', count: 4 },
            reviews: [1, 2].map((n) => ({
              __typename: 'RatingReview',
              id: `${filter ?? 'all'}-${page}-${n}`,
            })),
          },
        },
      },
    }));
    const ask = async (page: number, filter: string | null) => {
      const { data } = await client.query(Reviews, { page, filter }).toPromise();
      const reviews = data?.product?.reviews;
      return { total: reviews?.totalCount, page: reviews?.page, ids: reviews?.reviews.map(({ id }) => id) };
    };
    await ask(2, null);
    expect(await ask(1, null)).toEqual({
      total: 4,
      page: 1,
      ids: ['all-1-1', 'all-1-2', 'all-2-1', 'all-2-2'],
    });
    expect(await ask(1, '5')).toEqual({ total: 1, page: 1, ids: ['5-1-1', '5-1-2'] });
    expect((await ask(3, null)).ids).toHaveLength(6);
  });

  it.each([
    [[], []],
    [
      [
        { page: 2, keys: ['c'] },
        { page: 1, keys: ['a', 'b'] },
      ],
      ['a', 'b', 'c'],
    ],
    // a review that moved to the next page while somebody was reading
    [
      [
        { page: 1, keys: ['a', 'b'] },
        { page: 2, keys: ['b', 'c'] },
      ],
      ['a', 'b', 'c'],
    ],
  ])('the review pages %j are merged', (pages, merged) => {
    expect(mergeReviews(pages)).toEqual(merged);
  });
});

it('requests use the language of the page', async () => {
  const { client, asked } = createTestClient(() => ({
    data: { visitor, basket: createBasket(0), wishlist: createWishlist() },
  }));
  await client.query(PersonalQuery, {}).toPromise();
  expect(asked.map(({ url }) => url)).toEqual(['/api/gateway/?locale=fr-CH']);
});

it('a failed try is told at once, while the next one goes on to the answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let tries = 0;
    const client = createGatewayClient(session, 'nl-NL', async () => {
      tries += 1;
      if (tries < 3) throw new TypeError('no connection');
      return Response.json({ data: { visitor, basket: createBasket(2), wishlist: createWishlist() } });
    });
    const onFailedTry = vi.fn<() => void>();
    const told: boolean[] = [];
    const { unsubscribe } = client
      .query(PersonalQuery, {}, { onFailedTry })
      .subscribe(({ data }) => told.push(data !== undefined));
    await vi.waitFor(() => expect(onFailedTry).toHaveBeenCalledTimes(1));
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(() => expect(onFailedTry).toHaveBeenCalledTimes(2));
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(() => expect(told).toEqual([true]));
    unsubscribe();
  } finally {
    vi.useRealTimers();
  }
});

describe('the session key', () => {
  it('the key is sent with every operation', async () => {
    const { client, asked } = createTestClient(() => ({
      data: { visitor, basket: createBasket(0), wishlist: createWishlist() },
    }));
    await client.query(PersonalQuery, {}).toPromise();
    expect(asked[0]?.headers.get('x-ec-token')).toBe('key 1');
  });

  it('a refused key is renewed and the operation is sent again once', async () => {
    let token = 'old';
    const keeper = {
      token: () => token,
      endsSoon: () => false,
      refresh: async () => {
        token = 'new';
      },
    };
    const refused = { data: null, errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] };
    const { client, asked } = createTestClient(
      ({ headers }) =>
        headers.get('x-ec-token') === 'new'
          ? { data: { visitor, basket: createBasket(1), wishlist: createWishlist() } }
          : refused,
      keeper,
    );
    const { data } = await client.query(PersonalQuery, {}).toPromise();
    expect(data?.basket.count).toBe(1);
    expect(asked.map(({ headers }) => headers.get('x-ec-token'))).toEqual(['old', 'new']);
  });
});

it('a key refused by its status is renewed at once and not after the delays of a lost connection', async () => {
  let token = 'old';
  const keeper = {
    token: () => token,
    endsSoon: () => false,
    refresh: async () => {
      token = 'new';
    },
  };
  const asked: (string | null)[] = [];
  const client = createGatewayClient(keeper, 'nl-NL', async (_url, init) => {
    const sent = new Headers(init?.headers).get('x-ec-token');
    asked.push(sent);
    if (sent === 'old') return Response.json({ title: 'The session key is not valid' }, { status: 401 });
    return Response.json({ data: { visitor, basket: createBasket(1), wishlist: createWishlist() } });
  });
  await client.query(PersonalQuery, {}).toPromise();
  expect(asked).toEqual(['old', 'new']);
});

describe('an expiring session key', () => {
  const answer = () => ({ data: { visitor, basket: createBasket(1), wishlist: createWishlist() } });

  it('an expiring key is renewed before anything is requested with it', async () => {
    let token = 'old';
    const keeper = {
      token: () => token,
      endsSoon: () => token === 'old',
      refresh: async () => {
        token = 'new';
      },
    };
    const { client, asked } = createTestClient(answer, keeper);
    await Promise.all([
      client.query(PersonalQuery, {}).toPromise(),
      client.mutation(AddToBasketMutation, { input: { variantSku: 'v', quantity: 1 } }).toPromise(),
    ]);
    expect(asked.map(({ headers }) => headers.get('x-ec-token'))).toEqual(['new', 'new']);
  });

  it('an expiring key is still used when there is no new one', async () => {
    const keeper = {
      token: () => 'old',
      endsSoon: () => true,
      refresh: () => Promise.reject(new Error('down')),
    };
    const { client, asked } = createTestClient(answer, keeper);
    const { data } = await client.query(PersonalQuery, {}).toPromise();
    expect(data?.basket.count).toBe(1);
    expect(asked.map(({ headers }) => headers.get('x-ec-token'))).toEqual(['old']);
  });
});

describe('request errors', () => {
  const change = async (answer: () => object) => {
    const { client } = createTestClient(answer);
    const input = { variantSku: 'v', quantity: 1 };
    return (await client.mutation(AddToBasketMutation, { input }).toPromise()).error?.message;
  };

  it.each([
    [{ errors: [{ message: 'too deep' }] }, '[GraphQL] too deep'],
    [
      { errors: [{ message: 'too deep' }, { message: 'too wide' }] },
      '[GraphQL] too deep\n[GraphQL] too wide',
    ],
    [{}, '[Network] No Content'],
  ])('an error of %j says where it comes from', async (answer, message) => {
    expect(await change(() => answer)).toBe(message);
  });

  it('an unreachable gateway is reported as such', async () => {
    const failFetch = () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await change(failFetch)).toBe('[Network] Failed to fetch');
  });
});
