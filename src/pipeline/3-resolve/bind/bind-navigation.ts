// The items of navbar and footer to items with final addresses.
import { printRoute } from '#model/route';
import type { NavbarItem } from '#model/settings';
import type { BoundItem, Site } from '#model/site';
import type { Context } from '../../context/context.ts';
import type { BindAddress } from './bind-address.ts';
import { checkStaticFile } from './check-static-file.ts';
import type { Destinations } from './destinations.ts';

type Path = readonly (string | number)[];

export function bindNavigation(context: Context, bindAddress: BindAddress): Pick<Site, 'navbar' | 'footer'> {
  const { settings, locate } = context.config;
  const bindItem = (item: NavbarItem, path: Path): BoundItem => {
    const key = item.to === undefined ? 'href' : 'to';
    const address = item.to ?? item.href;
    const bound = address === undefined ? undefined : bindAddress(address, locate([...path, key]));
    return {
      label: item.label,
      url: typeof bound === 'object' ? printRoute(bound, settings) : bound,
      position: item.position ?? 'right',
      items: bindItems(item.items ?? [], [...path, 'items']),
    };
  };
  const bindItems = (items: readonly NavbarItem[], path: Path): readonly BoundItem[] =>
    items.map((item, index) => bindItem(item, [...path, index]));
  const { navbar, footer } = settings.theme;
  return {
    navbar: bindItems(navbar.items, ['theme', 'navbar', 'items']),
    footer: footer.columns.map(({ title, items }, index) => ({
      title,
      items: bindItems(items, ['theme', 'footer', 'columns', index, 'items']),
    })),
  };
}

/** The logo, the icon and the picture of the site are static files; a missing one is reported where the configuration names it. */
export function checkStaticFiles(context: Context, destinations: Destinations): void {
  const { settings, locate } = context.config;
  const check = (address: string | undefined, path: Path): void => {
    if (address !== undefined) checkStaticFile(context, destinations, address, locate(path));
  };
  // A place that a text does not have is the text's.
  for (const [index, { src }] of settings.icons.entries()) check(src, ['favicon', index, 'src']);
  const { manifest } = settings.theme;
  if (typeof manifest === 'string') check(manifest, ['theme', 'manifest']);
  check(settings.theme.image, ['theme', 'image']);
  check(settings.theme.navbar.logo?.src, ['theme', 'navbar', 'logo', 'src']);
}
