// Defines the import rules between the folders of `src`, as ARCHITECTURE.md lists them.
const folder = (name) => `^src/${name}/`;
const folders = (...names) => names.map(folder);
/** Any other import from `src` breaks the rule. */
const onlyTo = (...names) => ({ path: '^src/', pathNot: folders(...names) });
/** The types, and the functions on them. */
const ground = ['model', 'kit'];
const infrastructure = ['files', 'network', 'store', 'output', 'code'];
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
      comment: 'Types and pure functions only. Of packages, they may import types.',
      from: { path: folder('model') },
      to: { pathNot: folder('model'), dependencyTypesNot: ['type-only'] },
    },
    { name: 'model-touches-nothing', severity: 'error', from: { path: folder('model') }, to: { dependencyTypes: ['core'] } },
    {
      name: 'kit-imports-model',
      severity: 'error',
      comment:
        'Pure functions, for plugins and for all folders but the theme. Of packages, they import types, and globs when needed.',
      from: { path: folder('kit') },
      to: { pathNot: [...folders('kit', 'model'), 'node_modules/picomatch/'], dependencyTypesNot: ['type-only'] },
    },
    { name: 'kit-touches-nothing', severity: 'error', from: { path: folder('kit') }, to: { dependencyTypes: ['core'] } },
    { name: 'files-import', severity: 'error', from: { path: folder('files') }, to: onlyTo('files', ...ground) },
    { name: 'network-imports', severity: 'error', from: { path: folder('network') }, to: onlyTo('network', 'files', ...ground) },
    { name: 'store-imports', severity: 'error', from: { path: folder('store') }, to: onlyTo('store', 'files', ...ground) },
    { name: 'output-imports', severity: 'error', from: { path: folder('output') }, to: onlyTo('output', 'files', ...ground) },
    {
      name: 'code-imports',
      severity: 'error',
      from: { path: folder('code') },
      to: onlyTo('code', 'files', 'store', 'output', ...ground),
    },
    {
      name: 'parser-imports-model',
      severity: 'error',
      comment: 'It turns text into trees, and knows neither sites nor the disk.',
      from: { path: folder('parser') },
      to: onlyTo('parser', ...ground),
    },
    { name: 'parser-touches-nothing', severity: 'error', from: { path: folder('parser') }, to: { dependencyTypes: ['core'] } },
    {
      name: 'context-imports',
      severity: 'error',
      from: { path: folder('pipeline/context') },
      to: onlyTo('pipeline/context', ...ground, ...infrastructure),
    },
    {
      name: 'stages-are-independent',
      severity: 'error',
      comment:
        'A stage imports the model, the kit, the infrastructure, the context and itself. It knows plugins by what they declare. Two files know names: `2-parse/missing-plugins`, since plugins that a site lacks declare nothing, and those of the site are recognized by names such as `my-mermaid`; and `0-configure/idle-actions`, which suggests `twins`.',
      from: { path: '^src/pipeline/([0-9]-[^/]+)/' },
      to: {
        path: '^src/',
        pathNot: ['^src/pipeline/$1/', ...folders('pipeline/context', 'parser', ...ground, ...infrastructure)],
      },
    },
    {
      name: 'only-parse-imports-parser',
      severity: 'error',
      from: { path: '^src/', pathNot: [folder('parser'), folder('pipeline/2-parse')] },
      to: { path: folder('parser') },
    },
    {
      name: 'stages-by-entry-file',
      severity: 'error',
      comment:
        'Other folders import the entry file of a stage, its diagnostics, the API for tools that rewrite addresses, and what finds a site before any stage is loaded.',
      from: { path: '^src/', pathNot: stage },
      to: { path: stage, pathNot: '^src/pipeline/[0-9]-([^/]+)/(\\1|diagnostics|addressing|places)\\.ts$' },
    },
    {
      name: 'pipeline-imports',
      severity: 'error',
      from: { path: '^src/pipeline/[^/]+\\.ts$' },
      to: onlyTo('pipeline', ...ground, ...infrastructure),
    },
    {
      name: 'session-imports',
      severity: 'error',
      from: { path: folder('session') },
      to: onlyTo('session', 'pipeline', ...ground, ...infrastructure),
    },
    {
      name: 'tools-are-independent',
      severity: 'error',
      comment: 'A tool uses a session and the entry files of stages. Two tools share the browser driver that draws diagrams.',
      from: { path: '^src/tools/([^/]+)/' },
      to: {
        path: '^src/',
        pathNot: [
          '^src/tools/$1/',
          ...folders('session', 'pipeline', ...ground, ...infrastructure),
          '^src/plugins/mermaid/(chromium|find-programs)\\.ts$',
        ],
      },
    },
    {
      name: 'assembly-imports',
      severity: 'error',
      comment: 'It composes the program, and imports all folders except those that use it.',
      from: { path: folder('assembly') },
      to: { path: ['^src/[^/]+\\.ts$', ...folders('processes', 'cli', 'testing')] },
    },
    {
      name: 'processes-import',
      severity: 'error',
      comment: 'The entry points of threads and child processes.',
      from: { path: folder('processes') },
      to: { path: ['^src/[^/]+\\.ts$', ...folders('cli', 'testing', 'plugins', 'theme')] },
    },
    {
      name: 'only-index-imports-what-is-assembled',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/index\\.ts$', ...folders('assembly', 'processes')] },
      to: { path: folders('assembly', 'processes') },
    },
    {
      name: 'plugins-are-independent',
      severity: 'error',
      comment: 'No plugin imports another, nor the pipeline.',
      from: { path: '^src/plugins/([^/]+)/', pathNot: '^src/plugins/[^/]+/(browser|engine)/' },
      to: { path: '^src/', pathNot: ['^src/plugins/$1/', '^src/kit/kit\\.ts$'] },
    },
    {
      name: 'plugins-import',
      severity: 'error',
      from: { path: '^src/plugins/[^/]+\\.ts$' },
      to: { path: '^src/', pathNot: [folder('plugins'), '^src/kit/kit\\.ts$'] },
    },
    {
      name: 'plugins-by-entry-file',
      severity: 'error',
      comment:
        'Other folders import the entry file of a plugin, or what it exports for one purpose: for editors, to compare specifications, to search without a site, and to drive a browser.',
      from: { path: '^src/', pathNot: folder('plugins') },
      to: {
        path: '^src/plugins/[^/]+/',
        pathNot: [
          '^src/plugins/([^/]+)/(\\1|vocabulary)\\.ts$',
          '^src/plugins/(openapi/comparison|search/engine/engine|mermaid/(chromium|find-programs))\\.ts$',
        ],
      },
    },
    {
      name: 'theme-imports',
      severity: 'error',
      from: { path: folder('theme') },
      to: { path: '^src/', pathNot: [folder('theme'), folder('model')] },
    },
    {
      name: 'browser-parts-of-plugins-import',
      severity: 'error',
      comment: 'Browser code of plugins uses the public API of the theme, and types of the kit.',
      from: { path: '^src/plugins/([^/]+)/browser/' },
      to: {
        path: '^src/',
        pathNot: ['^src/plugins/$1/(browser|engine)/', '^src/theme/public\\.ts$', '^src/kit/kit\\.ts$'],
      },
    },
    {
      name: 'browser-parts-of-plugins-run-nothing-of-the-kit',
      severity: 'error',
      from: { path: '^src/plugins/[^/]+/browser/' },
      to: { path: folder('kit'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'engines-of-plugins-import',
      severity: 'error',
      comment: 'This code runs in Node and in browsers, so it uses APIs of neither.',
      from: { path: '^src/plugins/([^/]+)/engine/' },
      to: { path: '^src/', pathNot: ['^src/plugins/$1/engine/', folder('model')] },
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
      comment: 'A plugin imports only types of the data that it passes to its layouts.',
      from: { path: '^src/', pathNot: '^src/plugins/[^/]+/browser/' },
      to: { path: '^src/plugins/[^/]+/browser/', dependencyTypesNot: ['type-only'] },
    },
    { name: 'theme-is-for-browsers', severity: 'error', from: { path: folder('theme') }, to: { dependencyTypes: ['core'] } },
    {
      name: 'cli-imports',
      severity: 'error',
      from: { path: folder('cli') },
      to: { path: '^src/', pathNot: [...folders('cli', ...ground), '^src/index\\.ts$'] },
    },
    {
      name: 'nobody-imports-cli',
      severity: 'error',
      comment: 'Tests of plugins compare what the command line prints.',
      from: { pathNot: [folder('cli'), folder('testing')] },
      to: { path: folder('cli') },
    },
    {
      name: 'testing-imports',
      severity: 'error',
      from: { path: folder('testing') },
      to: { path: '^src/', pathNot: [...folders('testing', 'cli/printers', ...ground), '^src/index\\.ts$'] },
    },
    {
      name: 'only-cli-and-testing-import-index',
      severity: 'error',
      from: { path: '^src/', pathNot: folders('cli', 'testing') },
      to: { path: '^src/index\\.ts$' },
    },
    {
      name: 'no-vague-folder-names',
      severity: 'error',
      from: {},
      to: { path: '^src/.*(^|/)(utils?|helpers?|common|shared|misc)(/|\\.tsx?$)' },
    },
    {
      name: 'declared-packages',
      severity: 'error',
      comment:
        'The SDKs of MCP and of the language server, and Ajv, become part of the bundle, so nobody installs what they import.',
      from: { path: '^src/' },
      to: {
        pathNot: 'node_modules/(@modelcontextprotocol|vscode-languageserver[^/]*|ajv(-formats)?)/',
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-cli-imports-mcp',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/cli/mcp/' },
      to: { path: 'node_modules/@modelcontextprotocol/' },
    },
    {
      name: 'only-cli-imports-languageserver',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/cli/lsp/' },
      to: { path: 'node_modules/vscode-languageserver' },
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
