import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT, runCommand } from '../check/run-command.ts';
import { countReport, listFailures, longestFiles, type Part, type Report } from './tally.rules.ts';

/** Twice what the longest part takes on two busy cores: the journeys. */
const TIMEOUT_MS = 1_800_000;

/** Runs one project of vitest.config.ts, its output passed on as it comes. */
export async function vitestPart(project: string): Promise<Part> {
  const begin = performance.now();
  const { ok, report } = await runVitest(project);
  return {
    name: project,
    ...countReport(report, ok),
    failures: listFailures(report).map((failure) => ({ ...failure, file: relative(ROOT, failure.file) })),
    longest: longestFiles(report).map(({ file, seconds }) => ({ file: relative(ROOT, file), seconds })),
    seconds: (performance.now() - begin) / 1000,
  };
}

async function runVitest(project: string): Promise<{ readonly ok: boolean; readonly report: Report | null }> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-report-'));
  const path = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  try {
    const { ok } = await runCommand(
      process.execPath,
      [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', `--project=${project}`, ...reporters],
      { env: { NODE_ENV: 'test' }, timeoutMs: TIMEOUT_MS, stream: true },
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
