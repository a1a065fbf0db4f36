// Defines an author of posts, and prints what readers see of one.
import { joinPath, printRoute, type Settings } from 'slodocs/kit';
import type { AuthorProps } from '../browser/props.ts';
import type { Terms } from '../options.ts';

export interface Author {
  /** The key in the authors file; null for an author described in a post. */
  readonly key: string | null;
  /** Empty for an author with only a picture. */
  readonly name: string;
  /** Empty for none, as `description`. */
  readonly title: string;
  readonly url: string | null;
  readonly email: string | null;
  readonly imageUrl: string | null;
  readonly description: string;
  readonly socials: readonly Social[];
  /** The path of the author's page below the authors page; undefined if there is none. */
  readonly permalink: string | undefined;
}

/** Addresses ready to print. */
export function printAuthor(author: Author, { routeBasePath, authorsBasePath }: Terms, settings: Settings): AuthorProps {
  const { key, name, title, url, email, imageUrl, description, socials, permalink } = author;
  const link = url ?? (email === null ? null : `mailto:${email}`);
  const path = joinPath(routeBasePath, authorsBasePath, permalink ?? '');
  return {
    key: key ?? '',
    name,
    title,
    url: link && withBase(link, settings),
    imageUrl: imageUrl && withBase(imageUrl, settings),
    description,
    page: permalink === undefined ? null : printRoute({ locale: 'en', version: null, path }, settings),
    socials,
  };
}

/** Adds the base to site addresses, which begin with one slash, unless they have it. */
function withBase(address: string, { baseUrl }: Settings): string {
  return /^\/(?!\/)/.test(address) && !address.startsWith(baseUrl) ? joinPath(baseUrl, address) : address;
}

export interface Social {
  readonly platform: string;
  readonly href: string;
}

const profiles: Readonly<Record<string, (handle: string) => string>> = {
  x: (handle) => `https://x.com/${handle}`,
  twitter: (handle) => `https://twitter.com/${handle}`,
  github: (handle) => `https://github.com/${handle}`,
  linkedin: (handle) => `https://www.linkedin.com/in/${handle}/`,
  stackoverflow: (id) => `https://stackoverflow.com/users/${id}`,
  bluesky: (handle) => `https://bsky.app/profile/${handle}`,
  instagram: (handle) => `https://www.instagram.com/${handle}`,
  threads: (handle) => `https://www.threads.net/@${handle}`,
  mastodon: (handle) => `https://mastodon.social/@${handle}`,
  twitch: (handle) => `https://twitch.tv/${handle}`,
  youtube: (handle) => `https://youtube.com/@${handle}`,
  email: (address) => `mailto:${address}`,
};

export const platforms = Object.keys(profiles);

/** Keeps a full address. Undefined if it is neither that nor a name on a known platform. */
export function profileOf(platform: string, written: string): Social | undefined {
  const isAddress = /^https?:\/\//i.test(written) || /^mailto:/i.test(written);
  if (isAddress) return { platform, href: written };
  const known = platform.toLowerCase();
  const profile = Object.hasOwn(profiles, known) ? profiles[known] : undefined;
  if (!profile || written.includes('/') || written.trim() === '') return undefined;
  return { platform, href: profile(written.replace(/^@/, '')) };
}
