// Decides which head elements content may set, merges elements with the same meaning, and says why a page is not to be indexed.
import type { PlacedPage } from './page.ts';
import { isNotFound } from './route.ts';
import type { Settings } from './settings.ts';
import type { Version } from './source-file.ts';
import type { HeadElement } from './theme.ts';

export interface HeadProblem {
  readonly message: string;
  readonly help: string;
}

/** Why content may not put an element into the head; undefined where it may. */
export function problemOfHeadElement(tag: string, attributes: Readonly<Record<string, string | true>>): HeadProblem | undefined {
  const handler = Object.keys(attributes).find((name) => /^on/i.test(name));
  if (handler !== undefined) {
    return {
      message: `"${handler}" is a script, but pages cannot contain inline scripts`,
      help: 'Remove the attribute. To add a script to every page, use the "head" hook of a plugin.',
    };
  }
  if (tag === 'title' || tag === 'meta' || tag === 'link') return undefined;
  if (tag !== 'script') {
    return {
      message: `"<${tag}>" is not allowed in the head of a page`,
      help:
        tag === 'style'
          ? 'Put the rules in a stylesheet, and import it into the page: `import "./page.css"`.'
          : 'Content may set `title`, `meta`, `link`, and `script` with the type "application/ld+json".',
    };
  }
  if (attributes['type'] === 'application/ld+json') return undefined;
  return {
    message: 'pages cannot contain inline scripts',
    help: 'Give data for search engines the type "application/ld+json". To add a script to every page, use the "head" hook of a plugin.',
  };
}

/**
 * Merges groups of elements. An element replaces those with the same meaning in earlier groups: two titles, two canonical links,
 * two `meta` with one name. Within a group they may coexist, like several `og:image`.
 */
export function mergeHead(groups: readonly (readonly HeadElement[])[]): readonly HeadElement[] {
  let merged: readonly HeadElement[] = [];
  for (const group of groups) {
    const keys = new Set(group.map(meaningOf));
    const added = new Set<HeadElement>();
    const next: HeadElement[] = [];
    // The size and alternative text of one image do not apply to another.
    const isNewPicture = keys.has('property=og:image');
    for (const element of merged) {
      const key = meaningOf(element);
      if (isNewPicture && key?.startsWith('property=og:image:')) continue;
      if (key === undefined || !keys.has(key)) next.push(element);
      else for (const own of group) if (meaningOf(own) === key && !added.has(own)) next.push(own) && added.add(own);
    }
    merged = [...next, ...group.filter((own) => !added.has(own))];
  }
  return merged;
}

/** True where search engines are asked to leave the page out. */
export function isNoIndex(head: readonly HeadElement[]): boolean {
  return head.some(
    ({ tag, attributes }) =>
      tag === 'meta' && attributes['name'] === 'robots' && /\b(?:noindex|none)\b/i.test(String(attributes['content'])),
  );
}

/** A key that is equal for elements of which only one can apply; undefined for an element that never conflicts. */
function meaningOf({ tag, attributes }: HeadElement): string | undefined {
  if (tag === 'title') return 'title';
  if (tag === 'link') return attributes['rel'] === 'canonical' ? 'canonical' : undefined;
  if (tag !== 'meta') return undefined;
  const name = ['charset', 'name', 'property', 'http-equiv', 'itemprop'].find((key) => key in attributes);
  return name === undefined ? undefined : name === 'charset' ? name : `${name}=${String(attributes[name]).toLowerCase()}`;
}

/** The reasons in the page and its version; head elements of content, plugins or the config may add others. */
export function hiddenBecause(
  { unlisted, route }: PlacedPage,
  version: Pick<Version, 'noIndex'> | undefined,
  { noIndex }: Pick<Settings, 'noIndex'>,
): readonly ('site' | 'unlisted' | 'version' | 'not-found')[] {
  return [
    ...(noIndex ? (['site'] as const) : []),
    ...(isNotFound(route.path) ? (['not-found'] as const) : unlisted ? (['unlisted'] as const) : []),
    ...(version?.noIndex ? (['version'] as const) : []),
  ];
}
