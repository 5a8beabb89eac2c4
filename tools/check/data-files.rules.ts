/** Conflict markers of git. Seven equal signs underline a title in Markdown, so they count inside a conflict only. */
const MARKER = /^(?:<{7} |>{7} )/;

/** Finds conflict markers of git. @returns line numbers */
export function findConflicts(text: string): number[] {
  return text.split('\n').flatMap((line, index) => (MARKER.test(line) ? [index + 1] : []));
}

const PRODUCT =
  /^(?:(?:commerce|forms|gateway|http|retailer|storefront|tenants|texts|tools|wiring)\/.*|[^/]+)[.](?:tsx?|js|json|css|sql)$/;
const TEST = /[.](?:test|cases)[.]tsx?$|\/test-[^/]+$/;
/**
 * Lines of the product that name the retailer it ships with: her name, addresses and ids belong into her folder, so that
 * no other retailer meets them.
 */
export function findRetailerNames(file: string, text: string, retailer: string): number[] {
  if (!PRODUCT.test(file) || TEST.test(file) || file === 'package-lock.json') return [];
  const name = new RegExp(retailer, 'i');
  // the product's packages and its catalogue format bear that name, too
  const meant = new RegExp(`retailers/${retailer}|${retailer}-(?:shop|search|demo|catalogue)`, 'g');
  return text
    .split('\n')
    .flatMap((line, index) => (name.test(line.replaceAll(meant, '')) ? [index + 1] : []));
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g;

/**
 * The fault of a JSON file: it does not parse, or an object has a key twice, of which the parser silently takes the
 * last. null: no fault.
 */
export function findJsonFault(text: string): string | null {
  try {
    JSON.parse(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const open: (Set<string> | null)[] = [];
  let last = '';
  for (const [token] of text.matchAll(TOKEN)) {
    const keys = open.at(-1);
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':' && keys) {
      if (keys.has(last)) return `the key ${last} is there twice`;
      keys.add(last);
    }
    last = token;
  }
  return null;
}
