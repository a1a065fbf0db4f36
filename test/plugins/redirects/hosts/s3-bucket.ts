// Simulates an Amazon S3 bucket that serves a site, as documented, with the rules and objects of the site.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answer, Host } from './outcome.ts';

interface Content {
  readonly WebsiteConfiguration: {
    readonly RoutingRules?: readonly {
      readonly Condition: { readonly KeyPrefixEquals: string; readonly HttpErrorCodeReturnedEquals: string };
      readonly Redirect: {
        readonly Protocol?: string;
        readonly HostName?: string;
        readonly ReplaceKeyPrefixWith: string;
        readonly HttpRedirectCode: string;
      };
    }[];
  };
  readonly Objects: readonly { readonly Key: string; readonly WebsiteRedirectLocation: string }[];
}

/** Letters count; a key that ends with a slash is its index document; a folder without one gets it by a redirect. */
export async function s3Host(outDir: string): Promise<Host> {
  const { WebsiteConfiguration, Objects } = JSON.parse(await readFile(join(outDir, '_redirects-s3.json'), 'utf8')) as Content;
  const moved = new Map(Objects.map(({ Key, WebsiteRedirectLocation }) => [Key, WebsiteRedirectLocation]));
  const object = async (key: string): Promise<Answer | undefined> => {
    const location = moved.get(key);
    if (location !== undefined) return { status: 301, location };
    const body = await readFile(join(outDir, key), 'utf8').catch(() => undefined);
    return body === undefined ? undefined : { status: 200, body };
  };
  return async (url) => {
    const key = decodeURIComponent(url.split('?')[0] ?? '').slice(1);
    const isFolder = key === '' || key.endsWith('/');
    const found = await object(isFolder ? `${key}index.html` : key);
    if (found) return found;
    if (!isFolder && (await object(`${key}/index.html`))) return { status: 302, location: `/${encodeURI(key)}/` };
    for (const { Condition, Redirect } of WebsiteConfiguration.RoutingRules ?? []) {
      if (!key.startsWith(Condition.KeyPrefixEquals) || Condition.HttpErrorCodeReturnedEquals !== '404') continue;
      const { Protocol = 'https', HostName = 'site.example', ReplaceKeyPrefixWith, HttpRedirectCode } = Redirect;
      const path = encodeURI(ReplaceKeyPrefixWith + key.slice(Condition.KeyPrefixEquals.length));
      return { status: Number(HttpRedirectCode), location: `${Protocol}://${HostName}/${path}` };
    }
    return { status: 404 };
  };
}
