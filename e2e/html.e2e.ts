import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, httpVisitor } from './support/http-visitor.ts';
import { markets } from './support/markets.ts';
import { type Places, placesOf } from './support/places.ts';
import type { Screen } from './support/screen.types.ts';
import { oneStateOfEach, open, screensOf, whileArticlesFail } from './support/screens.ts';
import { openStage } from './support/stage.ts';
import { walked } from './support/walked.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // HTML's attribute names know no case; React writes srcSet, hrefLang …
    'attr-case': 'off',
    // React closes void elements as XML does, and writes boolean attributes with an empty value
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // HTML asks of an id to have no space; useId begins with an underscore
    'valid-id': ['error', { relaxed: true }],
    // a swatch's colour is data
    'no-inline-style': 'off',
    // a title is as long as an article's name; search engines cut it
    'long-title': 'off',
    // a name on a list or a group is what a screen reader announces; ARIA allows it
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // a filter's values are several boxes of one name
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // a telephone number is kept together by CSS
    'tel-non-breaking': 'off',
  },
});

const stage = openStage({ size: 240 });

describe.each(walked(markets))('the pages of $tenant in $locale as they are served', (market) => {
  let at: Places;
  let screens: Screen[];
  const answers = new Map<string, Answer>();
  beforeAll(async () => {
    at = await placesOf(stage.server.database, market.tenant, market.locale);
    screens = await screensOf(stage.server, market);
    for (const screen of screens) answers.set(screen.name, await open(screen));
  });

  it('answer with their status, in their language, each with a title of its own', () => {
    const titles = new Map<string, string>();
    for (const { name, status } of screens) {
      const { body, status: given } = answerOf(name);
      expect(given, name).toBe(status);
      expect(/<html[^>]* lang="([^"]+)"/.exec(body)?.[1], name).toBe(market.locale);
      expect(body.match(/<title>/g), name).toHaveLength(1);
      expect(body.match(/<h1[\s>]/g), name).toHaveLength(1);
      const title = textOf(body, /<title>([^<]*)<\/title>/);
      expect(title.length, name).toBeGreaterThan(3);
      const own = name.split(',')[0] ?? name;
      // the Dutch checkout is one page in three steps
      const taken = titles.get(title);
      if (taken !== undefined && taken !== own)
        expect([title, pathOf(taken)], name).toEqual([title, pathOf(own)]);
      titles.set(title, own);
    }
  });

  it('are valid HTML', async () => {
    const found = new Map<string, string>();
    // Austria and German-speaking Switzerland have the pages of Germany
    const isOwn = !['de-AT', 'de-CH'].includes(market.locale);
    for (const { name } of isOwn ? screens : oneStateOfEach(screens))
      for (const complaint of await complaints(answerOf(name).body)) found.set(complaint, name);
    expect(Object.fromEntries(found)).toEqual({});
  });

  it('are valid HTML when the shop itself fails', async () => {
    await whileArticlesFail(stage.server, async () => {
      const answer = await httpVisitor(stage.server.origin(at.tenant)).get(`${at.other.page}?stars=1`);
      expect(answer.status).toBe(500);
      expect(answer.body).not.toMatch(/review_away|relation|node_modules|\bat .*\.(ts|js):\d/);
      expect(/<html[^>]* lang="([^"]+)"/.exec(answer.body)?.[1]).toBe(market.locale);
      expect(await complaints(answer.body)).toEqual([]);
    });
  });

  it('tell search engines what they are', () => {
    for (const name of ['home', 'category', 'article', 'terms', 'revocation']) {
      const { body } = answerOf(name);
      const path = screens.find((screen) => screen.name === name)?.path ?? '';
      expect(canonicalOf(body), name).toBe(stage.server.origin(at.tenant) + path);
      expect(textOf(body, /<meta name="description" content="([^"]*)"/).length, name).toBeGreaterThan(20);
      expect(body, name).not.toContain('name="robots"');
    }
    expect(canonicalOf(answerOf('article, chosen').body)).toBe(
      stage.server.origin(at.tenant) + at.article.page,
    );
    for (const { name } of screens.filter(
      ({ who, name }) => who.cookies.size > 0 || name.startsWith('search'),
    ))
      expect(answerOf(name).body, name).toContain('content="noindex');
  });

  it('describe themselves in JSON-LD', () => {
    for (const { name } of screens) jsonLdOf(answerOf(name).body);
    for (const type of ['BreadcrumbList', 'ItemList']) {
      const elements = jsonLd('category', type).itemListElement as { position: number; name: string }[];
      expect(elements.map(({ position }) => position)).toEqual(elements.map((_, index) => index + 1));
      for (const element of elements) expect(element.name).toBeTruthy();
    }
    const group = jsonLd('article', 'ProductGroup');
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
        priceCurrency: market.tenant === 'ch' ? 'CHF' : 'EUR',
        availability: expect.stringMatching(/^https:\/\/schema\.org\/(InStock|OutOfStock)$/),
      });
    }
    expect(jsonLd('home', 'OnlineStore')).toMatchObject({ url: expect.stringMatching(/^http/) });
  });

  function answerOf(name: string): Answer {
    const answer = answers.get(name);
    if (!answer) throw new Error(`no screen ${name}`);
    return answer;
  }

  function pathOf(name: string): string | undefined {
    return screens.find((screen) => screen.name === name)?.path;
  }

  function jsonLd(name: string, type: string): Record<string, unknown> {
    const found = jsonLdOf(answerOf(name).body).find((object) => object['@type'] === type);
    if (!found) throw new Error(`${name} has no ${type}`);
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
    const at = await placesOf(stage.server.database, tenant, locale);
    const start = stage.server.origin(tenant) + (name === 'article' ? at.article.page : at[name]);
    const named = alternatesIn(await page(start));
    expect(named.get(locale)).toBe(start);
    expect([...named.keys()].toSorted()).toEqual([...LOCALES, 'x-default']);
    expect(named.get('x-default')).toBe(named.get('nl-NL'));
    for (const [other, href] of named) {
      const html = await page(href);
      if (other !== 'x-default') expect(/<html[^>]* lang="([^"]+)"/.exec(html)?.[1], href).toBe(other);
      expect(canonicalOf(html), href).toBe(href);
      expect(Object.fromEntries(alternatesIn(html)), href).toEqual(Object.fromEntries(named));
    }
  });

  it('is named by no page that search engines are to leave out', async () => {
    const at = await placesOf(stage.server.database, 'ch', 'de-CH');
    for (const path of [`${at.category}?sort=price-asc`, `${at.search}?q=a`, at.basket]) {
      const { body } = await httpVisitor(stage.server.origin('ch')).get(path);
      expect(body, path).toContain('content="noindex');
      expect([...alternatesIn(body)], path).toEqual([]);
    }
  });

  async function page(href: string): Promise<string> {
    const { origin, pathname } = new URL(href);
    const answer = await httpVisitor(origin).get(pathname);
    expect(answer.status, href).toBe(200);
    return answer.body;
  }
});

