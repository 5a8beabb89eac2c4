import { generateSecret, generateURI, verifySync } from 'otplib';

/** A code counts half a minute before and after its own: clocks differ, and people type slowly (RFC 6238, 5.2). */
const TOLERANCE_SECONDS = 30;
const ISSUER = 'Desk';

/** @returns a new secret in base32, 160 bits as RFC 4226 recommends */
export function createTotpSecret(): string {
  return generateSecret();
}

/** The address that authenticator programs read as a QR code. */
export function buildTotpUri(secret: string, email: string, brand: string): string {
  return generateURI({ issuer: `${brand} ${ISSUER}`, label: email, secret });
}

/**
 * Checks a code of six digits.
 * @param lastStep the time step of the last code that was accepted
 * @returns the time step of this one; null if it is wrong, or not newer than the last
 */
export function checkTotp(
  { secret, lastStep }: { readonly secret: string; readonly lastStep: number },
  code: string,
  now: Date,
): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token, epoch, epochTolerance: TOLERANCE_SECONDS });
  if (!result.valid || !('timeStep' in result)) return null;
  return result.timeStep > lastStep ? result.timeStep : null;
}
