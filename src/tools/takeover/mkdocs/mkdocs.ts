// Reads an MkDocs site and drafts the configuration and the sidebars that build it.

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { parseYaml } from '#files/yaml/yaml';
import { parseUrl } from '#model/parse-url';
import { compareText } from '#model/place';
import { countSyntaxes, type Syntax } from '../count-syntaxes.ts';
import { filled } from '../draft.ts';
import { isObject, openSettings } from '../old-settings.ts';
import type { Takeover } from '../old-site.ts';
import { fail } from '../run-config.ts';
import { openReport } from '../site-report.ts';
import { writeData } from '../write-config.ts';
import { mapMaterial } from './material.ts';
import type { MkdocsSite } from './mkdocs-site.ts';
import { type Nav, sidebarsOf } from './nav.ts';
import { mapPlugins } from './plugins.ts';

export const mkdocsConfigs = ['mkdocs.yml', 'mkdocs.yaml'];

/** False where the config is no YAML, which is reported. */
export async function takeOverMkdocs(file: string, takeover: Takeover): Promise<boolean> {
  const { root, draft, find } = takeover;
  const { value, locate, faults } = parseYaml(await readFile(join(root, file), 'utf8'), file);
  // Tags such as `!ENV` and `!!python/name:` have no data here.
  const errors = faults.filter(({ message }) => !/tag/i.test(message));
  for (const { message, place } of errors) fail(takeover, message, place, 'Fix the YAML, and try again.');
  if (errors.length > 0) return false;
  if (!isObject(value)) {
    fail(takeover, `"${file}" contains no settings`, locate([]), 'It must be a map, such as `site_name: Nines`.');
    return false;
  }
  const settings = openSettings(value);
  const site: MkdocsSite = { ...openReport(takeover, file, locate), theme: {} };
  const { config } = draft;
  config['title'] = settings.text('site_name') ?? 'Untitled';
  config['tagline'] = settings.text('site_description');
  mapAddress(settings.text('site_url'), site);
  const folder = settings.text('docs_dir') ?? 'docs';
  const repository = settings.text('repo_url')?.replace(/\/$/, '');
  const edit = settings.take('edit_uri');
  const entry = {
    path: folder === 'docs' ? undefined : folder,
    routeBasePath: '/',
    editUrl: editUrlOf(repository, edit, folder),
    numberPrefixParser: false,
  };
  const pages = (await fastGlob('**/*.md', { cwd: join(root, folder), ignore: ['**/_*/**', '**/_*'] })).sort(compareText);
  const nav = settings.take('nav');
  const sidebars = Array.isArray(nav) ? await sidebarsOf(nav as Nav, pages, join(root, folder), site) : undefined;
  if (sidebars) draft.files.set('sidebars.ts', writeData(sidebars, [`The navigation of ${file}.`]));
  config['docs'] = [filled({ ...entry, sidebars: sidebars ? './sidebars.ts' : undefined })];
  config['markdown'] = { format: 'detect' };
  const css = settings.take('extra_css');
  if (Array.isArray(css))
    site.theme['css'] = css
      .filter((path) => typeof path === 'string' && !/^https?:/.test(path))
      .map((path) => `${folder}/${String(path)}`);
  if (settings.take('extra_javascript') !== undefined)
    site.byHand(
      ['extra_javascript'],
      'List your own modules in "theme.clientModules". Formulas and diagrams need no scripts, because `math()` and `mermaid()` render them during the build.',
    );
  // Pages are folders, and links to them have a slash at their end.
  if (settings.flag('use_directory_urls') === false) draft.use('redirects', { fromExtensions: ['html'] });
  else config['trailingSlash'] = true;
  const copyright = settings.text('copyright');
  mapMaterial(settings, site, { copyright, repository, folder });
  mapPlugins(settings, site);
  config['theme'] = filled(site.theme);
  settings.skip(
    'site_author',
    'site_dir',
    'watch',
    'dev_addr',
    'strict',
    'edit_uri_template',
    'remote_branch',
    'remote_name',
    'repo_name',
    'validation',
    'exclude_docs',
  );
  site.dropRest(settings);
  await countSyntaxes({ root, folder, files: pages, syntaxes: mkdocsSyntaxes, find });
  if (!existsSync(join(root, folder)))
    fail(takeover, `there is no folder "${folder}" with pages`, site.placeOf(['docs_dir']), 'Set the folder in "docs_dir".');
  return existsSync(join(root, folder));
}

