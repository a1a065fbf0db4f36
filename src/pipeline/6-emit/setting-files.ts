// Prints the files that settings ask for: the headers for a host, and the web manifest.
import { digestOf } from '#files/digest';
import type { OutputFile } from '#model/output';
import { printPolicy, type Sources } from '#model/policy';
import { encodePath, joinPath } from '#model/route';
import type { Settings } from '#model/settings';

/** Lists the APIs of a site, where there are some. */
const catalog = '.well-known/api-catalog';

/** Undefined where the site configures none. `policy` is undefined for a site without a CSP. */
export function headersFile(
  { headersFile: path, baseUrl }: Settings,
  policy: Sources | undefined,
  others: ReadonlySet<string>,
): OutputFile | undefined {
  if (path === undefined) return undefined;
  const base = encodePath(baseUrl);
  const text = [
    `${base}*`,
    ...(policy ? [`  Content-Security-Policy: ${printPolicy(policy)}`] : []),
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  X-Content-Type-Options: nosniff',
    '',
    // Immutable, because their names contain their content hash.
    `${base}assets/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
    // RFC 9727 gives it a name without an extension, from which no host knows its type.
    ...(others.has(catalog)
      ? [
          `${base}${catalog}`,
          '  Content-Type: application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
          `  Link: <${base}${catalog}>; rel="api-catalog"`,
          '',
        ]
      : []),
  ].join('\n');
  return { path, key: digestOf(text), content: { bytes: text } };
}

/** Undefined for a site without one, or with a manifest file of its own. */
export function webManifest({ title, tagline, baseUrl, filesBase, icons, lang, dir, theme }: Settings): OutputFile | undefined {
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
    icons: icons.filter(({ rel }) => rel === 'icon').map((icon) => iconOf(icon, filesBase)),
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
