// Reads a Starlight site and drafts the configuration and the sidebar that build it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Placeholder, placeholderOf } from '#code/placeholder';
import { parseUrl } from '#model/parse-url';
import { wholeFile } from '#model/place';
import { listPages } from '../content-pages.ts';
import { countSyntaxes, type Syntax } from '../count-syntaxes.ts';
import { filled } from '../draft.ts';
import { isObject, type OldSettings, openSettings, type Path } from '../old-settings.ts';
import type { Takeover } from '../old-site.ts';
import { fail, runConfig } from '../run-config.ts';
import { openReport, type SiteReport } from '../site-report.ts';
import { writeData } from '../write-config.ts';
import { mapOptions } from './options.ts';
import { sidebarOf } from './sidebar.ts';

export const starlightConfigs = ['mjs', 'ts', 'mts', 'js', 'cjs'].map((extension) => `astro.config.${extension}`);

const folder = 'src/content/docs';

/** False where the config cannot be run or has no Starlight, which is reported. */
export async function takeOverStarlight(file: string, takeover: Takeover): Promise<boolean> {
  const config = await runConfig(file, takeover, (specifier) => /^(?:astro(?:\/|$)|@astrojs\/|starlight-)/.test(specifier));
  if (!config) return false;
  const { root, draft, find } = takeover;
  const settings = openSettings(config.value);
  const integrations = (settings.take('integrations') as readonly unknown[] | undefined) ?? [];
  const found = [integrations].flat(3).map((one) => placeholderOf(one));
  const index = found.findIndex((one) => one?.specifier === '@astrojs/starlight');
  const starlight = found[index];
  if (!starlight) {
    fail(
      takeover,
      `"${file}" has no integration \`starlight({ … })\``,
      wholeFile(file),
      'Only sites of Starlight can be taken over, for other sites of Astro have layouts of their own.',
    );
    return false;
  }
  const at: Path = ['integrations', index, '()'];
  const site = openReport(takeover, file, config.locate);
  const options = openSettings(starlight.args[0], at);
  mapAstro(settings, site);
  for (const [position, other] of found.entries()) if (other !== starlight) mapIntegration(other, position, site);
  const theme: Record<string, unknown> = {};
  const locales = mapLocales(options, site);
  const editUrl = mapOptions(options, theme, site);
  const pages = await listPages(
    root,
    folder,
    locales.map((name) => `${name}/**`),
  );
  const list = options.take('sidebar');
  const sidebar = Array.isArray(list) ? sidebarOf(list as readonly unknown[], [...at, 'sidebar'], pages, site) : undefined;
  if (sidebar) draft.files.set('sidebars.ts', writeData({ docs: sidebar }, [`The sidebar of ${file}.`]));
  site.dropRest(options);
  draft.config['docs'] = [
    filled({
      path: folder,
      routeBasePath: '/',
      exclude: locales.map((name) => `${name}/**`),
      sidebars: sidebar ? './sidebars.ts' : undefined,
      editUrl,
      numberPrefixParser: false,
    }),
  ];
  draft.config['markdown'] = { format: 'detect' };
  draft.config['theme'] = filled(theme);
  // Pages of Astro are no pages of slodocs.
  if (existsSync(join(root, 'src/pages'))) {
    draft.config['pages'] = false;
    site.byHand(
      [],
      'Write them as components of React or in MDX, and remove `pages: false`.',
      'the pages of Astro in "src/pages"',
    );
  }
  await countSyntaxes({ root, folder, files: pages.files, syntaxes: starlightSyntaxes, find });
  return true;
}

function mapAstro(settings: OldSettings, site: SiteReport): void {
  const { config } = site.draft;
  const url = parseUrl(settings.text('site') ?? '');
  if (url) config['url'] = url.origin;
  else site.noUrl();
  const base = settings.text('base');
  if (base !== undefined && base !== '/') config['baseUrl'] = base;
  const slash = settings.text('trailingSlash');
  // Without the key, pages are folders, and links to them have a slash at their end.
  if (slash === 'never') config['trailingSlash'] = false;
  else config['trailingSlash'] = true;
  config['staticDirectories'] = existsSync(join(site.root, 'public')) ? ['public'] : undefined;
  const redirects = settings.take('redirects');
  const rules = Object.entries(isObject(redirects) ? redirects : {}).flatMap(([from, target]) => {
    const to = isObject(target) ? target['destination'] : target;
    const status = isObject(target) ? target['status'] : undefined;
    return typeof to === 'string' ? [filled({ from: patternOf(from), to: patternOf(to), status })] : [];
  });
  if (rules.length > 0) site.draft.use('redirects', { rules });
  const markdown = settings.inside('markdown');
  for (const key of ['remarkPlugins', 'rehypePlugins']) {
    const steps = markdown.take(key);
    if (Array.isArray(steps) && steps.length > 0)
      site.byHand(['markdown', key], `Import them in "site.config.ts", and name them in "markdown.${key}".`);
  }
  settings.skip(
    'integrations',
    'vite',
    'image',
    'build',
    'output',
    'adapter',
    'server',
    'outDir',
    'publicDir',
    'prefetch',
    'experimental',
    'devToolbar',
    'compressHTML',
    'markdown',
    'i18n',
    'security',
    'legacy',
  );
  site.dropRest(settings);
}

