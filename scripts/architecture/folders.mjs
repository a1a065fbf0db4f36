// Lists the folders of the repository with what they contain, and those of `src` with what they may import and touch.

/** In the order of the layers: a folder imports only folders that stand before it. */
export const layers = [
  {
    name: 'model',
    contains: 'types and pure functions that everything else shares',
    imports: 'nothing of ours; of packages, types only',
    touches: 'nothing',
  },
  { name: 'files', contains: 'reads files and records each read as an input of the build', imports: '`model`', touches: 'disk' },
  { name: 'store', contains: 'the cache on disk', imports: '`model`, `files`', touches: 'disk' },
  { name: 'output', contains: 'writes the built site, all or nothing', imports: '`model`, `files`', touches: 'disk' },
  {
    name: 'code',
    contains: "bundles and runs a site's own code",
    imports: '`model`, `files`, `store`, `output`',
    touches: 'disk, esbuild',
  },
  { name: 'parser', contains: 'parses Markdown and MDX into trees', imports: '`model`', touches: 'nothing' },
  {
    name: 'pipeline/context',
    short: 'context',
    contains: 'what every stage is given: reporter, plugins, workers, settings',
    imports: '`model`, the infrastructure',
    touches: 'threads',
  },
  ...[
    ['0-configure', 'loads and validates the configuration'],
    ['1-discover', 'lists the sources'],
    ['2-parse', 'parses each source on its own'],
    ['3-resolve', 'assigns routes and resolves links'],
    ['4-bundle', "bundles the site's code and styles"],
    ['5-render', 'renders pages to HTML'],
    ['6-emit', 'collects the output files'],
  ].map(([short, contains]) => ({ name: `pipeline/${short}`, short, contains })),
  {
    name: 'pipeline',
    contains: 'the stages, in the order in which they run',
    imports: 'the entry files of the stages, `context`, the infrastructure, `model`',
    touches: 'nothing',
    pattern: /^src\/pipeline\/[^/]+$/,
  },
  {
    name: 'theme',
    contains: 'the React components, styles and scripts of pages',
    imports: '`model`',
    touches: 'the DOM, React; nothing of Node',
  },
  {
    name: 'plugins/*/engine',
    short: 'plugins/engine',
    contains: 'code of a plugin that runs in Node and in browsers',
    imports: '`model`',
    touches: 'nothing',
  },
  {
    name: 'plugins/*/browser',
    short: 'plugins/browser',
    contains: 'components and scripts that a plugin adds to pages',
    imports: "`theme/public.ts`, the plugin's own `engine`, and how `model` searches and cuts texts",
    touches: 'the DOM, React; nothing of Node',
  },
  {
    name: 'plugins',
    contains: 'the built-in plugins, a folder each',
    imports: '`model`; never the pipeline or another plugin',
    touches: 'Node, if it must',
  },
  {
    name: 'session',
    contains: 'keeps a site open: lock, manifest, replay, builds',
    imports: 'the entry files of the stages, the infrastructure, `model`',
    touches: 'lock, watcher',
  },
  {
    name: 'tools',
    contains: 'the work behind the commands, a folder each',
    imports: '`session`, the entry files of the stages, the infrastructure, `model`; never another tool',
    touches: '-',
  },
  {
    name: 'assembly',
    contains: 'puts theme, preset and tools together into this program',
    imports: 'every folder above',
    touches: 'its own package',
  },
  {
    name: 'processes',
    contains: 'the entry points of threads and child processes',
    imports: '`assembly`, `session`, `tools`, `pipeline`, the infrastructure, `model`',
    touches: 'threads, processes',
  },
  {
    name: '*.ts',
    short: 'index',
    contains: 'the public API: `index.ts` and its types',
    imports: 'every folder above',
    touches: 'nothing',
    pattern: /^src\/[^/]+\.ts$/,
  },
  { name: 'cli', contains: 'the command line', imports: '`index`, `model`', touches: 'argv, stdout, sockets' },
  {
    name: 'testing',
    contains: '`slodocs/testing`: runs folders as tests',
    imports: '`index`, `model`, the printers of `cli`',
    touches: 'disk',
  },
].map((layer) => ({
  short: layer.name,
  pattern: new RegExp(`^src/${layer.name.replaceAll('*', '[^/]+')}/`),
  ...layer,
}));

/** The other folders of the repository, in the order of README.md. */
export const others = {
  bin: 'the executable',
  docs: 'the manual, itself a slodocs site, with a page for every diagnostic',
  templates: 'the sites that `slodocs init` starts from; each can be edited and built in place',
  'create-slodocs': 'the package behind `npm create slodocs`, once it is released',
  examples: 'small sites: `minimal`, `custom-plugin`, `custom-theme`, and `outside-plugin`, a separate package',
  content: "this repository's own site: the documentation of Nines",
  site: 'components, plugins, data and release notes of that site',
  test: 'tests, in the same folders as `src/`',
  bench: 'benchmarks of builds and pages, with the data they generate',
  scripts: 'what builds and checks the package',
  '.github': 'workflows for CI and releases',
  '.ci': 'the checks as one script, for any CI',
};
