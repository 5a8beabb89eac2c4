import type { Page } from 'playwright-core';
import type { TextKey } from '#texts/keys.ts';
import type { Values } from '#texts/message.ts';
import type { Places } from './screens/places.ts';
import type { Screen } from './screens/screen.types.ts';

type Texts = (id: TextKey, values?: Values) => string;

/** Beginnings of lines in the order in which a screen reader says them: a role and, quoted, a name. */
const ORDERS: Readonly<Record<string, (t: Texts, at: Places) => string[]>> = {
  home: (t) => ['heading', `heading "${t('home.newArrivals')}"`],
  category: (t) => [
    ...['navigation', 'heading', 'status', 'combobox', 'article'],
    `link "${t('ui.more.load')}"`,
  ],
  'article, chosen': (t, { article: { name } }) => [
    'navigation',
    `region "${t('catalogue.product.gallery', { name })}"`,
    `heading "${name}"`,
    'group',
    `combobox "${t('catalogue.product.quantity')}"`,
    `button "${t('catalogue.product.add')}"`,
    `heading "${t('catalogue.recommendations')}"`,
  ],
  basket: (t) => [
    ...['heading', 'listitem'],
    `heading "${t('basket.summary.title')}"`,
    `link "${t('basket.summary.checkout')}"`,
  ],
  delivery: (t) => [
    'heading',
    `group "${t('checkout.delivery.own')}"`,
    `textbox "${t('form.field.givenName')}`,
    `textbox "${t('form.field.city')}`,
    `button "${t('checkout.continue')}"`,
  ],
};

/**
 * Finds faults in the order in which a main screen is read: from the banner over its one title to the footer, no level
 * of headings left out, and first what is asked first.
 */
export async function judgeReadingOrder(
  page: Page,
  { name }: Screen,
  at: Places,
  t: Texts,
): Promise<string[]> {
  const order = ORDERS[name]?.(t, at);
  if (!order) return [];
  const lines = await readLines(page);
  const complaints: string[] = [];
  if (lines[0] !== `link "${t('shell.skip')}"`) complaints.push(`is first read: ${lines[0]}`);
  const landmarks = lines.filter((line) => /^(banner|main|contentinfo)\b/.test(line)).join();
  if (landmarks !== 'banner,main,contentinfo') complaints.push(`landmarks ${landmarks}`);
  const main = lines.slice(lines.indexOf('main'), lines.indexOf('contentinfo'));
  const levels = main.flatMap((line) => /^heading .*\[level=(\d)\]/.exec(line)?.[1] ?? []).map(Number);
  const isStepped = levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1);
  if (!isStepped || levels.filter((level) => level === 1).length !== 1)
    complaints.push(`levels of headings ${levels.join()}`);
  let from = 0;
  for (const wanted of order) {
    const found = main.findIndex((line, index) => index >= from && line.startsWith(wanted));
    if (found < from) complaints.push(`${wanted} is not after line ${from} of\n${main.join('\n')}`);
    from = Math.max(from, found + 1);
  }
  return complaints;
}

/** A page's accessibility tree in reading order, a line for each: `heading "Dames" [level=1]`. */
async function readLines(page: Page): Promise<string[]> {
  const tree = await page.locator('body').first().ariaSnapshot();
  return tree.split('\n').map((line) => line.trim().replace(/^- '?/, '').replace(/'?:$/, ''));
}
