import { getTranslator } from '#app/texts/texts.tsx';
import type { DeskTextKey } from '#desk/app/texts/desk-text.ts';
import type { TextKey } from '#texts/keys.ts';

/** The title of a page in the member's language, for `meta`, which knows no React context. */
export function buildTitle(
  language: string | undefined,
  key: DeskTextKey,
  detail?: string,
): { title: string }[] {
  const translator = getTranslator(language ?? 'en');
  const write = (id: DeskTextKey) => translator.text(id as unknown as TextKey);
  return [{ title: [detail, write(key), write('frame.brand')].filter(Boolean).join(' · ') }];
}
