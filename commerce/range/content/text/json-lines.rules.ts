/** A text that is not JSON, and the position of the fault. */
export class JsonFault extends Error {
  override readonly name = 'JsonFault';
  /** from 1 */
  readonly line: number;
  readonly column: number;

  constructor(message: string, text: string, at: number) {
    super(message);
    const before = text.slice(0, at).split('\n');
    this.line = before.length;
    this.column = (before.at(-1)?.length ?? 0) + 1;
  }
}

type Path = readonly PropertyKey[];
export type ReadJson = {
  readonly value: unknown;
  /** Line of a value, from 1; where the value is missing, of the nearest one around it. */
  getLine(path: Path): number;
};

const SPACE = /[ \t\r\n]*/y;
const TOKEN =
  /"(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|[{}[\],:]|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;
const DEEPEST = 100;

/** Parses JSON and remembers the lines of its values. @throws JsonFault */
export function readJson(text: string): ReadJson {
  const places = new Map<string, number>();
  let at = 0;

  function fail(expected: string): never {
    const found = at < text.length ? JSON.stringify(text[at]) : 'the end of the file';
    throw new JsonFault(`expected ${expected}, found ${found}`, text, at);
  }
  function skip(): void {
    SPACE.lastIndex = at;
    SPACE.exec(text);
    at = SPACE.lastIndex;
  }
  /** @returns undefined if the next token does not match `wanted`; it stays */
  function take(wanted: RegExp): string | undefined {
    skip();
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined || !wanted.test(token)) return undefined;
    at += token.length;
    return token;
  }
  function readMembers(path: Path, close: RegExp, one: (index: number) => void, end: string): void {
    if (path.length > DEEPEST) fail(`at most ${DEEPEST} levels`);
    if (take(close) !== undefined) return;
    for (let index = 0; ; index++) {
      one(index);
      if (take(close) !== undefined) return;
      if (take(/^,$/) === undefined) fail(`, or ${end}`);
    }
  }
  function readValue(path: Path): void {
    skip();
    places.set(buildPathName(path), at);
    const token = take(/^["{[\-\dtfn]/) ?? fail('a value');
    if (token === '[') readMembers(path, /^\]$/, (index) => readValue([...path, index]), ']');
    if (token === '{') readMembers(path, /^\}$/, () => readMember(path), '}');
  }
  function readMember(path: Path): void {
    const key = take(/^"/) ?? fail('a name in double quotes');
    if (take(/^:$/) === undefined) fail(':');
    readValue([...path, JSON.parse(key) as string]);
  }

  readValue([]);
  skip();
  if (at < text.length) fail('nothing more');
  return {
    value: JSON.parse(text),
    getLine(path) {
      for (let length = path.length; length >= 0; length--) {
        const place = places.get(buildPathName(path.slice(0, length)));
        if (place !== undefined) return text.slice(0, place).split('\n').length;
      }
      return 1;
    },
  };
}

function buildPathName(path: Path): string {
  return JSON.stringify(path.map(String));
}
