import { getTranslator } from '#app/texts/texts.tsx';
import type { TextKey } from '#texts/keys.ts';
import type { Values } from '#texts/message.ts';
import type { PageRequest } from './page-request.ts';

/** The least data for `buildPageMeta` from a loader: the page's title in its language and the shop's name. */
export function buildHead(page: PageRequest, title: TextKey, values?: Values) {
  return { title: getTranslator(page.locale).text(title, values), shopName: page.tenant.companyName };
}
