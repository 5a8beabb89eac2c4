import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addPlatformPackages, findMissingPlatformPackages, LOCKS, type Lock } from './platform-packages.ts';

/** `npm run lock`: after adding a dependency, so that `npm ci` works from any registry and on any system. */
for (const name of LOCKS) {
  const path = join(import.meta.dirname, '../..', name);
  const lock = JSON.parse(readFileSync(path, 'utf8')) as Lock;
  const missing = findMissingPlatformPackages(lock);
  if (missing.length > 0) writeFileSync(path, `${JSON.stringify(addPlatformPackages(lock), null, 2)}\n`);
  console.log(`${missing.length} packages for other systems added to ${name}`);
}
