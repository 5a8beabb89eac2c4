import { beforeAll, describe, expect, it } from 'vitest';
import { readCanonical, readLanguage, readStructuredData, readText } from './support/document-judge.ts';
import { createHttpVisitor, type HttpVisitor } from './support/http-visitor.ts';
import { loadPlaces, type Places } from './support/screens/places.ts';
import { openSharedStage } from './support/stage.ts';

const stage = openSharedStage();

describe('a page of the Dutch shop', () => {
  let at: Places;
  let who: HttpVisitor;
  beforeAll(async () => {
    at = await loadPlaces(stage.server.database, 'nl', 'nl-NL');
    who = createHttpVisitor(stage.server.getOrigin('nl'));
  });

  it('tells search engines its one address and what it is about', async () => {
    for (const path of [at.home, at.category, at.article.page, at.terms, at.revocation]) {
      const { body } = await who.get(path);
      expect(readCanonical(body), path).toBe(who.origin + path);
      expect(readText(body, /<meta name="description" content="([^"]*)"/).length, path).toBeGreaterThan(20);
      expect(body, path).not.toContain('name="robots"');
    }
    const { body } = await who.get(`${at.article.page}?variant=${at.article.variantSku}`);
    expect(readCanonical(body)).toBe(who.origin + at.article.page);
  });

  it('describes itself in JSON-LD', async () => {
    for (const type of ['BreadcrumbList', 'ItemList']) {
      const elements = (await structuredData(at.category, type)).itemListElement as {
        position: number;
        name: string;
      }[];
      expect(elements.map(({ position }) => position)).toEqual(elements.map((_, index) => index + 1));
      for (const element of elements) expect(element.name).toBeTruthy();
    }
    const group = await structuredData(at.article.page, 'ProductGroup');
    expect(group).toMatchObject({
      productGroupID: at.article.sku,
      name: at.article.name,
      brand: { '@type': 'Brand', name: expect.any(String) },
      image: expect.arrayContaining([expect.stringMatching(/^http/)]),
    });
    for (const { offers, sku } of group.hasVariant as { offers: object; sku: string }[]) {
      expect(sku).toBeTruthy();
      expect(offers).toMatchObject({
        '@type': 'Offer',
        price: expect.stringMatching(/^\d+\.\d\d$/),
        priceCurrency: 'EUR',
        availability: expect.stringMatching(/^https:\/\/schema\.org\/(InStock|OutOfStock)$/),
      });
    }
    expect(await structuredData(at.home, 'OnlineStore')).toMatchObject({
      url: expect.stringMatching(/^http/),
    });
  });

  async function structuredData(path: string, type: string): Promise<Record<string, unknown>> {
    const found = readStructuredData((await who.get(path)).body).find((object) => object['@type'] === type);
    if (!found) throw new Error(`${path} has no ${type}`);
    return found;
  }
});

describe('the same page in other markets and languages', () => {
  const LOCALES = ['de-AT', 'de-CH', 'de-DE', 'fr-CH', 'nl-NL'];

  it.each([
    { name: 'home', tenant: 'nl', locale: 'nl-NL' },
    { name: 'category', tenant: 'ch', locale: 'fr-CH' },
    { name: 'article', tenant: 'at', locale: 'de-AT' },
    { name: 'terms', tenant: 'de', locale: 'de-DE' },
    { name: 'revocation', tenant: 'ch', locale: 'de-CH' },
  ] as const)('$name: each names all, and all name it', async ({ name, tenant, locale }) => {
    const at = await loadPlaces(stage.server.database, tenant, locale);
    const start = stage.server.getOrigin(tenant) + (name === 'article' ? at.article.page : at[name]);
    const named = readAlternates(await page(start));
    expect(named.get(locale)).toBe(start);
    expect([...named.keys()].toSorted()).toEqual([...LOCALES, 'x-default']);
    expect(named.get('x-default')).toBe(named.get('nl-NL'));
    for (const [other, href] of named) {
      const html = await page(href);
      if (other !== 'x-default') expect(readLanguage(html), href).toBe(other);
      expect(readCanonical(html), href).toBe(href);
      expect(Object.fromEntries(readAlternates(html)), href).toEqual(Object.fromEntries(named));
    }
  });

  it('is named by no page that search engines are to leave out', async () => {
    const at = await loadPlaces(stage.server.database, 'ch', 'de-CH');
    for (const path of [`${at.category}?sort=price-asc`, `${at.search}?q=a`, at.basket]) {
      const { body } = await createHttpVisitor(stage.server.getOrigin('ch')).get(path);
      expect(body, path).toContain('content="noindex');
      expect([...readAlternates(body)], path).toEqual([]);
    }
  });

  async function page(href: string): Promise<string> {
    const { origin, pathname } = new URL(href);
    const answer = await createHttpVisitor(origin).get(pathname);
    expect(answer.status, href).toBe(200);
    return answer.body;
  }
});

function readAlternates(html: string): Map<string, string> {
  const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
  return new Map(links.map(([, locale = '', href = '']) => [locale, href]));
}
