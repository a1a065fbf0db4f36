// Binds the items and logos of navbar and footer to final addresses.
import type { Context } from '#context/context';
import { unlessDiskFails } from '#files/write-fault';
import type { BoundItem, BoundLogo, FooterItem, LogoSettings } from '#model/navigation';
import type { ImageSize } from '#model/page';
import { printRoute } from '#model/route';
import type { Site } from '#model/site';
import type { BindAddress } from '../addresses/bind-address.ts';
import { checkHtml } from '../addresses/check-html.ts';
import { checkStaticFile } from '../addresses/check-static-file.ts';
import type { Destinations } from '../addresses/destinations.ts';
import { type DocsOfSite, navbarBinder } from './bind-navbar-item.ts';
import { imageSizeOf } from './image-size.ts';

type Path = readonly (string | number)[];

type Navigation = Pick<Site, 'navbar' | 'footer' | 'navbarLogo' | 'footerLogo' | 'social' | 'imageSize'>;

export async function bindNavigation(
  context: Context,
  destinations: Destinations,
  bindAddress: BindAddress,
  docs: DocsOfSite,
): Promise<Navigation> {
  const { settings, locate } = context.config;
  const urlOf = (address: string | undefined, path: Path): string | undefined => {
    const bound = address === undefined ? undefined : bindAddress(address, locate(path));
    return typeof bound === 'object' ? printRoute(bound, settings) : bound;
  };
  const checkHtmlAt = (html: string, path: Path): void => checkHtml(html, locate(path), bindAddress, settings.baseUrl);
  const bindNavbar = navbarBinder(context, urlOf, checkHtmlAt, docs);
  const bindFooter = (item: FooterItem, path: Path): BoundItem => {
    if (item.html !== undefined) {
      checkHtmlAt(item.html, [...path, 'html']);
      return { kind: 'html', html: item.html, position: 'right' };
    }
    const url = urlOf(item.to ?? item.href, [...path, item.to === undefined ? 'href' : 'to']);
    return { kind: 'link', label: item.label ?? '', url, position: 'right', items: [] };
  };
  const bindLogo = async (logo: LogoSettings | undefined, path: Path): Promise<BoundLogo | undefined> => {
    if (!logo) return undefined;
    const { src, srcDark, alt = '', href } = logo;
    return { src, srcDark, alt, url: urlOf(href, [...path, 'href']), ...(await logoSize(context, destinations, logo)) };
  };
  const { navbar, footer, announcement, image } = settings.theme;
  if (announcement) checkHtmlAt(announcement.content, ['theme', 'announcement', 'content']);
  return {
    navbar: bindNavbar(navbar.items, ['theme', 'navbar', 'items']),
    footer: footer.columns.map(({ title, items }, column) => ({
      title,
      items: items.map((item, index) => bindFooter(item, ['theme', 'footer', 'columns', column, 'items', index])),
    })),
    navbarLogo: await bindLogo(navbar.logo, ['theme', 'navbar', 'logo']),
    social: footer.social.flatMap((link, index) => {
      const href = urlOf(link.href, ['theme', 'footer', 'social', index, 'href']);
      return href === undefined ? [] : [{ ...link, href }];
    }),
    footerLogo: await bindLogo(footer.logo, ['theme', 'footer', 'logo']),
    imageSize: image === undefined ? undefined : await servedSize(context, destinations, image),
  };
}

/** Checks that the static files behind logos, icons and the social image exist. */
export function checkStaticFiles(context: Context, destinations: Destinations): void {
  const { settings, locate } = context.config;
  const check = (address: string | undefined, path: Path): void => {
    if (address !== undefined) checkStaticFile(context, destinations, address, locate(path));
  };
  // Where the entry is a plain text, the locator returns the text's own place.
  for (const [index, { src }] of settings.icons.entries()) check(src, ['favicon', index, 'src']);
  const { manifest } = settings.theme;
  if (typeof manifest === 'string') check(manifest, ['theme', 'manifest']);
  check(settings.theme.image, ['theme', 'image']);
  for (const part of ['navbar', 'footer'] as const) {
    for (const key of ['src', 'srcDark'] as const) check(settings.theme[part].logo?.[key], ['theme', part, 'logo', key]);
  }
}

interface LogoSize {
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/** The maximum height in the navbar, in CSS pixels. */
const tallest = 32;
const widest = 192;

/** The author's values win. The other dimension is computed from the file, where it can be measured. */
async function logoSize(context: Context, destinations: Destinations, logo: LogoSettings): Promise<LogoSize> {
  const { width, height, src } = logo;
  if (width !== undefined && height !== undefined) return { width, height };
  const measured = await servedSize(context, destinations, src);
  const ratio = measured && measured.width / measured.height;
  if (ratio === undefined) return { width, height: height ?? (width === undefined ? tallest : undefined) };
  if (width !== undefined) return { width, height: Math.round(width / ratio) };
  if (height !== undefined) return { width: Math.round(height * ratio), height };
  const shown = Math.min(tallest * ratio, widest);
  return { width: Math.round(shown), height: Math.round(shown / ratio) };
}

/** How many bytes to read: formats store the size near the start. */
const headLength = 64 * 1024;

/** The size in pixels. Undefined for an external image, an SVG without a size, and an unreadable file, which emit reports. */
async function servedSize({ files }: Context, { served }: Destinations, src: string): Promise<ImageSize | undefined> {
  const file = /^https?:/i.test(src) ? undefined : served(`/${src.replace(/^\/+/, '')}`);
  const head = file && (await files.head(file.path, headLength).catch(unlessDiskFails));
  if (!head) return undefined;
  return await imageSizeOf(head).catch(() => undefined);
}
