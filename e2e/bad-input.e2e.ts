import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createBuyerAfter } from './support/checkout.ts';
import { createHttpVisitor, type HttpVisitor } from './support/http-visitor.ts';
import {
  expectNoFaults,
  expectOrderly,
  expectProblem,
  NONSENSE,
  UNREADABLE,
} from './support/judges/nonsense.ts';
import { markets } from './support/screens/markets.ts';
import { loadPlaces, type Places } from './support/screens/places.ts';
import { openSharedStage } from './support/stage.ts';

const FIXED = { seed: 20_261_120, numRuns: 60 };

const stage = openSharedStage();
expectNoFaults(stage);

// with a language prefix and a page a step
describe.each(markets.filter(({ tenant }) => tenant === 'ch'))('$tenant', (market) => {
  let at: Places;
  let shopper: HttpVisitor;
  beforeAll(async () => {
    at = await loadPlaces(stage.server.database, market.tenant, market.locale);
    shopper = await createBuyerAfter(
      createHttpVisitor(stage.server.getOrigin(at.tenant)),
      at,
      market.address,
      2,
    );
  });

  it('parameters of every address', async () => {
    for (const address of listAddressesWithParameters(at)) {
      for (const value of NONSENSE) {
        const asked = address + encodeURIComponent(value);
        expectOrderly(await shopper.get(asked), market, asked);
      }
      const twice = `${address}1&${address.split('?')[1]}2&a[]=1&a[b]=2&__proto__=3`;
      expectOrderly(await shopper.get(twice), market, twice);
    }
  });

  it('paths that cannot be read', async () => {
    for (const piece of UNREADABLE) {
      const address = `${at.home.replace(/\/$/, '')}/${piece}`;
      const answer = await shopper.get(address);
      expect(answer.status, address).toBe(400);
      expectOrderly(answer, market, address);
      const call = await shopper.get(`/api/gateway/?query=${piece}`);
      expectProblem(call, 400);
    }
    expectOrderly(await shopper.get(`${at.terms}?${'x'.repeat(9000)}`), market, 'long', [414]);
  });

  it('bytes that are no text, in a parameter of any screen', async () => {
    const bytes = fc.constantFrom(
      ...UNREADABLE,
      '%5c',
      '%09',
      '%FC',
      '%',
      '%25',
      'a',
      '+',
      '../',
      '%e2%82%ac',
    );
    const values = fc.array(bytes, { maxLength: 8 }).map((pieces) => pieces.join(''));
    const starts = [
      ...listAddressesWithParameters(at),
      `${at.home}?utm_campaign=`,
      `${at.terms}?`,
      `${at.wishlist}?notice=`,
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...starts), values, async (start, value) => {
        const answer = await shopper.get(start + value);
        const name = `${start}${value}`;
        // an order that nobody placed is not found
        expectOrderly(answer, market, name, [200, 301, 302, 303, 404]);
      }),
      FIXED,
    );
    for (const value of ['%', '50%off', 'gr%FCn', 'a%5cb', 'jurk%09blauw', 'x'.repeat(7900)])
      for (const address of [`${at.home}?utm_campaign=${value}`, `${at.search}?q=${value}`])
        expectOrderly(await shopper.get(address), market, address, [200]);
  });

  it('paths of articles and categories that there are not', async () => {
    const { prefix } = at.localeSettings;
    const below = prefix ? `/${prefix}` : '';
    for (const value of NONSENSE.filter((candidate) => candidate.trim() !== '')) {
      const part = encodeURIComponent(value);
      for (const path of [`${below}/p/x/${part}`, `${below}/${part}/`, `${at.category}${part}/`]) {
        expectOrderly(await shopper.get(path), market, path, [400, 404, 414]);
      }
    }
  });

  it('bodies that are no form', async () => {
    for (const path of [at.basket, at.login, at.delivery, at.payment, at.confirm]) {
      for (const [type, body] of listBodies()) {
        const answer = await shopper.send(path, { method: 'POST', headers: { 'content-type': type }, body });
        expectOrderly(answer, market, `${path} ${type}`, [303, 400, 405, 415, 422]);
      }
      const long = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
      const answer = await shopper.send(path, { ...long, body: `email=${'x'.repeat(110_000)}` });
      expectOrderly(answer, market, `${path} long`, [413]);
    }
    for (const path of [at.home, at.category, at.article.page, at.search, at.terms]) {
      expectOrderly(await shopper.post(path, { a: 'b' }), market, path, [405]);
    }
  });

  it('other sites cannot send forms', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' };
    for (const path of [at.basket, at.login, at.delivery, at.confirm]) {
      const answer = await shopper.send(path, { method: 'POST', headers, body: 'intent=order' });
      expectOrderly(answer, market, path, [403]);
    }
    const call = await shopper.send('/api/gateway/', { method: 'POST', headers, body: '{}' });
    expectProblem(call, 403);
  });

  it('whatever comes to somebody’s mind', async () => {
    const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...NONSENSE));
    const starts = listAddressesWithParameters(at);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...starts), texts, async (start, text) => {
        const address = start + encodeURIComponent(text.toWellFormed());
        expectOrderly(await shopper.get(address), market, address);
      }),
      FIXED,
    );
    const forms = [at.basket, at.login, at.delivery, at.payment];
    const intents = fc.constantFrom('add', 'change', 'remove', 'undo', 'guest', 'delivery', 'payment', 'x');
    const names = fc.constantFrom(
      'variantSku',
      'quantity',
      'lineId',
      'email',
      'billing.city',
      'paymentMethod',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...forms),
        intents,
        fc.dictionary(names, texts),
        async (path, intent, fields) => {
          const answer = await createHttpVisitor(stage.server.getOrigin(at.tenant)).post(path, {
            intent,
            ...fields,
          });
          expectOrderly(answer, market, `${path} ${JSON.stringify(fields)}`);
        },
      ),
      FIXED,
    );
  });
});

/** Every address with each parameter that it reads, ready for a value. */
function listAddressesWithParameters(at: Places): string[] {
  const read: Record<string, string[]> = {
    [at.home]: ['page', 'utm_source'],
    [at.category]: ['page', 'sort', 'filter'],
    [at.article.page]: ['variant', 'choice', 'notice', 'stars', 'page'],
    [at.search]: ['q', 'q=a&page', 'q=a&sort'],
    [at.basket]: ['removed', 'fault'],
    [at.login]: ['edit'],
    [at.delivery]: ['step'],
    [at.confirm]: ['step'],
    [at.confirmation]: ['order', 'order=10000016&token'],
    [at.noOrder]: ['x'],
    [`${at.category}_.data`]: ['_routes', 'page'],
    [`${at.basket}.data`]: ['_routes', 'removed'],
  };
  return Object.entries(read).flatMap(([path, names]) => names.map((name) => `${path}?${name}=`));
}

function listBodies(): [string, string | Buffer][] {
  const file = '--x\r\ncontent-disposition: form-data; name="intent"; filename="a"\r\n\r\nadd\r\n--x--\r\n';
  return [
    ['application/json', '{"intent":"add"}'],
    ['text/plain', 'intent=add'],
    ['application/octet-stream', Buffer.from([0, 255, 254, 1])],
    ['multipart/form-data; boundary=x', file],
    ['multipart/form-data; boundary=x', '--x\r\nbroken'],
    ['multipart/form-data', ''],
    ['application/x-www-form-urlencoded', ''],
    ['application/x-www-form-urlencoded', 'intent=%zz&email=%ff&a[]=1&a[]=2'],
    ['application/x-www-form-urlencoded', Buffer.from([105, 61, 255, 254, 38, 0])],
  ];
}
