// Reads a Starlight site and drafts the configuration and the sidebar that build it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Placeholder, placeholderOf } from '#code/placeholder';
import { parseUrl } from '#model/parse-url';
import { wholeFile } from '#model/place';
import { listPages } from '../content-pages.ts';
import { countSyntaxes, type Syntax } from '../count-syntaxes.ts';
import { filled } from '../draft.ts';
import { docsPathsOf, draftLanguages, type OldLanguages, reportUnpaired, withoutLanguage } from '../languages.ts';
import { openMessages } from '../messages.ts';
import { isObject, type OldSettings, openSettings, type Path } from '../old-settings.ts';
import type { Takeover } from '../old-site.ts';
import { fail, runConfig } from '../run-config.ts';
import { openReport, type SiteReport } from '../site-report.ts';
import { writeData } from '../write-config.ts';
import { labelTranslator, mapTexts, readLanguages } from './languages.ts';
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
      `"${file}" has no \`starlight({ … })\` integration`,
      wholeFile(file),
      'Only Starlight sites can be taken over, because other Astro sites have their own layouts.',
    );
    return false;
  }
  const at: Path = ['integrations', index, '()'];
  const site = openReport(takeover, file, config.locate);
  const options = openSettings(starlight.args[0], at);
  const languages = readLanguages(options);
  const messages = openMessages(draft);
  mapAstro(settings, site, languages);
  for (const [position, other] of found.entries()) if (other !== starlight) mapIntegration(other, position, site);
  const theme: Record<string, unknown> = {};
  draftLanguages(languages, site);
  const editUrl = mapOptions(options, theme, site, languages, messages);
  const { main, others } = languages;
  const { path, translations } = docsPathsOf(languages, folder);
  const beside = main.folder === '' ? others.map((one) => `${one.folder}/**`) : [];
  const pages = await listPages(root, path, beside);
  const list = options.take('sidebar');
  const translate = labelTranslator(languages, messages);
  const sidebar = Array.isArray(list)
    ? sidebarOf(list as readonly unknown[], [...at, 'sidebar'], { pages, site, translate })
    : undefined;
  if (sidebar) draft.files.set('sidebars.ts', writeData({ docs: sidebar }, [`The sidebar of ${file}.`]));
  await mapTexts(languages, theme, messages, site);
  messages.finish();
  site.dropRest(options);
  draft.config['docs'] = [
    filled({
      path,
      routeBasePath: '/',
      sidebars: sidebar ? './sidebars.ts' : undefined,
      editUrl,
      numberPrefixParser: false,
      translations,
    }),
  ];
  draft.config['markdown'] = { format: 'detect' };
  draft.config['theme'] = filled(theme);
  // Pages of Astro are no pages of slodocs.
  if (existsSync(join(root, 'src/pages'))) {
    draft.config['pages'] = false;
    site.byHand([], 'Rewrite them as React components or in MDX, and remove `pages: false`.', 'the Astro pages in "src/pages"');
  }
  const all = await listPages(root, folder, []);
  await countSyntaxes({ root, folder, files: all.files, syntaxes: starlightSyntaxes, find });
  for (const other of others) reportUnpaired(other, folder, pages, await listPages(root, `${folder}/${other.folder}`, []), site);
  return true;
}

function mapAstro(settings: OldSettings, site: SiteReport, languages: OldLanguages): void {
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
    return typeof to === 'string' ? [{ from, to, status }] : [];
  });
  const own = rulesOf(rules, languages, (rule) =>
    site.byHand(
      ['redirects', rule.from],
      'Rules apply to all languages, relative to the address of each. If the target exists in all languages, write the rule without the language.',
      `the redirect from "${rule.from}"`,
    ),
  );
  if (own.length > 0) site.draft.use('redirects', { rules: own });
  const markdown = settings.inside('markdown');
  for (const key of ['remarkPlugins', 'rehypePlugins']) {
    const steps = markdown.take(key);
    if (Array.isArray(steps) && steps.length > 0)
      site.byHand(['markdown', key], `Import them in "site.config.ts", and list them in "markdown.${key}".`);
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

interface Rule {
  readonly from: string;
  readonly to: string;
  readonly status: unknown;
}

/** A rule of a language is one of the site, which holds in all of them. */
function rulesOf(rules: readonly Rule[], { main, others }: OldLanguages, leave: (rule: Rule) => void): readonly object[] {
  const all = [main, ...others];
  const bare = (address: string): string => all.reduce((path, one) => withoutLanguage(path, one), address);
  const isOfOther = ({ from }: Rule): boolean => others.some((one) => withoutLanguage(from, one) !== from);
  const written = new Map<string, Rule>();
  for (const rule of rules) {
    const own = others.length === 0 ? rule : { ...rule, from: bare(rule.from), to: bare(rule.to) };
    // Such as from `/` to the language that is now there.
    if (own.from.replace(/\/$/, '') === own.to.replace(/\/$/, '')) continue;
    if (!isOfOther(rule)) written.set(own.from, own);
  }
  for (const rule of rules) if (isOfOther(rule) && written.get(bare(rule.from))?.to !== bare(rule.to)) leave(rule);
  return [...written.values()].map(({ from, to, status }) => filled({ from: patternOf(from), to: patternOf(to), status }));
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
    'Astro integrations do not run in slodocs. Write a plugin that uses the hooks you need, or do without it.',
  );
}

export const starlightSyntaxes: readonly Syntax[] = [
  {
    name: 'imports of Starlight components',
    pattern: /^import\b(?:(?![\r\n]import\b)[^;'"])*['"]@astrojs\/starlight\/components['"];?/gm,
    help: 'Remove the line, because `Tabs`, `TabItem`, `Steps`, `FileTree`, `Card`, `Badge` and `Icon` need no import. Replace `<CardGrid>` with `<Cards>`, `<LinkCard>` with `<Card>`, `<Aside>` with `<Admonition>`, and `<Code>` with `<CodeBlock>`.',
  },
  {
    name: 'imports of components from Astro and other frameworks',
    pattern: /^import\b(?:(?![\r\n]import\b)[^;'"])*['"][^'"\n]+\.(?:astro|vue|svelte)['"];?/gm,
    help: 'Rewrite them as React components.',
  },
  {
    name: 'imports of Astro packages',
    pattern:
      /^import\b(?:(?![\r\n]import\b)[^;'"])*['"](?:astro(?::[\w-]+|\/[\w-]+)?|@astrojs\/(?!starlight\/components)[\w/-]+)['"];?/gm,
    help: 'Write images as in Markdown: `![Text](./image.png)`. Their sizes and smaller copies are generated.',
  },
  {
    name: 'positions and labels as `sidebar:` in front matter',
    pattern: /^sidebar:[ \t]*$/gm,
    help: 'Write `sidebar_position: 1` for `order`, `sidebar_label` for `label`, and `unlisted: true` for a hidden page.',
  },
  {
    name: 'pages with "hero" in front matter',
    pattern: /^(?:hero:|template:[ \t]*splash)/gm,
    help: 'Write `layout: home`, and use `<Hero title="…">` and `<HeroActions>` in an MDX page.',
  },
  {
    name: 'client directives such as `client:load`',
    pattern: /\bclient:(?:load|idle|visible|media|only)\b/g,
    help: 'Remove them, because components that need the browser are hydrated automatically.',
  },
  {
    name: 'Expressive Code syntax',
    pattern: /^[ \t]*`{3,}\w.*\b(?:ins=|del=|wrap\b).*$/gm,
    inCode: true,
    help: 'Titles, frames, collapsed lines, lines in braces and words between slashes work. Mark added lines with `// [!code ++]`.',
  },
];
