import type { Floors, FolderSet } from './folder-graph.rules.ts';

export const MODULES: FolderSet = {
  name: 'the modules of commerce',
  folderOf: (file) => /^commerce\/([^/]+\/[^/]+)\//.exec(file)?.[1] ?? null,
};

/** A screen and a feature is a folder each; the files beside them (root, routes, entries) are what nobody imports. */
export const STOREFRONT: FolderSet = {
  name: 'the folders of the storefront',
  folderOf: (file) =>
    /^storefront\/app\/((?:screens|features)\/[^/]+|[^/]+)\//.exec(file)?.[1] ??
    (file.startsWith('storefront/app/') ? 'root' : null),
};

/** The search engine stands beside the wings: it knows the ground and nothing above it. */
export const WINGS: Floors = {
  name: 'the wings of commerce',
  prefixes: ['ground', 'range', 'people', 'money', 'buying', 'orders', 'service'].map(
    (wing) => `commerce/${wing}/`,
  ),
};
