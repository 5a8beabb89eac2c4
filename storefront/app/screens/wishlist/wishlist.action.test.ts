import { expect, it } from 'vitest';
import { GatewayError, pageRequestContext } from '#app/page/page-request.ts';
import { readOutcome, testPage } from '#app/page/test-page.ts';
import { wishlistAction } from './wishlist.action.ts';

const LIST = '/merkzettel';
const product = {
  dimensions: [
    { key: 'color', values: [{ value: 'rot & weiß', label: 'Rot' }] },
    { key: 'size', values: [] },
  ],
  variations: [{ sku: 'A-1', values: ['rot & weiß', '38'], availability: { state: 'IN_STOCK' } }],
};

/** @param answers of the gateway, in order; past the last one it fails */
function send(fields: Record<string, string>, answers: unknown[]) {
  const { args } = testPage(LIST, []);
  const left = [...answers];
  const page = args.context.get(pageRequestContext);
  Object.assign(page, {
    kind: 'personal',
    localeSettings: { ...page.localeSettings, paths: { wishlist: LIST } },
    query: async () => {
      if (left.length === 0) throw new GatewayError([{ message: 'away' }]);
      return left.shift();
    },
  });
  const body = new URLSearchParams(fields);
  const request = new Request(`https://ch.example${LIST}`, { method: 'POST', body });
  return readOutcome(runAction({ ...args, request } as never));
}

/** An action returns its redirects. */
async function runAction(args: Parameters<typeof wishlistAction>[0]) {
  const outcome: unknown = await wishlistAction(args);
  if (outcome instanceof Response) throw outcome;
  return outcome;
}

const change = { intent: 'change', sku: 'A', 'value.0': 'rot & weiß', 'value.1': '38' };
const kept = '&edit=A&value.0=rot%20%26%20wei%C3%9F&value.1=38';

it.each([
  ['the article could not be read', change, [], `?notice=failed${kept}`],
  ['the change could not be done', change, [{ product }], `?notice=failed${kept}`],
  [
    'it is sold out by now',
    change,
    [{ product }, { changeWishlistLine: { __typename: 'VariantSoldOut' } }],
    `?notice=soldOut${kept}`,
  ],
  [
    'a value is missing',
    { intent: 'change', sku: 'A', 'value.1': '38' },
    [{ product }],
    '?notice=choose&edit=A&value.1=38',
  ],
  ['it could not be added', { add: 'A' }, [], '?notice=failed'],
  ['it could not be taken off', { intent: 'remove', sku: 'A' }, [], '?notice=failed'],
  ['the basket is away', { intent: 'move', sku: 'A', variantSku: 'A-1' }, [], '?notice=failed'],
])('when %s, the list says so with the choice', async (_, fields, answers, to) => {
  expect(await send(fields, answers)).toEqual({ status: 303, to: LIST + to });
});

it('a completed edit leaves no choice open', async () => {
  const answers = [{ product }, { changeWishlistLine: { __typename: 'WishlistChanged' } }];
  expect(await send(change, answers)).toEqual({ status: 303, to: `${LIST}?notice=changed` });
});
