// Prints the files of a sitemap.
import { createHash } from 'node:crypto';
import { Readable, type Transform } from 'node:stream';
import type { EmittedFile, Settings } from 'slodocs/kit';

export const fileName = 'sitemap.xml';

/** Emits no files without addresses. */
export function sitemapFiles(parts: readonly (readonly Address[])[], { url, baseUrl }: Settings): readonly EmittedFile[] {
  const [only] = parts;
  if (!only) return [];
  if (parts.length === 1) return [offer(fileName, only, () => printSitemap(only))];
  const files = parts.map((part, index) => offer(`sitemap-${index + 1}.xml`, part, () => printSitemap(part)));
  const urls = files.map(({ path }) => `${url}${baseUrl}${path}`);
  return [offer(fileName, urls, () => printIndex(urls)), ...files];
}

function offer(path: string, printed: unknown, make: () => Promise<string>): EmittedFile {
  return { path, key: createHash('sha256').update(JSON.stringify(printed)).digest('hex'), make };
}

export interface Address {
  readonly url: string;
  /** A day or an instant, ISO 8601. */
  readonly lastmod?: string;
  readonly changefreq?: string;
  readonly priority?: number;
}

/** The protocol's limits for one file. */
const limits = { addresses: 50_000, bytes: 50 * 1024 * 1024 };

export function splitAddresses(
  addresses: readonly Address[],
  { addresses: most, bytes } = limits,
): readonly (readonly Address[])[] {
  const parts: Address[][] = [];
  let size = 0;
  for (const address of addresses) {
    const last = parts.at(-1);
    const more = sizeOf(address);
    if (last && last.length < most && size + more <= bytes) {
      last.push(address);
      size += more;
    } else {
      parts.push([address]);
      size = frame + more;
    }
  }
  return parts;
}

/** An upper bound for the bytes around all addresses of a file. */
const frame = 200;

/** An upper bound for the bytes of an address: ASCII, where `&` and quotes grow by escaping. */
function sizeOf({ url }: Address): number {
  return 160 + url.replace(/[&'"<>]/g, '&quot;').length;
}

async function printSitemap(addresses: readonly Address[]): Promise<string> {
  const { SitemapStream } = await import('sitemap');
  const xmlns = { news: false, xhtml: false, image: false, video: false };
  const dateOnly = addresses.some(({ lastmod }) => lastmod?.length === 10);
  return print(addresses, new SitemapStream({ xmlns, lastmodDateOnly: dateOnly }));
}

async function printIndex(urls: readonly string[]): Promise<string> {
  const { SitemapIndexStream } = await import('sitemap');
  return print(
    urls.map((url) => ({ url })),
    new SitemapIndexStream(),
  );
}

async function print(items: readonly object[], stream: Transform): Promise<string> {
  const { streamToPromise } = await import('sitemap');
  return String(await streamToPromise(Readable.from(items).pipe(stream) as unknown as Readable));
}
