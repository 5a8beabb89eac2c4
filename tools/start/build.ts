import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BUILD_FOLDER, RETAILER_FOLDER } from '#retailer/folder.ts';
import { computeSourcesStamp } from '#wiring/sources-stamp.ts';

const ROOT = join(import.meta.dirname, '../..');
const STAMP = join(ROOT, BUILD_FOLDER, '.sources');

/** The pages are built from these files of the retailer's folder, too. */
const RETAILER_SOURCES = [
  'tenants',
  'texts',
  'extensions',
  'theme.css',
  'shop.config.ts',
  'package-lock.json',
].map((name) => join(RETAILER_FOLDER, name));

/** The sources of the built pages. */
export const SOURCES = [
  'storefront/app',
  'texts',
  'tenants',
  'retailer',
  'forms',
  'packages/search/matching-values.rules.ts',
  'gateway/schema.graphql',
  'tools/vite',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package-lock.json',
  ...RETAILER_SOURCES,
];
const BUILD_TIMEOUT_MS = 600_000;

/** The pages could not be built; the message holds what the build printed. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** Whether the build was made from the current sources. Takes milliseconds: it compares sizes and times only. */
export function isBuilt(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === computeSourcesStamp(SOURCES);
}

/** Builds the pages for browser and server into `build/`. @throws BuildError */
export async function build(): Promise<void> {
  const stamp = computeSourcesStamp(SOURCES);
  const cli = join(ROOT, 'node_modules/@react-router/dev/bin.cjs');
  try {
    await promisify(execFile)(process.execPath, [cli, 'build'], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0' },
      maxBuffer: 64 << 20,
      timeout: BUILD_TIMEOUT_MS,
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new BuildError(`the build failed:\n${stdout}${stderr}`, { cause: error });
  }
  writeFileSync(STAMP, stamp);
}
