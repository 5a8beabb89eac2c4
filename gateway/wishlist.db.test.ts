import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sellArticles } from '#commerce/buying/basket/test-shop.ts';
import { testDatabase } from '#commerce/ground/database/test-database.ts';
import { systemClock } from '#commerce/ground/kernel/clock.ts';
import { buildAssignmentCookie } from '#commerce/service/experiment/assignment.ts';
import { countExposure } from '#commerce/service/experiment/experiment.commands.ts';
import { startShopCalls } from './test-browser.ts';

const database = await testDatabase();
const { failures, browser, tenants } = await startShopCalls(database);

beforeAll(() => sellArticles(database, [{ sku: 'A' }, { sku: 'B', stock: 0 }]));
afterAll(() => expect(failures).toEqual([]));

const LINES = `{ wishlist { count skus lines {
  sku variantSku oneVariant picture keptPrice { minor currency } addedAt
  product { name slug brand { name } } price { current { minor } from } options { key value }
  availability { state deliveryDaysMin } } } }`;
const ADD = `mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) {
  __typename ... on WishlistChanged { wishlist { count skus } line { sku } } ... on ProductNotFound { sku } } }`;
const REMOVE = 'mutation ($sku: ID!) { removeFromWishlist(sku: $sku) { wishlist { count } line { sku } } }';
const CHANGE = `mutation ($input: ChangeWishlistLineInput!) { changeWishlistLine(input: $input) { __typename } }`;

describe('the wishlist', () => {
  it('the wishlist is empty for a visitor who only looks and starts no session', async () => {
    const visitor = browser();
    expect((await visitor.ask(LINES)).wishlist).toEqual({ count: 0, skus: [], lines: [] });
    expect(visitor.jar.size).toBe(0);
  });

  it('the wishlist shows current availability and chooses the variant where there is one', async () => {
    const visitor = browser();
    const { addToWishlist } = await visitor.ask(ADD, { input: { sku: 'A' } });
    expect(addToWishlist).toEqual({
      __typename: 'WishlistChanged',
      wishlist: { count: 1, skus: ['A'] },
      line: { sku: 'A' },
    });
    await database.pool.query(`update price set amount_minor = 1499 where tenant_id = 'nl'`);
    const { wishlist } = await visitor.ask(LINES);
    expect(wishlist.lines).toEqual([
      {
        sku: 'A',
        variantSku: 'A-1',
        oneVariant: true,
        picture: 'pic-A',
        keptPrice: { minor: 1999, currency: 'EUR' },
        addedAt: expect.any(String),
        product: { name: 'Jurk A nl Maß', slug: 'a', brand: { name: 'Merk' } },
        price: { current: { minor: 1499 }, from: false },
        options: [{ key: 'size', value: '42' }],
        availability: { state: 'IN_STOCK', deliveryDaysMin: expect.any(Number) },
      },
    ]);
    expect((await visitor.ask(REMOVE, { sku: 'A' })).removeFromWishlist).toEqual({
      wishlist: { count: 0 },
      line: null,
    });
  });

  it('the wishlist promises the same delivery as the article page', async () => {
    const visitor = browser();
    await visitor.ask(ADD, { input: { sku: 'A' } });
    const promise = 'availability { state delivery { from until } }';
    const { wishlist } = await visitor.ask(`{ wishlist { lines { variantSku ${promise} } } }`);
    const { product } = await visitor.ask(`{ product(sku: "A") { variations { sku ${promise} } } }`);
    const [{ variantSku, availability }] = wishlist.lines;
    const onPage = product.variations.find(({ sku }: { sku: string }) => sku === variantSku);
    expect(availability.delivery).toEqual({ from: expect.any(String), until: expect.any(String) });
    expect(availability).toEqual(onPage.availability);
  });

  it('the wishlist still shows articles that are no longer sold and says so', async () => {
    const visitor = browser();
    await visitor.ask(ADD, { input: { sku: 'B' } });
    expect((await visitor.ask(LINES)).wishlist.lines[0].availability.state).toBe('SOLD_OUT');
    await database.pool.query(
      `delete from price where variant_id in (select variant_id from variant where sku = 'B-1')`,
    );
    await database.pool.query(`update listing set discontinued_at = '2020-01-01' where product_id in
      (select product_id from product where sku = 'B')`);
    expect((await visitor.ask(LINES)).wishlist.lines[0]).toMatchObject({
      variantSku: null,
      price: null,
      availability: null,
      product: { name: 'Jurk B nl Maß' },
    });
    expect((await visitor.ask(ADD, { input: { sku: 'B' } })).addToWishlist.__typename).toBe(
      'ProductNotFound',
    );
    const change = { input: { sku: 'B', variantSku: 'B-1' } };
    expect((await visitor.ask(CHANGE, change)).changeWishlistLine.__typename).toBe('ProductNotFound');
  });
});

