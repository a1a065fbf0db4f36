// Maps plugins and Markdown extensions of an MkDocs site.
import { isObject, lookUp, type OldSettings } from '../old-settings.ts';
import type { MkdocsSite } from './mkdocs-site.ts';

const none = 'There is no known counterpart. Write a plugin that uses the hooks you need, or do without it.';

/** What every site has, or has no need of. */
const unneeded = new Set([
  'search',
  'tags',
  'autorefs',
  'git-revision-date-localized',
  'git-revision-date',
  'git-authors',
  'minify',
  'privacy',
  'offline',
  'optimize',
  'meta',
  'llmstxt',
  'glightbox',
  'info',
  'group',
  'section-index',
]);

const helps: Readonly<Record<string, string>> = {
  'awesome-pages': 'To order and label folders, use category files (`_category_.yml`) or "sidebars.ts".',
  'literate-nav': 'Write the navigation in "sidebars.ts".',
  mkdocstrings: 'Run an API docs generator before the build, so that its pages exist as files.',
  macros: 'Use MDX expressions and components: `{version}`, `<Price of={12} />`.',
  'include-markdown': "Use a partial instead: `import Part from './_part.mdx'`, and `<Part />`.",
  blog: 'Add `posts({ path: \'docs/blog/posts\' })` to "plugins", and remove the folder from the docs with "exclude".',
  mike: 'In slodocs, versions are folders of one site, which `slodocs version cut` creates.',
  i18n: 'Set the languages in "i18n", and put translated pages into "i18n/<language>/docs".',
  social: 'The plugin `socialCards()` draws cards if the package "sharp" is installed.',
  swagger: 'The plugin `openapi({ specs: [ … ] })` generates pages from OpenAPI documents.',
};

export function mapPlugins(settings: OldSettings, site: MkdocsSite): void {
  const list = settings.take('plugins');
  for (const [name, options, path] of named(list, 'plugins')) {
    const short = name.replace(/^material\//, '');
    if (short === 'redirects') mapRedirects(options, site);
    else if (!unneeded.has(short)) site.unknownPlugin(path, name, helpFor(short));
  }
  for (const [name] of named(settings.take('markdown_extensions'), 'markdown_extensions')) {
    if (/arithmatex|katex|mdx_math/.test(name)) site.draft.use('math');
  }
  const extensions = JSON.stringify(settings.take('markdown_extensions') ?? '');
  if (extensions.includes('mermaid')) site.draft.use('mermaid');
  if (settings.take('hooks') !== undefined)
    site.byHand(['hooks'], 'Python hooks do not run in slodocs. Write a plugin that uses the hooks you need.');
}

function helpFor(short: string): string {
  return lookUp(helps, short) ?? Object.entries(helps).find(([key]) => short.includes(key))?.[1] ?? none;
}

type Named = readonly [name: string, options: Readonly<Record<string, unknown>>, path: readonly (string | number)[]];

/** Entries are names, or maps of a name to options; or the whole is such a map. */
function named(list: unknown, key: string): readonly Named[] {
  if (isObject(list))
    return Object.entries(list).map(([name, options]): Named => [name, isObject(options) ? options : {}, [key, name]]);
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown, index): readonly Named[] => {
    if (typeof entry === 'string') return [[entry, {}, [key, index]]];
    return isObject(entry)
      ? Object.entries(entry).map(([name, options]): Named => [name, isObject(options) ? options : {}, [key, index, name]])
      : [];
  });
}

/** `old.md: new.md`, which are files of the docs folder, or addresses. */
function mapRedirects(options: Readonly<Record<string, unknown>>, { draft }: MkdocsSite): void {
  const maps = options['redirect_maps'];
  if (!isObject(maps)) return;
  const rules = Object.entries(maps).flatMap(([from, to]) =>
    typeof to === 'string' ? [{ from: addressOf(from), to: /^https?:/.test(to) ? to : addressOf(to) }] : [],
  );
  if (rules.length > 0) draft.use('redirects', { rules });
}

function addressOf(file: string): string {
  const [path = '', anchor] = file.split('#');
  const plain = path.replace(/(?:^|\/)(?:index|README)\.md$/, '').replace(/\.md$/, '');
  return `/${plain.replace(/^\//, '')}${anchor === undefined ? '' : `#${anchor}`}`;
}
