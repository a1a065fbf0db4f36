// The walls between the rooms, as ARCHITECTURE.md draws them.
const room = (name) => `^src/${name}/`;
const stage = '^src/pipeline/[0-9]-[^/]+/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', comment: 'Types count too.', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'model-imports-nothing',
      severity: 'error',
      comment: 'The nouns are types and pure functions. Of packages they may import types.',
      from: { path: room('model') },
      to: { pathNot: room('model'), dependencyTypesNot: ['type-only'] },
    },
    { name: 'model-touches-nothing', severity: 'error', from: { path: room('model') }, to: { dependencyTypes: ['core'] } },
    {
      name: 'context-imports-model',
      severity: 'error',
      from: { path: '^src/pipeline/context/' },
      to: { path: '^src/', pathNot: ['^src/pipeline/context/', room('model')] },
    },
    {
      name: 'stages-never-meet',
      severity: 'error',
      comment: 'A stage imports model, context and itself.',
      from: { path: '^src/pipeline/([0-9]-[^/]+)/' },
      to: { path: '^src/', pathNot: ['^src/pipeline/$1/', '^src/pipeline/context/', room('model')] },
    },
    {
      name: 'pipeline-knows-doors',
      severity: 'error',
      comment: 'From outside, a stage is its door and its list of diagnostics.',
      from: { path: '^src/', pathNot: stage },
      to: { path: stage, pathNot: '^src/pipeline/[0-9]-([^/]+)/(\\1|diagnostics)\\.ts$' },
    },
    {
      name: 'pipeline-imports',
      severity: 'error',
      from: { path: room('pipeline') },
      to: { path: '^src/', pathNot: [room('pipeline'), room('model')] },
    },
    {
      name: 'plugins-never-meet',
      severity: 'error',
      comment: 'No plugin imports another, nor the pipeline.',
      from: { path: '^src/plugins/([^/]+)/' },
      to: { path: '^src/', pathNot: ['^src/plugins/$1/', room('model')] },
    },
    {
      name: 'plugins-import',
      severity: 'error',
      from: { path: '^src/plugins/[^/]+\\.ts$' },
      to: { path: '^src/', pathNot: [room('plugins'), room('model')] },
    },
    {
      name: 'theme-imports',
      severity: 'error',
      from: { path: room('theme') },
      to: { path: '^src/', pathNot: [room('theme'), room('model')] },
    },
    { name: 'theme-is-for-browsers', severity: 'error', from: { path: room('theme') }, to: { dependencyTypes: ['core'] } },
    {
      name: 'verify-imports',
      severity: 'error',
      comment: 'The program that draws diagrams opens pages as well.',
      from: { path: room('verify') },
      to: { path: '^src/', pathNot: [room('verify'), room('model'), '^src/plugins/mermaid/(chromium|find-programs)\\.ts$'] },
    },
    {
      name: 'cli-imports',
      severity: 'error',
      from: { path: room('cli') },
      to: { path: '^src/', pathNot: [room('cli'), room('model'), '^src/index\\.ts$'] },
    },
    { name: 'nobody-imports-cli', severity: 'error', from: { pathNot: room('cli') }, to: { path: room('cli') } },
    {
      name: 'only-cli-imports-index',
      severity: 'error',
      from: { path: '^src/', pathNot: room('cli') },
      to: { path: '^src/index\\.ts$' },
    },
    {
      name: 'no-vague-rooms',
      severity: 'error',
      from: {},
      to: { path: '^src/.*(^|/)(utils?|helpers?|common|shared|misc)(/|\\.tsx?$)' },
    },
    {
      name: 'declared-packages',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'types', 'node', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.d.ts'],
    },
  },
};
