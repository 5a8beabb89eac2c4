import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ArticleOfKind, findArticleOfKind } from './support/article-of-kind.ts';
import { type BarePage, openBarePage } from './support/bare-page.ts';
import { openVisitor } from './support/browser.ts';
import { putIntoBasket, sayHow, sayWhere, sayWho } from './support/checkout.ts';
import { createPointer } from './support/hands.ts';
import { createHttpVisitor } from './support/http-visitor.ts';
import { readMail } from './support/outbox.ts';
import { blockPictures } from './support/pictures.ts';
import { type MarketCase, markets } from './support/screens/markets.ts';
import { loadPlaces, type Places } from './support/screens/places.ts';
import {
  createShopper,
  findOrderButton,
  loadShopperTexts,
  placeOrder,
  type Shopper,
} from './support/shopping.ts';
import { openSharedBrowserStage } from './support/stage.ts';

const stage = openSharedBrowserStage();
const [market] = markets as [MarketCase, ...MarketCase[]];
const BORN = { dateOfBirth: '1990-05-17' };

let at: Places;
let sofa: ArticleOfKind;
let t: Shopper['t'];
beforeAll(async () => {
  at = await loadPlaces(stage.server.database, market.tenant, market.locale);
  sofa = await findArticleOfKind(stage.server, at, 'sofa', 40_000);
  t = await loadShopperTexts(market);
});

const createVisitor = () => createHttpVisitor(stage.server.getOrigin(market.tenant));

/** Somebody with a basket that is worth a credit, who has chosen to pay so. */
async function createBorrower(email: string, method: string, familyName = market.address.familyName) {
  const who = createVisitor();
  const buyer = { email, password: null, address: { ...market.address, familyName } };
  await putIntoBasket(who, at, sofa.variantSku);
  await sayWho(who, at, buyer);
  await sayWhere(who, at, buyer);
  await sayHow(who, at, method);
  return who;
}

