/** Exchanges whose pieces have come back: returns that the shop has received, though nothing was credited. */
export function filterReceivedExchanges<Exchange extends { readonly state: string }>(
  exchanges: readonly Exchange[],
): Exchange[] {
  return exchanges.filter(({ state }) => state === 'ARRIVED' || state === 'SENT');
}
