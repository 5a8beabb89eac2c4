import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT, runCommand } from '../check/run-command.ts';
import {
  countReport,
  failuresOf,
  filesToRepeat,
  longestFiles,
  type Part,
  type Repeat,
  type Report,
  replaceFiles,
} from './tally.rules.ts';

/** Many times what it takes: the journeys alone are eight minutes on two busy cores. */
const TIMEOUT_MS = 2_700_000;

/** Runs one project of vitest.config.ts, its output passed on as it comes, and some files twice (filesToRepeat). */
export async function vitestPart(project: string): Promise<Part> {
  const begin = performance.now();
  const first = await runVitest(project, []);
  const repeats = filesToRepeat(first.report, first.ok, project === 'e2e');
  const run = repeats.length === 0 ? first : await runAgain(project, first, repeats);
  return {
    name: project,
    ...countReport(run.report, run.ok),
    failures: failuresOf(run.report).map((failure) => ({ ...failure, file: relative(ROOT, failure.file) })),
    longest: longestFiles(first.report).map(({ file, seconds }) => ({ file: relative(ROOT, file), seconds })),
    repeated: repeats.map(({ file, reason }) => ({ file: relative(ROOT, file), reason })),
    seconds: (performance.now() - begin) / 1000,
  };
}

type Run = { readonly ok: boolean; readonly report: Report | null };

async function runAgain(project: string, first: Run, repeats: readonly Repeat[]): Promise<Run> {
  for (const { file, reason } of repeats) console.log(`\nOnce more: ${relative(ROOT, file)}: ${reason}`);
  const second = await runVitest(
    project,
    repeats.map(({ file }) => file),
    { flags: ['--maxWorkers=1'], env: { TRACES: 'on' } },
  );
  if (!first.report || !second.report) return { ok: false, report: first.report };
  return { ok: second.ok, report: replaceFiles(first.report, second.report) };
}

type RunOptions = { readonly flags?: readonly string[]; readonly env?: NodeJS.ProcessEnv };

async function runVitest(
  project: string,
  files: readonly string[],
  { flags = [], env = {} }: RunOptions = {},
): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-report-'));
  const path = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  try {
    const { ok } = await runCommand(
      process.execPath,
      [
        join(ROOT, 'node_modules/vitest/vitest.mjs'),
        'run',
        `--project=${project}`,
        ...reporters,
        ...flags,
        ...files,
      ],
      { env: { NODE_ENV: 'test', ...env }, timeoutMs: TIMEOUT_MS, stream: true },
    );
    return { ok, report: readReport(path) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A project that cannot run here: each of its files is named with the reason. */
export function skippedPart(project: string, files: string, reason: string): Part {
  const found = globSync(files, { cwd: ROOT, exclude: ['node_modules/**', 'build/**', 'data/**'] });
  return {
    name: project,
    passed: 0,
    failed: 0,
    skipped: found.map((file) => `${file}: ${reason}`),
    seconds: 0,
  };
}

function readReport(path: string): Report | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return null;
  }
}
