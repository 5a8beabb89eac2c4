import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandResult, ROOT, runCommand } from './run-command.ts';

export type Check = { readonly name: string; run(): Promise<CommandResult> };

const TIMEOUT_MS = 300_000;

/** The slow checks come first. Two run at a time: the second begins with one that does not wait for the routes' types. */
export const checks: readonly Check[] = [
  { name: 'types of tools and tests', run: () => checkTypes('tsconfig.json') },
  { name: 'generated files', run: () => runScript('tools/check/generated.ts') },
  { name: 'types of the browser', run: () => checkTypes('tsconfig.browser.json') },
  { name: 'types of the server', run: () => checkTypes('tsconfig.server.json') },
  { name: 'promise to retailers', run: () => runScript('tools/check/interface.ts') },
  { name: 'owners of tables', run: () => runScript('tools/check/table-owners.ts') },
  { name: 'data files and sizes', run: () => runScript('tools/check/data-files.ts') },
  // the workspaces' too: of one it takes as long as of all
  { name: 'dead code (knip)', run: () => runTool('knip', ['--no-progress']) },
  { name: 'exports that only tests use (knip)', run: () => runTool('knip', buildUnusedExportsArguments()) },
  {
    name: 'boundaries (dependency-cruiser)',
    run: () => runTool('depcruise', ['--config', ...buildBoundariesArguments()]),
  },
  {
    name: 'format and lint (biome)',
    run: () => runTool('biome', ['ci', '--colors=off', '--error-on-warnings', '.']),
  },
];

/** The demo is a workspace of its own: `npm run check --workspace packages/demo` runs these alone, and its dead code. */
export const demoChecks: readonly Check[] = buildWorkspaceChecks('demo', 'packages/demo');

/** Search is a workspace of its own: `npm run check --workspace packages/search` runs these alone, and its dead code. */
export const searchChecks: readonly Check[] = buildWorkspaceChecks('search', 'packages/search');

function buildWorkspaceChecks(name: string, folder: string): Check[] {
  return [
    { name: `types of the ${name}`, run: () => checkTypes(`${folder}/tsconfig.json`) },
    {
      name: `boundaries of the ${name} (dependency-cruiser)`,
      run: () =>
        runTool('depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', folder]),
    },
    {
      name: `format and lint of the ${name} (biome)`,
      run: () => runTool('biome', ['ci', '--colors=off', '--error-on-warnings', '.'], folder),
    },
  ];
}

/** @param folder of a workspace */
export function buildDeadCodeCheck(name: string, folder: string): Check {
  return {
    name: `dead code of the ${name} (knip)`,
    run: () => runTool('knip', ['--no-progress', '--workspace', folder]),
  };
}

/**
 * Three compilations: the server's has no DOM, the browser's no Node, that of tools and tests has both and all files.
 * TypeScript 7 takes half the time of 6; gql.tada and dependency-cruiser need the programming interface of 6. One
 * thread is used: several would each work out the types of the operations. Files that are unchanged since the last
 * run are not checked again.
 */
async function checkTypes(project: string): Promise<CommandResult> {
  const generated = await generateRouteTypes();
  if (!generated.ok) return generated;
  const kept = join(ROOT, 'node_modules/.cache', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  return compile(['--project', join(ROOT, project), '--incremental', '--tsBuildInfoFile', kept]);
}

let generating: Promise<CommandResult> | undefined;

/** React Router writes the types of the routes, once for all compilations. */
function generateRouteTypes(): Promise<CommandResult> {
  generating ??= runTool('react-router', ['typegen']);
  return generating;
}

/** Runs the type checker. @param args of tsc */
export function compile(args: readonly string[]): Promise<CommandResult> {
  const tsc = join(ROOT, 'node_modules/typescript-native/bin/tsc');
  return runCommand(process.execPath, [tsc, '--noEmit', '--singleThreaded', ...args], {
    env: { NO_COLOR: '1' },
    timeoutMs: TIMEOUT_MS,
  });
}

/** An export has to be used by the product; one that only tests use is marked `@internal`. */
function buildUnusedExportsArguments(): string[] {
  const workspaces = ['.', 'packages/search'].flatMap((folder) => ['--workspace', folder]);
  return ['--no-progress', ...workspaces, '--production', '--include', 'files,exports,types'];
}

/** Every folder of the product that holds source. */
function buildBoundariesArguments(): string[] {
  const folders = readdirSync(ROOT, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && !/^[.]|^(?:build|data|docs|node_modules|packages)$/.test(entry.name),
    )
    .map(({ name }) => name);
  return ['.dependency-cruiser.cjs', '--output-type', 'err-long', ...folders];
}

/** @param folder where it runs, below the root */
function runTool(name: string, args: readonly string[], folder = '.'): Promise<CommandResult> {
  return runCommand(join(ROOT, 'node_modules/.bin', name), args, {
    cwd: join(ROOT, folder),
    env: { NO_COLOR: '1' },
    timeoutMs: TIMEOUT_MS,
  });
}

function runScript(path: string): Promise<CommandResult> {
  return runCommand(process.execPath, [join(ROOT, path)], { timeoutMs: TIMEOUT_MS });
}
