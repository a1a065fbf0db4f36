// Defines edits that affect many pages: categories, sidebars, tags, versions, the configuration, the plugin and its files.
import { change, type Edit, word } from './edit.ts';

export const siteEdits: Readonly<Record<string, Edit>> = {
  category: change(/_category_\.yml$/, (text, random) => text.replace(/^label: .*$/m, `label: ${word(random)}`)),
  'position of a category': change(/_category_\.yml$/, (text, random) =>
    text.replace(/^position: .*$/m, `position: ${random.below(9)}`),
  ),
  'index of a category': change(/_category_\.yml$/, (text, random) =>
    text.includes('link:')
      ? text.replace(/^link:[\s\S]*/m, '')
      : `${text}link:\n  type: generated-index\n  title: ${word(random)}\n`,
  ),
  'category file added or deleted': toggle('docs/ops/_category_.json', '{ "label": "Operations", "position": 1 }\n'),
  'order of sidebars': change(/^sidebars\.ts$/, (text) =>
    text.replace(/( {4}\{ type.*\n)( {4}status,\n)/, '$2$1').includes('[\n    status')
      ? text.replace(/( {4}\{ type.*\n)( {4}status,\n)/, '$2$1')
      : text.replace(/( {4}status,\n)( {4}\{ type.*\n)/, '$2$1'),
  ),
  'module of the sidebars': change(/^sidebars-status\.ts$/, (text, random) =>
    text.replace(/label: '.*?'/, `label: '${word(random)}'`),
  ),
  'label of a tag': change(/^docs\/tags\.yml$/, (text, random) => text.replace(/label: .*$/m, `label: ${word(random)}`)),
  'description of a tag': change(/^docs\/tags\.yml$/, (text, random) =>
    text.replace(/description: .*$/m, `description: ${word(random)}`),
  ),
  'file of tags added or deleted': toggle('docs/tags.yml', 'alpha:\nbeta:\ngamma:\n'),
  'ledger of addresses added or deleted': toggle('urls.lock', '/all-facts\n/404\n'),
  'list of versions': change(/^versions\.json$/, (text) => (text.includes('1.0') ? '["2.0"]\n' : '["2.0", "1.0"]\n')),
  'list of no versions': change(/^versions\.json$/, (text) => (text === '[]\n' ? '["2.0", "1.0"]\n' : '[]\n')),
  'title of the site': change(/^site\.config\.ts$/, (text, random) => text.replace(/title: '.*?'/, `title: '${word(random)}'`)),
  'description of an operation': change(/^data\/api\.yml$/, (text, random) =>
    text.replace(/summary: .*/, `summary: ${word(random)}`),
  ),
  'schema of an operation': change(/^data\/api\.yml$/, (text, random) =>
    text.replace(/examples: \[\w+\]/, `examples: [${word(random)}]`),
  ),
  navbar: change(/^site\.config\.ts$/, (text, random) => text.replace(/label: '.*?'/, `label: '${word(random)}'`)),
  'option of a plugin': change(/^site\.config\.ts$/, (text, random) =>
    text.replace(/facts\(\{.*?\}\)/, `facts({ label: '${word(random)}' })`),
  ),
  'name of a language': change(/^site\.config\.ts$/, (text, random) =>
    text.replace(/nines: '.*?'/, `nines: '${random.pick(['js', 'yaml', 'text'])}'`),
  ),
  severity: change(/^site\.config\.ts$/, (text, random) =>
    text.replace(/no-fact': '\w+'/, `no-fact': '${random.pick(['info', 'warning', 'error', 'off'])}'`),
  ),
  'policy for links': change(/^site\.config\.ts$/, (text, random) =>
    text.replace(/onBrokenLinks: '\w+'/, `onBrokenLinks: '${random.pick(['throw', 'warn', 'log'])}'`),
  ),
  'trailing slash': change(/^site\.config\.ts$/, (text, random) =>
    text.replace(/(?: {2}trailingSlash: \w+,\n)?(?= {2}preset)/, `  trailingSlash: ${random.pick(['true', 'false'])},\n`),
  ),
  parser: change(/^site\.config\.ts$/, (text, random) =>
    text.replace(
      /(?: {2}markdown: .*\n)?(?= {2}(?:trailingSlash|preset))/,
      `  markdown: { engine: '${random.pick(['native', 'unified'])}', variables: 'data/variables.yml' },\n`,
    ),
  ),
  'another comment in the configuration': change(/^site\.config\.ts$/, (text, random) => `${text}// ${word(random)}\n`),
  'code of the plugin': change(/facts\.ts$/, (text, random) => text.replace(/version = '.*'/, `version = '${word(random)}'`)),
  'module of the plugin': change(/mark\.ts$/, (_, random) => `export const mark = '${word(random)}';\n`),
  'file read to discover': change(/facts\.json$/, (text, random) =>
    text.replace(/"empty": "[^"]*"/, `"empty": "${word(random)}"`),
  ),
  'file read to discover, with a fault': change(/facts\.json$/, (text) => text.replace(/"empty": "[^"]*"/, '"empty": ""')),
  'files found by the plugin': (texts, random) => void texts.set(`data/notes/${word(random)}.txt`, `Note ${word(random)}.\n`),
  'files no longer found': (texts) => {
    for (const path of texts.keys()) if (/notes\/w/.test(path)) texts.delete(path);
  },
  'file read to resolve': change(/descriptions\.yml$/, (_, random) => `Page ${random.below(20)}: About ${word(random)}.\n`),
  'file read for heads': change(/head\.txt$/, (_, random) => `${word(random)}\n`),
  'file read to emit': change(/footer\.txt$/, (_, random) => `${word(random)}\n`),
};

function toggle(path: string, text: string): Edit {
  return (texts) => {
    if (!texts.delete(path)) texts.set(path, text);
  };
}
