// Reads a VitePress site and drafts the configuration and the sidebars that build it.
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import fastGlob from 'fast-glob';
import { parseUrl } from '#model/parse-url';
import { listPages } from '../content-pages.ts';
import { countSyntaxes } from '../count-syntaxes.ts';
import { filled } from '../draft.ts';
import { attributesOf, type HeadElement, headPlugin } from '../head-elements.ts';
import { docsPathsOf, draftLanguages, reportUnpaired } from '../languages.ts';
import { openMessages } from '../messages.ts';
import { layered, type OldSettings, openSettings, type Path } from '../old-settings.ts';
import type { Takeover } from '../old-site.ts';
import { runConfig } from '../run-config.ts';
import { openReport, type SiteReport } from '../site-report.ts';
import { writeData } from '../write-config.ts';
import { findDynamic, findTheme } from './foreign-files.ts';
import { mapLanguage, readLanguages, settingsOf } from './languages.ts';
import type { Entry } from './match-navigation.ts';
import { vitepressSyntaxes } from './syntaxes.ts';
import { mapThemeConfig, sidebarsOf } from './theme-config.ts';

const names = ['ts', 'mts', 'js', 'mjs', 'cjs'].map((extension) => `.vitepress/config.${extension}`);
const indexes = ['ts', 'mts', 'js', 'mjs'].map((extension) => `.vitepress/config/index.${extension}`);

/** The folder itself, or its `docs`. */
export const vitepressConfigs = ['', 'docs/'].flatMap((folder) => [...names, ...indexes].map((name) => `${folder}${name}`));

/** False where the config cannot be run, which is reported. */
export async function takeOverVitepress(file: string, takeover: Takeover): Promise<boolean> {
  const config = await runConfig(
    file,
    takeover,
    (specifier) => specifier === 'vitepress' || specifier.startsWith('vitepress/') || specifier === 'vite',
  );
  if (!config) return false;
  const { root, draft, find } = takeover;
  const settings = openSettings(config.value);
  const site = openReport(takeover, file, config.locate);
  const home = file.slice(0, file.indexOf('.vitepress'));
  const folder = posix.join(home, settings.text('srcDir') ?? '.').replace(/\/$/, '');

  const languages = readLanguages(settings, site);
  const { main, others } = languages;
  const ofMain = settingsOf(languages, settings);
  const messages = openMessages(draft);
  const title = ofMain.text('title');
  draft.config['title'] = title === undefined || title === '' ? 'Untitled' : title;
  draft.config['tagline'] = ofMain.text('description') || undefined;
  draftLanguages(languages, site, 'absent');
  const base = settings.text('base');
  if (base !== undefined && base !== '/') draft.config['baseUrl'] = base;
  const url = parseUrl(settings.inside('sitemap').text('hostname') ?? '');
  if (url) draft.config['url'] = url.origin;
  else site.noUrl();
  if (existsSync(join(root, folder, 'public'))) draft.config['staticDirectories'] = [posix.join(folder, 'public')];
  // Pages had this extension, unless the host was told otherwise.
  if (settings.flag('cleanUrls') !== true) draft.use('redirects', { fromExtensions: ['html'] });
  if (settings.take('ignoreDeadLinks') === true) draft.config['onBrokenLinks'] = 'warn';
  const theme: Record<string, unknown> = { colorMode: colorModeOf(settings.take('appearance')) };
  mapHead(ofMain.take('head'), ofMain.pathOf('head'), site);
  mapMarkdown(settings.inside('markdown'), site);

  const { path, translations } = docsPathsOf(languages, folder);
  const exclude = excludedIn(settings.take('srcExclude'), main.folder);
  const beside = main.folder === '' ? others.map((one) => `${one.folder}/**`) : [];
  // Static files are no pages, whatever they are.
  const published = (await fastGlob('public/**/*.md', { cwd: join(root, path) })).length > 0 ? ['public/**'] : [];
  const pages = await listPages(root, path, [...exclude, ...beside, 'public/**']);
  const old = layered(main.settings.inside('themeConfig'), settings.inside('themeConfig'));
  const editUrl = mapThemeConfig(old, theme, site, folder, languages);
  const sidebars = sidebarsOf(old.take('sidebar'), old.pathOf('sidebar'), main, pages, site);
  if (sidebars) draft.files.set('sidebars.ts', writeData(sidebars, [`The sidebars of ${file}.`]));
  draft.config['docs'] = [
    filled({
      path: path === 'docs' ? undefined : path,
      routeBasePath: '/',
      exclude: [...published, ...exclude],
      sidebars: sidebars ? './sidebars.ts' : undefined,
      editUrl,
      numberPrefixParser: false,
      translations,
    }),
  ];
  const { items: nav = [] } = theme['navbar'] as { items?: readonly Entry[] };
  for (const other of others) {
    const own = await listPages(root, posix.join(folder, other.folder), []);
    mapLanguage(other, { nav, sidebars, title }, pages, messages, site);
    reportUnpaired(other, folder, pages, own, site);
  }
  messages.finish();
  draft.config['markdown'] = { ...(draft.config['markdown'] as object | undefined), format: 'detect' };
  draft.config['theme'] = filled(theme);
  site.dropRest(old);
  main.settings.skip('label', 'dir', 'link', 'themeConfig');
  settings.skip(
    'locales',
    'outDir',
    'cacheDir',
    'assetsDir',
    'lastUpdated',
    'mpa',
    'metaChunk',
    'useWebFonts',
    'vite',
    'vue',
    'router',
    'postRender',
  );
  for (const key of ['rewrites', 'transformHead', 'transformHtml', 'transformPageData', 'buildEnd'])
    if (settings.take(key) !== undefined && !(key === 'rewrites' && main.isAtRoot === true && main.folder !== ''))
      site.byHand([key], hooks[key] ?? 'Write a plugin that uses the hooks you need. "Plugins" in the manual lists them.');
  site.dropRest(settings, { titleTemplate: 'Titles consist of those of the page and the site, separated by "titleDelimiter".' });
  await findTheme(home, takeover);
  const all = await listPages(root, folder, [...exclude, 'public/**']);
  await countSyntaxes({ root, folder, files: all.files, syntaxes: vitepressSyntaxes, find });
  await findDynamic(folder, takeover);
  return true;
}

