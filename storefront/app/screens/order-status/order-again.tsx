import { Form, Link, useNavigation } from 'react-router';
import { screenLink, writeReviewLink } from '#app/page/links.ts';
import { orderStatusLink } from '#app/page/order-links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/layer/alert.tsx';
import type { StatusOrder } from './order-status.query.ts';

export type AgainOutcome = {
  readonly added: number;
  readonly missing: readonly { readonly name: string; readonly left: number }[];
};

/** Orders the same articles again, and links to a review of each that is still sold. */
export function OrderAgain({ order, accessToken }: { order: StatusOrder; accessToken: string | null }) {
  const t = useText();
  const shop = useShop();
  const busy = useNavigation().formData?.get('intent') === 'again';
  return (
    <section className="rounded bg-sunken p-5" aria-labelledby="order-again">
      <h2 id="order-again" className="mb-2 font-semibold">
        {t('order.again.title')}
      </h2>
      <p className="mb-3 text-sm text-muted">{t('order.again.text')}</p>
      <Form method="post" action={orderStatusLink(shop, { orderNumber: order.orderNumber, accessToken })}>
        <input type="hidden" name="intent" value="again" />
        <input type="hidden" name="order" value={order.orderNumber} />
        <input type="hidden" name="token" value={accessToken ?? ''} />
        <Button type="submit" variant="secondary" size="m" busy={busy}>
          {t('order.again.submit')}
        </Button>
      </Form>
    </section>
  );
}

/** The articles that were put into the basket, and those that could not be. */
export function AgainNotice({ outcome: { added, missing } }: { outcome: AgainOutcome }) {
  const t = useText();
  const shop = useShop();
  return (
    <div className="mb-6">
      <Alert kind={missing.length > 0 ? 'warning' : 'success'}>
        <p>{t('order.again.added', { count: added })}</p>
        {missing.length > 0 && (
          <ul className="mt-1">
            {missing.map(({ name, left }) => (
              <li key={name}>
                {left > 0 ? t('order.again.fewer', { name, left }) : t('order.again.none', { name })}
              </li>
            ))}
          </ul>
        )}
        {added > 0 && (
          <ButtonLink to={screenLink(shop, 'basket')} variant="secondary" size="m" className="mt-3">
            {t('order.again.basket')}
          </ButtonLink>
        )}
      </Alert>
    </div>
  );
}

/** @param productSku number of the style; null if no longer sold, so it needs no review */
export function ReviewLink({ productSku, name }: { productSku: string | null; name: string }) {
  const t = useText();
  const shop = useShop();
  if (productSku === null) return null;
  return (
    <Link
      to={writeReviewLink(shop, productSku)}
      className="link touch"
      aria-label={`${t('order.review.write')}: ${name}`}
    >
      {t('order.review.write')}
    </Link>
  );
}
