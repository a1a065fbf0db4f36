// Maps the options of Starlight: logo, links, styles, head and replaced components.
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { placeholderOf } from '#code/placeholder';
import { filled } from '../draft.ts';
import { attributesOf, type HeadElement, headPlugin } from '../head-elements.ts';
import type { OldLanguages } from '../languages.ts';
import type { Messages } from '../messages.ts';
import { isObject, type OldSettings } from '../old-settings.ts';
import type { SiteReport } from '../site-report.ts';
import { socialOf } from '../social.ts';
import { mapTitle } from './languages.ts';

/** Writes to `theme`, and returns the start of edit links. */
export function mapOptions(
  options: OldSettings,
  theme: Record<string, unknown>,
  site: SiteReport,
  languages: OldLanguages,
  messages: Messages,
): string | undefined {
  const { config } = site.draft;
  config['title'] = mapTitle(options, languages, messages, site) ?? 'Untitled';
  config['tagline'] = options.text('description');
  config['titleDelimiter'] = options.text('titleDelimiter');
  const favicon = options.text('favicon') ?? '/favicon.svg';
  if (existsSync(join(site.root, 'public', favicon))) config['favicon'] = favicon.replace(/^\//, '');
  mapLogo(options.inside('logo'), theme, site);
  if (languages.others.length > 0) {
    const items = [{ type: 'localeDropdown', position: 'right' }];
    theme['navbar'] = { ...(theme['navbar'] as object | undefined), items };
  }
  theme['footer'] = filled({ social: socialLinks(options, site) });
  const toc = options.take('tableOfContents');
  if (isObject(toc)) {
    const { minHeadingLevel: min, maxHeadingLevel: max } = toc;
    theme['tableOfContents'] = filled({
      minHeadingLevel: min === 2 ? undefined : min,
      maxHeadingLevel: max === 3 ? undefined : max,
    });
  } else if (toc === false)
    site.byHand(
      [...options.path, 'tableOfContents'],
      'To hide it on a page, set `hide_table_of_contents: true` in the front matter.',
    );
  mapStyles(options.take('customCss'), [...options.path, 'customCss'], theme, site);
  mapHead(options.take('head'), [...options.path, 'head'], site);
  const components = options.inside('components');
  for (const path of components.unread())
    site.find({
      code: 'takeover/swizzled-component',
      message: `"${String(path.at(-1))}" replaces a Starlight component, so it is not used`,
      help: 'To replace theme parts, use React components in "theme.slots". `slodocs eject` lists the parts.',
      place: site.placeOf(path),
    });
  const plugins = options.take('plugins');
  for (const [index, plugin] of (Array.isArray(plugins) ? (plugins as readonly unknown[]) : []).entries()) {
    const name = placeholderOf(plugin)?.specifier;
    site.unknownPlugin([...options.path, 'plugins', index], name, helpFor(name));
  }
  options.skip(
    'lastUpdated',
    'pagination',
    'expressiveCode',
    'pagefind',
    'credits',
    'disable404Route',
    'prerender',
    'defaultLocale',
    'locales',
    'sidebar',
    'markdown',
  );
  if (options.take('routeMiddleware') !== undefined)
    site.byHand([...options.path, 'routeMiddleware'], 'To change pages, use the "resolve" hook of a plugin.');
  return options
    .inside('editLink')
    .text('baseUrl')
    ?.replace(/(?<!\/)$/, '/');
}

function helpFor(name: string | undefined): string {
  if (/openapi/.test(name ?? '')) return 'The plugin `openapi({ specs: [ … ] })` generates pages from OpenAPI documents.';
  if (/blog/.test(name ?? '')) return 'The plugin `posts()` turns a folder into a blog.';
  if (/links-validator|image-zoom|llms/.test(name ?? ''))
    return 'Every site has link checks and `llms.txt`. For other features, write a plugin, or do without them.';
  return 'Starlight plugins do not run in slodocs. Write a plugin that uses the hooks you need, or do without it.';
}

/** Logos are imported from `src`, and a static file here. */
function mapLogo(logo: OldSettings, theme: Record<string, unknown>, site: SiteReport): void {
  const [src, dark, alt] = [logo.text('src') ?? logo.text('light'), logo.text('dark'), logo.text('alt')];
  const hidesTitle = logo.flag('replacesTitle') === true ? '' : undefined;
  if (src === undefined) return;
  const inPublic = (path: string | undefined): string | undefined => (path?.match(/(?:^|\/)public\/(.+)$/s) ?? [])[1];
  const found = inPublic(src);
  const known = found === undefined ? undefined : filled({ src: found, srcDark: inPublic(dark), alt });
  theme['navbar'] = filled({ title: hidesTitle, logo: known });
  if (known === undefined)
    site.byHand(
      logo.path,
      `Copy ${[src, dark].flatMap((path) => (path === undefined ? [] : [`"${path}"`])).join(' and ')} into "public", and write \`navbar: { logo: { src: '${posix.basename(src)}' } }\` into "theme".`,
      'the logo',
    );
}

/** A list, or an object by icon in older versions. */
function socialLinks(options: OldSettings, site: SiteReport) {
  const social = options.take('social');
  const links = Array.isArray(social)
    ? social.filter(isObject).map(({ icon, href, label }) => [icon, href, label] as const)
    : Object.entries(isObject(social) ? social : {}).map(([icon, href]) => [icon, href, undefined] as const);
  return links.flatMap(([icon, href, label]) => {
    const found = socialOf(icon, href, label);
    if (found.length === 0)
      site.dropped(
        [...options.path, 'social'],
        `The footer has no icon "${String(icon)}": add a link to "theme.footer.columns".`,
      );
    return found;
  });
}

function mapStyles(css: unknown, path: readonly (string | number)[], theme: Record<string, unknown>, site: SiteReport): void {
  const files = (Array.isArray(css) ? (css as readonly unknown[]) : []).filter(
    (file): file is string => typeof file === 'string',
  );
  const isOwn = (file: string): boolean => /^[./]/.test(file);
  theme['css'] = files.filter(isOwn).map((file) => posix.normalize(file));
  if (files.some(isOwn))
    site.byHand(
      path,
      'Its rules are loaded, but those for Starlight properties (`--sl-…`) have no effect. Set your brand color with "theme.accent".',
      'the stylesheets',
    );
  for (const file of files.filter((one) => !isOwn(one)))
    site.dropped(path, `"${file}" is not loaded. Fonts come from the system, or from \`theme: { fonts: 'inter' }\`.`);
}

function mapHead(head: unknown, path: readonly (string | number)[], site: SiteReport): void {
  const elements: HeadElement[] = [];
  for (const [index, entry] of (Array.isArray(head) ? (head as readonly unknown[]) : []).entries()) {
    if (!isObject(entry) || typeof entry['tag'] !== 'string') continue;
    const { tag, attrs, content } = entry;
    if (typeof content === 'string' && content !== '')
      site.byHand(
        [...path, index],
        'The Content-Security-Policy does not allow inline scripts. Put the script into a file in a static folder, and add its element in the "head" hook of a plugin.',
        `the element "<${tag}>" of "head"`,
      );
    else elements.push({ tag, attributes: attributesOf(attrs) });
  }
  if (elements.length > 0) site.draft.config['plugins'] = [headPlugin(elements)];
}
