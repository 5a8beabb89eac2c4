/** The path and query of a request line, or why they cannot be served. */
export type RequestTarget =
  | { readonly pathname: string; readonly search: string }
  | { readonly refused: 400 | 414 };

const LONGEST_TARGET = 2048;

/**
 * Refuses what is not a path, broken percent-encoding, control characters, encoded or not, and what is too long.
 * Dot segments and doubled slashes at the front are refused too: no link of the shop has them. So are a space and a
 * fragment, which no target contains (RFC 9112, 3.2.1): the application would read another path than the one that said
 * whose page it is.
 * @param target as in the request line
 */
export function parseTarget(target: string): RequestTarget {
  if (target.length > LONGEST_TARGET) return { refused: 414 };
  if (!target.startsWith('/') || target.startsWith('//')) return { refused: 400 };
  if (/[ #]/.test(target)) return { refused: 400 };
  const mark = target.indexOf('?');
  const pathname = mark === -1 ? target : target.slice(0, mark);
  const search = mark === -1 || mark === target.length - 1 ? '' : target.slice(mark);
  if (!isReadable(pathname) || !isReadable(search.replaceAll('+', ' '))) return { refused: 400 };
  return { pathname, search };
}

function isReadable(text: string): boolean {
  if (!text.includes('%')) return isPlain(text);
  try {
    return isPlain(decodeURIComponent(text));
  } catch {
    return false;
  }
}

function isPlain(text: string): boolean {
  if (/[\\]|\/\.{1,2}(\/|$)/.test(text)) return false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 32 || code === 127) return false;
  }
  return true;
}
