import { isCall } from './limits/refusals.ts';

/** The path and query of a request line, or why they cannot be served. */
export type RequestTarget =
  | { readonly pathname: string; readonly search: string }
  | { readonly refused: 400 | 414 };

/** RFC 9110, 4.1: at least 8,000 octets. Campaigns and click trackers write long ones. */
const LONGEST_TARGET = 8192;

/**
 * Refuses targets that are not a path, contain broken percent-encoding or control characters, encoded or not, or are
 * too long. The query of a page is never refused: unreadable parts are rewritten to be readable. A call's is, since
 * its sender is a program.
 *
 * Dot segments and doubled slashes at the front are refused too: no link of the shop has them. So are a space and a
 * fragment, which no target contains (RFC 9112, 3.2.1): the application would read a different path from the one that
 * determined whose page it is.
 * @param target as in the request line
 */
export function parseTarget(target: string): RequestTarget {
  if (target.length > LONGEST_TARGET) return { refused: 414 };
  if (!target.startsWith('/') || target.startsWith('//')) return { refused: 400 };
  if (/[ #]/.test(target)) return { refused: 400 };
  const mark = target.indexOf('?');
  const pathname = mark === -1 ? target : target.slice(0, mark);
  const search = mark === -1 || mark === target.length - 1 ? '' : target.slice(mark);
  if (!isReadable(pathname)) return { refused: 400 };
  if (!isCall(pathname)) return { pathname, search: mendQuery(search) };
  return isReadable(search.replaceAll('+', ' ')) ? { pathname, search } : { refused: 400 };
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * A query that every reader decodes alike: a lone `%` stands for itself (WHATWG URL, percent-decode), bytes that are no
 * UTF-8 become U+FFFD, and control characters, such as a tab from a spreadsheet, become spaces.
 */
function mendQuery(search: string): string {
  if (/^[!-$&-~]*$/.test(search)) return search;
  return search.replace(/(?:%[0-9a-f]{2}|[^!-~])+|%/gi, (piece) => {
    if (piece === '%') return '%25';
    const bytes = piece.replace(/%(..)/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to be replaced
    const text = utf8.decode(Buffer.from(bytes, 'latin1')).replace(/[\u0000-\u001f\u007f]/g, ' ');
    return encodeURIComponent(text);
  });
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
