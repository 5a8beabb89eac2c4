import { useEffect } from 'react';
import { Form, Link } from 'react-router';
import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import type { Notice } from './wishlist.form.ts';

const KINDS: Readonly<Record<Notice, 'success' | 'info' | 'error'>> = {
  added: 'success',
  changed: 'success',
  moved: 'success',
  unchanged: 'info',
  choose: 'info',
  soldOut: 'error',
  full: 'error',
  gone: 'error',
  stock: 'error',
  failed: 'error',
};

/** Most articles of a list (commerce/people/wishlist). */
const LIMIT = 100;

/** The outcome of the last form. A removed article can be put back. */
export function WishlistNotices({
  notice,
  removed,
  action,
}: {
  notice: Notice | null;
  removed: string | null;
  action: string;
}) {
  const t = useText();
  return (
    <>
      {notice && <WishlistNotice notice={notice} />}
      {removed && (
        <Alert kind="info">
          <Form method="post" action={action} className="flex flex-wrap items-center justify-between gap-3">
            <span>{t('wishlist.removed')}</span>
            <Button type="submit" name="add" value={removed} variant="secondary" size="s">
              {t('wishlist.undo')}
            </Button>
          </Form>
        </Alert>
      )}
    </>
  );
}

export function WishlistNotice({ notice }: { notice: Notice }) {
  const t = useText();
  const shop = useShop();
  useEffect(dropNoticeFromAddress, []);
  return (
    <Alert kind={KINDS[notice]}>
      <p className="flex flex-wrap items-center justify-between gap-3">
        {t(`wishlist.${notice}`, { limit: LIMIT })}
        {notice === 'moved' && (
          <Link to={screenLink(shop, 'basket')} className="link font-semibold">
            {t('wishlist.toBasketPage')}
          </Link>
        )}
      </p>
    </Alert>
  );
}

/** A reload, "back" or a copied address does not say once more what was done before. */
function dropNoticeFromAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('notice')) return;
  address.searchParams.delete('notice');
  history.replaceState(history.state, '', address);
}
