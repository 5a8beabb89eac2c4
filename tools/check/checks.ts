import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandResult, ROOT, runCommand } from './run-command.ts';

export type Check = { readonly name: string; run(): Promise<CommandResult> };

const TIMEOUT_MS = 300_000;

/** The slow ones first: they run two at a time. */
export const checks: readonly Check[] = [
  { name: 'types', run: types },
  { name: 'generated files', run: () => script('tools/check/generated.ts') },
  { name: 'dead code (knip)', run: () => tool('knip', ['--no-progress']) },
  { name: 'boundaries (dependency-cruiser)', run: () => tool('depcruise', ['--config', ...boundaries()]) },
  {
    name: 'format and lint (biome)',
    run: () => tool('biome', ['ci', '--colors=off', '--error-on-warnings', '.']),
  },
];

async function types(): Promise<CommandResult> {
  const generated = await tool('react-router', ['typegen']);
  return generated.ok ? tool('tsc', ['--noEmit']) : generated;
}

/** Every folder of the repository that holds source. */
function boundaries(): string[] {
  const folders = readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^[.]|^(?:build|data|docs|node_modules)$/.test(entry.name))
    .map(({ name }) => name);
  return ['.dependency-cruiser.cjs', '--output-type', 'err-long', ...folders];
}

function tool(name: string, args: readonly string[]): Promise<CommandResult> {
  return runCommand(join(ROOT, 'node_modules/.bin', name), args, {
    env: { NO_COLOR: '1' },
    timeoutMs: TIMEOUT_MS,
  });
}

function script(path: string): Promise<CommandResult> {
  return runCommand(process.execPath, [join(ROOT, path)], { timeoutMs: TIMEOUT_MS });
}