/**
 * A table that is laid out as cards on a phone is none any more to some browsers without its roles (ui/data-table.tsx):
 * there, and nowhere else, they may be written out.
 */
function isRoleOfCards(html: string, { ruleId, offset }: { ruleId: string; offset: number }): boolean {
  const [table = ''] = html.slice(0, offset + 200).match(/<table[^>]*>(?![\s\S]*<table)/) ?? [];
  return ruleId === 'no-redundant-role' && table.includes('class="card-table"');
}

async function complaints(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages
      .filter((message) => !isRoleOfCards(html, message))
      .map(({ ruleId, message, line, column, selector }) => {
        const text = html.split('\n')[line - 1]?.slice(Math.max(0, column - 60), column + 90);
        return `${ruleId}: ${message} (${selector}) …${text}…`;
      }),
  );
}

function canonicalOf(html: string): string {
  return textOf(html, /<link rel="canonical" href="([^"]*)"/);
}

function alternatesIn(html: string): Map<string, string> {
  const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
  return new Map(links.map(([, locale = '', href = '']) => [locale, href]));
}

function jsonLdOf(html: string): Record<string, unknown>[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
  return scripts.map(([, json = '']) => {
    const object: Record<string, unknown> = JSON.parse(json);
    expect(object).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) });
    return object;
  });
}

function textOf(html: string, pattern: RegExp): string {
  const [, text = ''] = pattern.exec(html) ?? [];
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}