function mapAddress(address: string | undefined, site: MkdocsSite): void {
  const { config } = site.draft;
  const url = parseUrl(address ?? '');
  if (!url) {
    site.noUrl();
    return;
  }
  const { origin, pathname } = url;
  config['url'] = origin;
  if (pathname !== '/') config['baseUrl'] = pathname;
}

/** Hosts have edit addresses of their own. */
function editUrlOf(repository: string | undefined, edit: unknown, folder: string): string | undefined {
  if (repository === undefined || edit === '' || edit === null) return undefined;
  if (typeof edit !== 'string') return /^https:\/\/github\.com\//.test(repository) ? `${repository}/edit/master/` : undefined;
  if (/^https?:/.test(edit)) return withoutFolder(edit, folder);
  return withoutFolder(`${repository}/${edit.replace(/^\//, '')}`, folder);
}

/** The path of the file, with its folder, is added to it. */
function withoutFolder(address: string, folder: string): string {
  return address.replace(new RegExp(`/${folder.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/?$`), '/');
}

export const mkdocsSyntaxes: readonly Syntax[] = [
  {
    name: 'admonitions such as `!!! note`',
    pattern: /^[ \t]*!!!\+?[ \t]+[\w-].*$/gm,
    help: 'Write `:::note[Title]`, the text without its indent, and `:::`.',
  },
  {
    name: 'collapsible blocks such as `??? note`',
    pattern: /^[ \t]*\?\?\?\+?[ \t]+[\w-].*$/gm,
    help: 'Write `<details><summary>Title</summary>`, an empty line, the text without its indent, an empty line, and `</details>`.',
  },
  {
    name: 'tabs such as `=== "Title"`',
    pattern: /^[ \t]*===[!+]*[ \t]+"[^"\n]*".*$/gm,
    help: 'Write `<Tabs>` and `<TabItem label="Title">` in MDX, or `tab="Title"` after the language of consecutive fences.',
  },
  {
    name: 'snippets such as `--8<-- "file"`',
    pattern: /^[ \t]*;?-+8<-.*$/gm,
    inCode: true,
    help: 'For code from a file, write `file=@site/path` after the language of an empty fence. For text, import a partial in an MDX page.',
  },
  {
    name: 'attribute lists such as `{ .class }`',
    pattern: /\{:?[ \t]*[.#][\w-][^{}\n]*\}|\{:?[ \t]*[\w-]+=(?:"[^"{}\n]*"|\w)[^{}\n]*\}/g,
    help: 'Heading ids work. Write other classes and attributes as HTML: `<a class="wide" href="…">`.',
  },
  {
    name: 'icons such as `:material-icon:`',
    pattern: /:(?:material|fontawesome|octicons|simple)-[\w-]+:/g,
    help: 'Use `<Icon name="rocket" />` in MDX, or `mdi:rocket` with the package `@iconify-json/mdi`, or an emoji such as `:rocket:`.',
  },
  {
    name: 'definition lists',
    pattern: /^:[ \t]{3}\S.*$/gm,
    help: 'Write `<dl>`, `<dt>` and `<dd>`, or a list.',
  },
  {
    name: 'abbreviations such as `*[API]: …`',
    pattern: /^\*\[[^\]\r\n]+\]:.*$/gm,
    help: 'Write `<abbr title="…">API</abbr>` where it is used.',
  },
  {
    name: 'variables and macros such as `{{ name }}`',
    pattern: /\{\{[^{}\n]*\}\}|\{%[^%\n]*%\}/g,
    help: 'Use MDX expressions and imports: `{version}`. Plain Markdown shows them literally.',
  },
  {
    name: 'API docs such as `::: package.module`',
    pattern: /^::: (?=[\w.]+\.[\w.]).*$/gm,
    help: 'Run an API docs generator before the build, so that its pages exist as files.',
  },
];
