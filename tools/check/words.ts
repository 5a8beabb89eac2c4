import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run-command.ts';
import {
  findDayFaults,
  findDescriptionFaults,
  findNamelessErrors,
  findSubjectFault,
  findTestNameFaults,
  findWordFaults,
} from './words.rules.ts';

/** Checks comments, documents, names of tests and descriptions for old phrases, and the subjects of commits since the rule holds. */

/** The last commit that was made before the rule for subjects. */
const BEFORE_THE_RULE = '0291246';
/** Its module has two words; it landed before the check, and history is not rewritten. */
const LANDED_OTHERWISE = new Set(['14d21f7d']);

const SOURCE = /\.(?:ts|tsx|js|cjs|css)$/;
const DOCUMENT = /\.md$/;
const TEST = /(?<!words\.rules)\.(?:test|cases|e2e)\.tsx?$/;
const DESCRIBED = /^(?:gateway|http|commerce|wiring)\/.*\.ts$/;
/** Migrations that have landed are never edited; generated files are not written by hand. */
const LEFT_OUT =
  /^(?:commerce\/migrations\/|commerce\/ground\/database\/schema\.ts$|storefront\/app\/.*graphql-env\.d\.ts$|tools\/check\/words\.rules)/;

/** The product's server, whose errors are read in logs. */
const LOGGED = /^(?:(?:commerce|gateway|http|wiring)\/.*(?<!\.test|\.cases|\/test-[\w-]*)|main)\.ts$/;

const RECKONING = /^(?:commerce|gateway)\/.*(?<!\.test)\.ts$/;
/**
 * Where calculating with days is allowed: a folder's age in a test's set-up; a day of a file, which has no time zone.
 */
const RECKONED_IN =
  /^commerce\/(?:ground\/(?:kernel\/day\.rules|database\/test-template)|range\/import\/google-row\.rules)\.ts$/;

const faults = [...wordFaults(), ...subjectFaults()];
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function wordFaults(): string[] {
  return git('ls-files', '--cached', '--others', '--exclude-standard')
    .filter((file) => (SOURCE.test(file) || DOCUMENT.test(file)) && !LEFT_OUT.test(file))
    .filter((file) => existsSync(join(ROOT, file)))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      const found = findWordFaults(text, DOCUMENT.test(file) ? 'document' : 'source');
      if (RECKONING.test(file) && !RECKONED_IN.test(file)) found.push(...findDayFaults(text));
      if (TEST.test(file)) found.push(...findTestNameFaults(text));
      if (DESCRIBED.test(file)) found.push(...findDescriptionFaults(text));
      if (LOGGED.test(file)) found.push(...findNamelessErrors(text));
      return found.map(({ line, text: words, reason }) => `${file}:${line}: ${reason}: ${words}`);
    });
}

/** A clone without the whole history lacks the commits to check. */
function subjectFaults(): string[] {
  try {
    return git('log', '--format=%h %s', `${BEFORE_THE_RULE}..HEAD`).flatMap((line) => {
      const [hash = '', ...subject] = line.split(' ');
      if (LANDED_OTHERWISE.has(hash)) return [];
      const reason = findSubjectFault(subject.join(' '));
      return reason ? [`commit ${hash}: ${reason}: ${subject.join(' ')}`] : [];
    });
  } catch {
    return [];
  }
}

function git(...args: string[]): string[] {
  const output = execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return output.split('\n').filter((line) => line !== '');
}
