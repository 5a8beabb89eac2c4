import { expect, it } from 'vitest';
import { VariantChoiceQuery } from '#app/features/product/variant-choice.query.ts';
import { GatewayError, pageRequestContext } from '#app/page/page-request.ts';
import { testPage } from '#app/page/test-page.ts';
import { loader } from './wishlist.route.tsx';

const LIST = '/merkzettel';
const lines = [{ id: 'A', sku: 'A' }];

/** The list with the choice of an article's variant open, which the gateway answers as told. */
function edit(choice: () => Promise<unknown>) {
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

it('keeps the list and says that something went wrong when an article’s variants cannot be read', async () => {
  const away = async () => {
    throw new GatewayError([{ message: 'away' }]);
  };
  expect(await edit(away)).toMatchObject({ lines, editing: null, notice: 'failed' });
});

it('says nothing of an article that is no longer there', async () => {
  expect(await edit(async () => ({ product: null }))).toMatchObject({ lines, editing: null, notice: null });
});
