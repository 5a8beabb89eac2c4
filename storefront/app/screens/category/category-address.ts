/**
 * The category path in an address: without language prefix and slashes at the ends, decoded, in lower case.
 * @param prefix language prefix without slashes, '' for the default locale
 * @returns null for an address that cannot be a category's
 */
export function parseCategoryPath(pathname: string, prefix: string): string | null {
  const path = decodePath(pathname)
    ?.replace(/^\/+|\/+$/g, '')
    .toLowerCase();
  if (!path || path.length > 500) return null;
  const own = prefix && path.startsWith(`${prefix}/`) ? path.slice(prefix.length + 1) : path;
  return /^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(own) ? own : null;
}

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
