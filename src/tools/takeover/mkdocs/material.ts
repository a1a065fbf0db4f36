// Maps the theme of an MkDocs site: Material's logo, palette, language and links.
import { analyticsHelp, googleAnalyticsOf } from '../analytics.ts';
import { filled } from '../draft.ts';
import { isObject, type OldSettings, type Path } from '../old-settings.ts';
import { socialOf } from '../social.ts';
import type { MkdocsSite } from './mkdocs-site.ts';

interface Known {
  readonly copyright: string | undefined;
  readonly repository: string | undefined;
  /** Of the docs, where Material's files are. */
  readonly folder: string;
}

export function mapMaterial(settings: OldSettings, site: MkdocsSite, { copyright, repository, folder }: Known): void {
  const { draft, theme } = site;
  const own = settings.inside('theme');
  const name = own.text('name') ?? (typeof settings.take('theme') === 'string' ? String(settings.take('theme')) : undefined);
  const language = own.text('language');
  if (language !== undefined && language !== 'en') draft.config['lang'] = language;
  const [logo, favicon] = [own.text('logo'), own.text('favicon')];
  const files = [...new Set([logo, favicon].flatMap((path) => (path === undefined ? [] : [`"${folder}/${path}"`])))];
  // Files beside pages are no static files, and their folder holds pages.
  if (files.length > 0)
    site.byHand(
      [...own.path, logo === undefined ? 'favicon' : 'logo'],
      `Copy ${files.join(' and ')} into "static", and set "theme.navbar.logo" and "favicon" to the copies.`,
      'the logo or the icon',
    );
  const items = repository === undefined ? [] : [{ label: repositoryName(repository), href: repository }];
  theme['navbar'] = filled({ items });
  const extra = settings.inside('extra');
  const social = extra.list('social').flatMap((link) => socialOf(link.text('icon'), link.text('link'), link.text('name')));
  theme['footer'] = filled({ social, copyright });
  if (extra.take('version') !== undefined)
    site.byHand(
      [...extra.path, 'version'],
      'In slodocs, versions are folders of one site, which `slodocs version cut` creates. Check out the sources of each version, and cut it.',
      'versions made with mike',
    );
  mapAnalytics(extra.take('analytics'), [...extra.path, 'analytics'], site);
  const others = extra.list('alternate').map((one) => one.text('lang') ?? '');
  if (others.length > 1)
    site.otherLocales(
      [...extra.path, 'alternate'],
      `the site has ${others.length === 2 ? 'another language' : `${others.length - 1} other languages`}, built separately: ${others
        .slice(1)
        .map((name) => `"${name}"`)
        .join(', ')}`,
      'Move the pages into this site: set the languages in "i18n", and put their pages into "i18n/<language>/docs". For details, see "Set the language of a site" in the manual.',
    );
  extra.skip('generator', 'homepage', 'consent', 'status', 'tags');
  for (const path of extra.unread()) site.dropped(path, 'Template data is not used. Put it into a component.');
  mapPalette(own.take('palette'), site);
  if (own.take('custom_dir') !== undefined)
    site.byHand(
      [...own.path, 'custom_dir'],
      'Templates are not used. To replace a theme part with your own component, copy it with `slodocs eject`.',
    );
  const features = own.take('features');
  if (Array.isArray(features) && features.includes('navigation.tabs'))
    site.byHand(
      [...own.path, 'features'],
      'Tabs are navbar items: write a sidebar for each section in "sidebars.ts", and an item of the type "docSidebar" for each in "theme.navbar.items".',
      '"navigation.tabs"',
    );
  own.skip(
    'font',
    'icon',
    'static_templates',
    'locale',
    'highlightjs',
    'hljs_languages',
    'hljs_style',
    'color_mode',
    'user_color_mode_toggle',
    'direction',
    'navigation_depth',
    'nav_style',
    'shortcuts',
    'analytics',
  );
  for (const path of own.unread())
    site.dropped(path, `There is only one theme${name === undefined ? '' : `, without a counterpart for "${name}"`}.`);
}

function mapAnalytics(analytics: unknown, path: Path, site: MkdocsSite): void {
  if (analytics === undefined) return;
  const { provider, property, feedback } = Object(analytics) as Readonly<Record<string, unknown>>;
  const calls = provider === 'google' ? googleAnalyticsOf(property) : undefined;
  if (calls) site.theme['analytics'] = calls;
  else site.byHand(path, analyticsHelp);
  if (calls && feedback !== undefined)
    site.dropped([...path, 'feedback'], 'To ask readers, use a component in the slot "ContentEnd".');
}

const colours: Readonly<Record<string, string>> = {
  red: '#c62828',
  pink: '#c2185b',
  purple: '#7b1fa2',
  'deep purple': '#512da8',
  indigo: '#303f9f',
  blue: '#1565c0',
  'light blue': '#0277bd',
  cyan: '#00838f',
  teal: '#00796b',
  green: '#2e7d32',
  'light green': '#558b2f',
  'deep orange': '#bf360c',
  brown: '#5d4037',
};

/** The nearest accent that can be read; a palette with a switch follows the reader's system, as here. */
function mapPalette(palette: unknown, { theme }: MkdocsSite): void {
  const schemes = [palette].flat().filter(isObject);
  const primary = schemes
    .map((scheme) => scheme['primary'])
    .find((name) => typeof name === 'string' && Object.hasOwn(colours, name));
  if (typeof primary === 'string') theme['accent'] = colours[primary];
  const [only] = schemes;
  if (schemes.length === 1 && only?.['scheme'] === 'slate')
    theme['colorMode'] = { defaultMode: 'dark', respectPrefersColorScheme: false, disableSwitch: true };
}

function repositoryName(address: string): string {
  return /github\.com/.test(address) ? 'GitHub' : /gitlab/.test(address) ? 'GitLab' : 'Source';
}
