// An author of posts, and what readers see of one.

import { joinPath, printRoute } from '#model/route';
import type { Settings } from '#model/settings';
import type { AuthorProps } from '../browser/props.ts';
import type { Terms } from '../options.ts';
import type { Social } from './socials.ts';

export interface Author {
  /** The name in the file of authors; null for one who is described in a post. */
  readonly key: string | null;
  /** Empty for one of whom there is a picture alone. */
  readonly name: string;
  /** Empty for none, as `description`. */
  readonly title: string;
  readonly url: string | null;
  readonly email: string | null;
  readonly imageUrl: string | null;
  readonly description: string;
  readonly socials: readonly Social[];
  /** Of the page that lists the posts, below that of all authors; undefined where there is none. */
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

/** The base belongs before addresses of the site, which begin with one slash, unless it stands there. */
function withBase(address: string, { baseUrl }: Settings): string {
  return /^\/(?!\/)/.test(address) && !address.startsWith(baseUrl) ? joinPath(baseUrl, address) : address;
}
