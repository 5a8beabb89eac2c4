import { createStore, useStore } from '#app/ui/store.ts';

/** The known facts about the visitor; only in the browser, after the page is usable. */
export type PersonalState = {
  /** false until the session has answered once */
  ready: boolean;
  loggedIn: boolean;
  softLoggedIn: boolean;
  /** whether a soft-logged-in or signed-in customer chose "stay logged in" in this browser */
  stays: boolean;
  givenName: string | null;
  /** pieces; null if not known */
  basketCount: number | null;
  /** style numbers on the visitor's wishlist; null if not known */
  wished: readonly string[] | null;
  /** whether the sign-in is open over the page */
  signInOpen: boolean;
  /** whether loading the session failed */
  failed: boolean;
  /** whether the wishlist's sign-in is open over the page */
  wishlistOverlay: boolean;
  /** the basket over the page; `added`: article number of the article that was just added, with its confirmation */
  miniBasket: { open: boolean; added: string | null };
};

const UNKNOWN: PersonalState = {
  ready: false,
  loggedIn: false,
  softLoggedIn: false,
  stays: false,
  givenName: null,
  basketCount: null,
  wished: null,
  signInOpen: false,
  failed: false,
  wishlistOverlay: false,
  miniBasket: { open: false, added: null },
};

export const personalStore = createStore<PersonalState>(UNKNOWN);

const selectState = (state: PersonalState) => state;

export function usePersonalState(): PersonalState {
  return useStore(personalStore, UNKNOWN, selectState);
}

/**
 * Whether an article is on the visitor's wishlist: a page has dozens of hearts, and most changes concern none of
 * them.
 */
export function useWished(sku: string): boolean {
  return useStore(personalStore, UNKNOWN, ({ wished }) => wished?.includes(sku) ?? false);
}

export function showMiniBasket(added: string | null = null): void {
  personalStore.set({ miniBasket: { open: true, added } });
}

export function hideMiniBasket(): void {
  personalStore.set({ miniBasket: { open: false, added: null } });
}

export function showSignIn(open: boolean): void {
  personalStore.set({ signInOpen: open });
}

export function showWishlistOverlay(open: boolean): void {
  personalStore.set({ wishlistOverlay: open });
}
