import type { Answer, HttpVisitor } from '../http-visitor.ts';

/** Addresses that are no pages of the shop's own. */
const NO_PAGE = /^\/(assets|documents|img|fonts|favicon|robots)/;

/**
 * Everything that can be reached from the starts by links and by forms that read, with the data that scripts would ask
 * for, breadth first.
 * @param most pages at most; the starts come first
 * @returns answers by path and query, in the order of asking
 */
export async function crawl(
  who: HttpVisitor,
  starts: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, Answer>> {
  const seen = new Map<string, Answer>();
  const queue = [...starts];
  for (let address = queue.shift(); address !== undefined && seen.size < 2 * most; address = queue.shift()) {
    if (seen.has(address)) continue;
    const answer = await who.get(address);
    seen.set(address, answer);
    if (!address.startsWith('/api/'))
      seen.set(buildDataAddress(address), await who.get(buildDataAddress(address)));
    queue.push(...(answer.location ? [answer.location] : []), ...listLinks(answer.body, who.origin));
  }
  return seen;
}

/** Where React Router's scripts ask for a page's data. */
export function buildDataAddress(address: string): string {
  const [path = '', query] = address.split('?');
  const data = path.endsWith('/') ? `${path}_.data` : `${path}.data`;
  return query === undefined ? data : `${data}?${query}`;
}

function listLinks(html: string, origin: string): string[] {
  const links = [...html.matchAll(/<(?:a|form)\b[^>]*?\s(?:href|action)="([^"#]+)/g)]
    .filter(([tag]) => !tag.includes('method="post"'))
    .map(([, link = '']) => link.replaceAll('&amp;', '&').replace(origin, ''));
  return links.filter((link) => link.startsWith('/') && !NO_PAGE.test(link));
}
