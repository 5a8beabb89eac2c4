import axe from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What another colour mode can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const WIDTHS = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
];
const NARROWEST = { width: 320, height: 640 };

/**
 * Everything that is wrong with the page as it stands, at all widths and in both colour modes.
 * @param within selector of the part that axe looks at
 * @param light what axe asks of the light mode; another theme of the same pages can only change colours
 */
export async function complaintsOf(
  page: Page,
  within?: string,
  light: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  const complaints: string[] = [];
  await page.evaluate(axe.source);
  // a colour that is on its way to another can not be judged
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' });
  for (const viewport of WIDTHS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light' });
    const asked: axe.RunOnly =
      light === 'everything' ? { type: 'tag', values: TAGS } : { type: 'rule', values: COLOUR_RULES };
    complaints.push(...(await run(page, within, asked, `light ${viewport.width}`)));
    await page.emulateMedia({ colorScheme: 'dark' });
    complaints.push(
      ...(await run(page, within, { type: 'rule', values: COLOUR_RULES }, `dark ${viewport.width}`)),
    );
  }
  await page.setViewportSize(NARROWEST);
  const width = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
  if (width > NARROWEST.width)
    complaints.push(`${width} px wide on ${NARROWEST.width}: ${await widest(page)}`);
  if ((await page.locator('h1').count()) !== 1) complaints.push('not one h1');
  if (!(await page.title())) complaints.push('no title');
  return complaints;
}

async function run(
  page: Page,
  within: string | undefined,
  runOnly: axe.RunOnly,
  where: string,
): Promise<string[]> {
  const { violations } = await page.evaluate(
    ([only, part]) =>
      (window as unknown as { axe: typeof axe }).axe.run(part ?? document, {
        runOnly: only,
        resultTypes: ['violations'],
      }),
    [runOnly, within] as const,
  );
  return violations.map(({ id, help, nodes }) => {
    const [first] = nodes;
    return `${where}: ${id}, ${help}, ${nodes.length}×: ${first?.html.slice(0, 200)} ${first?.failureSummary ?? ''}`;
  });
}

/** The outermost element that sticks out. */
function widest(page: Page): Promise<string> {
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
