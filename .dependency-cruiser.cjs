// The walls between the rooms, as ARCHITECTURE.md draws them.
const room = (name) => `^src/${name}/`;
const rooms = (...names) => names.map(room);
/** What is imported from elsewhere in the house breaks the rule. */
const onlyTo = (...names) => ({ path: '^src/', pathNot: rooms(...names) });
const ground = ['model', 'kit'];
const machines = ['files', 'store', 'output', 'code'];
const stage = '^src/pipeline/[0-9]-[^/]+/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', comment: 'Types count too.', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'Texts in the language of a site are made when it is bundled.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^slodocs/texts/' },
    },
    {
      name: 'model-imports-nothing',
      severity: 'error',
      comment: 'The nouns are types and pure functions. Of packages they may import types.',
      from: { path: room('model') },
      to: { pathNot: room('model'), dependencyTypesNot: ['type-only'] },
    },
    { name: 'model-touches-nothing', severity: 'error', from: { path: room('model') }, to: { dependencyTypes: ['core'] } },
    {
      name: 'kit-imports-model',
      severity: 'error',
      comment:
        'Functions on the nouns and on texts, for plugins and for all rooms but the theme. Of packages they may import types.',
      from: { path: room('kit') },
      to: { pathNot: rooms('kit', 'model'), dependencyTypesNot: ['type-only'] },
    },
    { name: 'kit-touches-nothing', severity: 'error', from: { path: room('kit') }, to: { dependencyTypes: ['core'] } },
    { name: 'files-import', severity: 'error', from: { path: room('files') }, to: onlyTo('files', ...ground) },
    { name: 'store-imports', severity: 'error', from: { path: room('store') }, to: onlyTo('store', 'files', ...ground) },
    { name: 'output-imports', severity: 'error', from: { path: room('output') }, to: onlyTo('output', 'files', ...ground) },
    {
      name: 'code-imports',
      severity: 'error',
      from: { path: room('code') },
      to: onlyTo('code', 'files', 'store', 'output', ...ground),
    },
    {
      name: 'parser-imports-ground',
      severity: 'error',
      comment: 'From text to a tree: nothing of a site, and no disk.',
      from: { path: room('parser') },
      to: onlyTo('parser', ...ground),
    },
    { name: 'parser-touches-nothing', severity: 'error', from: { path: room('parser') }, to: { dependencyTypes: ['core'] } },
    {
      name: 'context-imports',
      severity: 'error',
      from: { path: room('pipeline/context') },
      to: onlyTo('pipeline/context', ...ground, ...machines),
    },
    {
      name: 'stages-never-meet',
      severity: 'error',
      comment: 'A stage imports the ground floor, machines, context and itself.',
      from: { path: '^src/pipeline/([0-9]-[^/]+)/' },
      to: { path: '^src/', pathNot: ['^src/pipeline/$1/', ...rooms('pipeline/context', 'parser', ...ground, ...machines)] },
    },
    {
      name: 'only-parse-imports-parser',
      severity: 'error',
      from: { path: '^src/', pathNot: [room('parser'), room('pipeline/2-parse')] },
      to: { path: room('parser') },
    },
    {
      name: 'stages-are-doors',
      severity: 'error',
      comment: 'From outside, a stage is its door, its list of diagnostics, and what it offers to tools that rewrite addresses.',
      from: { path: '^src/', pathNot: stage },
      to: { path: stage, pathNot: '^src/pipeline/[0-9]-([^/]+)/(\\1|diagnostics|addressing)\\.ts$' },
    },
    {
      name: 'pipeline-imports',
      severity: 'error',
      from: { path: '^src/pipeline/[^/]+\\.ts$' },
      to: onlyTo('pipeline', ...ground, ...machines),
    },
    {
      name: 'session-imports',
      severity: 'error',
      from: { path: room('session') },
      to: onlyTo('session', 'pipeline', ...ground, ...machines),
    },
    {
      name: 'tools-never-meet',
      severity: 'error',
      comment: 'A tool stands on a session and on the doors of stages. The program that draws diagrams opens pages as well.',
      from: { path: '^src/tools/([^/]+)/' },
      to: {
        path: '^src/',
        pathNot: [
          '^src/tools/$1/',
          ...rooms('session', 'pipeline', ...ground, ...machines),
          '^src/plugins/mermaid/(chromium|find-programs)\\.ts$',
        ],
      },
    },
    {
      name: 'assembly-imports',
      severity: 'error',
      comment: 'What this slodocs is made of: it knows all rooms but those that use it.',
      from: { path: room('assembly') },
      to: { path: ['^src/[^/]+\\.ts$', ...rooms('processes', 'cli', 'testing')] },
    },
    {
      name: 'processes-import',
      severity: 'error',
      comment: 'What runs in a thread or process of its own.',
      from: { path: room('processes') },
      to: { path: ['^src/[^/]+\\.ts$', ...rooms('cli', 'testing', 'plugins', 'theme')] },
    },
    {
      name: 'only-index-imports-what-is-assembled',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/index\\.ts$', ...rooms('assembly', 'processes')] },
      to: { path: rooms('assembly', 'processes') },
    },
    {
      name: 'plugins-never-meet',
      severity: 'error',
      comment: 'What a package outside can import: no other plugin, and of slodocs only the kit.',
      from: { path: '^src/plugins/([^/]+)/', pathNot: '^src/plugins/[^/]+/(browser|engine)/' },
      to: { path: '^src/', pathNot: ['^src/plugins/$1/', '^src/kit/kit\\.ts$'] },
    },
    {
      name: 'plugins-import',
      severity: 'error',
      from: { path: '^src/plugins/[^/]+\\.ts$' },
      to: { path: '^src/', pathNot: [room('plugins'), '^src/kit/kit\\.ts$'] },
    },
    {
      name: 'theme-imports',
      severity: 'error',
      from: { path: room('theme') },
      to: { path: '^src/', pathNot: [room('theme'), room('model')] },
    },
    {
      name: 'browser-parts-of-plugins-import',
      severity: 'error',
      comment: 'What a plugin brings to the theme stands on the face of the theme, on types of search, and on how texts are cut.',
      from: { path: '^src/plugins/([^/]+)/browser/' },
      to: {
        path: '^src/',
        pathNot: [
          '^src/plugins/$1/(browser|engine)/',
          '^src/theme/public\\.ts$',
          '^src/model/((strings/)?search|cut-text)\\.ts$',
        ],
      },
    },
    {
      name: 'engines-of-plugins-import',
      severity: 'error',
      comment: 'What runs in Node and in browsers needs nothing of either.',
      from: { path: '^src/plugins/([^/]+)/engine/' },
      to: { path: '^src/', pathNot: ['^src/plugins/$1/engine/', room('model')] },
    },
    {
      name: 'engines-of-plugins-run-anywhere',
      severity: 'error',
      from: { path: '^src/plugins/[^/]+/engine/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browser-parts-of-plugins-are-for-browsers',
      severity: 'error',
      from: { path: '^src/plugins/[^/]+/browser/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browser-parts-of-plugins-are-named-by-path',
      severity: 'error',
      comment: 'A plugin knows the types of what it hands to its layouts, and no more of them.',
      from: { path: '^src/', pathNot: '^src/plugins/[^/]+/browser/' },
      to: { path: '^src/plugins/[^/]+/browser/', dependencyTypesNot: ['type-only'] },
    },
    { name: 'theme-is-for-browsers', severity: 'error', from: { path: room('theme') }, to: { dependencyTypes: ['core'] } },
    {
      name: 'cli-imports',
      severity: 'error',
      from: { path: room('cli') },
      to: { path: '^src/', pathNot: [...rooms('cli', ...ground), '^src/index\\.ts$'] },
    },
    {
      name: 'nobody-imports-cli',
      severity: 'error',
      comment: 'Tests of plugins expect what the command line prints.',
      from: { pathNot: [room('cli'), room('testing')] },
      to: { path: room('cli') },
    },
    {
      name: 'testing-imports',
      severity: 'error',
      from: { path: room('testing') },
      to: { path: '^src/', pathNot: [...rooms('testing', 'cli/printers', ...ground), '^src/index\\.ts$'] },
    },
    {
      name: 'only-cli-and-testing-import-index',
      severity: 'error',
      from: { path: '^src/', pathNot: rooms('cli', 'testing') },
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
