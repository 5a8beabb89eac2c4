import { screenLink } from '../links.ts';
import { useShop } from '../page/shop.tsx';
import { WISH_FORM_ID } from './wish-form-id.ts';

/** Where the hearts of the page belong to: without scripts a press keeps the article and shows the wishlist. */
export function WishForm() {
  return <form id={WISH_FORM_ID} method="post" action={screenLink(useShop(), 'wishlist')} hidden />;
}
