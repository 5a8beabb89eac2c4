/** A comment that is not written as CONTRIBUTING.md asks, with the reason. */
export type WordFault = { readonly line: number; readonly text: string; readonly reason: string };

const FAULTS: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  {
    pattern: /(?:^|[.!?:;] )(?:who|whoever|whom)\b/i,
    reason: 'a sentence begins with its subject, not with a relative clause',
  },
  { pattern: /\b(?:whoever|whom)\b/i, reason: 'name the person or the part of the program' },
  { pattern: /\b(?:for|of|to|by|from|than|against|with|as|but) who\b/i, reason: 'name the person' },
  { pattern: /^What is\b/, reason: 'name the thing' },
  { pattern: /\bcan not\b/, reason: '`cannot` is one word' },
  { pattern: /\bspecification,? section\b/i, reason: 'name the number in docs/product.md' },
];

/** At the beginning of a comment's line or sentence; after `@param name` a lower-case one describes the value. */
const BEGINS_WITH_WHAT = /^what\b/;
const SENTENCE_WITH_WHAT = /^(?:What|Whose)\b/;

const BROKEN_CODE = 'code in a comment stands on one line, to be searched for and copied';

const COMMENT = /^\s*(?:\{?\/\*\*?|\/\/|\*(?!\/))\s?(.*)$/;
const TRAILING_COMMENT = /\s\/\/\s(.*)$/;

/**
 * The comments of a source file, or the lines of a document, that use an old phrase.
 * @param kind `document`: every line is prose
 */
export function findWordFaults(text: string, kind: 'source' | 'document'): WordFault[] {
  return text.split('\n').flatMap((line, index) => {
    const prose = kind === 'document' ? line : commentOf(line);
    if (prose === null) return [];
    const plain = prose.replace(/\s*\*\/.*$/, '').replace(/^(?:@\w+(?: [\w.]+)?|[-*]) /, '');
    const isWhat = kind === 'source' && (BEGINS_WITH_WHAT.test(prose) || SENTENCE_WITH_WHAT.test(plain));
    const old = FAULTS.find(({ pattern }) => pattern.test(plain))?.reason;
    const reason = isWhat ? 'name the thing' : kind === 'source' && breaksCode(line) ? BROKEN_CODE : old;
    return reason ? [{ line: index + 1, text: line.trim(), reason }] : [];
  });
}

/** The names of tests are sentences in a report; the name of a group may be a clause ("what delivery costs"). */
const TEST_NAME = /\b(describe|it|test)(?:\.\w+)*\(\s*(['"`])(.+?)\2/;
/** The name of a test with a table of cases: after the table's bracket, or on a line of its own. */
const NAME_AFTER_TABLE = /\)\(\s*(['"`])(.+?)\1,/;
const NAME_ALONE = /^\s+(['"`])(.+)\1,$/;

/** The names of tests in a file that use an old phrase, or name a thing by a clause. */
export function findTestNameFaults(text: string): WordFault[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const [, kind, , direct] = TEST_NAME.exec(line) ?? [];
    const alone = lines[index - 1]?.endsWith('(') ? NAME_ALONE.exec(line)?.[2] : undefined;
    const name = direct ?? NAME_AFTER_TABLE.exec(line)?.[2] ?? alone;
    if (name === undefined) return [];
    const isWhat = kind !== 'describe' && BEGINS_WITH_WHAT.test(name);
    const reason = isWhat ? 'name the thing' : FAULTS.find(({ pattern }) => pattern.test(name))?.reason;
    return reason ? [{ line: index + 1, text: line.trim(), reason }] : [];
  });
}

/** The description of a field or a metric, as clients and operators read it. */
const DESCRIPTION = /\b(?:description|help):\s*(['"`])(.+?)\1[,\s})]/g;

/** Finds old phrases in the descriptions of the schema and of metrics. */
export function findDescriptionFaults(text: string): WordFault[] {
  return [...text.matchAll(DESCRIPTION)].flatMap(({ index, 2: description = '' }) => {
    const reason = SENTENCE_WITH_WHAT.test(description)
      ? 'name the thing'
      : FAULTS.find(({ pattern }) => pattern.test(description))?.reason;
    return reason ? [{ line: text.slice(0, index).split('\n').length, text: description, reason }] : [];
  });
}

/** Days are reckoned in one place (commerce/ground/kernel/day.rules.ts): their length and months' ends are known there. */
const DAY_ARITHMETIC =
  /\b86_?400_?000\b|\bset(?:UTC)?(?:Date|Month|FullYear)\(|\.toISOString\(\)\.slice\(0, 10\)/;

/** Lines of a source file that calculate with days themselves. */
export function findDayFaults(text: string): WordFault[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      DAY_ARITHMETIC.test(line)
        ? [{ line: index + 1, text: line.trim(), reason: 'days are reckoned by kernel/day.rules.ts' }]
        : [],
    );
}

/** Thrown errors of libraries and of providers; the class of a module's own error names its subject. */
const THROWN = /throw new (?:(?:Type|Range)?Error\(\s*|ProviderError\(\s*'[^']*',\s*)'[^']*'/g;

/** Lines that throw an error whose message names nothing: neither an id nor the value that was given instead. */
export function findNamelessErrors(text: string): WordFault[] {
  return [...text.matchAll(THROWN)].map((match) => ({
    line: text.slice(0, match.index).split('\n').length,
    text: match[0],
    reason: 'an error names the id that it is about',
  }));
}

/** Whether a line that is a comment alone ends within code; behind a statement the marks may be a template's. */
function breaksCode(line: string): boolean {
  const marks = COMMENT.exec(line)?.[1]?.match(/`/g) ?? [];
  return marks.length % 2 === 1;
}

function commentOf(line: string): string | null {
  return COMMENT.exec(line)?.[1] ?? TRAILING_COMMENT.exec(line)?.[1] ?? null;
}

/** `module: what changed`, at most 72 characters; merges and reverts keep git's own words. */
const SUBJECT = /^[a-z][\w.-]*(?:, [\w-]+)*(?: and [\w-]+)?: \S/;
const LONGEST_SUBJECT = 72;

/** The reason why a commit's subject is refused; null: it is as CONTRIBUTING.md asks. */
export function findSubjectFault(subject: string): string | null {
  if (/^(?:Merge|Revert) /.test(subject)) return null;
  if (subject.length > LONGEST_SUBJECT)
    return `${subject.length} characters, at most ${LONGEST_SUBJECT} are read`;
  return SUBJECT.test(subject) ? null : 'not `module: what changed`';
}
