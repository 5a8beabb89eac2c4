import type { Floors, FolderSet } from './folder-graph.rules.ts';

export const MODULES: FolderSet = {
  name: 'the modules of commerce',
  folderOf: (file) => /^commerce\/([^/]+\/[^/]+)\//.exec(file)?.[1] ?? null,
};

/**
 * Each screen and each feature is one folder; the files beside them (root, routes, entries) are imported by nobody.
 */
export const STOREFRONT: FolderSet = {
  name: 'the folders of the storefront',
  folderOf: (file) =>
    /^storefront\/app\/((?:screens|features)\/[^/]+|[^/]+)\//.exec(file)?.[1] ??
    (file.startsWith('storefront/app/') ? 'root' : null),
};

/** Folders below these two; their own files are a folder each too. */
export const SERVING: readonly FolderSet[] = ['gateway', 'http'].map((root) => ({
  name: `the folders of ${root}`,
  folderOf: (file) =>
    new RegExp(`^${root}/(?:([^/]+)/)?[^/]+$`).exec(file)?.at(1) ??
    (file.startsWith(`${root}/`) ? root : null),
}));

/** The search engine stands beside the wings: it knows the ground and nothing above it. */
export const WINGS: Floors = {
  name: 'the wings of commerce',
  floors: ['ground', 'range', 'people', 'money', 'buying', 'orders', 'service'].map((wing) => [
    `commerce/${wing}/`,
  ]),
};

/** Screens stand on the shell, both on features, all on what pages are made of; the root's files import every floor. */
export const STOREFRONT_FLOORS: Floors = {
  name: 'the folders of the storefront',
  floors: [
    ['start', 'ui', 'theme', 'texts'],
    ['page', 'graphql'],
    ['form', 'session'],
    ['features'],
    ['shell'],
    ['screens'],
  ].map((folders) => folders.map((folder) => `storefront/app/${folder}/`)),
};
