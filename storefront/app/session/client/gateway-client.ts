import { Client, type CombinedError, type Exchange, fetchExchange, type Operation } from '@urql/core';
import { authExchange } from '@urql/exchange-auth';
import { cacheExchange } from '@urql/exchange-graphcache';
import { retryExchange } from '@urql/exchange-retry';
import { pipe, tap } from 'wonka';
import { addToBasketOptimistically } from '#app/session/add-to-basket.ts';
import {
  addToWishlistOptimistically,
  removeFromWishlistOptimistically,
} from '#app/session/change-wishlist.ts';
import { beginRead } from '#app/session/slow-reads.ts';
import { cacheKeys } from './cache-keys.ts';
import { possibleTypes } from './cache-types.ts';
import { documentIdExchange, isSharedRead } from './document-id-exchange.ts';
import { resolveReviews } from './rating-resolver.ts';
import { retryAfterMs } from './swr-options.ts';

const GATEWAY = '/api/gateway/';
/** milliseconds */
const TIMEOUT_MS = 5000;
const TOKEN_HEADER = 'x-ec-token';

type Session = { token(): string | undefined; endsSoon(): boolean; refresh(): Promise<void> };

/**
 * The browser's client of the gateway: one endpoint, normalized cache, failed requests repeated after growing,
 * randomised delays. Operations are sent by their ids. `locale`: of the page; a tenant with two languages answers in
 * that one. Errors are urql's CombinedError: [Network] …, [GraphQL] …, 'No Content'.
 */
export function createGatewayClient(session: Session, locale: string, fetch = globalThis.fetch): Client {
  return new Client({
    url: `${GATEWAY}?locale=${encodeURIComponent(locale)}`,
    fetch: limitFetchTime(fetch),
    preferGetMethod: false,
    exchanges: [
      cacheExchange({
        keys: cacheKeys,
        possibleTypes,
        resolvers: { Product: { reviews: resolveReviews } },
        optimistic: {
          addToBasket: addToBasketOptimistically,
          addToWishlist: addToWishlistOptimistically,
          removeFromWishlist: removeFromWishlistOptimistically,
        },
      }),
      createSlowReadExchange(),
      createSessionExchange(session),
      retryExchange({
        // milliseconds, each delay about twice the one before
        initialDelayMs: retryAfterMs(),
        maxDelayMs: 60_000,
        randomDelay: true,
        maxNumberAttempts: 3,
        // a mutation that reached the server may have taken effect, and a refused key will be refused again
        retryIf: (error, operation) =>
          operation.kind === 'query' && Boolean(error.networkError) && !isUnauthenticated(error),
      }),
      failedTryExchange,
      documentIdExchange,
      fetchExchange,
    ],
  });
}

/** Part of a query's context: called after each try without an answer, while further ones are still made. */
export type FailedTry = { readonly onFailedTry?: () => void };

/** What cannot be loaded is said after the first try, and goes away with the answer of a later one. */
const failedTryExchange: Exchange =
  ({ forward }) =>
  (operations) =>
    pipe(
      operations,
      forward,
      tap(({ error, operation }) => {
        if (error?.networkError) (operation.context as FailedTry).onFailedTry?.();
      }),
    );

/**
 * Counts a query that leaves the cache as one read, through all its attempts, until its result is no longer needed.
 */
function createSlowReadExchange(): Exchange {
  const ends = new Map<number, () => void>();
  const end = ({ key }: Operation) => {
    ends.get(key)?.();
    ends.delete(key);
  };
  const begin = (operation: Operation) => {
    end(operation);
    if (operation.kind === 'query') ends.set(operation.key, beginRead());
  };
  return ({ forward }) =>
    (operations) =>
      pipe(
        operations,
        tap(begin),
        forward,
        tap(({ operation }) => end(operation)),
      );
}

/** Every call is given up after five seconds (product 9.4); a mutation may still have taken effect. */
function limitFetchTime(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const limit = AbortSignal.timeout(TIMEOUT_MS);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    return fetch(input, { ...init, signal });
  };
}

/**
 * Sends the session key. One that is about to expire, for example in a tab that slept through its timer, is renewed
 * before; when the gateway refuses it (signed in or out in another tab), the operation is sent once more with a new
 * one.
 */
function createSessionExchange(session: Session) {
  return authExchange(async (utilities) => ({
    addAuthToOperation(operation) {
      const token = isSharedRead(operation) ? undefined : session.token();
      return token ? utilities.appendHeaders(operation, { [TOKEN_HEADER]: token }) : operation;
    },
    willAuthError: (operation) => !isSharedRead(operation) && session.endsSoon(),
    didAuthError: isUnauthenticated,
    // without a new key the old one is tried: it may still be valid
    refreshAuth: () => session.refresh().catch(() => undefined),
  }));
}

function isUnauthenticated(error: CombinedError): boolean {
  return (
    error.response?.status === 401 ||
    error.graphQLErrors.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED')
  );
}
