// Prints the site's web app manifest: its name, icons and colors when it is installed.

import { digestOf } from '#files/digest';
import type { OutputFile } from '#model/output';
import { encodePath, joinPath } from '#model/route';
import type { Settings } from '#model/settings';

/** Undefined for a site without one, or with a manifest file of its own. */
export function webManifest({ title, tagline, baseUrl, icons, lang, dir, theme }: Settings): OutputFile | undefined {
  const { manifest, themeColor } = theme;
  if (manifest === undefined || typeof manifest === 'string') return undefined;
  const members = {
    name: title,
    short_name: title,
    ...(tagline === '' ? {} : { description: tagline }),
    lang,
    dir,
    id: baseUrl,
    start_url: baseUrl,
    scope: baseUrl,
    display: 'minimal-ui',
    background_color: themeColor.light,
    theme_color: themeColor.light,
    icons: icons.filter(({ rel }) => rel === 'icon').map((icon) => iconOf(icon, baseUrl)),
    ...manifest,
  };
  const text = `${JSON.stringify(members, undefined, 2)}\n`;
  return { path: 'manifest.webmanifest', key: digestOf(text), content: { bytes: text } };
}

function iconOf({ src, sizes, type }: Settings['icons'][number], baseUrl: string): Readonly<Record<string, string>> {
  const isDrawing = /\.svg$/i.test(src);
  const address = /^https?:/i.test(src) ? src : joinPath(baseUrl, encodePath(src));
  const size = sizes ?? (isDrawing ? 'any' : undefined);
  const kind = type ?? (isDrawing ? 'image/svg+xml' : undefined);
  return { src: address, ...(size === undefined ? {} : { sizes: size }), ...(kind === undefined ? {} : { type: kind }) };
}
