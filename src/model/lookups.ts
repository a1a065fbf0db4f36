// What a component may ask of the rest of its site while its page is rendered, and what it is answered. Plain JSON.
import type { CategoryCards } from './card.ts';
import type { JsonObject } from './json.ts';

/** By the name of a question its answer. What comes with a question is named in its comment. */
export interface Answers {
  /** Nothing: the page itself, as the site places it. */
  readonly here: PlaceOfPage;
  /** Nothing: what the author wrote above the page's content. */
  readonly 'front matter': JsonObject;
  /** Nothing: the category that the page stands in; null outside of sidebars. */
  readonly category: CategoryCards | null;
  /** Nothing: the ids of the docs folders. */
  readonly folders: readonly string[];
  /** The id of a docs folder; null where there is none. */
  readonly folder: DocsFolder | null;
  /** The id of a docs folder, the name of a version, the id of a doc; null where there is none, `draft` for what is not published. */
  readonly doc: DocInVersion | 'draft' | null;
  /** The same without the doc: the ids of all docs. */
  readonly docs: readonly string[];
  /** The id of a docs folder, the names of a version and of a sidebar; null where there is none. */
  readonly sidebar: SidebarOfVersion | null;
  /** The same without the sidebar: the names of all sidebars. */
  readonly sidebars: readonly string[];
}

export type Question = readonly [name: keyof Answers, ...about: string[]];

/** Throws where nobody can know the answer. */
export type Ask = (question: Question) => Answers[keyof Answers];

export interface PlaceOfPage {
  /** Of the doc; null for a page that is none. */
  readonly id: string | null;
  readonly sidebar: string | null;
  /** What made the page. */
  readonly plugin: { readonly name: string; readonly id: string };
}

/** A folder of docs. */
export interface DocsFolder {
  /** Where its routes begin, ready to print. */
  readonly path: string;
  readonly breadcrumbs: boolean;
  /** The newest first. */
  readonly versions: readonly DocsVersion[];
}

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
  /** Its first page; null for a sidebar without one. */
  readonly link: { readonly label: string; readonly path: string } | null;
}

/** The name under which a page keeps the answer to a question. */
export function questionKey(question: Question): string {
  return question.join('\n');
}
