import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { type ExternalCheck, showExternalCheck } from './external-check.ts';

type Asked =
  | {
      readonly kind: 'proof-of-work';
      readonly challenge: Parameters<typeof solveChallenge>[0]['challenge'];
    }
  | ({ readonly kind: 'external' } & ExternalCheck);

/**
 * Computes the answer of a security check, or shows the check of the tenant's provider.
 * @param json from the gateway
 * @param place element for a provider's check
 * @returns the answer for the next attempt; null if this browser cannot compute it
 */
export async function solveSecurityCheck(
  json: string,
  signal: AbortSignal,
  place: HTMLElement,
): Promise<string | null> {
  const asked = JSON.parse(json) as Asked;
  if (asked.kind === 'external') return showExternalCheck(asked, place);
  const { challenge } = asked;
  if (!globalThis.crypto?.subtle) return null;
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  const solution = await solveChallenge({ challenge, deriveKey, controller });
  return solution && JSON.stringify({ challenge, solution });
}
