/** Conflict markers of git. Seven equal signs underline a title in Markdown, so they count inside a conflict only. */
const MARKER = /^(?:<{7} |>{7} )/;

/** Finds conflict markers of git. @returns line numbers */
export function findConflicts(text: string): number[] {
  return text.split('\n').flatMap((line, index) => (MARKER.test(line) ? [index + 1] : []));
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
