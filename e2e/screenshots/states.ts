import type { Page } from 'playwright-core';
import type { TextKey } from '#texts/keys.ts';
import { loadTranslator } from '#texts/load.ts';
import type { TestServer } from '#wiring/test-server.ts';
import { createHttpVisitor } from '../support/http-visitor.ts';
import type { MarketCase } from '../support/screens/markets.ts';
import type { Screen } from '../support/screens/screen.types.ts';

/** The state that a screen shows after something was done on it. */
export type MoreState = {
  readonly name: string;
  readonly screen: Screen;
  readonly act: (page: Page) => Promise<void>;
  /** widths, px, that have it: from this one on, or only below */
  readonly from?: number;
  readonly below?: number;
  /** the whole page or only the window; an overlay is of the window */
  readonly whole?: boolean;
};

/** From this width on the navigation and the filters stand on the page. */
const DESK = 900;

/** States that come from a press. */
export async function listOverlays(market: MarketCase, screens: readonly Screen[]): Promise<MoreState[]> {
  const { text } = await loadTranslator(market.locale, (fault) => {
    throw new Error(`text ${fault.id}: ${fault.reason}`);
  });
  const findScreen = (name: string) => {
    const screen = screens.find((candidate) => candidate.name === name);
    if (!screen) throw new Error(`no ${name}`);
    return screen;
  };
  const waitForDialog = (page: Page) => page.getByRole('dialog').first().waitFor();
  const press = (name: TextKey) => async (page: Page) => {
    await page
      .getByRole('button', { name: text(name), exact: true })
      .first()
      .click();
    await waitForDialog(page);
  };
  const over = { whole: false };
  return [
    {
      ...{ ...over, name: 'flyout', screen: findScreen('home'), from: DESK },
      act: async (page) => {
        await page.locator('header nav button').first().click();
        await page.locator('.flyout li').first().waitFor();
      },
    },
    { ...over, name: 'menu', screen: findScreen('home'), below: DESK, act: press('shell.menu') },
    { ...over, name: 'filters', screen: findScreen('category'), below: DESK, act: press('list.filters') },
    {
      ...{ ...over, name: 'quick view', screen: findScreen('category') },
      act: async (page) => {
        await page.locator('.quick-view-link').first().click();
        await page.getByRole('dialog').locator('h2, h3').first().waitFor();
      },
    },
    { ...over, name: 'size table', screen: findScreen('article, chosen'), act: press('product.size.open') },
    {
      ...over,
      name: 'mini basket',
      screen: findScreen('article, chosen'),
      act: press('catalogue.product.add'),
    },
    {
      ...{ ...over, name: 'suggestions', screen: findScreen('home') },
      act: async (page) => {
        await page.locator('header input[type=search]:visible').first().pressSequentially('ja');
        await page.getByRole('search').getByRole('row').first().waitFor();
      },
    },
  ];
}

/** Every mail that the market's shop has sent so far, as a mail program shows it. */
export async function listMailStates(server: TestServer, market: MarketCase): Promise<MoreState[]> {
  const { rows } = await server.database.pool.query<{ cause: string; number: string }>(
    `select split_part(dedupe_key, ':', 1) as cause, max(mail_id)::text as number
       from mail_outbox where tenant_id = $1 group by 1 order by 1`,
    [market.tenant],
  );
  const who = createHttpVisitor(server.getOrigin(market.tenant));
  return rows.map(({ cause, number }) => ({
    name: `mail ${cause}`,
    screen: { name: 'mail', path: `/dev/outbox/${number}.html`, who, status: 200 },
    act: async () => {},
  }));
}
