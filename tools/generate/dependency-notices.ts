import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type LockedPackage = { version?: string; license?: string; dev?: boolean; link?: boolean };

/**
 * The packages that a running shop is made of, by licence, from the lock file: with those for other systems, so that
 * the text is the same wherever it is generated.
 */
export function generateDependencyNotices(root: string): string {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const byLicence = new Map<string, Set<string>>();
  for (const [path, { version, license = 'stated in the package itself', dev, link }] of Object.entries(
    lock.packages,
  )) {
    const name = path.split('node_modules/').at(-1);
    if (!path.includes('node_modules/') || dev || link) continue;
    const names = byLicence.get(license) ?? new Set();
    byLicence.set(license, names.add(`${name} ${version}`));
  }
  const sections = [...byLicence]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, names]) => `## ${licence}\n\n${[...names].sort().join(', ')}\n`);
  return [
    '# What the shop is made of',
    '',
    'Packages of a running shop, by licence; each brings its licence text and its notices along in `node_modules/`. Written',
    'by `npm run generate` from `package-lock.json`. A bill of materials in CycloneDX: `npm sbom --sbom-format=cyclonedx --omit=dev`.',
    '',
    sections.join('\n'),
  ].join('\n');
}
