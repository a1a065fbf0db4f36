// A tag: what it is called, and where the page that lists its docs stands.
import kebabCase from 'lodash.kebabcase';
import { joinPath, routeKey } from '#model/route';

export interface Tag {
  readonly label: string;
  /** Below the address of all tags, beginning with a slash and without one at its end. */
  readonly permalink: string;
  /** Empty for none. */
  readonly description: string;
}

/** The address of a tag that sets none; undefined where it has neither letters nor digits to make one of. */
export function permalinkOf(name: string): string | undefined {
  const slug = kebabCase(name);
  return slug === '' ? undefined : `/${slug}`;
}

/** An address as an author writes it, in the form in which two can be compared; undefined where it can be none. */
export function readPermalink(written: string): string | undefined {
  if (/[?#\\\p{Cc}]|^[a-z][a-z\d+.-]*:|^\/\//iu.test(written)) return undefined;
  if (written.split('/').some((segment) => segment === '..' || segment === '.')) return undefined;
  const path = routeKey(joinPath(written));
  return path === '/' ? undefined : path;
}

/** What is wrong with a written address, in the words of a diagnostic. */
export function badPermalink(written: string, label: string) {
  return {
    code: 'invalid-address',
    message: `the permalink "${written}" of the tag "${label}" cannot be part of an address`,
    help: 'A permalink is a path below the address of all tags, such as `/billing`: no scheme, no `?`, `#` or `\\`, and no `..`.',
  };
}

/** What is wrong with a tag that no address can be made of. */
export function noPermalink(name: string) {
  return {
    code: 'invalid-address',
    message: `the tag "${name}" has neither letters nor digits to make an address of`,
    help: `Give it an address: \`{ label: ${JSON.stringify(name)}, permalink: /name }\`.`,
  };
}
