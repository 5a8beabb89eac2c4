import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BUILD_FOLDER, DESK_BUILD_FOLDER, RETAILER_FOLDER } from '#retailer/folder.ts';
import { computeSourcesStamp } from '#wiring/sources-stamp.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The pages are built from these files of the retailer's folder, too. */
const RETAILER_SOURCES = [
  'tenants',
  'texts',
  'extensions',
  'theme.css',
  'shop.config.ts',
  'package-lock.json',
].map((name) => join(RETAILER_FOLDER, name));

type Application = {
  /** whose configuration the framework's build reads, relative to the product's folder */
  readonly config: string;
  readonly output: string;
  readonly sources: readonly string[];
};

/** The sources of the shops' built pages. */
const SOURCES = [
  'storefront/app',
  'texts',
  'tenants',
  'retailer',
  'forms',
  'packages/search/matching-values.rules.ts',
  'gateway/schema.graphql',
  'tools/vite/persisted-operations.plugin.ts',
  'tools/vite/retailer.plugin.ts',
  'tools/vite/texts.plugin.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
  ...RETAILER_SOURCES,
];

/** Each is built again when its own sources change: a change of the desk builds no shop's pages. */
const APPLICATIONS: readonly Application[] = [
  { config: 'vite.config.ts', output: BUILD_FOLDER, sources: SOURCES },
  {
    config: 'desk/vite.config.ts',
    output: DESK_BUILD_FOLDER,
    sources: [
      'desk/app',
      'desk/public',
      'desk/vite.config.ts',
      'desk/react-router.config.ts',
      'commerce/staff/access/rights.rules.ts',
      'storefront/app/ui',
      'storefront/app/theme',
      'storefront/app/texts',
      'texts/message.ts',
      'texts/translator.ts',
      'texts/compile.ts',
      'tools/vite/desk-texts.plugin.ts',
      'package-lock.json',
    ],
  },
];
const BUILD_TIMEOUT_MS = 600_000;

/** The pages could not be built; the message holds what the build printed. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** Whether all pages were built from the current sources. Takes milliseconds: it compares sizes and times only. */
export function isBuilt(): boolean {
  return APPLICATIONS.every(isCurrent);
}

/** Builds the pages of shops and desk for browser and server into `build/`, those that are not current. @throws BuildError */
export async function build(): Promise<void> {
  for (const application of APPLICATIONS.filter((each) => !isCurrent(each)))
    await buildApplication(application);
}

function isCurrent({ output, sources }: Application): boolean {
  const stamp = getStampPath(output);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === computeSourcesStamp(sources);
}

function getStampPath(output: string): string {
  return join(ROOT, output, '.sources');
}

async function buildApplication({ config, output, sources }: Application): Promise<void> {
  const stamp = computeSourcesStamp(sources);
  const cli = join(ROOT, 'node_modules/@react-router/dev/bin.cjs');
  try {
    await promisify(execFile)(process.execPath, [cli, 'build', '--config', config], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0' },
      maxBuffer: 64 << 20,
      timeout: BUILD_TIMEOUT_MS,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new BuildError(`the build failed:\n${stdout}${stderr}`, { cause: error });
  }
  writeFileSync(getStampPath(output), stamp);
}
