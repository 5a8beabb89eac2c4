import { HtmlValidate } from 'html-validate';
import type { Screen } from './screens/screen.types.ts';

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

/** A screen's document as the shop has sent it. */
export type Served = { readonly status: number; readonly html: string };

/** Everything that is wrong with a document: status, language, title, headings, robots, structured data, validity. */
export async function judgeDocument(
  { name, status, who }: Screen,
  served: Served,
  locale: string,
): Promise<string[]> {
  const { html } = served;
  const complaints: string[] = [];
  const expect = (holds: boolean, what: string) => void (holds || complaints.push(what));
  expect(served.status === status, `status ${served.status} in place of ${status}`);
  expect(readLanguage(html) === locale, `in ${readLanguage(html)} in place of ${locale}`);
  expect(html.match(/<title>/g)?.length === 1, 'not one title');
  expect(html.match(/<h1[\s>]/g)?.length === 1, 'not one h1');
  expect(readTitle(html).length > 3, 'no words in the title');
  const isHidden = who.cookies.size > 0 || name.startsWith('search');
  expect(!isHidden || html.includes('content="noindex'), 'search engines are not told to leave it out');
  for (const object of readStructuredData(html))
    expect(object['@context'] === 'https://schema.org' && typeof object['@type'] === 'string', 'odd JSON-LD');
  return [...complaints, ...(await findInvalidHtml(html))];
}

export async function findInvalidHtml(html: string): Promise<string[]> {
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

/**
 * A table that is laid out as cards on a phone is none any more to some browsers without its roles (ui/data-table.tsx):
 * there, and nowhere else, they may be written out.
 */
function isRoleOfCards(html: string, { ruleId, offset }: { ruleId: string; offset: number }): boolean {
  const [table = ''] = html.slice(0, offset + 200).match(/<table[^>]*>(?![\s\S]*<table)/) ?? [];
  return ruleId === 'no-redundant-role' && table.includes('class="card-table"');
}

export function readLanguage(html: string): string | undefined {
  return /<html[^>]* lang="([^"]+)"/.exec(html)?.[1];
}

export function readTitle(html: string): string {
  return readText(html, /<title>([^<]*)<\/title>/);
}

export function readCanonical(html: string): string {
  return readText(html, /<link rel="canonical" href="([^"]*)"/);
}

export function readText(html: string, pattern: RegExp): string {
  const [, text = ''] = pattern.exec(html) ?? [];
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}

export function readStructuredData(html: string): Record<string, unknown>[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
  return scripts.map(([, json = '']) => JSON.parse(json));
}
