// Follows an address at a host to its final address, through redirects and redirect pages.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Answer {
  readonly status: number;
  readonly location?: string | undefined;
  /** The text of a page. */
  readonly body?: string | undefined;
}

/** What a host answers to a path with its query, both percent-encoded. */
export type Host = (url: string) => Promise<Answer>;

const origin = 'https://site.example';

/** The address of the page that is shown, without slash at its end; `404`; or an address of another host. */
export async function outcome(host: Host, address: string): Promise<string> {
  let url = new URL(address, origin);
  for (let hops = 0; hops < 6; hops++) {
    if (url.origin !== origin) return url.href;
    const { status, location, body } = await host(url.pathname + url.search);
    const stub = /<script [^>]*data-to="([^"]*)"/.exec(body ?? '')?.[1]?.replaceAll('&amp;', '&');
    if (status === 404) return '404';
    if (status >= 300 && location !== undefined) {
      const next = new URL(location, url);
      if (next.host.startsWith('127.0.0.1')) next.host = 'site.example';
      if (next.hostname === 'site.example') next.protocol = 'https:';
      if (next.hostname === 'site.example') next.port = '';
      // Browsers keep the hash where the answer has none.
      if (next.hash === '') next.hash = url.hash;
      url = next;
    } else if (status === 200 && stub !== undefined) {
      const next = new URL(stub, url);
      if (next.search === '') next.search = url.search;
      if (next.hash === '') next.hash = url.hash;
      url = next;
    } else if (status === 200) {
      return (url.pathname.replace(/\/(?:index\.html)?$/, '') || '/') + url.search + url.hash;
    } else return String(status);
  }
  return 'a circle';
}

/** Files as hosts of static sites look them up: the file itself, then the page in either of its forms. */
export async function findStatic(outDir: string, path: string): Promise<string | undefined> {
  const bare = decodeURIComponent(path).replace(/^\//, '').replace(/\/$/, '');
  const candidates = bare === '' ? ['index.html'] : [...(path.endsWith('/') ? [] : [bare, `${bare}.html`]), `${bare}/index.html`];
  for (const candidate of candidates) {
    const text = await readFile(join(outDir, candidate), 'utf8').catch(() => undefined);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Rules first, files after them; a rule that says 200 is for the file. */
export function staticHost(outDir: string, before: (url: string) => Answer | undefined, after = before): Host {
  return async (url) => {
    const found = before(url);
    if (found && found.status !== 200) return found;
    const [path = ''] = url.split('?');
    const body = await findStatic(outDir, path);
    if (body !== undefined) return { status: 200, body };
    return (found ? undefined : after(url)) ?? { status: 404 };
  };
}
