// Defines an author of posts, and prints what readers see of one.

import { joinPath, printRoute, type Settings } from 'slodocs/kit';
import type { AuthorProps } from '../browser/props.ts';
import type { Terms } from '../options.ts';
import type { Social } from './socials.ts';

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
