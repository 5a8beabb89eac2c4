import { useId } from 'react';
import { Form, Link } from 'react-router';
import { sharedWishlistLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';

/** The link that shares the list, and the button that withdraws it. @param shareKey null if it is not shared */
export function ShareWishlist({
  shareKey,
  origin,
  action,
}: {
  shareKey: string | null;
  origin: string;
  action: string;
}) {
  const t = useText();
  const shop = useShop();
  const id = useId();
  const link = shareKey === null ? null : sharedWishlistLink(shop, shareKey);
  return (
    <section aria-labelledby={id} className="mt-8 rounded bg-sunken p-5 md:p-8">
      <h2 id={id} className="text-lg">
        {t('wishlist.share.title')}
      </h2>
      <p className="mt-1 mb-4 max-w-text text-sm text-muted">{t('wishlist.share.text')}</p>
      {link && (
        <p className="mb-4 wrap-anywhere">
          <Link to={link} className="link">
            {origin + link}
          </Link>
        </p>
      )}
      <Form method="post" action={action} preventScrollReset>
        <input type="hidden" name="intent" value={link ? 'unshare' : 'share'} />
        <Button type="submit" variant="secondary" size="m">
          {t(link ? 'wishlist.share.end' : 'wishlist.share.begin')}
        </Button>
      </Form>
    </section>
  );
}