const hooks: Readonly<Record<string, string>> = {
  rewrites: 'A page gets its address from its file, or from `slug` in its front matter.',
  transformHead: 'Return the elements from the "head" hook of a plugin.',
};

/** Patterns count from the folder of the pages. */
function excludedIn(globs: unknown, folder: string): readonly string[] {
  const given = (Array.isArray(globs) ? (globs as readonly unknown[]) : []).filter(
    (glob): glob is string => typeof glob === 'string' && /[^!]/.test(glob),
  );
  if (folder === '') return given;
  return given.flatMap((glob) =>
    glob.startsWith(`${folder}/`) ? [glob.slice(folder.length + 1)] : /^!?\*\*/.test(glob) ? [glob] : [],
  );
}

function colorModeOf(appearance: unknown): Record<string, unknown> {
  if (appearance === false) return { respectPrefersColorScheme: false, disableSwitch: true };
  if (appearance === 'dark') return { defaultMode: 'dark', respectPrefersColorScheme: false };
  return appearance === 'force-dark' ? { defaultMode: 'dark', respectPrefersColorScheme: false, disableSwitch: true } : {};
}

function mapHead(head: unknown, path: Path, site: SiteReport): void {
  const elements: HeadElement[] = [];
  for (const [index, entry] of (Array.isArray(head) ? (head as readonly unknown[]) : []).entries()) {
    if (!Array.isArray(entry) || typeof entry[0] !== 'string') continue;
    const [tag, attributes, content] = entry as [string, unknown, unknown];
    const own = attributesOf(attributes);
    if (tag === 'link' && own['rel'] === 'icon' && typeof own['href'] === 'string' && !/^https?:/.test(own['href']))
      site.draft.config['favicon'] ??= own['href'].replace(/^\//, '');
    else if (typeof content === 'string' && content !== '')
      site.byHand(
        [...path, index],
        'The Content-Security-Policy does not allow inline scripts. Put the script into a file in a static folder, and add its element in the "head" hook of a plugin.',
        `the element "<${tag}>" of "head"`,
      );
    else elements.push({ tag, attributes: own });
  }
  if (elements.length > 0) site.draft.config['plugins'] = [headPlugin(elements)];
}

function mapMarkdown(markdown: OldSettings, site: SiteReport): void {
  if (markdown.flag('math') === true) site.draft.use('math');
  for (const key of ['config', 'preConfig'])
    if (typeof markdown.take(key) === 'function')
      site.byHand(
        [...markdown.path, key],
        'markdown-it plugins do not run in slodocs. Use remark and rehype plugins in "markdown.remarkPlugins" and "markdown.rehypePlugins".',
      );
  markdown.skip(
    'theme',
    'image',
    'languages',
    'defaultHighlightLang',
    'container',
    'codeTransformers',
    'shikiSetup',
    'toc',
    'emoji',
    'gfmAlerts',
    'headers',
    'attrs',
    'cache',
  );
  site.dropRest(markdown, {
    lineNumbers: 'Write `showLineNumbers` after the language of a fence.',
    anchor: 'Heading ids are generated as on GitHub.',
  });
}
