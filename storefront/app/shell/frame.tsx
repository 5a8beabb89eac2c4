import { memo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { WishForm } from '#app/features/wishlist/wish-form.tsx';
import { type ShopInfo, useShop } from '#app/page/shop.tsx';
import { useEarlyPresses } from '#app/start/early-presses.ts';
import { useLayoutOfTheRest } from '#app/start/lay-out-the-rest.ts';
import { MAIN_ID, useHeadingFocus } from '#app/ui/heading-focus.ts';
import type { Screen } from '#tenants/paths.ts';
import { Footer } from './footer.tsx';
import { CheckoutHeader, Header } from './header.tsx';
import { PersonalLayer } from './personal-layer.tsx';
import { ProgressBar } from './progress-bar.tsx';
import type { Shell } from './shell.query.ts';

/** Screens where somebody is ordering: nothing around them leads away. The sign-in is also a page of its own. */
const ORDERING: readonly Screen[] = [
  'checkoutDelivery',
  'checkoutDeliveryChange',
  'checkoutPayment',
  'checkoutPaymentChange',
  'paymentProtection',
  'paymentProtectionUpdate',
  'delayedPayment',
  'creditPlan',
  'premium',
  'checkAndOrder',
];

/** Not rendered again with each change of the address; what follows it in them asks for it. */
const KeptHeader = memo(Header);
const KeptFooter = memo(Footer);
const KeptWishForm = memo(WishForm);
const KeptPersonalLayer = memo(PersonalLayer);

/** The frame around every page's content. */
export function Frame({ shell, children }: { shell: Shell | null; children: ReactNode }) {
  const { pathname } = useLocation();
  useHeadingFocus();
  useEarlyPresses();
  useLayoutOfTheRest();
  const ordering = isOrdering(useShop(), pathname);
  return (
    <>
      <ProgressBar />
      {ordering ? <CheckoutHeader /> : <KeptHeader shell={shell} />}
      <main id={MAIN_ID} tabIndex={-1} className="w-full flex-1 outline-none">
        {children}
      </main>
      <KeptFooter shell={shell} ordering={ordering} />
      <KeptWishForm />
      <KeptPersonalLayer />
    </>
  );
}

function isOrdering(shop: ShopInfo, pathname: string): boolean {
  const path = pathname.replace(/(.)\/$/, '$1');
  return ORDERING.some((screen) => shop.paths[screen] === path);
}
