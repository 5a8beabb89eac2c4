import { expect, it } from 'vitest';
import { VariantChoiceQuery } from '#app/features/product/variant-choice.query.ts';
import { GatewayError, pageRequestContext } from '#app/page/page-request.ts';
import { testPage } from '#app/page/test-page.ts';
import { loader } from './wishlist.route.tsx';

const LIST = '/merkzettel';
const lines = [{ id: 'A', sku: 'A' }];

/** The list with the choice of an article's variant open, which the gateway answers as told. */
function openEdit(choice: () => Promise<unknown>) {
  const { args } = testPage(`${LIST}?edit=A`, []);
  const page = args.context.get(pageRequestContext);
  const list = {
    wishlist: { lines, shareKey: null },
    visitor: { loggedIn: false, softLoggedIn: false },
  };
  Object.assign(page, {
    kind: 'personal',
    localeSettings: { ...page.localeSettings, paths: { wishlist: LIST } },
    query: async (document: unknown) => (document === VariantChoiceQuery ? choice() : list),
  });
  return loader(args as never);
}

it('the list stays with an error notice when an article’s variants cannot be read', async () => {
  const failGateway = async () => {
    throw new GatewayError([{ message: 'away' }]);
  };
  expect(await openEdit(failGateway)).toMatchObject({ lines, editing: null, notice: 'failed' });
});

it('an article that is no longer there gets no notice', async () => {
  expect(await openEdit(async () => ({ product: null }))).toMatchObject({
    lines,
    editing: null,
    notice: null,
  });
});
