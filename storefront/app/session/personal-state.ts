import { createStore, useStore } from '#app/ui/store.ts';

/** The known facts of the visitor; only in the browser, after the page is usable. */
export type PersonalState = {
  /** false until the session answered once */
  ready: boolean;
  loggedIn: boolean;
  softLoggedIn: boolean;
  /** "stay logged in" was chosen in this browser by a customer who is recognised now */
  stays: boolean;
  givenName: string | null;
  /** pieces; null: not known */
  basketCount: number | null;
  /** style numbers of what the visitor keeps; null: not known */
  wished: readonly string[] | null;
  /** the sign-in over the page */
  signInOpen: boolean;
  /** the session did not say who asks */
  failed: boolean;
  /** the sign-in that the wishlist asks visitors for, over the page */
  wishlistOverlay: boolean;
  /** the basket shown over the page; `added`: article number of what was just put in, with its confirmation */
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

const whole = (state: PersonalState) => state;

export function usePersonalState(): PersonalState {
  return useStore(personalStore, UNKNOWN, whole);
}

/** Whether the visitor keeps an article: a page has dozens of hearts, and most news are none for them. */
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
