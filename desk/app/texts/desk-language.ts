export const DESK_LANGUAGES = ['nl', 'de', 'fr', 'en'] as const;
export type DeskLanguage = (typeof DESK_LANGUAGES)[number];

export function isDeskLanguage(text: unknown): text is DeskLanguage {
  return DESK_LANGUAGES.some((language) => language === text);
}

/**
 * @param chosen by the member or in this browser; anything else counts as nothing
 * @param acceptLanguage the header (RFC 9110, 12.5.4); browsers send the language they like most first
 */
export function selectLanguage(chosen: string | undefined, acceptLanguage: string): DeskLanguage {
  const liked = acceptLanguage
    .slice(0, 200)
    .split(',')
    .map((range) => range.trim().slice(0, 2).toLowerCase());
  return [chosen, ...liked].find(isDeskLanguage) ?? 'en';
}
