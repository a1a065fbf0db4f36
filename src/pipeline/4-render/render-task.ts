// The plain data that passes between a build and whoever renders a page for it, which may be a thread.
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Observation } from '#model/observation';
import type { PageProps } from '#model/page-props';
import type { Sources } from '#model/policy';
import type { Direction } from '#model/settings';
import type { HeadElement } from '#model/theme';
import type { MadeLink } from './body/check-links.ts';
import type { Part } from './body/parts.ts';
import type { Asker } from './lookups/asker.ts';
import type { NotedAnswers } from './lookups/asking-server.ts';

export interface RenderTask {
  /** Of its route. */
  readonly path: string;
  /** Undefined for a listing, which has no body. */
  readonly doc: TaskDoc | undefined;
  /** What a listing shows of docs, with their addresses. */
  readonly excerpts: readonly { readonly doc: TaskDoc; readonly href: string }[];
  readonly props: PageProps;
  readonly asker: Asker;
  /** Groups of elements, those that content wants come last. */
  readonly head: readonly (readonly HeadElement[])[];
  readonly classes: readonly string[];
  /** Where the page says so itself. */
  readonly dir: Direction | undefined;
  /** Names of files that the head may name, besides those of the theme. */
  readonly files: readonly string[];
  /** The plugin that made the page, where one did. */
  readonly origin: string | undefined;
}

/** A part whose body is still the text that was kept. */
export type TaskPart = Omit<Part, 'body'> & { readonly body: string };

/** A task before bodies are read for it. */
export type TaskHead = Omit<RenderTask, 'doc' | 'excerpts'>;

export interface TaskDoc extends TaskPart {
  readonly partials: Readonly<Record<string, TaskPart>>;
}

export interface Rendered {
  /** Packed. */
  readonly html: Uint8Array;
  /** Of the HTML. */
  readonly digest: string;
  /** Where the body stands in it: start and length; the body itself where the layout does not show it as it is. */
  readonly body: readonly [number, number] | string;
  readonly head: readonly HeadElement[];
  /** The texts of modules that the page names, packed, by their keys. */
  readonly modules: readonly (readonly [key: string, text: Uint8Array])[];
  /** Names of the files that the HTML and its modules name. */
  readonly marked: readonly string[];
  readonly links: readonly MadeLink[];
  readonly loads: Sources;
  readonly reported: readonly DiagnosticDraft[];
  readonly observed: readonly Observation[];
  /** What its components asked of the site, and were told. */
  readonly answers: NotedAnswers;
}
