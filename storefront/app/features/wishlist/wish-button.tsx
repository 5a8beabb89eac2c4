import { useWished } from '#app/session/personal-state.ts';
import { useText } from '#app/texts/texts.tsx';
import { Icon } from '#app/ui/media/icon.tsx';
import { WISH_FORM_ID } from './wish-form-id.ts';

/**
 * The heart: adds an article to the wishlist, or removes it. A button of the form in the page's frame, which works
 * before scripts do. Only the browser has the filled hearts; the page itself is the same for all visitors.
 * @param variantSku once a variant is chosen
 * @param long with its text, as on the product page
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
      value={variantSku ? `${sku}|${variantSku}` : sku}
      aria-pressed={kept}
      aria-label={t('wishlist.keep', { name })}
      className={long ? 'button button-secondary button-l wish-long' : 'wish'}
    >
      <Icon name="heart" size={long ? 20 : 24} />
      {long && <span>{t('wishlist.keepShort')}</span>}
    </button>
  );
}
