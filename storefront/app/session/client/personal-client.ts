import type { Client } from '@urql/core';
import { type Change, createChange } from '#app/session/change.ts';
import { readCookie, readLoginState } from '#app/session/cookies.ts';
import { startPageView } from '#app/session/page-view.ts';
import { LogoutMutation, PersonalQuery } from '#app/session/personal.query.ts';
import { personalStore } from '#app/session/personal-state.ts';
import { stayFresh } from '#app/session/stay-fresh.ts';
import { createTabs } from '#app/session/tabs.ts';
import { readPageLocale } from '#app/texts/page-locale.ts';
import { fetchJson } from './fetcher.ts';
import { createGatewayClient, type FailedTry } from './gateway-client.ts';
import { createSessionKeeper } from './session-key.ts';
import type { SessionKey } from './session-key.types.ts';

const SESSION_KEY = '/api/session/key';
const LOGIN_COOKIE = 'login_state';
const CALL_TIMEOUT_MS = 5000;

/** Equal queries within this time are sent once (product 9.4). */
const DEDUPE_MS = 2000;

export type PersonalClient = {
  gateway: Client;
  /** resolves when the session is known, or could not be loaded; never rejects */
  started: Promise<void>;
  /** Loads the session and the basket again, after a form changed them. */
  refresh(): void;
  /** Loads them again after an answer that failed; never rejects. */
  askAgain(): Promise<void>;
  change: Change;
  /** Stops using the key of a session that may be another one now; `refresh` fetches the new one. */
  forgetKey(): void;
  /** false if the visitor is still signed in; true if the caller has to reload the document */
  logout(): Promise<boolean>;
  pageViewed(): void;
};

/** Starts the session: its key, its timers, the header's data. Once per document. */
export function startPersonal(): PersonalClient {
  let tokenType = 0;
  const keeper = createSessionKeeper(
    { fetchKey, invalidateKey },
    (key) => {
      tokenType = key.type;
      showLogin();
    },
    Date.now,
    createTabs,
  );
  const client = createGatewayClient(keeper, readPageLocale());
  function showLogin(): void {
    personalStore.set(readLoginState(readCookie(LOGIN_COOKIE), tokenType));
  }
  const renew = () => void keeper.refresh().catch(() => undefined);
  /** A visitor who only looks around has no session; the first change begins one, which has a key. */
  const renewAfterChange = () => {
    if (!keeper.token()) renew();
  };
  let loginCookie = readCookie(LOGIN_COOKIE);
  let askedAt = 0;
  /** A change made by this page is loaded at once, however recently it was loaded before. */
  const askAnew = async () => {
    askedAt = Date.now();
    await client.query(PersonalQuery, {}, { requestPolicy: 'network-only', ...PERSONAL }).toPromise();
  };
  const ask = () => {
    if (Date.now() - askedAt >= DEDUPE_MS) void askAnew();
  };

  startPageView();
  addEventListener('session-changed', () => void keeper.refresh().then(askAnew, askAnew));
  stayFresh(ask);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void keeper.check().catch(renew);
  });
  // without a session key the cookie alone identifies the visitor
  const started = keeper.start().catch(() => undefined);
  void started.then(() => followPersonal(client));

  return {
    gateway: client,
    started,
    refresh() {
      const cookie = readCookie(LOGIN_COOKIE);
      const holds = cookie === loginCookie && keeper.token();
      loginCookie = cookie;
      if (holds) return void askAnew();
      // the visitor signed in or out, or entered the password again: the session has another key now
      dispatchEvent(new Event('session-changed'));
    },
    askAgain: askAnew,
    change: createChange(client, started, renewAfterChange),
    forgetKey: keeper.forget,
    async logout() {
      await started;
      const { error } = await client.mutation(LogoutMutation, {}).toPromise();
      return error === undefined;
    },
    pageViewed: startPageView,
  };
}

const PERSONAL: FailedTry = { onFailedTry: () => personalStore.set({ failed: true }) };

/** Updates the header's data with the newest answer. */
function followPersonal(client: Client): void {
  client.query(PersonalQuery, {}, PERSONAL).subscribe(({ data }) => {
    personalStore.set({ failed: !data });
    if (!data) return;
    const { visitor, basket, wishlist } = data;
    personalStore.set({
      ready: true,
      loggedIn: visitor.loggedIn || visitor.softLoggedIn,
      softLoggedIn: visitor.softLoggedIn,
      stays: visitor.stays,
      givenName: visitor.givenName,
      basketCount: basket.count,
      wished: wishlist.skus,
    });
  });
}

function fetchKey(): Promise<SessionKey> {
  return fetchJson<SessionKey>(SESSION_KEY);
}

async function invalidateKey(): Promise<void> {
  const response = await fetch(SESSION_KEY, {
    method: 'DELETE',
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  });
  // an unknown key counts as an invalidated one
  if (!response.ok && response.status !== 401) {
    throw new Error(`DELETE ${SESSION_KEY}: ${response.status} ${response.statusText}`);
  }
}
