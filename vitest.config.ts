import { matchesGlob, relative } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type BrowserCommand, type TestSpecification } from 'vitest/node';
import { findChromium, findHeadlessShell } from './tools/provision/chromium.ts';
import { shopCallsPlugin } from './tools/test/shop-calls.plugin.ts';
import { retailerPlugin } from './tools/vite/retailer.plugin.ts';
import { textsPlugin } from './tools/vite/texts.plugin.ts';

/** Begun last, as their size would have it, one of these keeps a single worker busy while the others have ended. */
const LONG = [
  'packages/demo/pictures/picture*.test.ts',
  'commerce/orders/fulfilment/order-model.db.test.ts',
  'commerce/orders/settlement/killed.db.test.ts',
  'commerce/range/import/real-catalogue.db.test.ts',
  'tools/durability/durability.embedded.test.ts',
  ...['every-screen', 'own-copy', 'retailer', 'gallery', 'consent'].map((name) => `e2e/${name}.e2e.ts`),
];
/** Packages that pages load, for the component tests' browser. */
const FOUND_LATE = [
  ...['react', 'react-dom', 'react-dom/client', 'react-router', 'gql.tada', 'graphql', 'zod', 'wonka', 'swr'],
  ...['react/jsx-dev-runtime', 'web-vitals/attribution', '@simplewebauthn/browser', 'altcha-lib', 'axe-core'],
  ...['@urql/core', '@urql/exchange-auth', '@urql/exchange-graphcache', '@urql/exchange-retry'],
];
/** Node loads the modules itself, as it does in the shop: a file of tests starts in half the time that it takes by Vite. */
const LOADED_BY_NODE = { viteModuleRunner: false, nodeLoader: false };
const EXCLUDED = ['**/node_modules/**', 'build/**', 'data/**'];

/** Of each project the long files first, then the largest. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const bySize = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    return [...bySize.values()].flatMap((ofProject) => [
      ...ofProject.filter(isLong),
      ...ofProject.filter((file) => !isLong(file)),
    ]);
  }
}

function isLong({ moduleId }: TestSpecification): boolean {
  return LONG.some((pattern) => matchesGlob(relative(import.meta.dirname, moduleId), pattern));
}

/** The browser goes on as the visitor who has these cookies. */
const becomeVisitor: BrowserCommand<[cookies: Readonly<Record<string, string>>]> = (
  { context, page },
  cookies,
) => {
  const url = new URL(page.url()).origin;
  return context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
};
const forgetVisitor: BrowserCommand<[]> = ({ context }) => context.clearCookies();

/** The suffix says what a test needs: nothing, the embedded database, a PostgreSQL server, or a browser. */
export default defineConfig({
  // Vite would take the ESM build, the libraries take the CommonJS one, and graphql refuses to be there twice.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // in place of 1 s: a busy machine may take this long for what a person would wait for
    expect: { poll: { timeout: 15_000 } },
    // modules keep nothing between files, as they keep nothing between requests: they are read once a worker
    isolate: false,
    // vitest leaves one core alone, which of two is half
    maxWorkers: '100%',
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [
            ...EXCLUDED,
            '**/*.db.test.ts',
            '**/*.embedded.test.ts',
            'storefront/**',
            'e2e/**',
            'retailer/template/**',
          ],
          experimental: LOADED_BY_NODE,
        },
      },
      {
        extends: true,
        plugins: [retailerPlugin()],
        test: {
          name: 'storefront',
          // a page's modules keep what is its visitor's: between two files it would be another page's
          isolate: true,
          // components are no TypeScript that Node reads by itself
          include: ['storefront/**/*.test.ts'],
          exclude: [...EXCLUDED, '**/*.db.test.ts', '**/*.embedded.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [retailerPlugin(), tailwindcss(), textsPlugin(), shopCallsPlugin()],
        // found only while tests run, they would make a page load again
        optimizeDeps: { include: FOUND_LATE },
        test: {
          name: 'browser',
          // the visitor of a page is kept by its modules
          isolate: true,
          include: ['storefront/app/**/*.browser.test.tsx'],
          globalSetup: 'e2e/support/start-component-shop.ts',
          setupFiles: 'storefront/app/shell/test-screen-setup.ts',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              launchOptions: {
                executablePath: findHeadlessShell() ?? findChromium() ?? undefined,
                args: ['--no-sandbox', '--disable-gpu'],
              },
              actionTimeout: 15_000,
            }),
            instances: [{ browser: 'chromium' }],
            commands: { becomeVisitor, forgetVisitor },
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: ['**/*.embedded.test.ts'],
          exclude: EXCLUDED,
          experimental: LOADED_BY_NODE,
          globalSetup: 'commerce/ground/database/test-setup-embedded.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: ['**/*.db.test.ts'],
          exclude: EXCLUDED,
          experimental: LOADED_BY_NODE,
          globalSetup: 'commerce/ground/database/test-setup-server.ts',
          // a worker waits for its server most of the time: of two, two cores were two thirds busy
          maxWorkers: 4,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          exclude: EXCLUDED,
          globalSetup: 'e2e/support/start-database.ts',
          setupFiles: 'e2e/support/keep-traces.ts',
          experimental: LOADED_BY_NODE,
          // pages are made by React as a shop in production has it, in a third of the time
          env: { NODE_ENV: 'production' },
          // until each journey has been seen on a quiet machine a hundred times: one that was late is tried once more
          retry: 1,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // each file starts its own shop and browser: two files fill two cores; of three, one journey in a thousand was late
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
