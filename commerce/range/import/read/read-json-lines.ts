import { HEADER } from '../feed/catalogue-line.rules.ts';
import type { ReadRow } from '../write/product-write.types.ts';
import { BadFileError } from './bad-file.rules.ts';
import { readText } from './read-text.ts';

const LONGEST_LINE = 4 * 1024 * 1024;

/**
 * The values of the project's own format, one in a line after the header; `undefined` for a line that is not JSON.
 * @throws BadFileError without the header of this version
 */
export async function* readJsonLines(path: string): AsyncGenerator<ReadRow<unknown>> {
  let line = 0;
  for await (const text of readLines(path)) {
    line += 1;
    if (line === 1) checkHeader(text);
    else if (text.trim() !== '') yield { line, value: parseJson(text) };
  }
  if (line === 0) throw new BadFileError('the file is empty');
}

function checkHeader(text: string): void {
  const header = parseJson(text);
  const { format, version } = (typeof header === 'object' && header ? header : {}) as Record<string, unknown>;
  if (format !== HEADER.format) throw new BadFileError(`the first line is not ${JSON.stringify(HEADER)}`);
  if (version !== HEADER.version)
    throw new BadFileError(`version ${version}; this shop reads version ${HEADER.version}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function* readLines(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const text of readText(path)) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new BadFileError('a line of more than 4 MB');
    yield* lines;
  }
  if (rest !== '') yield rest;
}