const SUBSCRIBE = `mutation ($input: SubscribeNewsletterInput!) { subscribeNewsletter(input: $input) {
  __typename ... on NewsletterAnswer { state } ... on InvalidInput { fields { field code } } } }`;

describe('the newsletter', () => {
  it.each([
    [
      { email: 'zoe@example.com', consent: true },
      { __typename: 'NewsletterAnswer', state: 'CONFIRMED' },
    ],
    [
      { email: 'zoe@' },
      {
        __typename: 'InvalidInput',
        fields: [
          { field: 'email', code: 'email' },
          { field: 'consent', code: 'required' },
        ],
      },
    ],
  ])('the newsletter input %j is answered with %j', async (input, answer) => {
    expect((await browser().ask(SUBSCRIBE, { input })).subscribeNewsletter).toEqual(answer);
  });

  it('a sign-up counts as a form test’s goal for a visitor who saw it and agreed to counting', async () => {
    const [nl] = tenants.filter(({ id }) => id === 'nl');
    const test = nl?.experiments.find(({ goal }) => goal === 'newsletter');
    if (!nl || !test) throw new Error('the tenant nl runs no test of a form');
    const signUp = async (consent: string) => {
      const visitor = browser();
      visitor.jar.set('consent', consent);
      const ab = buildAssignmentCookie([test], new Map()) ?? '';
      visitor.jar.set('ab', ab);
      const cookies = new Map([
        ['ab', ab],
        ['consent', 'C0002:1'],
      ]);
      const ctx = { db: database.kysely, tenant: nl, clock: systemClock };
      await countExposure(ctx, test.key, { cookies, userAgent: null });
      const email = `${ab.slice(0, 6).toLowerCase()}x@example.com`;
      await visitor.ask(SUBSCRIBE, { input: { email, consent: true } });
      const { rows } = await database.pool.query<{ converted: boolean }>(
        'select converted_at is not null as converted from experiment_exposure where visitor = $1',
        [ab.split('~')[0]],
      );
      return rows[0]?.converted;
    };
    expect(await signUp('C0002:1')).toBe(true);
    expect(await signUp('C0002:0')).toBe(false);
  });

  it('the newsletter needs no session and invented links lead nowhere', async () => {
    const visitor = browser();
    const { newsletter } = await visitor.ask(
      '{ newsletter { doubleOptIn approval ownState confirmation(token: "x") } }',
    );
    expect(newsletter).toEqual({ doubleOptIn: false, approval: true, ownState: null, confirmation: null });
    const { confirmNewsletter, leaveNewsletterList } = await visitor.ask(
      'mutation { confirmNewsletter(token: "x") leaveNewsletterList(token: "x", list: NEWSLETTER) }',
    );
    expect([confirmNewsletter, leaveNewsletterList]).toEqual([null, 'UNKNOWN']);
    expect(visitor.jar.size).toBe(0);
  });
});
