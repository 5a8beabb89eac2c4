import { memo, type ReactNode } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router';
import { CompareForm } from '#app/features/compare/compare-form.tsx';
import { ContentLink } from '#app/features/content/content-link.tsx';
import { isLayerPath } from '#app/features/layer/layer-link.ts';
import { WishForm } from '#app/features/wishlist/wish-form.tsx';
import { type ShopInfo, useShop } from '#app/page/shop.tsx';
import { useEarlyPresses } from '#app/start/early-presses.ts';
import { useMarkOfTop } from '#app/start/shown-from-top.ts';
import { useText } from '#app/texts/texts.tsx';
import { MAIN_ID, useHeadingFocus } from '#app/ui/heading-focus.ts';
import { Icon } from '#app/ui/media/icon.tsx';
import type { Screen } from '#tenants/paths.ts';
import { Footer } from './footer/footer.tsx';
import { CheckoutHeader, Header } from './header/header.tsx';
import { HeldPresses } from './held-presses.ts';
import { PersonalLayer } from './personal-layer.tsx';
import type { Shell } from './shell.query.ts';

/** Screens of the checkout: their frame has no links that lead away. The sign-in is also a page of its own. */
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

/** Not rendered again with each change of the address; its parts that depend on it read it themselves. */
const KeptHeader = memo(Header);
const KeptFooter = memo(Footer);
const KeptWishForm = memo(WishForm);
const KeptCompareForm = memo(CompareForm);
const KeptPersonalLayer = memo(PersonalLayer);

/** The frame around every page's content. */
export function Frame({ shell, children }: { shell: Shell | null; children: ReactNode }) {
  const { pathname } = useLocation();
  useHeadingFocus();
  useEarlyPresses();
  useMarkOfTop();
  const shop = useShop();
  const here = useMatches().at(-1);
  const ordering = isOrdering(shop, pathname) || isOrderingFrom(here?.loaderData);
  if (isLayerPath(shop, pathname)) return <Main>{children}</Main>;
  return (
    <>
      <ProgressBar />
      {ordering ? <CheckoutHeader /> : <KeptHeader shell={shell} />}
      {shell?.notice && !ordering && <NoticeBar notice={shell.notice} />}
      <Main>{children}</Main>
      <HeldPresses />
      <KeptFooter shell={shell} ordering={ordering} />
      <KeptWishForm />
      <KeptCompareForm />
      <KeptPersonalLayer />
    </>
  );
}

function Main({ children }: { children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="w-full flex-1 outline-none">
      {children}
    </main>
  );
}

/** With a basket the sign-in is the first step of an order, according to its page's data. */
function isOrderingFrom(loaderData: unknown): boolean {
  return typeof loaderData === 'object' && loaderData !== null && 'ordering' in loaderData
    ? loaderData.ordering === true
    : false;
}

function isOrdering(shop: ShopInfo, pathname: string): boolean {
  const path = pathname.replace(/(.)\/$/, '$1');
  return ORDERING.some((screen) => shop.paths[screen] === path);
}

/** An editors' notice above every page. */
function NoticeBar({ notice }: { notice: NonNullable<Shell['notice']> }) {
  const { text, isWarning, to, callToAction } = notice;
  return (
    <div className={isWarning ? 'bg-warning-soft' : 'bg-info-soft'}>
      <p className="wrap flex items-center gap-2 py-2 text-sm">
        <Icon name={isWarning ? 'warning' : 'info'} size={16} />
        <span>
          {text}{' '}
          {to && callToAction && (
            <ContentLink to={to} className="link font-semibold">
              {callToAction}
            </ContentLink>
          )}
        </span>
      </p>
    </div>
  );
}

/** Shows that the next page is loading, when that takes longer than a moment. */
function ProgressBar() {
  const t = useText();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div role="progressbar" aria-label={t('shell.page.loading')} className="fixed inset-x-0 top-0 z-50 h-0.5">
      <div className="page-progress h-full bg-accent" />
    </div>
  );
}
