const TESTS = '([.](test|cases|e2e)[.]tsx?|/test-[^/]+[.]tsx?)$';

/** The folders of the product from the lowest up. */
const TOP_FOLDERS = [
  ['packages/search'],
  ['retailer'],
  ['forms'],
  ['texts'],
  ['tenants'],
  ['commerce'],
  ['storefront'],
  ['http'],
  ['gateway'],
  ['desk'],
  ['wiring'],
];

/** The wings of commerce and their modules, both from the lowest up. */
const MODULES = {
  ground: ['config', 'database', 'kernel', 'extension', 'upload', 'jobs', 'mail'],
  range: [
    'content',
    'pricing',
    'stock',
    'vehicle',
    'catalogue',
    'import',
    'recommendation',
    'review',
    'search-api',
    'export',
  ],
  people: ['consent', 'customer', 'session', 'identity', 'wishlist'],
  money: ['document', 'ledger', 'credit', 'payment'],
  buying: ['delivery', 'fitting', 'voucher', 'basket', 'checkout'],
  orders: [
    'order-log',
    'order',
    'invoice',
    'refund',
    'credit-rights',
    'fulfilment',
    'loyalty',
    'settlement',
    'dunning',
  ],
  service: [
    'tracking',
    'experiment',
    'web-vitals',
    'article-mail',
    'contact',
    'question',
    'stock-alert',
    'survey',
    'wishlist-mail',
    'newsletter',
    'mailing',
    'personal-data',
  ],
  staff: ['access', 'audit', 'command', 'member', 'api-key'],
};

/** Screens stand on the shell, both on features, all on what pages are made of; the root's files import every floor. */
const STOREFRONT = [
  ['graphql', 'start', 'texts', 'theme'],
  ['ui'],
  ['page'],
  ['form', 'session', 'extension'],
  // the features
  ['fitting', 'payment', 'toast'],
  [
    'account',
    'address',
    'compare',
    'consent',
    'experiment',
    'measurement',
    'question',
    'share',
    'sign-in',
    'slow-reads',
    'survey',
    'welcome',
    'wishlist',
  ],
  ['delivery', 'loyalty', 'product-tile'],
  ['recently-viewed', 'recommendation', 'search-bar', 'stock-alert', 'wishlist-overlay'],
  ['basket'],
  ['content', 'credit', 'order'],
  ['checkout', 'layer', 'newsletter', 'structured-data'],
  ['review'],
  ['paging', 'product'],
  ['filters', 'quick-view'],
  ['shell'],
  ['screens'],
];

/**
 * Rules by which a folder imports itself and those below it, for types too.
 * @param floors groups of folders, the lowest first; the folders of one group do not import each other
 */
function pointDown(name, root, floors) {
  return floors
    .flatMap((group, level) =>
      group.map((folder) => ({
        name,
        comment: `${root} has one order of folders; it stands at the top of .dependency-cruiser.cjs.`,
        severity: 'error',
        from: { path: `^${root}${folder}/`, pathNot: TESTS },
        to: {
          path: `^${root}(${[...group, ...floors.slice(level + 1).flat()].filter((other) => other !== folder).join('|')})/`,
        },
      })),
    )
    .filter(({ to }) => !to.path.endsWith('()/'));
}

