import { expect, it } from 'vitest';
import { GatewayError, pageRequestContext } from '#app/page/page-request.ts';
import { testPage } from '#app/page/test-page.ts';
import { ContentQuery } from './content.query.ts';
import { loader } from './content.route.tsx';

it('a calculator that fails does not take its page along, and the log says so', async () => {
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
    calculator: { failed: true, calculated: null },
  });
  expect(tags).toContain('incomplete');
  expect(logged).toEqual(['Error on initial fetching data: GatewayError: away']);
});
