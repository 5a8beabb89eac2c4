import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFetchers, useLocation, useMatches, useNavigation, useRevalidator } from 'react-router';
import { interceptAddForms } from '#app/features/basket/add-form.ts';
import { useCompareList } from '#app/features/compare/compare-store.ts';
import { interceptCompareForm } from '#app/features/compare/intercept-compare-form.ts';
import { followKeptList } from '#app/features/compare/kept-list.ts';
import { Layers } from '#app/features/layer/layers.tsx';
import { ProductOverlays } from '#app/features/quick-view/product-overlays.tsx';
import { useRememberedSearch } from '#app/features/search-bar/use-remembered-search.ts';
import { ToastArea } from '#app/features/toast/toast-area.tsx';
import { toast } from '#app/features/toast/toasts.ts';
import { interceptWishForm } from '#app/features/wishlist/intercept-wish-form.ts';
import { screenLink } from '#app/page/links.ts';
import { type ShopInfo, useShop } from '#app/page/shop.tsx';
import {
  CONSENT_ASKED,
  CONSENT_CHANGED,
  followOtherTabs,
  isCategoryAllowed,
  readChosenConsent,
} from '#app/session/consent.ts';
import { loadPersonalClient } from '#app/session/personal.ts';
import {
  hideMiniBasket,
  showSignIn,
  showWishlistOverlay,
  usePersonalState,
} from '#app/session/personal-state.ts';
import { stayFresh } from '#app/session/stay-fresh.ts';
import { CODE_WAITS, loadLateCode } from '#app/start/late-code.ts';
import { useText } from '#app/texts/texts.tsx';
import { MARKETING, PERFORMANCE } from '#forms/consent.ts';
import { holdFormsOffline } from './offline-forms.ts';
import { SlowPage } from './slow-page.tsx';
import { keepSentForms, putBackUnsent } from './unsent-form.ts';

const AppBanner = lazy(() => loadLateCode(() => import('#app/features/welcome/app-banner.tsx')));
const CompareBar = lazy(() => loadLateCode(() => import('#app/features/compare/compare-bar.tsx')));
const ConsentLayer = lazy(() => loadLateCode(() => import('#app/features/consent/consent-layer.tsx')));
const CountryNotice = lazy(() => loadLateCode(() => import('#app/features/welcome/country-notice.tsx')));
const MiniBasket = lazy(() => loadLateCode(() => import('#app/features/basket/mini-basket.tsx')));
const SignInDialog = lazy(() => loadLateCode(() => import('#app/features/sign-in/sign-in-dialog.tsx')));
const SurveyOverlay = lazy(() => loadLateCode(() => import('#app/features/survey/survey-overlay.tsx')));
const WishlistOverlay = lazy(() =>
  loadLateCode(() => import('#app/features/wishlist-overlay/wishlist-overlay.tsx')),
);

/** The personal layer's work when the page is usable (personal-layer.tsx loads it then). */
export default function PersonalParts() {
  const shop = useShop();
  const t = useText();
  const { miniBasket, wishlistOverlay, signInOpen } = usePersonalState();
  const wanted = useRef({ miniBasket: false, wishlist: false, signIn: false });
  wanted.current.signIn ||= signInOpen;
  wanted.current.miniBasket ||= miniBasket.open;
  wanted.current.wishlist ||= wishlistOverlay;
  useStartBetweenForms();
  useEffect(() => interceptAddForms(screenLink(shop, 'basket'), t), [shop, t]);
  useEffect(() => interceptWishForm(t), [t]);
  useEffect(() => interceptCompareForm(t), [t]);
  // after those that handle their own
  useEffect(() => holdFormsOffline(t('form.offline')), [t]);
  useEffect(() => followKeptList(), []);
  useEffect(() => followOtherTabs(), []);
  const comparing = useComparing(shop);
  const pages = useSeenPages();
  usePageViews();
  useRememberedSearch();
  useRefreshAfterForms();
  useUnsentForm(shop, t);
  useMeasurement();
  useVitals();
  useWaitingCode(t);
  useOfflinePage();
  useFreshPage();
  const asksConsent = useConsentAsked(shop.consentTool);
  return (
    <>
      <ToastArea />
      <SlowPage />
      <ProductOverlays />
      <Layers />
      <Suspense fallback={null}>
        {asksConsent && <ConsentLayer ask={asksConsent} />}
        {shop.alternativeShops && <CountryNotice shops={shop.alternativeShops} />}
        {shop.app && !asksConsent && <AppBanner app={shop.app} />}
        {comparing && <CompareBar />}
        {wanted.current.miniBasket && <MiniBasket />}
        {wanted.current.wishlist && <WishlistOverlay />}
        {wanted.current.signIn && <SignInDialog />}
        {pages >= FEWEST_PAGES && <SurveyOverlay pages={pages} />}
      </Suspense>
    </>
  );
}

/**
 * Whether articles are chosen for comparison, and the page is neither the comparison itself nor part of the checkout.
 */
function useComparing(shop: ShopInfo): boolean {
  const { skus } = useCompareList();
  const screen = useMatches().at(-1)?.id.split(':')[0] ?? '';
  return skus.length > 0 && shop.paths.compare !== null && COMPARING.has(screen);
}

/** Screens with articles that can be compared. */
const COMPARING = new Set(['home', 'storefront', 'category', 'search', 'product', 'wishlist']);

