/** Elements by the elements that they may stand in; '' is the top. */
const PARENTS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['p', new Set([''])],
  ['h3', new Set([''])],
  ['h4', new Set([''])],
  ['ul', new Set([''])],
  ['ol', new Set([''])],
  ['li', new Set(['ul', 'ol'])],
  ['strong', new Set(['', 'p', 'li', 'h3', 'h4'])],
  ['em', new Set(['', 'p', 'li', 'h3', 'h4'])],
]);
/** A sign that a sanitiser would write differently. */
const LOOSE_SIGN = /&(?!(?:amp|lt|gt);)/;

/**
 * Whether a sanitiser would leave the markup unchanged: paragraphs, headings, lists and emphasis, without attributes,
 * each closed in its place. Most descriptions of a feed are like this, and need no parser.
 */
export function isSimpleMarkup(html: string): boolean {
  if (LOOSE_SIGN.test(html)) return false;
  const open: string[] = [];
  for (let from = 0; ; ) {
    const begin = html.indexOf('<', from);
    const end = html.indexOf('>', from);
    if (begin < 0) return end < 0 && open.length === 0;
    if (end < begin || !follow(open, html.slice(begin + 1, end))) return false;
    from = end + 1;
  }
}

/** @param open elements that are open; updated for the tag @returns false if the tag is not allowed here */
function follow(open: string[], tag: string): boolean {
  if (tag.startsWith('/')) return open.pop() === tag.slice(1);
  const parent = open.at(-1) ?? '';
  if (tag === 'br') return parent !== 'ul' && parent !== 'ol';
  if (PARENTS.get(tag)?.has(parent) !== true) return false;
  open.push(tag);
  return true;
}