describe('credit', () => {
  it('is reckoned by the calculator', async () => {
    const who = createVisitor();
    const calculator = at.localeSettings.paths.instalmentCalculator ?? '';
    const empty = await openBarePage(who, calculator);
    const small = await empty.press(t('credit.calculator.submit'), { price: '50' });
    expect(small.words).toContain(t('credit.calculator.minimum', { minimum: '' }).slice(0, 30));
    expect(small.words).toContain(t('credit.calculator.others', { count: '' }).slice(0, 9));
    const [, plans = ''] = /<nav aria-labelledby[^>]*>(.*?)<\/nav>/.exec(small.html) ?? [];
    const [, first = ''] = /href="([^"]+)"/.exec(plans) ?? [];
    expect(first).toMatch(/price=100\.00&amp;plan=instalments-3/);
    const other = await openBarePage(who, first.replaceAll('&amp;', '&'));
    expect([other.status, other.readValue('plan')]).toEqual([200, 'instalments-3']);
    const unreadable = await openBarePage(who, `${calculator}?price=abc`);
    expect(unreadable.words).toContain(t('credit.calculator.unreadable'));
    // style sheets show the warning once: a picture with its words, or the words
    const { page, context, faults } = await openVisitor(stage.browser);
    await page.goto(who.origin + calculator);
    const warning = page.getByText(t('credit.warning'), { exact: true });
    expect(await warning.filter({ visible: true }).count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('pays an order, with its plan in the confirmation and the mail', async () => {
    const email = 'credit.nl@example.com';
    const borrower = await createBorrower(email, 'instalments');
    const { page, context, faults } = await openVisitor(stage.browser);
    await blockPictures(context);
    const { origin } = borrower;
    await context.addCookies([...borrower.cookies].map(([name, value]) => ({ name, value, url: origin })));
    await page.goto(origin + at.localeSettings.paths.creditPlan);
    const who = await createShopper(page, createPointer(), market, origin);
    await choosePlan(who);
    await chooseProtection(who);
    await findOrderButton(who).waitFor();
    await page.getByRole('heading', { name: t('credit.chosen.title') }).waitFor();
    const orderNumber = await placeOrder(who);
    const link = page.getByRole('link', { name: t('credit.chosen.contract') });
    const contract = await link.getAttribute('href');
    // the browser's own requests beside a page need a resolver for the host
    const paper = await createVisitor().get(contract ?? '');
    expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    const mail = await readMail(join(stage.server.settings.dataDir, 'outbox'), email);
    expect(mail.text).toContain(orderNumber);
    expect(mail.text).toContain(t('credit.warning'));
    expect(faults).toEqual([]);
    await context.close();
  });

  it('pays an order later, all at once, without scripts', async () => {
    const who = await createBorrower('pause.nl@example.com', 'pause');
    const choice = await openBarePage(who, at.localeSettings.paths.delayedPayment ?? '');
    expect(choice.words).toContain(t('credit.choose.whole', { months: 4 }));
    expect(choice.readValue('plan')).toBeNull();
    const refused = await choice.press(t('credit.choose.submit'));
    expect([refused.status, refused.html]).toEqual([422, expect.stringContaining('role="alert"')]);
    const ready = await chooseBarely(refused, 'pause-1');
    const thanks = await ready.press(market.orderButton);
    expect(thanks.title).toContain(market.thanks);
    const { rows } = await stage.server.database.pool.query(
      `select payment_method, state, (select count(*)::int from due d where d.order_id = o.order_id) as dues
         from sales_order o where tenant_id = $1 and order_number = $2`,
      [market.tenant, new URL(thanks.address, who.origin).searchParams.get('order')],
    );
    expect(rows).toEqual([{ payment_method: 'pause', state: 'placed', dues: 1 }]);
    // a customer who sends all of it back owes nothing more
    const order = await thanks.follow(t('order.page.open'));
    const returned = await order.press(t('order.return.ask'), { q1: '1' });
    expect(returned.words).toContain(t('order.return.creditEnds'));
  });

  it('that is refused leaves the basket and the way to a person', async () => {
    const who = await createBorrower('refused.nl@example.com', 'instalments', 'Afgewezen');
    const choice = await openBarePage(who, at.localeSettings.paths.creditPlan ?? '');
    const refused = await chooseBarely(choice, 'instalments-12');
    expect(refused.words).toContain(t('credit.refused.title'));
    const asked = await refused.press(t('credit.review.submit'));
    expect(asked.words).toContain(t('credit.review.asked'));
    expect((await who.ask('{ basket { count } }')).data).toEqual({ basket: { count: 1 } });
    expect((await openBarePage(who, at.basket)).words).toContain(t('basket.summary.checkout'));
  });
});

/** Without payment protection; the order button comes, or the answer of the lender. */
function chooseBarely(choice: BarePage, plan: string): Promise<BarePage> {
  return choice.press(t('credit.choose.submit'), { ...BORN, plan, protection: 'no' });
}

async function choosePlan({ page }: Shopper): Promise<void> {
  const plan = page.getByRole('radio', { name: t('credit.choose.option', { count: 12 }) });
  await plan.waitFor();
  // credit is never chosen ahead
  await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(0);
  await plan.check();
  await page.getByLabel(t('credit.choose.birth')).fill(BORN.dateOfBirth);
}

/** Answers the page of the plan about payment protection too. */
async function chooseProtection({ page }: Shopper): Promise<void> {
  const legend = t('credit.protection.title');
  const submit = page.getByRole('button', { name: t('credit.choose.submit') });
  await submit.click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: new RegExp(legend.slice(0, 12)) })
    .waitFor();
  await page.getByRole('radio', { name: new RegExp(`^${t('credit.protection.with')}`) }).check();
  await submit.click();
  // its terms are never accepted ahead
  await page.getByText(t('credit.protection.terms.required')).first().waitFor();
  await page.getByRole('checkbox', { name: t('credit.protection.terms') }).check();
  await submit.click();
}
