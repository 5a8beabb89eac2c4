import { createHash, randomBytes } from 'node:crypto';

/** @returns sha-256 in hex: secrets of links, sessions and keys are stored in no other form */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** @returns 256 random bits, base64url */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}
