import { beforeAll, describe, expect, it } from 'vitest';
import { createHttpVisitor, type HttpVisitor } from './support/http-visitor.ts';
import { crawl } from './support/judges/crawl.ts';
import { loadPlaces, type Places } from './support/screens/places.ts';
import { openStage } from './support/stage.ts';

/** With every word that the demo has for a category, a colour and an attribute, and many of its articles. */
const MOST_PAGES = 120;

const stage = openStage({ size: 240 });
let german: Places;
let french: Places;
let who: HttpVisitor;
beforeAll(async () => {
  german = await loadPlaces(stage.server.database, 'ch', 'de-CH');
  french = await loadPlaces(stage.server.database, 'ch', 'fr-CH');
  who = createHttpVisitor(stage.server.getOrigin('ch'));
  // a customer in Germany writes as Germans do
  await stage.server.database.pool.query(`update review set body = body || ' Heiß!' where language = 'de'`);
  await stage.server.database.pool.query(
    `update listing set discontinued_at = now() - interval '1 day'
      where tenant_id = 'ch' and product_id = (select product_id from product where sku = $1)`,
    [german.other.sku],
  );
});

describe('German in Switzerland', () => {
  it('has no ß on any page, nor in what its scripts read', async () => {
    const { home, category, article, search, terms, revocation, basket, login } = german;
    const starts = [home, category, article.page, `${search}?q=weiss`, terms, revocation, basket, login];
    const answers = await crawl(who, [...starts, french.category, french.article.page], MOST_PAGES);
    const pages = [...answers].filter(([, { status }]) => status === 200);
    expect(pages.length).toBeGreaterThan(MOST_PAGES / 2);
    const found = pages.flatMap(([address, { body }]) => {
      const at = body.search(/ß|&szlig;|\\u00df/i);
      return at < 0 ? [] : [`${address}: …${body.slice(Math.max(0, at - 40), at + 20)}…`];
    });
    expect(found).toEqual([]);
  });

  it('has what is written with ß in Germany', async () => {
    const { article } = await loadPlaces(stage.server.database, 'de', 'de-DE');
    expect((await createHttpVisitor(stage.server.getOrigin('de')).get(article.page)).body).toContain('ß');
  });
});

describe('the language switch', () => {
  const listCases = (at: Places, other: Places) => [
    [at.home, other.home],
    [at.category, other.category],
    [`${at.category}?sort=price-asc`, `${other.category}?sort=price-asc`],
    [at.article.page, other.article.page],
    [
      `${at.article.page}?variant=${at.article.variantSku}&utm_source=x`,
      `${other.article.page}?variant=${other.article.variantSku}`,
    ],
    [`${at.search}?q=sofa`, `${other.search}?q=sofa`],
    [at.terms, other.terms],
    [at.revocation, other.revocation],
    [at.basket, other.basket],
    [at.login, other.login],
  ];

  it('leads to the same page, there and back', async () => {
    for (const [at, other] of [
      [german, french],
      [french, german],
    ] as const) {
      for (const [from = '', to] of listCases(at, other))
        expect(await findSwitchedAddress(from, other.locale), from).toBe(to);
    }
  });

  it('leads from an article that is no longer sold to what stands in its place', async () => {
    const to = await findSwitchedAddress(german.other.page, 'fr-CH');
    expect(to).toBe(french.other.page);
    expect((await who.get(to)).status).toBe(410);
  });

  /** Where the first link in the page's body to another language leads. */
  async function findSwitchedAddress(from: string, locale: string): Promise<string> {
    const { body } = await who.get(from);
    const link = [...body.slice(body.indexOf('<body')).matchAll(/<a\b[^>]*>/g)]
      .map(([tag]) => tag)
      .find((tag) => new RegExp(`hreflang="${locale}"`, 'i').test(tag) && /\slang=/.test(tag));
    return /href="([^"]*)"/.exec(link ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
  }
});
