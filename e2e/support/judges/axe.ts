import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { STILL_AND_WHOLE } from './still-and-whole.ts';

/** Each page reads it anew: the short one in half the time. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that another colour mode can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const WIDTHS = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
];
/** Colour modes of a page. */
export const MODES = ['light', 'dark'] as const;
type Mode = (typeof MODES)[number];
const NARROWEST = { width: 320, height: 640 };
/** Parts that come again on many screens, and in many states of one. */
const REPEATED = ['body > header', 'body > footer', '.product-tile']
  .concat(['aside', 'dl', 'fieldset', 'form', 'nav', 'section', 'ul'].map((name) => `main ${name}`))
  .join();

type Question = {
  /** selector of the part that axe looks at */
  readonly within?: string;
  /** every width and mode, or the wide page in light colours alone: for further states of a page that was asked all */
  readonly depth?: 'everything' | 'once';
  /**
   * Parts that were looked at before, one way each. Each whole page is asked everything once; where a part is built as
   * one that was looked at, on the same ground, its colours and its narrow form are not judged again. Shared by the
   * screens of one sweep.
   */
  readonly seen?: Set<string>;
  /** Modes of the narrow page, both by default. A sweep takes them by turns: most of a narrow page is a wide one's. */
  readonly narrowIn?: readonly Mode[];
};

/** Everything that is wrong with the page as it stands, at all widths and in both colour modes. */
export async function listComplaints(
  page: Page,
  { within, depth = 'everything', seen, narrowIn = MODES }: Question = {},
): Promise<string[]> {
  const complaints: string[] = [];
  const everything: axe.RunOnly = { type: 'tag', values: TAGS };
  const colours: axe.RunOnly = { type: 'rule', values: COLOUR_RULES };
  await page.evaluate(SOURCE);
  await page.addStyleTag({ content: STILL_AND_WHOLE });
  const others = within ? await page.addStyleTag({ content: showAlone(within) }) : undefined;
  const widths = depth === 'everything' ? WIDTHS : WIDTHS.slice(0, 1);
  for (const [nth, viewport] of widths.entries()) {
    await page.setViewportSize(viewport);
    const modes = depth === 'once' ? MODES.slice(0, 1) : nth === 0 ? MODES : narrowIn;
    for (const mode of modes) {
      await page.emulateMedia({ colorScheme: mode });
      const asked = mode === modes[0] ? everything : colours;
      const where = `${mode} ${viewport.width}`;
      const first = asked === everything && nth === 0 && depth === 'everything';
      complaints.push(...(await run(page, { within, asked, where, seen: first ? undefined : seen })));
    }
  }
  await page.setViewportSize(NARROWEST);
  const width = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
  if (width > NARROWEST.width)
    complaints.push(`${width} px wide on ${NARROWEST.width}: ${await findWidest(page)}`);
  if ((await page.locator('h1').count()) !== 1) complaints.push('not one h1');
  if (!(await page.title())) complaints.push('no title');
  await others?.evaluate((style) => (style as Element).remove());
  return complaints;
}

/** Hides what no check asks about: it would be laid out, styled and searched again for every answer. */
function showAlone(part: string): string {
  return `body *:not(:has(${part}), ${part}, ${part} *) { display: none !important }`;
}

type Run = {
  readonly within: string | undefined;
  readonly asked: axe.RunOnly;
  readonly where: string;
  readonly seen: Set<string> | undefined;
};

async function run(page: Page, { within = 'html', asked, where, seen }: Run): Promise<string[]> {
  const known = [...(seen ?? [])].filter((look) => look.startsWith(where));
  const { violations, looks } = await page.evaluate(
    async ([runOnly, part, repeated, before, at]) => {
      /** the colour that is seen behind a part */
      const findBackground = (element: Element | null): string => {
        if (!element) return '';
        const { backgroundColor } = getComputedStyle(element);
        const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' || backgroundColor === 'transparent';
        return isClear ? findBackground(element.parentElement) : backgroundColor;
      };
      /** cyrb53: as good as the numbers themselves, and short */
      const hashNumbers = (numbers: readonly number[]): readonly [high: number, low: number] => {
        let [high, low] = [0xdeadbeef, 0x41c6ce57];
        for (const number of numbers) {
          high = Math.imul(high ^ number, 2654435761);
          low = Math.imul(low ^ number, 1597334677);
        }
        high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
        low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
        return [high >>> 0, low >>> 0];
      };
      const hashText = (text: string) =>
        hashNumbers(Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)));
      const [ofLines, ofElements] = [
        new Map<string, readonly number[]>(),
        new Map<Element, readonly number[]>(),
      ];
      /** an element with what styles it, without its words and addresses: once, in however many parts it lies */
      const hashElement = (element: Element): readonly number[] => {
        const known = ofElements.get(element);
        if (known) return known;
        const told = /^(href|src|srcset|id|for|alt|title|name|value|content|aria-label)/;
        const styling = [...element.attributes].filter(({ name }) => !told.test(name));
        const line = `<${element.tagName} ${styling.map(({ name, value }) => `${name}=${value}`).join(' ')}`;
        const hash = ofLines.get(line) ?? hashText(line);
        ofLines.set(line, hash);
        ofElements.set(element, hash);
        return hash;
      };
      /** how a part is built */
      const describeLook = (element: Element) => {
        const lines = [element, ...element.querySelectorAll('*')].flatMap(hashElement);
        return at + hashNumbers([...hashText(findBackground(element)), ...lines]).join('.');
      };
      const parts = repeated === '' ? [] : [...document.querySelectorAll(repeated)];
      const looked = new Set(before);
      const exclude: Element[] = [];
      for (const element of parts) {
        // a part inside one that was judged was judged with it
        if (exclude.at(-1)?.contains(element)) continue;
        const look = describeLook(element);
        if (looked.has(look)) exclude.push(element);
        looked.add(look);
      }
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        { include: [[part]], exclude },
        // none of the rules asks for what would be fetched beforehand
        { runOnly, resultTypes: ['violations'], preload: false },
      );
      return { violations, looks: [...looked] };
    },
    [asked, within, seen ? REPEATED : '', known, `${where} `] as const,
  );
  for (const look of looks) seen?.add(look);
  return violations.map(({ id, help, nodes }) => {
    const [first] = nodes;
    return `${where}: ${id}, ${help}, ${nodes.length}×: ${first?.html.slice(0, 200)} ${first?.failureSummary ?? ''}`;
  });
}

/** The outermost element that sticks out. */
function findWidest(page: Page): Promise<string> {
  return page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    const out = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > limit + 1;
    });
    return out
      .slice(0, 3)
      .map((element) => element.outerHTML.slice(0, 160))
      .join(' | ');
  });
}
