// Prints the index that a site publishes for others, and reads that of another one, with a digest that shows damage.
import { attempt } from '#model/attempt';
import { type SiteIndex, siteIndexVersion } from '#model/linked-site';
import { parseUrl } from '#model/parse-url';
import { digestOf } from './digest.ts';

const kind = 'slodocs-index';

export function printSiteIndex(index: SiteIndex): string {
  const content = contentOf(index);
  return `${JSON.stringify({ format: kind, version: siteIndexVersion, digest: digestOfIndex(content), ...content })}\n`;
}

/** An index with its digest, or what is wrong with the text, as the rest of a sentence about it. */
export type ReadIndex =
  | { readonly index: SiteIndex; readonly digest: string }
  | { readonly problem: string; readonly help?: string };

export function readSiteIndex(text: string): ReadIndex {
  const read = parse(text);
  if (!isObject(read)) return { problem: 'is not valid JSON, or is incomplete', help: getAnew };
  const { format, version, digest } = read;
  if (format !== kind) return { problem: 'is not the index of a slodocs site' };
  if (version !== siteIndexVersion) {
    const help = `This version of slodocs reads format ${siteIndexVersion}. ${Number(version) > siteIndexVersion ? 'Update it' : 'Build the other site with a newer version'}.`;
    return { problem: `has the format ${String(version)}, which this version of slodocs does not read`, help };
  }
  if (!isIndex(read) || digestOfIndex(contentOf(read)) !== digest)
    return { problem: 'is damaged, because its digest does not match its content', help: getAnew };
  return { index: contentOf(read), digest };
}

const getAnew = 'Fetch it again, or rebuild that site. An index should not be edited by hand.';

/** In one order, so that the digest does not depend on how the text was formatted. */
function contentOf({ url, base, languages, pages, redirects }: SiteIndex): SiteIndex {
  return { url, base, languages, pages, redirects };
}

function digestOfIndex(content: SiteIndex): string {
  return `sha256-${Buffer.from(digestOf(JSON.stringify(content)), 'hex').toString('base64')}`;
}

function parse(text: string): unknown {
  return attempt(() => JSON.parse(text));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Its addresses are printed into pages: they may be nothing but web addresses. */
function isIndex(read: object): read is SiteIndex {
  const { url, base, languages, pages, redirects } = read as Partial<Record<keyof SiteIndex, unknown>>;
  const isIds = (ids: unknown): boolean => ids === null || (Array.isArray(ids) && ids.every((id) => typeof id === 'string'));
  const isTarget = (to: unknown): boolean => isWeb(to) || (typeof to === 'string' && to.startsWith('/'));
  return (
    isWeb(url) &&
    new URL(url as string).origin === url &&
    typeof base === 'string' &&
    /^\/(?:.*\/)?$/.test(base) &&
    isWeb(url + base) &&
    [languages, pages, redirects].every((part) => isObject(part) && Object.keys(part).every((path) => path.startsWith('/'))) &&
    Object.values(languages as object).every(isWeb) &&
    Object.values(pages as object).every(isIds) &&
    Object.values(redirects as object).every(isTarget)
  );
}

function isWeb(address: unknown): boolean {
  if (typeof address !== 'string' || /[\s"<>]/.test(address)) return false;
  return /^https?:$/.test(parseUrl(address)?.protocol ?? '');
}
