import { translatorOf } from '#app/texts/texts.tsx';
import type { TextKey } from '#texts/keys.ts';
import type { Values } from '#texts/message.ts';
import type { PageRequest } from './page-request.ts';

/** The least data for `pageMeta` from a loader: the page's title in its language and the shop's name. */
export function headOf(page: PageRequest, title: TextKey, values?: Values) {
  return { title: translatorOf(page.locale).text(title, values), shopName: page.tenant.companyName };
}
