import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addPlatformPackages, findMissingPlatformPackages, LOCKS, type Lock } from './platform-packages.ts';

const readLock = (lock: string) => readFileSync(join(import.meta.dirname, '../..', lock), 'utf8');

test.each(LOCKS)('%s has the binaries of every system (else: npm run lock)', (lock) => {
  expect(findMissingPlatformPackages(JSON.parse(readLock(lock)))).toEqual([]);
});

test.each(LOCKS)('%s names no registry', (lock) => {
  // a workspace's "resolved" is its folder
  expect(readLock(lock)).not.toMatch(/"resolved": "[^"]*:|https?:\/\/registry/);
});

const lock: Lock = {
  packages: {
    'node_modules/tool': {
      dev: true,
      optionalDependencies: {
        '@tool/linux-x64-gnu': '1.0.0',
        '@tool/darwin-arm64': '1.0.0',
        '@tool/wasm32': '1.0.0',
      },
    },
    'node_modules/tool/node_modules/@tool/linux-x64-gnu': { version: '1.0.0' },
    'node_modules/@tool/darwin-arm64': { optional: true },
    'node_modules/other': { optionalDependencies: { '@other/linux-arm-musleabihf': '2.0.0' } },
  },
};

test('missing packages are found even when their entry has no version', () => {
  expect(findMissingPlatformPackages(lock).map(({ name }) => name)).toEqual([
    '@tool/darwin-arm64',
    '@tool/wasm32',
    '@other/linux-arm-musleabihf',
  ]);
});

test('the completed lock file installs each package on its system only', () => {
  const completed = addPlatformPackages(lock);
  expect(findMissingPlatformPackages(completed)).toEqual([]);
  expect(completed.packages).toMatchObject({
    'node_modules/@tool/darwin-arm64': {
      version: '1.0.0',
      cpu: ['arm64'],
      os: ['darwin'],
      dev: true,
      optional: true,
    },
    'node_modules/@tool/wasm32': { cpu: ['wasm32'], optional: true },
    'node_modules/@other/linux-arm-musleabihf': {
      cpu: ['arm'],
      os: ['linux'],
      libc: ['musl'],
      optional: true,
    },
  });
});

test('a package whose name does not state its system is refused', () => {
  const odd: Lock = { packages: { 'node_modules/a': { optionalDependencies: { 'a-binary': '1.0.0' } } } };
  expect(() => addPlatformPackages(odd)).toThrow('a-binary');
});
