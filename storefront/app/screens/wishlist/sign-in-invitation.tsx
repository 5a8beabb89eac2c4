import { signInLink } from '#app/page/account-links.ts';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/media/icon.tsx';

/** Asks a visitor who is not signed in to do so, to see articles saved elsewhere (product 6.2). */
export function SignInInvitation() {
  const t = useText();
  const shop = useShop();
  return (
    <section
      aria-labelledby="sign-in-invitation"
      className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded bg-sunken p-5 md:flex-nowrap md:p-8"
    >
      <div className="flex max-w-text gap-4">
        <Icon name="account" size={24} className="mt-0.5 max-sm:hidden" />
        <div>
          <h2 id="sign-in-invitation" className="text-lg">
            {t('wishlist.signIn.title')}
          </h2>
          <p className="mt-1 text-sm text-muted">{t('wishlist.signIn.text')}</p>
        </div>
      </div>
      <ButtonLink
        to={signInLink(shop, screenLink(shop, 'wishlist'))}
        variant="secondary"
        className="shrink-0"
      >
        {t('wishlist.signIn')}
      </ButtonLink>
    </section>
  );
}
