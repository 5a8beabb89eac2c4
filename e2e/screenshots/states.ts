import type { Page } from 'playwright-core';
import type { TestServer } from '../../server/test-server.ts';
import { httpVisitor } from '../support/http-visitor.ts';
import type { MarketCase } from '../support/markets.ts';
import type { Screen } from '../support/screens.ts';

/** What a screen shows after something was done on it. */
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

/** States that come from a press, the mails, and pages that only development has. */
export async function moreStates(
  server: TestServer,
  market: MarketCase,
  screens: readonly Screen[],
): Promise<MoreState[]> {
  const home = screens.find(({ name }) => name === 'home');
  if (!home) throw new Error('no home');
  return [
    {
      name: 'flyout',
      screen: home,
      from: 900,
      whole: false,
      act: (page) => page.locator('header nav button').first().click(),
    },
    {
      name: 'menu',
      screen: home,
      below: 900,
      whole: false,
      act: async (page) => {
        await page.locator('header button, header summary, header a[aria-haspopup]').first().click();
        await page.getByRole('dialog').first().waitFor();
      },
    },
    ...(await mailStates(server, market)),
  ];
}

/** Every mail that the market's shop has sent so far, as a mail program shows it. */
async function mailStates(server: TestServer, market: MarketCase): Promise<MoreState[]> {
  const { rows } = await server.database.pool.query<{ number: string }>(
    `select max(mail_id)::text as number from mail_outbox where tenant_id = $1
      group by split_part(dedupe_key, ':', 1)`,
    [market.tenant],
  );
  const who = httpVisitor(server.origin(market.tenant));
  return rows.map(({ number }, index) => ({
    name: `mail ${index + 1}`,
    screen: { name: 'mail', path: `/dev/outbox/${number}.html`, who, status: 200 },
    act: async () => {},
  }));
}
