/** Lines that git writes where two changes met. Seven equal signs underline a title in Markdown, so they count in a block only. */
const MARKER = /^(?:<{7} |>{7} )/;

/** Where a file keeps what git wrote between two changes. @returns line numbers */
export function findConflicts(text: string): number[] {
  return text.split('\n').flatMap((line, index) => (MARKER.test(line) ? [index + 1] : []));
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g;

/**
 * Why a JSON file cannot be read as it is meant: it does not parse, or an object has a key twice, of which the parser
 * takes the last in silence.
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
