// Maps the navbar of Docusaurus, with all kinds of items.
import { filled } from '../draft.ts';
import type { OldSettings } from '../old-settings.ts';
import type { DocusaurusSite } from './site.ts';

const types = new Set([
  'dropdown',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'localeDropdown',
  'html',
  'search',
]);

export function mapNavbar(navbar: OldSettings, site: DocusaurusSite): void {
  const title = navbar.text('title');
  site.theme['navbar'] = filled({
    title: title === site.draft.config['title'] ? undefined : title,
    logo: logoOf(navbar.inside('logo'), site),
    items: navbar.list('items').flatMap((item) => itemOf(item, site, true)),
  });
  navbar.skip('style');
  site.dropRest(navbar, { hideOnScroll: 'The navbar always stays visible.' });
}

/** Sizes are those of the file. */
export function logoOf(logo: OldSettings, site: DocusaurusSite): Record<string, unknown> {
  const [src, srcDark] = [logo.text('src'), logo.text('srcDark')];
  if (src === undefined) return {};
  const size = (key: string): unknown => {
    const value = Number(logo.take(key));
    return value > 0 ? value : undefined;
  };
  const own = {
    src: site.file(src),
    srcDark: site.file(srcDark),
    alt: logo.text('alt'),
    width: size('width'),
    height: size('height'),
    href: logo.text('href'),
  };
  logo.skip('target', 'className', 'style');
  site.dropRest(logo);
  return filled(own);
}

function itemOf(item: OldSettings, site: DocusaurusSite, isTop: boolean): readonly Record<string, unknown>[] {
  const type = item.text('type') ?? 'default';
  if (type !== 'default' && !types.has(type)) {
    site.byHand(
      item.path,
      'Custom item types are not supported. Write it as an item of the type "html", or as a part in "theme.slots".',
      `the item of the type "${type}"`,
    );
    return [];
  }
  const [to, href] = [item.text('to'), item.text('href')];
  const items = item.list('items').flatMap((inner) => itemOf(inner, site, false));
  const isMenu = type === 'default' || type === 'dropdown';
  const needsLabel = isMenu && item.take('label') === undefined;
  const position = item.text('position');
  const own: Record<string, unknown> = {
    type: isMenu ? undefined : type,
    label: item.text('label') ?? (needsLabel ? nameOf(item) : undefined),
    to: items.length > 0 || type !== 'default' ? (type === 'docsVersion' || isMenu ? to : undefined) : to,
    href: to === undefined && isMenu ? href : undefined,
    docId: item.text('docId'),
    sidebarId: item.text('sidebarId'),
    docsPluginId: pluginIdOf(item),
    value: item.text('value'),
    versions: type === 'docsVersionDropdown' ? item.take('versions') : undefined,
    // An item without a position stands on the right, in both.
    position: isTop && position === 'left' ? 'left' : undefined,
    items,
    dropdownItemsBefore: item.list('dropdownItemsBefore').flatMap((inner) => itemOf(inner, site, false)),
    dropdownItemsAfter: item.list('dropdownItemsAfter').flatMap((inner) => itemOf(inner, site, false)),
  };
  if (needsLabel && nameOf(item) === undefined) {
    site.byHand(item.path, 'An item needs a "label", which readers see and screen readers announce.', 'an item without a label');
    return [];
  }
  item.skip(
    'activeBasePath',
    'activeBaseRegex',
    'activeBaseClassName',
    'exact',
    'target',
    'rel',
    'prependBaseUrlToHref',
    'autoAddBaseUrl',
    'dropdownActiveClassDisabled',
    'queryString',
    'title',
    'aria-label',
  );
  for (const path of item.unread())
    site.dropped(
      path,
      path.at(-1) === 'className' || path.at(-1) === 'html'
        ? 'The item shows its label. For your own classes and HTML, use an item of the type "html".'
        : 'There is no counterpart, so the item is shown without it.',
    );
  return [filled(own)];
}

function nameOf(item: OldSettings): string | undefined {
  const { value } = { value: item.text('aria-label') ?? item.text('title') };
  return value ?? (/^https:\/\/github\.com\//.test(item.text('href') ?? '') ? 'GitHub' : undefined);
}

function pluginIdOf(item: OldSettings): string | undefined {
  const id = item.text('docsPluginId');
  return id === 'default' ? undefined : id;
}
