import { useWished } from '#app/session/personal-state.ts';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { WISH_FORM_ID } from './wish-form-id.ts';

/**
 * The heart: keeps an article on the wishlist, or no longer. A button of the form in the page's frame, which works
 * before scripts do. Which hearts are filled is known only in the browser; the page itself is the same for everybody.
 * @param variantSku once a variant is chosen
 * @param long with its words, as on the product page
 */
export function WishButton({
  sku,
  name,
  variantSku,
  long = false,
}: {
  sku: string;
  name: string;
  variantSku?: string | null | undefined;
  long?: boolean;
}) {
  const t = useText();
  const kept = useWished(sku);
  return (
    <button
      type="submit"
      form={WISH_FORM_ID}
      name="add"
      value={variantSku ? `${sku}/${variantSku}` : sku}
      aria-pressed={kept}
      aria-label={t('wishlist.keep', { name })}
      className={long ? 'button button-secondary button-l wish-long' : 'wish'}
    >
      <Icon name="heart" size={long ? 20 : 24} />
      {long && <span>{t('wishlist.keepShort')}</span>}
    </button>
  );
}
