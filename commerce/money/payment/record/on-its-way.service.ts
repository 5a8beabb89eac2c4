import { isRedirectMethod } from '../payment-method.rules.ts';
import type { Payment } from './payment-record.commands.ts';

/** A payment at the provider's page, or about to begin there, that the customer may still finish. */
export function isAtProvider({ method, origin, state }: Payment): boolean {
  return (state === 'created' || state === 'open') && (origin === 'paylink' || isRedirectMethod(method));
}
