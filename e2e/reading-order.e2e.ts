import { beforeAll, describe, expect, it } from 'vitest';
import type { TextKey } from '#texts/keys.ts';
import { textsFor } from '#texts/load.ts';
import type { Values } from '#texts/message.ts';
import { arrive, become } from './support/arrive.ts';
import { visitor } from './support/browser.ts';
import { markets } from './support/markets.ts';
import { withoutPictures } from './support/pictures.ts';
import { type Places, placesOf } from './support/places.ts';
import type { Screen } from './support/screen.types.ts';
import { mainScreensOf } from './support/screens.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();
let screens: Screen[];
let at: Places;
let t: (id: TextKey, values?: Values) => string;
beforeAll(async () => {
  const market = markets.find(({ tenant }) => tenant === 'nl');
  if (!market) throw new Error('no Dutch shop');
  [screens, at] = [
    await mainScreensOf(stage.server, market),
    await placesOf(stage.server.database, market.tenant, market.locale),
  ];
  t = (await textsFor(market.locale, (fault) => expect(fault).toBeUndefined())).text;
});

/** The reading order of a page: a role and, quoted, a name, as the accessibility tree writes them. */
const MAIN_SCREENS: readonly { name: string; order: () => string[] }[] = [
  { name: 'home', order: () => ['heading', `heading "${t('home.newArrivals')}"`] },
  {
    name: 'category',
    order: () => ['navigation', 'heading', 'status', 'combobox', 'article', `link "${t('ui.more.load')}"`],
  },
  {
    name: 'article, chosen',
    order: () => [
      'navigation',
      `region "${t('catalogue.product.gallery', { name: at.article.name })}"`,
      `heading "${at.article.name}"`,
      'group',
      `combobox "${t('catalogue.product.quantity')}"`,
      `button "${t('catalogue.product.add')}"`,
      `heading "${t('catalogue.recommendations')}"`,
    ],
  },
  {
    name: 'basket',
    order: () => [
      'heading',
      'listitem',
      `heading "${t('basket.summary.title')}"`,
      `link "${t('basket.summary.checkout')}"`,
    ],
  },
  {
    name: 'delivery',
    order: () => [
      'heading',
      `group "${t('checkout.delivery.own')}"`,
      `textbox "${t('form.field.givenName')}`,
      `textbox "${t('form.field.city')}`,
      `button "${t('checkout.continue')}"`,
    ],
  },
];

describe.each(MAIN_SCREENS)('$name', ({ name, order }) => {
  let read: string[];
  let main: string[];
  beforeAll(async () => {
    read = await linesOf(name);
    main = read.slice(read.indexOf('main'), read.indexOf('contentinfo'));
  });

  it('is read from the banner over its one title to the footer, and no heading is left out', () => {
    const landmarks = read.filter((line) => /^(banner|main|contentinfo)\b/.test(line));
    expect(landmarks).toEqual(['banner', 'main', 'contentinfo']);
    expect(read[0]).toBe(`link "${t('shell.skip')}"`);
    const levels = main.flatMap((line) => /^heading .*\[level=(\d)\]/.exec(line)?.[1] ?? []).map(Number);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    for (const [index, level] of levels.entries())
      expect(level, `heading ${index + 1} of ${main.join('\n')}`).toBeLessThanOrEqual(
        (levels[index - 1] ?? 0) + 1,
      );
  });

  it('says first what is asked first', () => {
    let from = 0;
    for (const wanted of order()) {
      const found = main.findIndex((line, index) => index >= from && line.startsWith(wanted));
      expect(found, `${wanted} after line ${from} of\n${main.join('\n')}`).toBeGreaterThanOrEqual(from);
      from = found + 1;
    }
  });
});

/** A screen's accessibility tree in reading order, a line for each: `heading "Dames" [level=1]`. */
async function linesOf(name: string): Promise<string[]> {
  const screen = screens.find((candidate) => candidate.name === name);
  if (!screen) throw new Error(`no ${name}`);
  const { page, context, faults } = await visitor(stage.browser);
  try {
    await withoutPictures(context);
    await become(context, screen);
    expect(await arrive(page, screen)).toBe(screen.status);
    const tree = await page.locator('body').first().ariaSnapshot();
    expect(faults).toEqual([]);
    return tree.split('\n').map((line) => line.trim().replace(/^- '?/, '').replace(/'?:$/, ''));
  } finally {
    await context.close();
  }
}
