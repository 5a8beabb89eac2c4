import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT, runCommand } from '../check/run-command.ts';
import { countReport, type Part, type Report, replaceFiles, unfinishedFiles } from './tally.rules.ts';

/** Many times what it takes: the journeys alone are eight minutes on two busy cores. */
const TIMEOUT_MS = 2_700_000;

/**
 * Runs one project of vitest.config.ts, its output passed on as it comes. A worker process that ends by itself (a browser
 * or a database in it crashed) takes the rest of its file along: such files run once more, and the summary names them.
 */
export async function vitestPart(project: string): Promise<Part> {
  const begin = performance.now();
  const first = await runVitest(project, []);
  const unfinished = unfinishedFiles(first.report, first.ok);
  const run = unfinished.length === 0 ? first : await runAgain(project, first, unfinished);
  return {
    name: project,
    ...countReport(run.report, run.ok),
    repeated: unfinished.map((file) => relative(ROOT, file)),
    seconds: (performance.now() - begin) / 1000,
  };
}

type Run = { readonly ok: boolean; readonly report: Report | null };

async function runAgain(project: string, first: Run, files: readonly string[]): Promise<Run> {
  console.log(`\nA worker process ended before its tests did. Once more: ${files.join(', ')}`);
  const second = await runVitest(project, files);
  if (!first.report || !second.report) return { ok: false, report: first.report };
  return { ok: second.ok, report: replaceFiles(first.report, second.report) };
}

async function runVitest(project: string, files: readonly string[]): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-report-'));
  const path = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  try {
    const { ok } = await runCommand(
      process.execPath,
      [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', `--project=${project}`, ...reporters, ...files],
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
