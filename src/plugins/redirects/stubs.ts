// Emits an HTML page for each redirect at its source.

import { createHash } from 'node:crypto';
import {
  type BoundRedirect,
  type EmittedFile,
  joinPath,
  type PluginContext,
  policyOf,
  printOwnPolicy,
  printTarget,
  type Settings,
  type Site,
} from 'slodocs/kit';

interface Asset extends StubAsset {
  readonly file: EmittedFile;
}

/** None for a site without redirects. */
export function stubs(
  { settings, redirects }: Pick<Site, 'settings' | 'redirects'>,
  { say }: Pick<PluginContext, 'say'>,
): readonly EmittedFile[] {
  if (redirects.length === 0) return [];
  const [script, style] = [assetOf(stubScript, settings), assetOf(stubStyle, settings)];
  const policy = settings.csp && printOwnPolicy(policyOf(settings.csp, []));
  const { lang, dir } = settings;
  const look = { policy, script, style, lang, dir, say };
  return [script.file, style.file, ...redirects.map((redirect) => stub(redirect, settings, look))];
}

function stub({ from, to, place }: BoundRedirect, settings: Settings, look: StubLook): EmittedFile {
  const target = printTarget(to, settings);
  const canonical = new URL(target, `${settings.url}/`);
  canonical.hash = '';
  const text = printStub(target, canonical.href, look);
  const path = stubPath(from, settings.trailingSlash);
  return { path, key: digest(text).toString('hex'), yields: true, place, make: () => text };
}

/** Hosts serve `a.html` for the page `a`, so a source with this ending becomes a folder. */
export function stubPath(from: string, trailingSlash: boolean | undefined): string {
  const path = from.slice(1);
  if (path === '') return 'index.html';
  return trailingSlash === false ? `${path}.html` : `${path}/index.html`;
}

function assetOf({ name, text }: { readonly name: string; readonly text: string }, { baseUrl }: Settings): Asset {
  const hash = digest(text);
  const key = hash.toString('hex');
  const path = `assets/${name.replace('.', `-${key.slice(0, 8)}.`)}`;
  return {
    url: joinPath(baseUrl, path),
    integrity: `sha256-${hash.toString('base64')}`,
    file: { path, key, make: () => text },
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Keeps the request's query and hash unless the target has its own. Replaces the history entry. */
const script = `(() => {
  const target = new URL(document.currentScript.dataset.to, location.href);
  if (!target.search) target.search = location.search;
  if (!target.hash) target.hash = location.hash;
  location.replace(target.href);
})();
`;

/** Looks like the theme's pages before hydration. */
const style = `:root { color-scheme: light dark }
body {
  max-width: 44rem;
  margin: 0 auto;
  padding: 4rem 1.5rem;
  background: light-dark(oklch(0.995 0.002 200), oklch(0.205 0.018 245));
  color: light-dark(oklch(0.27 0.02 235), oklch(0.92 0.01 225));
  font: 1rem / 1.7 ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif;
}
a { color: light-dark(oklch(0.495 0.09 195), oklch(0.8 0.11 190)); overflow-wrap: anywhere }
`;

export const stubScript = { name: 'redirect.js', text: script } as const;
export const stubStyle = { name: 'redirect.css', text: style } as const;

export interface StubLook {
  /** The site's content security policy, repeated as `<meta>`. Undefined for none. */
  readonly policy: string | undefined;
  readonly script: StubAsset;
  readonly style: StubAsset;
  readonly lang: string;
  readonly dir: string;
  readonly say: PluginContext['say'];
}

export interface StubAsset {
  /** With base. */
  readonly url: string;
  readonly integrity: string;
}

/** `target` is a URL or a path with base, percent-encoded; `canonical` a URL. */
export function printStub(target: string, canonical: string, look: StubLook): string {
  const { policy, script, style, lang, dir, say } = look;
  const [href, address] = [escapeHtml(target), escapeHtml(canonical)];
  const title = escapeHtml(say('theme.redirect.title'));
  const link = `<a href="${href}">${address}</a>`;
  const asset = ({ integrity }: StubAsset): string => `integrity="${integrity}" crossorigin="anonymous"`;
  // Script and refresh together would race, and the refresh loses query and hash.
  return [
    '<!doctype html>',
    // Left-to-right is the browser's default.
    `<html lang="${escapeHtml(lang)}"${dir === 'ltr' ? '' : ` dir="${dir}"`}>`,
    '<head>',
    '<meta charset="utf-8">',
    ...(policy === undefined ? [] : [`<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`]),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${address}">`,
    `<script src="${escapeHtml(script.url)}" ${asset(script)} data-to="${href}"></script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>`,
    `<link rel="stylesheet" href="${escapeHtml(style.url)}" ${asset(style)}>`,
    '</head>',
    '<body>',
    `<main><h1>${title}</h1><p>${escapeHtml(say('theme.redirect.target')).replaceAll('{address}', () => link)}</p></main>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
