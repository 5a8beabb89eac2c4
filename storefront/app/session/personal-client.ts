import type { Client } from '@urql/core';
import { loginState, readCookie } from './cookies.ts';
import { fetchJson } from './fetcher.ts';
import { createGatewayClient } from './gateway-client.ts';
import { ensurePageView, newPageView } from './page-view.ts';
import {
  AddToBasketMutation,
  AddToWishlistMutation,
  LogoutMutation,
  PersonalQuery,
  RemoveFromWishlistMutation,
} from './personal.query.ts';
import { personalStore } from './personal-state.ts';
import { createSessionKeeper, type SessionKey } from './session-key.ts';

const SESSION_KEY = '/api/session/key';
const LOGIN_COOKIE = 'login_state';
const CALL_TIMEOUT_MS = 5000;
/** What was pressed is also done when the visitor leaves the page at once (Fetch, keepalive). */
const OUTLIVES_PAGE = { fetchOptions: { keepalive: true } };

/** What came of putting something into the basket. `failed`: nothing is known to have been put in. */
export type AddResult =
  | { outcome: 'added' }
  | { outcome: 'stock'; available: number }
  | { outcome: 'limit' | 'full'; limit: number }
  | { outcome: 'notFound' }
  | { outcome: 'failed' };

/** What came of pressing a heart. `failed`: the list is as it was. */
export type WishResult =
  | { outcome: 'added' | 'removed' | 'notFound' | 'failed' }
  | { outcome: 'full'; limit: number };

export type PersonalClient = {
  gateway: Client;
  /** the session is there, or could not be asked for; never rejects */
  started: Promise<void>;
  /** Asks the session and the basket again: after a form changed them. */
  refresh(): void;
  addToBasket(variantSku: string, quantity: number): Promise<AddResult>;
  /** @param variantSku null: none is chosen yet */
  keep(sku: string, variantSku: string | null): Promise<WishResult>;
  keepNoLonger(sku: string): Promise<WishResult>;
  /** false: the visitor is still signed in; true: the caller makes the document anew */
  logout(): Promise<boolean>;
  pageViewed(): void;
};

/** Starts the session: its key, its timers, what the header shows. Once per document. */
export function startPersonal(): PersonalClient {
  let tokenType = 0;
  const keeper = createSessionKeeper({ fetchKey, invalidateKey }, (key) => {
    tokenType = key.type;
    showLogin();
  });
  const client = createGatewayClient(keeper, document.documentElement.lang);
  function showLogin(): void {
    personalStore.set(loginState(readCookie(LOGIN_COOKIE), tokenType));
  }
  const renew = () => void keeper.refresh().catch(() => undefined);
  let loginCookie = readCookie(LOGIN_COOKIE);
  const ask = () => void client.query(PersonalQuery, {}, { requestPolicy: 'network-only' }).toPromise();

  ensurePageView();
  addEventListener('session-changed', () => void keeper.refresh().then(ask, ask));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void keeper.check().catch(renew);
  });
  // without a session key the cookie alone still says who asks
  const started = keeper.start().catch(() => undefined);
  void started.then(() => {
    client.query(PersonalQuery, {}).subscribe(({ data }) => {
      if (!data) return;
      const { visitor, basket, wishlist } = data;
      personalStore.set({
        ready: true,
        loggedIn: visitor.loggedIn || visitor.softLoggedIn,
        softLoggedIn: visitor.softLoggedIn,
        givenName: visitor.givenName,
        basketCount: basket.count,
        wished: wishlist.skus,
      });
    });
  });

  return {
    gateway: client,
    started,
    refresh() {
      const cookie = readCookie(LOGIN_COOKIE);
      if (cookie === loginCookie) return ask();
      // somebody signed in or out: the session's key is another one now
      loginCookie = cookie;
      dispatchEvent(new Event('session-changed'));
    },
    async addToBasket(variantSku, quantity) {
      await started;
      const { data } = await client
        .mutation(AddToBasketMutation, { input: { variantSku, quantity } }, OUTLIVES_PAGE)
        .toPromise();
      return addResult(data?.addToBasket);
    },
    async keep(sku, variantSku) {
      await started;
      const { data } = await client
        .mutation(AddToWishlistMutation, { input: { sku, variantSku } }, OUTLIVES_PAGE)
        .toPromise();
      return wishResult(data?.addToWishlist);
    },
    async keepNoLonger(sku) {
      await started;
      const { data } = await client.mutation(RemoveFromWishlistMutation, { sku }, OUTLIVES_PAGE).toPromise();
      return { outcome: data ? 'removed' : 'failed' };
    },
    async logout() {
      await started;
      const { error } = await client.mutation(LogoutMutation, {}).toPromise();
      return error === undefined;
    },
    pageViewed: newPageView,
  };
}

type Added =
  | { __typename: 'BasketChanged' }
  | { __typename: 'InsufficientStock'; available: number }
  | { __typename: 'QuantityLimit' | 'BasketFull'; limit: number }
  | { __typename: 'VariantNotFound' };

/** The gateway's union as the screens' words. */
function addResult(added: Added | null | undefined): AddResult {
  switch (added?.__typename) {
    case 'BasketChanged':
      return { outcome: 'added' };
    case 'InsufficientStock':
      return { outcome: 'stock', available: added.available };
    case 'QuantityLimit':
      return { outcome: 'limit', limit: added.limit };
    case 'BasketFull':
      return { outcome: 'full', limit: added.limit };
    case 'VariantNotFound':
      return { outcome: 'notFound' };
    case undefined:
      return { outcome: 'failed' };
  }
}

type Kept =
  | { __typename: 'WishlistChanged' | 'ProductNotFound' | 'VariantNotFound' }
  | { __typename: 'WishlistFull'; limit: number };

function wishResult(kept: Kept | null | undefined): WishResult {
  switch (kept?.__typename) {
    case 'WishlistChanged':
      return { outcome: 'added' };
    case 'WishlistFull':
      return { outcome: 'full', limit: kept.limit };
    case 'ProductNotFound':
    case 'VariantNotFound':
      return { outcome: 'notFound' };
    case undefined:
      return { outcome: 'failed' };
  }
}

function fetchKey(): Promise<SessionKey> {
  return fetchJson<SessionKey>(SESSION_KEY);
}

async function invalidateKey(): Promise<void> {
  const response = await fetch(SESSION_KEY, {
    method: 'DELETE',
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  });
  // an unknown key is as good as an invalidated one
  if (!response.ok && response.status !== 401) {
    throw new Error(`DELETE ${SESSION_KEY}: ${response.status} ${response.statusText}`);
  }
}
