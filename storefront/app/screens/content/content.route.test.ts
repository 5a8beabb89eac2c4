import { expect, it } from 'vitest';
import { GatewayError, pageRequestContext } from '#app/page/page-request.ts';
import { testPage } from '#app/page/test-page.ts';
import { ContentQuery } from './content.query.ts';
import { loader } from './content.route.tsx';

it('a failing calculator does not break its page and is logged', async () => {
  const { args, tags } = testPage('/magazin/raten', []);
  const page = args.context.get(pageRequestContext);
  const logged: string[] = [];
  const blocks = [{ __typename: 'ContentCalculator', heading: null, price: 50_000 }];
  const query = async (document: unknown) => {
    if (document === ContentQuery) return { content: { title: 'Raten', description: '', blocks } };
    throw new GatewayError([{ message: 'away' }]);
  };
  const log = { warn() {}, error: (_: object, message = '') => logged.push(message) };
  Object.assign(page, { query, log });
  expect(await loader(args as never)).toMatchObject({
    content: { title: 'Raten' },
    calculators: [{ price: 50_000, failed: true, calculated: null }],
  });
  expect(tags).toContain('incomplete');
  expect(logged).toEqual(['Error on initial fetching data: GatewayError: away']);
});

it('each calculator begins with its own price and equal prices are requested once', async () => {
  const { args } = testPage('/magazin/raten', []);
  const page = args.context.get(pageRequestContext);
  const blocks = [50_000, null, 50_000].map((price) => ({
    __typename: 'ContentCalculator',
    heading: null,
    price,
  }));
  const asked: (number | null)[] = [];
  const query = async (document: unknown, { input }: { input: { basePriceMinor: number | null } }) => {
    if (document === ContentQuery) return { content: { title: 'Raten', description: '', blocks } };
    asked.push(input.basePriceMinor);
    const shop = { company: { legalName: '', street: '', postalCode: '', city: '' } };
    return { installmentCalculator: { basePrice: { minor: input.basePriceMinor ?? 1 } }, shop };
  };
  Object.assign(page, { query });
  expect(await loader(args as never)).toMatchObject({
    calculators: [
      { price: 50_000, calculated: { basePrice: { minor: 50_000 } } },
      { price: null, calculated: { basePrice: { minor: 1 } } },
    ],
  });
  expect(asked).toEqual([50_000, null]);
});
