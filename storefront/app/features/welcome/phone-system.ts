export type PhoneSystem = 'ios' | 'android';

/** @param userAgent the browser's header. @returns null if not a phone or tablet with such apps */
export function detectPhoneSystem(userAgent: string): PhoneSystem | null {
  if (/\b(iPhone|iPad|iPod)\b/.test(userAgent)) return 'ios';
  return /\bAndroid\b/.test(userAgent) ? 'android' : null;
}

/** The app's page in the system's store. @returns null if the tenant has no app for this system */
export function storeAddress(
  system: PhoneSystem,
  { appleId, androidPackage }: { appleId: string | null; androidPackage: string | null },
): string | null {
  if (system === 'ios') return appleId && `https://apps.apple.com/app/id${appleId}`;
  return androidPackage && `https://play.google.com/store/apps/details?id=${androidPackage}`;
}
