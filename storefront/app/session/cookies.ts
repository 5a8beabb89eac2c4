/** A cookie's decoded value, or null. */
export function readCookie(name: string, cookies: string = document.cookie): string | null {
  for (const pair of cookies.split(/; */)) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at) === name) return decodeCookie(pair.slice(at + 1));
  }
  return null;
}

function decodeCookie(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The flags of the login state cookie (product 3.5): li '1' is logged in. */
function isLoggedInByCookie(cookie: string | null): boolean {
  if (!cookie) return false;
  try {
    const state: unknown = JSON.parse(cookie);
    return typeof state === 'object' && state !== null && 'li' in state && String(state.li) === '1';
  } catch {
    return false;
  }
}

/**
 * The login state (product 4.2). Logged in if the cookie states it, or the token's type is not 0; soft-logged-in if
 * the type is 1.
 */
export function readLoginState(
  cookie: string | null,
  tokenType: number,
): { loggedIn: boolean; softLoggedIn: boolean } {
  return { loggedIn: isLoggedInByCookie(cookie) || tokenType !== 0, softLoggedIn: tokenType === 1 };
}
