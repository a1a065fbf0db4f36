// What a component may ask of its site while its page is rendered, and what it is answered. Plain JSON.
import type { Card, CategoryCards } from './card.ts';
import type { Json, JsonObject } from './json.ts';

/** By the name of a question its answer. A comment names what comes with the question, and what has no answer: that throws. */
export interface Answers {
  /** What made the page. */
  readonly plugin: { readonly name: string; readonly id: string };
  /** The doc that the page is. Throws where it is none. */
  readonly doc: DocOfPage;
  /** The version that the page belongs to. Throws outside of the docs. */
  readonly version: VersionOfPage;
  /** The name of the sidebar beside the page, or null. Throws outside of the docs. */
  readonly sidebar: string | null;
  /** The category that the page stands in. Throws where it stands in none. */
  readonly category: CategoryCards;
  /** The entries beside the page. Throws where it stands in no sidebar. */
  readonly siblings: readonly Card[];
  /** An id: the doc of it in the version of the page. Throws where there is none. */
  readonly docById: DocInVersion;
  /** A docs folder and an id, from any page. Throws where no version that is looked into has it. */
  readonly layoutDoc: InVersions<DocInVersion>;
  /** The same of the name of a sidebar. */
  readonly layoutSidebar: InVersions<SidebarOfVersion>;
  /** A docs folder. Throws where there is none. */
  readonly docsData: DocsFolder;
  /** The name of a plugin, an id, and `failfast` for what is to throw where there is nothing. */
  readonly pluginData: DocsFolder | null;
  /** The same without an id. */
  readonly allPluginData: DocsFolders | null;
  /** A key: what a plugin has for it. Throws where none has. */
  readonly data: Json;
}

export type Question = readonly [name: keyof Answers, ...about: string[]];

/** Throws where there is no answer, in the words of Docusaurus: by them people find help. */
export type Ask = (question: Question) => Answers[keyof Answers];

/** The name under which a page keeps the answer to a question. */
export function questionKey(question: Question): string {
  return question.join('\n');
}

/** What is said of a hook that has nothing to stand on. */
export function outside(hook: string, provider: string): string {
  return `Hook ${hook} is called outside the <${provider}>. This can happen if its component stands on a page that is no doc.`;
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
  /** The doc with which its readers begin; null where that is no doc. */
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
  /** In the version of the page, else in the latest; null for a draft. */
  readonly found: T | null;
  /** What readers find who prefer a version, by its name: empty where the version of the page has it. */
  readonly preferred: Readonly<Record<string, T>>;
}
