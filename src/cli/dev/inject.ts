// Injects into a page what development needs: the live-update script and its data.
import { liveScript } from './own-address.ts';

export interface Injected {
  /** Proves to the server that a request comes from one of its pages. Undefined for a browser that may only look. */
  readonly token: string | undefined;
  /** Names the run of the server. */
  readonly run: string;
  /** The source of the page, relative to the root. */
  readonly source: string | undefined;
  /** Errors keep the page from being shown as it is written. */
  readonly isBroken: boolean;
  /** Pages scroll to what an edit has changed, unless somebody has chosen otherwise. */
  readonly follows: boolean;
  /** Of the site when the page was asked for: the page asks again where it has missed an edit. */
  readonly edition: number;
}

/** Before the first module of the page, whose faults the script listens for, or at the end of the head. */
export function inject(html: string, { token, run, source, isBroken, follows, edition }: Injected): string {
  const end = html.indexOf('</head>');
  if (end === -1) return html;
  const first = html.slice(0, end).indexOf('<script type="module"');
  const at = first === -1 ? end : first;
  const added = [
    ...(token === undefined ? [] : [`<meta name="slodocs-token" content="${token}">`]),
    `<meta name="slodocs-run" content="${run}">`,
    `<meta name="slodocs-edition" content="${edition}">`,
    ...(source === undefined ? [] : [`<meta name="slodocs-source" content="${escaped(source)}">`]),
    ...(isBroken ? ['<meta name="slodocs-broken">'] : []),
    ...(follows ? ['<meta name="slodocs-follow">'] : []),
    `<script type="module" src="${liveScript}"></script>`,
  ];
  return `${html.slice(0, at)}${added.join('')}${html.slice(at)}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
