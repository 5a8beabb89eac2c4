import { screenLink } from '#app/page/links.ts';
import { useShop } from '#app/page/shop.tsx';
import { useText } from '#app/texts/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { TextKey } from '#texts/keys.ts';

type Hint = 'np' | 'orders' | 'passkey';

const HINTS = {
  np: {
    title: 'account.np.title',
    text: 'account.data.password.none',
    at: 'password',
    action: 'account.data.password.set',
  },
  orders: {
    title: 'account.data.orders',
    text: 'account.data.orders.some',
    at: 'orders',
    action: 'account.data.orders.add',
  },
  passkey: {
    ...{ title: 'account.offer.passkey.title', text: 'account.data.passkeys.text', at: 'passkeys' },
    action: 'account.offer.passkey.action',
  },
} as const satisfies Record<Hint, Record<'title' | 'text' | 'action', TextKey> & { at: string }>;

/** A suggestion to complete the personal data; never required. */
export function AccountHint({ about }: { about: Hint }) {
  const t = useText();
  const shop = useShop();
  const { title, text, at, action } = HINTS[about];
  return (
    <section aria-labelledby={`hint-${about}`} className="rounded bg-sunken p-5">
      <h2 id={`hint-${about}`} className="text-lg font-semibold">
        {t(title)}
      </h2>
      <p className="mt-2 mb-4 text-sm">{t(text)}</p>
      <ButtonLink to={`${screenLink(shop, 'accountPersonalData')}#${at}`} variant="secondary" size="m">
        {t(action)}
      </ButtonLink>
    </section>
  );
}
