/** Headers of every answer, by whether it goes over TLS. */
export function getSecurityHeaders(secure: boolean): readonly (readonly [string, string])[] {
  return secure ? [...ALWAYS, HSTS] : ALWAYS;
}

const ALWAYS = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()'],
] as const;

/** RFC 6797: two years, as browsers' preload lists ask for at least one. */
const HSTS = ['strict-transport-security', 'max-age=63072000; includeSubDomains'] as const;
