import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import type { Import } from './folder-graph.rules.ts';

const TEST_FILE = /([.](test|cases|e2e)[.]tsx?|\/test-[^/]+[.]tsx?)$/;

/**
 * The imports of the product's files as paths from the root, types included and tests left out. Imports of packages
 * and generated files are not listed.
 * @param folders top folders to read
 */
export function readImports(root: string, folders: readonly string[]): Import[] {
  const aliases = readAliases(root);
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root },
  ).filter((file) => !TEST_FILE.test(file) && !file.endsWith('.d.ts'));
  return files.flatMap((from) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, from), 'utf8'), true, true);
    return importedFiles.flatMap(({ fileName }) => {
      const to = resolve(root, from, fileName, aliases);
      return to === null ? [] : [{ from, to }];
    });
  });
}

type Alias = { readonly prefix: string; readonly folder: string };

function readAliases(root: string): Alias[] {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    imports: Record<string, string>;
  };
  return Object.entries(imports).map(([name, path]) => ({
    prefix: name.replace('*', ''),
    folder: path.replace('./', '').replace('*', ''),
  }));
}

function resolve(root: string, from: string, name: string, aliases: readonly Alias[]): string | null {
  const path = name.startsWith('.') ? posix.join(dirname(from), name) : aliased(name, aliases);
  if (path === null) return null;
  return (
    ['', '.ts', '.tsx'].map((ending) => path + ending).find((file) => existsSync(join(root, file))) ?? null
  );
}

function aliased(name: string, aliases: readonly Alias[]): string | null {
  const alias = aliases.find(({ prefix }) => name.startsWith(prefix));
  return alias ? alias.folder + name.slice(alias.prefix.length) : null;
}
