/** The arrows of ARCHITECTURE.md. An exception is not added here: the code moves. */
const engines = '^packages/(discovery|inspection|detection|posture|policy)/';
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'domain-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/domain/' },
      to: { path: '^(packages/(?!domain/)|apps/)' },
    },
    {
      name: 'rpc-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/rpc/' },
      to: { path: '^(packages/(?!rpc/)|apps/)' },
    },
    { name: 'packages-know-no-app', severity: 'error', from: { path: '^packages/' }, to: { path: '^apps/' } },
    {
      name: 'engines-import-only-domain',
      severity: 'error',
      from: { path: engines },
      to: { path: '^packages/(?!domain/)', pathNot: engines },
    },
    {
      name: 'engines-do-not-know-each-other',
      severity: 'error',
      from: { path: '^packages/(discovery|inspection|detection|posture|policy)/' },
      to: { path: engines, pathNot: '^packages/$1/' },
    },
    {
      name: 'engines-speak-no-http-and-open-no-files',
      severity: 'error',
      from: { path: engines, pathNot: '[.]test[.]ts$' },
      to: { path: '^(node:)?(http|https|http2|net|tls|fs|fs/promises|child_process)$' },
    },
    {
      name: 'stores-know-no-engine',
      severity: 'error',
      from: { path: '^packages/stores/' },
      to: { path: '^packages/(?!stores/|domain/|rpc/)' },
    },
    {
      name: 'messages-contract-sample-import-only-domain',
      severity: 'error',
      from: { path: '^packages/(messages|contract|sample)/' },
      to: { path: '^packages/(?!domain/)', pathNot: '^packages/$1/' },
    },
    {
      name: 'widgets-import-only-domain-and-rpc',
      severity: 'error',
      from: { path: '^packages/widgets/' },
      to: { path: '^packages/(?!widgets/|domain/|rpc/)' },
    },
    {
      name: 'a-console-feature-imports-no-other-feature',
      severity: 'error',
      from: { path: '^apps/console/src/features/([^/]+)/' },
      // What an area gives to pages of others is in its `parts`.
      to: { path: '^apps/console/src/features/', pathNot: '^apps/console/src/features/($1|[^/]+/parts)/' },
    },
    {
      name: 'the-console-frame-knows-no-single-feature',
      severity: 'error',
      // The sign-in pages are an app of their own, in `features/session`.
      from: { path: '^apps/console/src/', pathNot: '^apps/console/src/(features/|sign-in[.]tsx$)' },
      to: { path: '^apps/console/src/features/', pathNot: '[.]generated[.]ts$' },
    },
    {
      name: 'console-knows-no-server-side',
      severity: 'error',
      from: { path: '^apps/console/' },
      to: { path: '^(packages/(stores|discovery|sample)|apps/(server|cli|gateway|agent))/' },
    },
    {
      name: 'a-server-area-imports-no-other-area',
      severity: 'error',
      from: { path: '^apps/server/src/([^/]+)/' },
      // What carries areas: the frame they are built in, the wire, the proxy that serves their resources, the job runner, and the
      // reads of traffic.
      to: {
        path: '^apps/server/src/[^/]+/',
        pathNot: '^apps/server/src/($1|areas|http|controls|jobs|traffic)/',
      },
    },
    {
      name: 'only-change-writes-history',
      severity: 'error',
      // Fixtures write entries that no call of their own would.
      from: { path: '^apps/', pathNot: '^apps/server/src/(http/change[.]ts|.*/fixture[.]ts)$|[.]test[.]ts$' },
      to: { path: '^packages/stores/src/control/history/write-audit[.]ts$' },
    },
    {
      name: 'only-compose-ties-stores',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '(compose|[.]test)[.]ts$' },
      to: {
        path: '^packages/stores/src/(control/(pglite|postgres)|events/(engine|clickhouse)|files/(folder|s3))',
      },
    },
    {
      name: 'black-box-tests-see-no-inside',
      severity: 'error',
      from: { path: '^tests/' },
      to: { path: '^(apps/|packages/(?!contract/|domain/))' },
    },
    {
      name: 'no-junk-drawers',
      severity: 'error',
      from: {},
      to: { path: '/(utils|util|common|helpers|shared|misc)(/|[.]ts)', pathNot: 'node_modules' },
    },
    {
      name: 'no-test-imports',
      severity: 'error',
      from: { pathNot: '[.]test[.]tsx?$' },
      to: { path: '[.]test[.]tsx?$' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      // Packages that are nothing but types: the type check resolves them.
      to: { couldNotResolve: true, pathNot: '^(geojson|topojson-specification)$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|casbah-data)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  },
};
