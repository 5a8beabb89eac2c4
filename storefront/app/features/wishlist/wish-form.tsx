import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { WISH_FORM_ID } from './wish-form-id.ts';

/**
 * The form of the page's hearts: without scripts a press adds the article and shows the wishlist. Its own button is
 * invisible; every form has one, also on a page without hearts (WCAG technique H32).
 */
export function WishForm() {
  const t = useText();
  return (
    <form id={WISH_FORM_ID} method="post" action={screenLink(useShop(), 'wishlist')} hidden>
      <button type="submit">{t('wishlist.title')}</button>
    </form>
  );
}
