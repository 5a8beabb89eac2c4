/** Elements by the elements that they may stand in; '' is the top. */
const PARENTS: Readonly<Record<string, ReadonlySet<string>>> = {
  p: new Set(['']),
  h3: new Set(['']),
  h4: new Set(['']),
  ul: new Set(['']),
  ol: new Set(['']),
  li: new Set(['ul', 'ol']),
  strong: new Set(['', 'p', 'li', 'h3', 'h4']),
  em: new Set(['', 'p', 'li', 'h3', 'h4']),
};
const TAG = /<(\/?)([a-z1-6]{1,6})>|[<>]|&(?!(?:amp|lt|gt);)/g;

/**
 * Whether markup is what a sanitiser would leave of it, letter by letter: paragraphs, headings, lists and emphasis,
 * without attributes, each closed where it belongs. Most descriptions of a feed are, and need no parser.
 */
export function isSimpleMarkup(html: string): boolean {
  const open: string[] = [];
  for (const [, slash, name] of html.matchAll(TAG)) {
    if (name === undefined) return false;
    if (slash === '/') {
      if (open.pop() !== name) return false;
    } else if (name === 'br') {
      if (open.at(-1) === 'ul' || open.at(-1) === 'ol') return false;
    } else if (Object.hasOwn(PARENTS, name) && PARENTS[name]?.has(open.at(-1) ?? '')) open.push(name);
    else return false;
  }
  return open.length === 0;
}
