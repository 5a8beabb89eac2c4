import { memo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Screen } from '#tenants/paths.ts';
import { type ShopInfo, useShop } from '../page/shop.tsx';
import { PersonalLayer } from '../personal/personal-layer.tsx';
import { useEarlyPresses } from '../start/early-presses.ts';
import { useLayoutOfTheRest } from '../start/lay-out-the-rest.ts';
import { WishForm } from '../wishlist/wish-form.tsx';
import { Footer } from './footer.tsx';
import { CheckoutHeader, Header } from './header.tsx';
import { useHeadingFocus } from './heading-focus.ts';
import { MAIN_ID } from './places.ts';
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

/** What is around every page's content. */
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
