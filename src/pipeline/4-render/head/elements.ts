// Short ways to write elements of the head.
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
