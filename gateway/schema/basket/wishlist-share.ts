import { getSignedInCustomer } from '#commerce/ground/kernel/visitor.rules.ts';
import type { SignInRequired } from '#commerce/people/identity/identity.errors.ts';
import { shareWishlist, unshareWishlist } from '#commerce/people/wishlist/share.commands.ts';
import { findShare, listSharedProducts } from '#commerce/people/wishlist/share.queries.ts';
import { loadCards } from '../../context/loaders.ts';
import { builder } from '../builder.ts';
import { ProductRef } from '../catalogue/product-ref.ts';
import { SignInRequiredRef } from '../customer/visitor-outcomes.ts';
import { WishlistRef } from './wishlist.ts';

/** A wishlist that is shared by a link, which its owner can withdraw. */

type Shared = { readonly code: 'WishlistShared'; readonly shareKey: string | null };

const SharedRef = builder.objectRef<Shared>('WishlistShared');
const SharedWishlistRef = builder.objectRef<{ readonly productIds: readonly number[] }>('SharedWishlist');

SharedRef.implement({
  fields: (t) => ({
    shareKey: t.exposeString('shareKey', { nullable: true, description: 'null: the link was withdrawn.' }),
  }),
});

SharedWishlistRef.implement({
  description: 'Articles that somebody shows by a link; nothing says whose they are.',
  fields: (t) => ({
    products: t.field({
      type: [ProductRef],
      resolve: ({ productIds }, _args, { loaders }) => loadCards(loaders, productIds),
    }),
  }),
});

builder.objectFields(WishlistRef, (t) => ({
  shareKey: t.string({
    nullable: true,
    description: 'The key of the link that shares the list; null: it is not shared, or nobody is signed in.',
    resolve: (_wishlist, _args, context) => {
      const customerId = getSignedInCustomer(context);
      return customerId === null ? null : findShare(context, customerId);
    },
  }),
}));

builder.queryField('sharedWishlist', (t) =>
  t.field({
    type: SharedWishlistRef,
    nullable: true,
    description: 'null: there is no such link, or its owner has withdrawn it.',
    args: { key: t.arg.string() },
    async resolve(_root, { key }, context) {
      const productIds = await listSharedProducts(context, key);
      return productIds && { productIds };
    },
  }),
);

const ResultRef = builder.unionType('ShareWishlistResult', {
  types: [SharedRef, SignInRequiredRef],
  resolveType: ({ code }) => code,
});

builder.mutationField('shareWishlist', (t) =>
  t.field({
    type: ResultRef,
    description: 'Makes the link, or withdraws it.',
    args: { shared: t.arg.boolean() },
    async resolve(_root, { shared }, context): Promise<Shared | SignInRequired> {
      const customerId = getSignedInCustomer(context);
      if (customerId === null) return { code: 'SignInRequired' };
      if (shared) return { code: 'WishlistShared', shareKey: await shareWishlist(context, customerId) };
      await unshareWishlist(context, customerId);
      return { code: 'WishlistShared', shareKey: null };
    },
  }),
);