/** `/old/[...rest]` is `/old/*`. */
function patternOf(address: string): string {
  return address.replace(/\[\.\.\.\w+\]/g, '*').replace(/\[(\w+)\]/g, ':$1');
}

function mapIntegration(other: Placeholder | undefined, index: number, site: SiteReport): void {
  if (other && /^@astrojs\/(?:sitemap|mdx|react|preact|partytown|markdoc|check)$/.test(other.specifier)) return;
  site.unknownPlugin(
    ['integrations', index],
    other?.specifier,
    'Integrations of Astro do not run here: write a plugin with the hooks that it needs, or do without.',
  );
}

/** The folders of other languages. */
function mapLocales(options: OldSettings, site: SiteReport): readonly string[] {
  const locales = options.take('locales');
  const main = options.text('defaultLocale') ?? 'root';
  if (!isObject(locales)) return [];
  const own = locales[main] ?? locales['root'];
  const lang = isObject(own) && typeof own['lang'] === 'string' ? own['lang'] : main === 'root' ? 'en' : main;
  if (!/^en\b/.test(lang)) site.draft.config['lang'] = lang;
  const others = Object.keys(locales).filter((name) => name !== main && name !== 'root');
  if (others.length > 0) site.otherLocales([...options.path, 'locales'], others);
  return others;
}

export const starlightSyntaxes: readonly Syntax[] = [
  {
    name: 'imports of components of Starlight',
    pattern: /^import\b(?:(?![\r\n]import\b)[^;'"])*['"]@astrojs\/starlight\/components['"];?/gm,
    help: 'Remove the line: `Tabs`, `TabItem`, `Steps`, `FileTree`, `Card`, `Badge` and `Icon` need no import. `<CardGrid>` is `<Cards>`, `<LinkCard>` is `<Card>`, `<Aside>` is `<Admonition>`, and `<Code>` is `<CodeBlock>`.',
  },
  {
    name: 'imports of components of Astro and of other frameworks',
    pattern: /^import\b(?:(?![\r\n]import\b)[^;'"])*['"][^'"\n]+\.(?:astro|vue|svelte)['"];?/gm,
    help: 'Write them as components of React.',
  },
  {
    name: 'imports of packages of Astro',
    pattern:
      /^import\b(?:(?![\r\n]import\b)[^;'"])*['"](?:astro(?::[\w-]+|\/[\w-]+)?|@astrojs\/(?!starlight\/components)[\w/-]+)['"];?/gm,
    help: 'An image is written as in Markdown, `![Text](./image.png)`: sizes and smaller copies are made of it.',
  },
  {
    name: 'positions and labels as `sidebar:` in front matter',
    pattern: /^sidebar:[ \t]*$/gm,
    help: 'Write `sidebar_position: 1` for `order`, and `sidebar_label` for `label`; a page that is hidden is `unlisted: true`.',
  },
  {
    name: 'pages made of "hero" in front matter',
    pattern: /^(?:hero:|template:[ \t]*splash)/gm,
    help: 'Write `layout: home`, and `<Hero title="…">` and `<HeroActions>` into a page of MDX.',
  },
  {
    name: 'directives of clients such as `client:load`',
    pattern: /\bclient:(?:load|idle|visible|media|only)\b/g,
    help: 'Remove them: a component that needs the browser is hydrated by itself.',
  },
  {
    name: 'words of Expressive Code',
    pattern: /^[ \t]*`{3,}\w.*\b(?:ins=|del=|wrap\b).*$/gm,
    inCode: true,
    help: 'Titles, frames, collapsed lines, lines in braces and words between slashes work. Added lines are marked by `// [!code ++]`.',
  },
];
