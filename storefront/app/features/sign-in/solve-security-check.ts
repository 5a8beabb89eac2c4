import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

type Asked = { readonly kind: string; readonly challenge: Parameters<typeof solveChallenge>[0]['challenge'] };

/**
 * Does the work that a security check asks for.
 * @param json as the gateway gives it @returns the answer for the next try; null: this browser cannot do it
 */
export async function solveSecurityCheck(json: string, signal: AbortSignal): Promise<string | null> {
  const { kind, challenge } = JSON.parse(json) as Asked;
  if (kind !== 'proof-of-work' || !globalThis.crypto?.subtle) return null;
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  const solution = await solveChallenge({ challenge, deriveKey, controller });
  return solution && JSON.stringify({ challenge, solution });
}
