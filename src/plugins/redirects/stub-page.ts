// Prints the small HTML page of a redirect, which leads on by script, by meta refresh, and by a link.
import type { PluginContext } from '#model/plugin';

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
