// Collects what authors can write on a site besides its pages, for completion: from the theme, the plugins and the manual.
import type { Config } from '#model/config';
import type { Plugin } from '#model/plugin';
import { contentFolders, type Sources } from '#model/source-file';
import type { FenceWord, Vocabulary } from '#tools/lsp/vocabulary';
import { type AdmonitionsOptions, knownKinds } from '../plugins/admonitions/admonitions.ts';
import type { CodeHighlightOptions } from '../plugins/code-highlight/code-highlight.ts';
import { frames, knownLanguages } from '../plugins/code-highlight/vocabulary.ts';
import { usualAuthorsFile as authorsFile, type PostsOptions } from '../plugins/posts/posts.ts';
import { type SearchOptions, defaultFile as testsFile } from '../plugins/search/search.ts';
import { type TagsOptions, defaultName as tagsFile } from '../plugins/tags/tags.ts';
import { type Manual, openManual } from './manual-sections.ts';

export function vocabularyOf({ plugins, theme, settings }: Config, sources: Sources): Vocabulary {
  const named = (name: string): Plugin | undefined => plugins.find((one) => one.name === name);
  const optionsOf = <Options>(name: string): Options | undefined => named(name)?.options as Options | undefined;
  const admonitions = named('admonitions') ? (optionsOf<AdmonitionsOptions>('admonitions') ?? {}) : undefined;
  const kinds = admonitions ? knownKinds(admonitions) : [];
  const manual = openManual();
  return {
    theme: {
      ...theme,
      props: { ...theme.props, Admonition: { names: [], ...theme.props['Admonition'], values: { type: kinds } } },
    },
    registered: sources.components.byName,
    folders: contentFolders(sources),
    linked: sources.linked.length > 0 ? sources.linked : Object.keys(settings.links.sites).map(unread),
    admonitions: kinds,
    hasAlerts: admonitions?.alerts !== false,
    languages: named('code-highlight') ? knownLanguages(optionsOf<CodeHighlightOptions>('code-highlight') ?? {}) : [],
    fenceWords: fenceWords(new Set(plugins.map(({ name }) => name)), manual),
    emoji: async () => (named('emoji') ? (await import('../plugins/emoji/vocabulary.ts')).emojiNames() : {}),
    dataFiles: [
      ...['_category_.yml', '_category_.yaml'].map((name) => ({ name, schema: 'category' })),
      ...plugins.flatMap(dataFilesOf),
    ],
    about: manual.onComponent,
    onAdmonitions: () => manual.onComponent('Admonition'),
  };
}

function unread(name: string) {
  return { name, index: undefined, home: undefined };
}

/** The files of data that a plugin reads. */
function dataFilesOf({ name, family, options }: Plugin): Vocabulary['dataFiles'] {
  if (name === 'tags') return tagsIn((options as TagsOptions | undefined)?.file);
  if (name === 'search') return [{ name: (options as SearchOptions | undefined)?.tests ?? testsFile, schema: 'search-tests' }];
  if (family !== 'posts') return [];
  const { authorsMapPath = authorsFile, tags } = (options ?? {}) as PostsOptions;
  return [{ name: authorsMapPath, schema: 'authors' }, ...tagsIn(tags)];
}

function tagsIn(file: string | false | null = tagsFile): Vocabulary['dataFiles'] {
  return file ? [{ name: file, schema: 'tags' }] : [];
}

interface Word extends Omit<FenceWord, 'about'> {
  readonly plugin: string;
  /** As the manual's table has it, where that is not the name. */
  readonly example: string;
}

const words: readonly Word[] = [
  { plugin: 'code-highlight', name: 'title', example: 'title="slo.yaml"', insert: 'title=""', snippet: 'title="$1"' },
  { plugin: 'code-highlight', name: '{1,3}', example: '{2,4-5}', insert: '{}', snippet: '{$1}' },
  { plugin: 'code-highlight', name: 'showLineNumbers', example: 'showLineNumbers' },
  { plugin: 'code-highlight', name: 'collapse', example: 'collapse={1-3}', insert: 'collapse={}', snippet: 'collapse={$1}' },
  { plugin: 'code-highlight', name: 'frame', example: 'frame="terminal"', insert: 'frame=', values: frames },
  { plugin: 'code-highlight', name: 'lang', example: 'lang=yaml', insert: 'lang=' },
  { plugin: 'npm-to-yarn', name: 'npm2yarn', example: 'npm2yarn' },
  { plugin: 'code-tabs', name: 'tab', example: 'tab' },
  { plugin: 'code-files', name: 'file', example: 'file=./slo.yaml#spec', insert: 'file=' },
  { plugin: 'examples', name: 'test', example: 'test' },
  { plugin: 'examples', name: 'setup', example: 'setup' },
  { plugin: 'examples', name: 'continues', example: 'continues="name"', insert: 'continues=""', snippet: 'continues="$1"' },
  { plugin: 'examples', name: 'output', example: 'output' },
  { plugin: 'examples', name: 'fails', example: 'fails' },
  { plugin: 'examples', name: 'skip', example: 'skip="reason"', insert: 'skip=""', snippet: 'skip="$1"' },
  { plugin: 'examples', name: 'files', example: 'files', insert: 'files title=""', snippet: 'files title="$1"' },
  { plugin: 'examples', name: 'check', example: 'check' },
  { plugin: 'examples', name: 'schema', example: 'schema="./slo.json"', insert: 'schema=""', snippet: 'schema="$1"' },
];

/** Those of the plugins that a site has. */
export function fenceWords(plugins: ReadonlySet<string>, manual: Manual): readonly FenceWord[] {
  return words
    .filter(({ plugin }) => plugins.has(plugin))
    .map(({ plugin, example, ...word }) => ({ ...word, about: manual.onFenceWord(example) }));
}
