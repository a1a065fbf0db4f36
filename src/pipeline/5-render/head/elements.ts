// Provides shorthands for head elements.
import { assetMark, integrityMark } from '#model/asset-mark';
import type { HeadElement } from '#model/theme';

export function meta(name: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { name, content } };
}

export function property(name: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { property: name, content } };
}

export function link(attributes: Record<string, string>): HeadElement {
  return { tag: 'link', attributes };
}

/** A link to a stylesheet of the output, by its path without the hash. */
export function stylesheetLink(file: string): HeadElement {
  return link({ rel: 'stylesheet', href: assetMark(file), integrity: integrityMark(file) });
}
