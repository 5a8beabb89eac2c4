import { signInLink } from '#app/page/account-links.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { showWishlistOverlay, usePersonalState } from '#app/session/personal-state.ts';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';

/** Asks a visitor who is not signed in to sign in to see saved articles; what this device keeps can be seen anyhow. */
export default function WishlistOverlay() {
  const t = useText();
  const shop = useShop();
  const { wishlistOverlay, wished } = usePersonalState();
  const close = () => showWishlistOverlay(false);
  return (
    <Dialog
      open={wishlistOverlay}
      onClose={close}
      title={t('wishlist.title')}
      mark={<Icon name="heart" />}
      place="end"
    >
      <h3 className="text-xl">{t('wishlist.signIn.title')}</h3>
      <p className="mt-2 text-muted">{t('wishlist.signIn.text')}</p>
      <div className="mt-6 grid gap-2">
        <ButtonLink to={signInLink(shop, screenLink(shop, 'wishlist'))} onClick={close}>
          {t('wishlist.signIn')}
        </ButtonLink>
        <ButtonLink to={screenLink(shop, 'wishlist')} variant="secondary" onClick={close}>
          {t('wishlist.signIn.device', { count: wished?.length ?? 0 })}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
