// Defines a tag of docs: its label, and the permalink of the page that lists its docs.
import kebabCase from 'lodash.kebabcase';

export interface Tag {
  readonly label: string;
  /** Below the address of all tags, beginning with a slash and without one at its end. */
  readonly permalink: string;
  /** Empty for none. */
  readonly description: string;
}

/** Derives the permalink of a tag from its name; undefined if that has neither letters nor digits. */
export function permalinkOf(name: string): string | undefined {
  const slug = kebabCase(name);
  return slug === '' ? undefined : `/${slug}`;
}

/** Words the fault in a written permalink. */
export function badPermalink(written: string, label: string) {
  return {
    code: 'invalid-address',
    message: `the permalink "${written}" of the tag "${label}" cannot be part of an address`,
    help: 'A permalink is a path below the address of all tags, such as `/billing`, without a scheme, `?`, `#`, `\\` or `..`.',
  };
}

/** Words the fault of a tag from which no permalink can be derived. */
export function noPermalink(name: string) {
  return {
    code: 'invalid-address',
    message: `the tag "${name}" contains neither letters nor digits for an address`,
    help: `Give it an address: \`{ label: ${JSON.stringify(name)}, permalink: /name }\`.`,
  };
}
