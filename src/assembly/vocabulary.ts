// Collects what authors can write on a site besides its pages, for completion: from the theme, the plugins and the manual.
import type { Config } from '#model/config';
import type { Plugin } from '#model/plugin';
import { contentFolders, type Sources } from '#model/source-file';
import type { Vocabulary } from '#tools/lsp/vocabulary';
import { type AdmonitionsOptions, knownKinds } from '../plugins/admonitions/admonitions.ts';
import { languageNames, usualLanguages } from '../plugins/code-highlight/languages.ts';
import type { CodeHighlightOptions } from '../plugins/code-highlight/options-schema.ts';
import { usualFile as authorsFile } from '../plugins/posts/authors/author.ts';
import type { PostsOptions } from '../plugins/posts/posts.ts';
import { defaultFile as testsFile } from '../plugins/search/checks/test-files.ts';
import type { SearchOptions } from '../plugins/search/search.ts';
import { defaultName as tagsFile } from '../plugins/tags/default-name.ts';
import type { TagsOptions } from '../plugins/tags/tags.ts';
import { fenceWords } from './fence-words.ts';
import { openManual } from './manual-sections.ts';

export function vocabularyOf({ plugins, theme, settings }: Config, sources: Sources): Vocabulary {
  const named = (name: string): Plugin | undefined => plugins.find((one) => one.name === name);
  const optionsOf = <Options>(name: string): Options | undefined => named(name)?.options as Options | undefined;
  const admonitions = named('admonitions') ? (optionsOf<AdmonitionsOptions>('admonitions') ?? {}) : undefined;
  const { aliases = {}, languages = {} } = optionsOf<CodeHighlightOptions>('code-highlight') ?? {};
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
    languages: named('code-highlight')
      ? [...new Set([...Object.keys(aliases), ...Object.keys(languages), ...usualLanguages, ...languageNames()])]
      : [],
    fenceWords: fenceWords(new Set(plugins.map(({ name }) => name)), manual),
    emoji: async () => (named('emoji') ? (await import('../plugins/emoji/names.ts')).emojiNames() : {}),
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
