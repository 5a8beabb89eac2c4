import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandResult, ROOT, runCommand } from './run-command.ts';

export type Check = { readonly name: string; run(): Promise<CommandResult> };

const TIMEOUT_MS = 300_000;

/** The slow ones first: they run two at a time. */
export const checks: readonly Check[] = [
  { name: 'types', run: types },
  { name: 'generated files', run: () => script('tools/check/generated.ts') },
  { name: 'folders', run: () => script('tools/check/folders.ts') },
  { name: 'words', run: () => script('tools/check/words.ts') },
  { name: 'dead code (knip)', run: () => tool('knip', ['--no-progress']) },
  { name: 'boundaries (dependency-cruiser)', run: () => tool('depcruise', ['--config', ...boundaries()]) },
  {
    name: 'format and lint (biome)',
    run: () => tool('biome', ['ci', '--colors=off', '--error-on-warnings', '.']),
  },
];

/**
 * With TypeScript 7, which takes half as long; gql.tada and dependency-cruiser need the programming interface of 6.
 * One thread: several would work out the operations' types once each. What has not changed since the last run is not
 * checked again.
 */
async function types(): Promise<CommandResult> {
  const generated = await tool('react-router', ['typegen']);
  if (!generated.ok) return generated;
  return runCommand(
    process.execPath,
    [
      join(ROOT, 'node_modules/typescript-native/bin/tsc'),
      '--noEmit',
      '--singleThreaded',
      '--incremental',
      '--tsBuildInfoFile',
      join(ROOT, 'node_modules/.cache/types.tsbuildinfo'),
    ],
    { env: { NO_COLOR: '1' }, timeoutMs: TIMEOUT_MS },
  );
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
