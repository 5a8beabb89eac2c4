import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import semver from 'semver';
import { PRODUCT_FOLDER } from '#retailer/folder.ts';
import { compareInterfaces, parseInterface } from './interface.rules.ts';
import { closeUnreleased, renderNotes } from './notes.rules.ts';

/**
 * `npm run release`: checks, decides the version by what has changed for retailers, closes the changelog's section, writes
 * the list of components (CycloneDX) to `build/sbom.json`, commits and tags. `--dry-run` says what it would do.
 */
const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
const isDry = values['dry-run'];

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: PRODUCT_FOLDER, encoding: 'utf8' }).trim();
const npm = (...args: string[]) =>
  execFileSync('npm', args, { cwd: PRODUCT_FOLDER, encoding: 'utf8', maxBuffer: 64 << 20 });
const readText = (file: string) => readFileSync(join(PRODUCT_FOLDER, file), 'utf8');
const writeText = (file: string, text: string) => writeFileSync(join(PRODUCT_FOLDER, file), text);

try {
  release();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}

function release(): void {
  const branch = git('branch', '--show-current');
  if (!isDry && branch !== 'main') throw new Error(`a release is made on main, not on ${branch}`);
  if (!isDry && git('status', '--porcelain') !== '')
    throw new Error('commit or remove what has changed first');
  if (!isDry) npm('run', 'check');
  const last = findLastTag();
  const version = decideVersion(last);
  const changelog = closeUnreleased(readText('CHANGELOG.md'), version, new Date().toISOString().slice(0, 10));
  if (changelog === null) throw new Error('CHANGELOG.md says nothing below [Unreleased]');
  const subjects = git('log', '--format=%s', last ? `${last}..HEAD` : 'HEAD').split('\n');
  const notes = renderNotes(subjects);
  if (isDry) {
    process.stdout.write(`would release ${version}, after ${last ?? 'nothing'}\n\n${notes}`);
    return;
  }
  mkdirSync(join(PRODUCT_FOLDER, 'build'), { recursive: true });
  writeText('build/sbom.json', npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'));
  if (JSON.parse(readText('package.json')).version !== version)
    npm('version', version, '--no-git-tag-version', '--ignore-scripts');
  writeText('CHANGELOG.md', changelog);
  const [, ...present] = readText('retailer/interface.md').split('\n');
  writeText('retailer/released-interface.md', [`# Interface of ${version}`, ...present].join('\n'));
  git('commit', '--all', '--message', `release: ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `${version}\n\n${notes}`);
  process.stdout.write(`v${version} is tagged; \`git push --follow-tags\` publishes it\n`);
}

function findLastTag(): string | null {
  const tags = git('tag', '--list', 'v*', '--sort=-version:refname').split('\n');
  return tags.find((tag) => semver.valid(tag)) ?? null;
}

/** The version of package.json where it is ahead of the last release, else the least that the interface asks for. */
function decideVersion(last: string | null): string {
  const { version } = JSON.parse(readText('package.json'));
  if (last === null || semver.gt(version, last)) return version;
  const { level } = compareInterfaces(
    parseInterface(readText('retailer/released-interface.md')),
    parseInterface(readText('retailer/interface.md')),
  );
  const next = semver.inc(version, level === 'none' ? 'patch' : level);
  if (next === null) throw new Error(`package.json has no version: ${version}`);
  return next;
}
