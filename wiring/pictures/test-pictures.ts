import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { computeSourcesStamp } from '../sources-stamp.ts';

const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/test-pictures');
/** The sources that decide how a picture looks. */
const SOURCES = ['packages/demo', 'http/pictures', 'package-lock.json'];

/**
 * For tests: a folder with the pictures that earlier tests have rendered, empty when their sources have changed.
 * Rendering them again for every file would take longer than many journeys.
 */
export function getPictureFolder(): string {
  const name = computeSourcesStamp(SOURCES).slice(0, 16);
  mkdirSync(join(FOLDER, name), { recursive: true });
  for (const old of readdirSync(FOLDER).filter((one) => one !== name))
    rmSync(join(FOLDER, old), { recursive: true, force: true });
  return join(FOLDER, name);
}
