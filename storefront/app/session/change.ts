import type { Client, TypedDocumentNode } from '@urql/core';

/** The request is completed even when the visitor leaves the page at once (Fetch, keepalive). */
const OUTLIVES_PAGE = { fetchOptions: { keepalive: true } };

/**
 * Runs a mutation once the session is known; it is completed even when the visitor leaves the page at once.
 * @param onSilence called when no answer came: it may have taken effect nevertheless
 * @returns null when the gateway refused or could not be reached
 * @throws Error without a mutation, or without a gateway to send it to (product 8.2)
 */
export type Change = <Data, Variables extends object>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  onSilence?: () => void,
) => Promise<Data | null>;

/** @param after called when a mutation was sent, whatever its answer */
export function createChange(
  gateway: Pick<Client, 'mutation'>,
  started: Promise<void>,
  after: () => void,
): Change {
  return async (mutation, variables, onSilence) => {
    if (!gateway || !mutation) throw new Error('mutation without fetcher or key');
    await started;
    const { data, error } = await gateway.mutation(mutation, variables, OUTLIVES_PAGE).toPromise();
    if (error?.networkError) onSilence?.();
    after();
    return data ?? null;
  };
}
