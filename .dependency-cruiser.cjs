const remote = '^mfe-[^/]+/';

/** An area of `scripts` is reached through its public API alone: the files whose names `api` matches. */
const publicApiOf = (area, api = 'index') => ({
  name: `${area}-is-reached-by-its-public-api`,
  severity: 'error',
  from: { pathNot: `^scripts/(${area}|bin)/` },
  to: { path: `^scripts/${area}/`, pathNot: `^scripts/${area}/(${api})\\.ts$` },
});

/** Areas of the shell, lowest first: each may import the ones before it. */
const shellAreas = [
  'text',
  'boot',
  'federation',
  'state',
  'language',
  'vitals',
  'offline',
  'session',
  'chrome',
  'routing',
];

const shellAreaRules = shellAreas.slice(0, -1).map((area, index) => ({
  name: `shell-${area}-imports-no-area-above-it`,
  severity: 'error',
  comment:
    'Share it through state. Only the types of deferred and background parts, which all areas make up, are excepted.',
  from: { path: `^shell/src/${area}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: `^shell/src/(${shellAreas.slice(index + 1).join('|')}|account|[^/]+$)`,
    pathNot: area === 'state' ? '^shell/src/(deferred|background)Parts\\.ts$' : [],
  },
}));

/** The architecture's dependency rules. A fifth remote is covered on the day it is added. */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    {
      name: 'remote-imports-no-other-remote',
      severity: 'error',
      comment: 'A remote is released on its own: move what two need to shared.',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: remote, pathNot: '^$1/' },
    },
    { name: 'remote-imports-no-shell', severity: 'error', from: { path: remote }, to: { path: '^shell/' } },
    { name: 'shell-imports-no-remote', severity: 'error', from: { path: '^shell/' }, to: { path: remote } },
    ...shellAreaRules,
    {
      name: 'shell-account-stands-on-state-and-session',
      severity: 'error',
      from: { path: '^shell/src/account/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shell/src/', pathNot: '^shell/src/(account|text|boot|federation|state|session)/' },
    },
    {
      name: 'shell-account-is-loaded-lazily',
      severity: 'error',
      comment: 'One chunk for the three account screens. The server renders them all, from one file.',
      from: { path: '^shell/src/', pathNot: '^shell/src/(account|prerender)/' },
      to: { path: '^shell/src/account/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'shell-routing-is-the-top-area',
      severity: 'error',
      from: { path: '^shell/src/routing/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shell/src/[^/]+$' },
    },
    {
      name: 'no-type-cycles-in-the-backend',
      severity: 'error',
      from: { path: '^scripts/backend/' },
      to: { circular: true },
    },
    {
      name: 'backend-imports-no-workspace',
      severity: 'error',
      comment: 'The embedded Firebase knows nothing of Lectern: callers pass rules, indexes and buckets.',
      from: { path: '^scripts/backend/' },
      to: { path: ['^shared/', '^shell/', remote, '^scripts/'], pathNot: ['^scripts/backend/', '/node_modules/'] },
    },
    {
      name: 'backend-is-reached-through-its-public-api',
      severity: 'error',
      from: { pathNot: '^scripts/backend/' },
      to: { path: '^scripts/backend/', pathNot: '^scripts/backend/((client|limits|rules|testing)/)?index\\.ts$' },
    },
    {
      name: 'backend-testing-serves-tests-only',
      severity: 'error',
      from: { pathNot: ['\\.test\\.tsx?$', '^scripts/tests/', '^scripts/backend/testing/'] },
      to: { path: '^scripts/backend/testing/' },
    },
    {
      name: 'data-imports-no-screen',
      severity: 'error',
      comment: 'Screens use data, not the other way round: a data folder imports no screen and no component.',
      from: { path: ['^mfe-[^/]+/src/data/', '^mfe-[^/]+/src/[^/]+/data/'], pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^mfe-[^/]+/src/(screens|parts)/', '^mfe-[^/]+/src/.*\\.tsx$'] },
    },
    {
      name: 'shared-imports-no-workspace',
      severity: 'error',
      comment: 'Only the test support starts the real backend.',
      from: { path: '^shared/src/', pathNot: ['^shared/src/testing/', '\\.test\\.tsx?$'] },
      to: { path: ['^shell/', remote, '^scripts/'] },
    },
    {
      name: 'browser-code-imports-no-scripts',
      severity: 'error',
      from: { path: ['^shell/src/', '^mfe-[^/]+/src/'] },
      to: { path: '^scripts/' },
    },
    {
      name: 'scripts-import-no-browser-code',
      severity: 'error',
      comment: 'Remotes and shell reach scripts as bundles and as data only.',
      from: {
        path:
          '^scripts/(backend|release|server|content|desk|figures|questions|certificates|' +
          'processing|payments|hosted|migration|cli)/',
      },
      to: { path: ['^shell/', remote, '^shared/src/(host|router|query|ui|firebase)/'] },
    },
    publicApiOf('content'),
    publicApiOf('desk', 'index|testBed'),
    publicApiOf('figures'),
    publicApiOf('questions'),
    publicApiOf('certificates'),
    publicApiOf('processing'),
    publicApiOf('payments'),
    publicApiOf('hosted'),
    publicApiOf('migration'),
    publicApiOf('cli', 'index|dev/index'),
    {
      name: 'release-is-reached-by-its-public-api',
      severity: 'error',
      comment: 'release/index.ts holds registry and store and loads quickly; release/build/index.ts loads webpack.',
      from: { path: '^scripts/', pathNot: '^scripts/release/' },
      to: { path: '^scripts/release/', pathNot: '^scripts/release/(build/)?index\\.ts$' },
    },
    {
      name: 'server-is-reached-by-its-public-api',
      severity: 'error',
      comment: 'server/index.ts is the gateway; server/loadCounts.ts reads its counts without loading a server.',
      from: { path: '^scripts/', pathNot: '^scripts/server/' },
      to: { path: '^scripts/server/', pathNot: '^scripts/server/(index|loadCounts)\\.ts$' },
    },
    {
      name: 'the-quick-entry-loads-no-webpack',
      severity: 'error',
      comment: '`lectern status` starts in a moment: what it imports must not reach the build.',
      from: { path: '^scripts/(release/(index|refusal)\\.ts|release/(registry|store)/)', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^scripts/release/build/',
        pathNot: '^scripts/release/build/(BuildError|workspace/(workspaces|buildInputs))\\.ts$',
      },
    },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      from: { path: '^shared/src/contract/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(shared|shell|mfe-[^/]+|scripts)/', pathNot: '^shared/src/contract/' },
    },
    {
      name: 'ui-knows-only-links',
      severity: 'error',
      comment: 'The kit is bundled into each remote: it holds no state and knows no host. Parts of it may be deferred.',
      from: { path: '^shared/src/ui/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(shared|shell|mfe-[^/]+|scripts)/',
        pathNot: '^shared/src/((ui|router|text|translations)/|loading/deferredPart\\.tsx$)',
      },
    },
    {
      name: 'contract-imports-no-package',
      severity: 'error',
      from: { path: '^shared/src/contract/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['npm', 'npm-no-pkg', 'npm-dev', 'core'] },
    },
    {
      name: 'domain-knows-only-contract',
      severity: 'error',
      from: { path: '^shared/src/domain/', pathNot: '\\.test\\.ts$' },
      to: { path: '^shared/src/', pathNot: ['^shared/src/(domain|contract)/'] },
    },
    {
      name: 'firebase-comes-before-host',
      severity: 'error',
      from: { path: '^shared/src/firebase/' },
      to: { path: '^shared/src/(host|router|query|ui)/' },
    },
    {
      name: 'only-the-facades-import-firebase',
      severity: 'error',
      from: {
        pathNot: [
          '^shared/src/firebase/',
          '\\.test\\.tsx?$',
          '/testBed\\.ts$',
          '^scripts/backend/testing/',
          '^scripts/tests/',
        ],
      },
      to: { path: '(^|/)node_modules/(@?firebase)/' },
    },
    {
      name: 'shared-is-reached-by-name',
      severity: 'error',
      comment: 'Import @lectern/shared/…: a relative path would bundle a second copy of a singleton.',
      from: { path: ['^shell/', remote, '^scripts/'] },
      to: { path: '^shared/', dependencyTypes: ['local'] },
    },
    {
      name: 'areas-import-singletons-by-name',
      severity: 'error',
      comment: 'Import @lectern/shared/query and the like: a relative path would bundle a second copy of a singleton.',
      from: { path: '^shared/src/', pathNot: ['^shared/src/(host|router|query|testing)/', '\\.test\\.tsx?$'] },
      to: { path: '^shared/src/(host|router|query)/', dependencyTypes: ['local'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'Tests of the whole site name remotes that a clone for one team lacks: the type-check of CI sees those.',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\.css$', '(^|/)mfe-[a-z-]+/src/'] },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { pathNot: ['\\.test\\.tsx?$', '/testBed\\.ts$', '^scripts/tests/', '^shared/src/testing/'] },
      to: { path: ['\\.test\\.tsx?$', '^mfe-.*/testBed\\.ts$', '^shared/src/testing/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^(?!node_modules).*\\.d\\.ts$', '^(shell|scripts|mfe-[^/]+)/dist/', '^\\.lectern/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.css'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
