/** Languages that belong to a single country with a shop; all others name no country without a region. */
const ONLY_IN: Readonly<Record<string, string>> = { nl: 'NL', it: 'IT' };
/** Values that proxies send where they know no country. */
const NOWHERE: ReadonlySet<string> = new Set(['XX', 'ZZ']);

/**
 * The country that a visitor seems to be in: from a trusted proxy's header, else the region of the browser's
 * preferred language.
 * @param proxyCountry value of the proxy's header; undefined if there is none that can be trusted
 * @param acceptLanguage RFC 9110, 12.5.4
 * @returns ISO 3166-1 alpha-2; null if unknown
 */
export function resolveCountry(
  proxyCountry: string | undefined,
  acceptLanguage: string | undefined,
): string | null {
  const told = proxyCountry?.trim().toUpperCase() ?? '';
  if (/^[A-Z]{2}$/.test(told) && !NOWHERE.has(told)) return told;
  const [best] = (acceptLanguage ?? '').slice(0, 200).split(',').map(parseWeighted).toSorted(compareByWeight);
  const [, language = '', region] =
    /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}))?$/i.exec(best?.tag ?? '') ?? [];
  return region?.toUpperCase() ?? ONLY_IN[language.toLowerCase()] ?? null;
}

type Weighted = { readonly tag: string; readonly weight: number };

function parseWeighted(part: string): Weighted {
  const [tag = '', q = ''] = part.split(';').map((one) => one.trim());
  return { tag, weight: q.startsWith('q=') ? Number(q.slice(2)) || 0 : 1 };
}

function compareByWeight(a: Weighted, b: Weighted): number {
  return b.weight - a.weight;
}