/**
 * The boundaries of ARCHITECTURE.md. A folder says what, a suffix says which layer.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    ...pointDown('top-folders-point-down', '', TOP_FOLDERS),
    ...pointDown(
      'modules-point-down',
      'commerce/',
      Object.entries(MODULES).flatMap(([wing, modules]) => modules.map((module) => [`${wing}/${module}`])),
    ),
    ...pointDown('storefront-points-down', 'storefront/app/(?:features/)?', STOREFRONT),
    {
      name: 'no-circular',
      comment: 'Two files that need each other, also for types alone, are one file, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'rules-are-pure',
      comment:
        'x.rules.ts imports only rules, the kernel, texts, form schemas, the names of screens and what computes: no I/O.',
      severity: 'error',
      from: { path: '^(commerce|packages/search|gateway|storefront|tools)/.*[.]rules[.]ts$' },
      to: {
        pathNot: [
          '[.]rules[.]ts$',
          '^commerce/ground/kernel/',
          '^(texts|forms)/',
          '^tenants/paths[.]ts$',
          '^node_modules/(zod|entities|sanitize-html|any-ascii|semver|otplib)/',
          '^(crypto|zlib)$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'kernel-knows-no-module',
      comment:
        'The kernel is what all modules share; it imports none of them at run time. A context has the database of its tenant.',
      severity: 'error',
      from: { path: '^commerce/ground/kernel/', pathNot: TESTS },
      to: {
        path: '^commerce/(?!ground/(?:kernel/|database/tenant-database[.]))',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'services-have-no-sql',
      comment:
        'A use case calls queries, commands and stores (what it sends itself is found by "owners of tables").',
      severity: 'error',
      from: { path: '[.]service[.]ts$' },
      to: { path: '^node_modules/kysely/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'modules-meet-at-services',
      comment: 'A module uses another only through its services, queries, commands, rules, errors or types.',
      severity: 'error',
      from: { path: '^commerce/([^/]+/[^/]+)/', pathNot: TESTS },
      to: {
        path: '^commerce/(?!ground/(?:kernel|database|config)/)[^/]+/[^/]+/',
        pathNot: ['^commerce/$1/', '[.](service|queries|commands|rules|errors|types)[.]ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'commerce-stands-alone',
      comment: 'Commerce knows tenants and texts; not who asks it.',
      severity: 'error',
      from: { path: '^commerce/', pathNot: TESTS },
      to: { path: '^(storefront|http|gateway|wiring|packages/demo|e2e|bench|tools)/|^main[.]ts$' },
    },
    {
      name: 'storefront-asks-the-gateway',
      comment: 'The screens know neither commerce nor the database.',
      severity: 'error',
      from: { path: '^storefront/', pathNot: TESTS },
      to: {
        path: '^(commerce/|http/|wiring/|packages/demo/|node_modules/(pg|kysely|@electric-sql)/)|^main[.]ts$',
      },
    },
    {
      name: 'desk-pages-ask-the-desk',
      comment:
        'The pages of the desk know its interface alone: of the storefront only widgets, theme and texts, of commerce only the names of rights.',
      severity: 'error',
      from: { path: '^desk/app/', pathNot: TESTS },
      to: {
        path: '^(storefront/app/(?!(?:ui|theme|texts)/)|commerce/(?!staff/access/rights[.]rules[.]ts$)|(gateway|http|wiring|desk/api|tenants)/|node_modules/(pg|kysely)/)',
      },
    },
    {
      name: 'http-serves-what-it-is-given',
      comment:
        'The HTTP layer knows pages, calls and files by what it is given (wiring/): no business, no database, no GraphQL. It uses the kernel and reads pictures as uploads do.',
      severity: 'error',
      from: { path: '^http/', pathNot: TESTS },
      to: {
        path: '^(commerce/(?!ground/(?:kernel|upload)/)|gateway/|wiring/|packages/|node_modules/(pg|kysely|graphql|@electric-sql)/)|^main[.]ts$',
      },
    },
    {
      name: 'screens-know-types-of-tenants',
      comment:
        'What a page needs of its tenant comes with the request; importing settings would ship all tenants to the browser.',
      severity: 'error',
      from: { path: '^storefront/app/', pathNot: [TESTS, '^storefront/app/routes[.]ts$', '[.]plugin[.]ts$'] },
      to: {
        path: '^(tenants/[^/]+/settings|tenants/load|gateway/.*[.]tsx?$|http/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'screens-stand-apart',
      comment: 'What several screens share is a feature (storefront/app/features/).',
      severity: 'error',
      from: { path: '^storefront/app/screens/([^/]+)/' },
      to: { path: '^storefront/app/screens/', pathNot: '^storefront/app/screens/$1/' },
    },
    {
      name: 'ui-knows-no-shop',
      comment:
        'A widget gets what it shows; it knows texts and formats, but no shop, page, session or screen.',
      severity: 'error',
      from: { path: '^storefront/app/ui/' },
      to: { path: '^(storefront/app/(?!ui/|texts/)|tenants/|gateway/)' },
    },
    {
      name: 'gateway-is-thin',
      comment: 'SQL lives in commerce.',
      severity: 'error',
      from: { path: '^gateway/', pathNot: TESTS },
      to: { path: '^(storefront/app/|wiring/|packages/demo/|node_modules/(pg|@electric-sql)/)|^main[.]ts$' },
    },
    {
      name: 'tenants-and-texts-are-data',
      comment: 'Configuration and texts depend on nothing of the product but the kernel types.',
      severity: 'error',
      from: { path: '^(tenants|texts|forms)/', pathNot: TESTS },
      to: { path: '^(storefront|http|gateway|wiring|packages/demo|e2e|bench|tools)/|^main[.]ts$' },
    },
    {
      name: 'search-imports-nothing-of-the-shop',
      comment: 'Search is a workspace of its own: the shop passes its catalogue, texts and changes to it.',
      severity: 'error',
      from: { path: '^packages/search/' },
      to: { pathNot: '^(packages/search|node_modules)/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'product-knows-no-demo',
      comment: 'The demo is a workspace of its own; what needs it loads it at run time (tools/demo.ts).',
      severity: 'error',
      from: { pathNot: '^packages/demo/' },
      to: { path: '^packages/demo/' },
    },
    {
      name: 'product-does-not-need-tests',
      comment: 'Tests and their helpers are not part of the product.',
      severity: 'error',
      from: { pathNot: [TESTS, '^(tools|e2e|bench|packages/demo)/', 'vite(st)?[.]config[.]ts$'] },
      to: { path: [TESTS, '^(tools|e2e|bench)/'] },
    },
    {
      name: 'no-development-packages-at-run-time',
      comment: 'What the product imports at run time is in dependencies.',
      severity: 'error',
      from: {
        path: '^(commerce|packages/search|gateway|wiring|http|tenants|texts|forms)/|^main[.]ts$',
        pathNot: TESTS,
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'imports-resolve',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^[+]types/', '[+]types/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|data|[.]react-router)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.json', '.d.ts'],
    },
  },
};
