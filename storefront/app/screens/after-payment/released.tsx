import { homeLink, screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

/** The order was not paid in time. */
export function Released() {
  const t = useText();
  const shop = useShop();
  return (
    <>
      <h1 className="mb-4 mt-1 text-2xl font-semibold">{t('payment.after.released.title')}</h1>
      <p>{t('payment.after.released.text')}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={screenLink(shop, 'basket')} className="w-full md:w-auto">
          {t('payment.after.basket')}
        </ButtonLink>
        <ButtonLink to={homeLink(shop)} variant="secondary" className="w-full md:w-auto">
          {t('checkout.done.shop')}
        </ButtonLink>
      </p>
    </>
  );
}