/** Fewest pages before any survey: its code and its rules are not loaded earlier. */
const FEWEST_PAGES = 2;

/** Explains why nothing opens while its code waits for a connection. */
function useWaitingCode(t: ReturnType<typeof useText>): void {
  useEffect(() => {
    const say = () => toast(t('shell.error.offline.text'), 'error');
    addEventListener(CODE_WAITS, say);
    return () => removeEventListener(CODE_WAITS, say);
  }, [t]);
}

/** Number of the shop's pages seen in this document. */
function useSeenPages(): number {
  const { pathname } = useLocation();
  const [seen, setSeen] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => setSeen((before) => before + 1), [pathname]);
  return seen;
}

/**
 * Requests the session's key outside of forms: it begins a session for a visitor without one, and its cookie could
 * come after that of a form that signs in and undo it.
 */
function useStartBetweenForms(): void {
  const { state } = useNavigation();
  useEffect(() => {
    if (state === 'idle') void loadPersonalClient();
  }, [state]);
}

/**
 * A new path is a new page view; overlays are closed before it is painted, since a page below one that is still open
 * takes neither presses nor letters.
 */
function usePageViews(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    hideMiniBasket();
    showWishlistOverlay(false);
    showSignIn(false);
    void loadPersonalClient().then((client) => client.pageViewed());
  }, [pathname]);
}

/** Outside of the component: an error page replaces the whole page, and the form may have succeeded before. */
let posted = false;

/** Loads the session and basket again when a form is done, since forms change them on the server. */
function useRefreshAfterForms(): void {
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const posting =
    navigation.formMethod === 'POST' || fetchers.some((fetcher) => fetcher.formMethod === 'POST');
  useEffect(() => {
    if (posted && !posting) void loadPersonalClient().then((client) => client.refresh());
    posted = posting;
  }, [posting]);
}

/** Gives back what was typed into a form that the sign-in came in between of. */
function useUnsentForm(shop: ShopInfo, t: ReturnType<typeof useText>): void {
  const { state } = useNavigation();
  const { key } = useLocation();
  const signIn = screenLink(shop, 'login');
  useEffect(() => keepSentForms(signIn), [signIn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another answer
  useEffect(() => {
    if (state === 'idle' && putBackUnsent(signIn)) toast(t('form.unsent'));
  }, [state, key, signIn, t]);
}

/** Measuring is left out where its code cannot be loaded, as in a tab that went offline. */
const leaveOut = () => undefined;

/** Route ids begin with their screen's name: category, product:fr, basket:winkelmandje. */
function useVitals(): void {
  const route = useMatches().at(-1)?.id ?? '';
  const pageType = useRef(route);
  pageType.current = route.split(':')[0] ?? '';
  useEffect(() => {
    void import('./vitals.ts').then(({ reportInp }) => reportInp(() => pageType.current), leaveOut);
  }, []);
}

/** Loads the tenant's measurement scripts when the visitor has agreed to one of their categories. */
function useMeasurement(): void {
  const { measurement } = useShop();
  useEffect(() => {
    if (!measurement) return;
    const start = () => {
      if (!isCategoryAllowed(PERFORMANCE) && !isCategoryAllowed(MARKETING)) return;
      void import('#app/features/measurement/measurement.ts').then(
        (module) => module.startMeasurement(measurement),
        leaveOut,
      );
    };
    start();
    addEventListener(CONSENT_CHANGED, start);
    return () => removeEventListener(CONSENT_CHANGED, start);
  }, [measurement]);
}

/** Number of times that the visitor opened the layer; null if it is not needed. */
function useConsentAsked(tool: ShopInfo['consentTool']): { times: number } | null {
  const [asked, setAsked] = useState(() => (tool || readChosenConsent() ? null : { times: 0 }));
  useEffect(() => {
    if (tool) {
      void import('#app/features/consent/external-tool.ts').then((module) => module.startConsentTool(tool));
      return;
    }
    const ask = (event: Event) => {
      event.preventDefault();
      setAsked((before) => ({ times: (before?.times ?? 0) + 1 }));
    };
    addEventListener(CONSENT_ASKED, ask);
    return () => removeEventListener(CONSENT_ASKED, ask);
  }, [tool]);
  return asked;
}

/** Personal screens that may change elsewhere, and have no form that is being filled in. */
const OWN_SCREENS = /^(basket|wishlist|orderStatus|account(?!PersonalData|AddressBook|Newsletter)\w*):/;
/** Data that the server has rendered is not loaded again within this time (product 9.4). */
const INITIAL_DATA_MS = 60_000;

/** Loads a personal page again that was open for a while, when the visitor comes back to it. */
function useFreshPage(): void {
  const { revalidate } = useRevalidator();
  const location = useLocation();
  const isOwn = OWN_SCREENS.test(useMatches().at(-1)?.id ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has its own data
  useEffect(() => {
    if (!isOwn) return;
    let loadedAt = Date.now();
    return stayFresh(() => {
      if (Date.now() - loadedAt < INITIAL_DATA_MS) return;
      loadedAt = Date.now();
      void revalidate();
    });
  }, [isOwn, location.key, revalidate]);
}

/** Registers the service worker that stores the offline page (http/pages/offline.ts). */
function useOfflinePage(): void {
  useEffect(() => {
    // not available in every browser and every private window
    navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
  }, []);
}
