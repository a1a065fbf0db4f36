// Defines the types of page queries, which components make of their site during rendering, and their answers, as plain JSON.

import type { Json, JsonObject } from './json.ts';
import type { Card, CategoryCards } from './sidebar.ts';

/** The answer types by query name. Comments tell a query's arguments, and when there is no answer, so that it throws. */
export interface Answers {
  /** The plugin that made the page. */
  readonly plugin: { readonly name: string; readonly id: string };
  /** The doc that the page is. Throws where it is none. */
  readonly doc: DocOfPage;
  /** The version that the page belongs to. Throws outside of the docs. */
  readonly version: VersionOfPage;
  /** The name of the sidebar beside the page, or null. Throws outside of the docs. */
  readonly sidebar: string | null;
  /** The page's category. Throws where it has none. */
  readonly category: CategoryCards;
  /** The sibling entries of the page. Throws where it is in no sidebar. */
  readonly siblings: readonly Card[];
  /** Takes an id: the doc in the page's version. Throws where there is none. */
  readonly docById: DocInVersion;
  /** Takes a docs folder and an id, on any page. Throws where none of the queried versions has that doc. */
  readonly layoutDoc: InVersions<DocInVersion>;
  /** Takes a docs folder and a sidebar's name, like `layoutDoc`. */
  readonly layoutSidebar: InVersions<SidebarOfVersion>;
  /** Takes a docs folder. Throws where there is none. */
  readonly docsData: DocsFolder;
  /** Takes a plugin's name, an id, and `failfast` to throw where there is nothing. */
  readonly pluginData: DocsFolder | null;
  /** Takes the same without an id. */
  readonly allPluginData: DocsFolders | null;
  /** What `siteConfig` has besides what is on every page. */
  readonly site: JsonObject;
  /** `siteConfig.themeConfig`. */
  readonly themeConfig: JsonObject;
  /** Takes a key of `useData`. Throws where no plugin provides it. */
  readonly data: Json;
  /** Takes the name of an icon of an installed set, such as `lucide:rocket`. Browsers do not ask: they keep the drawing. */
  readonly icon: DrawnIcon;
}

/** The attributes and content of an `svg` element, or why there is none. */
export type DrawnIcon =
  | { readonly width: string; readonly height: string; readonly viewBox: string; readonly body: string }
  | { readonly message: string; readonly help: string };

export type Question = readonly [name: keyof Answers, ...about: string[]];

/** Resolves a query. Throws where there is no answer, in Docusaurus's words, which people can search for. */
export type Ask = (question: Question) => Answers[keyof Answers];

/** The key under which a page stores the answer to a query. */
export function questionKey(question: Question): string {
  return question.join('\n');
}

/** The error message of a hook outside its provider. */
export function outside(hook: string, provider: string): string {
  return `Hook ${hook} is called outside the <${provider}>. This can happen if its component is on a page that is not a doc.`;
}

export interface DocOfPage {
  readonly metadata: DocInVersion & {
    readonly permalink: string;
    readonly version: string;
    readonly editUrl: string | null;
    /** An instant in ISO 8601. */
    readonly lastUpdatedAt: string | null;
    readonly lastUpdatedBy: string | null;
    readonly tags: readonly LinkOfDoc[];
    readonly previous: LinkOfDoc | null;
    readonly next: LinkOfDoc | null;
  };
  readonly frontMatter: JsonObject;
}

export interface LinkOfDoc {
  readonly label: string;
  /** Ready to print. */
  readonly href: string | null;
}

export interface VersionOfPage {
  /** The id of the docs folder. */
  readonly pluginId: string;
  readonly version: string;
  readonly label: string;
  readonly banner: 'unreleased' | 'unmaintained' | null;
  readonly badge: boolean;
  readonly isLast: boolean;
}

/** A folder of docs. */
export interface DocsFolder {
  /** Where its routes begin, ready to print. */
  readonly path: string;
  readonly breadcrumbs: boolean;
  /** The newest first. */
  readonly versions: readonly DocsVersion[];
}

/** By id. */
export type DocsFolders = Readonly<Record<string, DocsFolder>>;

export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  /** Where its routes begin, ready to print. */
  readonly path: string;
  /** The doc of its main page; null where that is no doc. */
  readonly mainDocId: string | null;
}

export interface DocInVersion {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Ready to print. */
  readonly path: string;
  readonly sidebar: string | null;
  readonly unlisted: boolean;
}

export interface SidebarOfVersion {
  /** Its first doc; null for a sidebar without one. */
  readonly link: { readonly label: string; readonly path: string } | null;
}

export interface InVersions<T> {
  /** The result in the page's version, else in the latest; null for a draft. */
  readonly found: T | null;
  /** The results by preferred version: empty where the page's own version has one. */
  readonly preferred: Readonly<Record<string, T>>;
}
