import { Client, type CombinedError, fetchExchange } from '@urql/core';
import { authExchange } from '@urql/exchange-auth';
import { cacheExchange } from '@urql/exchange-graphcache';
import { retryExchange } from '@urql/exchange-retry';
import { addToBasketOptimistically } from './add-to-basket.ts';
import { cacheKeys } from './cache-keys.ts';
import { possibleTypes } from './cache-types.ts';
import { addToWishlistOptimistically, removeFromWishlistOptimistically } from './change-wishlist.ts';
import { reviewsResolver } from './rating-resolver.ts';

const GATEWAY = '/api/gateway/';
const TOKEN_HEADER = 'x-ec-token';

type Session = { token(): string | undefined; refresh(): Promise<void> };

/**
 * The browser's client of the gateway: one endpoint, normalized cache, failed requests tried again with growing,
 * randomised delays. `locale`: of the page; a tenant with two languages answers in that one. Errors come as urql's CombinedError: [Network] …, [GraphQL] …, 'No Content'.
 */
export function createGatewayClient(session: Session, locale: string, fetch = globalThis.fetch): Client {
  return new Client({
    url: `${GATEWAY}?locale=${encodeURIComponent(locale)}`,
    fetch,
    preferGetMethod: false,
    exchanges: [
      cacheExchange({
        keys: cacheKeys,
        possibleTypes,
        resolvers: { Product: { reviews: reviewsResolver } },
        optimistic: {
          addToBasket: addToBasketOptimistically,
          addToWishlist: addToWishlistOptimistically,
          removeFromWishlist: removeFromWishlistOptimistically,
        },
      }),
      sessionExchange(session),
      retryExchange({
        initialDelayMs: 1000,
        maxDelayMs: 15_000,
        randomDelay: true,
        maxNumberAttempts: 3,
        // a mutation that reached the server may have been done
        retryIf: (error, operation) => operation.kind === 'query' && Boolean(error.networkError),
      }),
      fetchExchange,
    ],
  });
}

/** Sends the session key; when the gateway refuses it (signed in or out in another tab), with a new one once. */
function sessionExchange(session: Session) {
  return authExchange(async (utilities) => ({
    addAuthToOperation(operation) {
      const token = session.token();
      return token ? utilities.appendHeaders(operation, { [TOKEN_HEADER]: token }) : operation;
    },
    didAuthError: isUnauthenticated,
    refreshAuth: () => session.refresh(),
  }));
}

function isUnauthenticated(error: CombinedError): boolean {
  return (
    error.response?.status === 401 ||
    error.graphQLErrors.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED')
  );
}
