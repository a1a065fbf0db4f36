// Defines the plain data that passes between a build and the threads that render pages.

import type { SiteBundle } from '#code/site-bundle/site-bundle';
import type { Derived } from '#context/derivations';
import { digestOf } from '#files/digest';
import type { Observation } from '#model/config';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Body } from '#model/document';
import type { Part, PartDocument, Parts } from '#model/page-parts';
import type { Sources } from '#model/policy';
import type { Route } from '#model/route';
import type { SiteCall } from '#model/site-code';
import type { HeadElement } from '#model/theme';
import { packed } from '#store/cache-store';
import type { MadeLink } from '../html/check-links.ts';
import type { SiteIndex } from '../queries/index-site.ts';
import type { RecordedAnswers } from '../queries/queries.ts';
import type { PageValues, SiteValues } from '../recipe/recipe.ts';

/** A page to render is nothing but the values of its ingredients. */
export type RenderTask = PageValues;

/** The data that all tasks of a build share. */
export interface SiteTask {
  readonly values: SiteValues;
  readonly bundle: SiteBundle;
  /** For threads, and only where the site's code makes page queries: it is as large as the site. */
  readonly index?: SiteIndex;
}

export interface Rendered {
  /** Compressed. */
  readonly html: Uint8Array;
  /** The digest of the HTML. */
  readonly digest: string;
  /** The range of the body in the HTML: start and length; or the body itself where the layout does not contain it unchanged. */
  readonly body: readonly [number, number] | string;
  readonly head: readonly HeadElement[];
  /** The texts of the page's generated modules, compressed, by their keys. */
  readonly modules: readonly (readonly [key: string, text: Uint8Array])[];
  /** Names of the files marked in the HTML and its modules. */
  readonly marked: readonly string[];
  readonly links: readonly MadeLink[];
  readonly loads: Sources;
  /** What plugins derive from its body, where parsing could not; or from the content of a listing. */
  readonly derived?: Derived | undefined;
  readonly reported: readonly DiagnosticDraft[];
  readonly observed: readonly Observation[];
  /** The queries of its components, and their answers. */
  readonly answers: RecordedAnswers;
}

/** `file` is the source of the page, where it has one. */
export function renderCall(path: string, file: string | undefined): SiteCall {
  return { what: `rendering "${file ?? path}"`, ...(file === undefined ? {} : { file }) };
}

export function taskCall({ page, content }: RenderTask): SiteCall {
  return renderCall(page.route.path, page.kind === 'doc' ? content[0]?.document.source.path : undefined);
}

export function unrendered(reported: readonly DiagnosticDraft[]): Rendered {
  return { ...nothingMade(), reported, observed: [], answers: {} };
}

export function nothingMade(): Omit<Rendered, 'reported' | 'observed' | 'answers'> {
  return { html: packed(''), digest: digestOf(''), body: [0, 0], head: [], modules: [], marked: [], links: [], loads: {} };
}

export interface TaskDocs {
  /** Undefined for a listing, which has no body. */
  readonly doc: Parts | undefined;
  /** The excerpts of a listing, with the routes of their docs. */
  readonly excerpts: readonly { readonly parts: Parts; readonly route: Route }[];
  /** All their documents, partials included. */
  readonly documents: readonly PartDocument[];
  /** True where React has to render a body. */
  readonly hasTree: boolean;
}

export function docsIn({ page, content, links, partials }: PageValues): TaskDocs {
  const docs = content.map(({ route, document, headings, body }, index) => {
    const inner = (partials?.[index] ?? []).map(({ path, body, ...part }): [string, Part] => [
      path,
      { ...part, body: read(body) },
    ]);
    const parts: Parts = {
      document,
      headings,
      body: read(body),
      targets: links[index] ?? [],
      partials: Object.fromEntries(inner),
    };
    return { route, parts };
  });
  return {
    doc: page.kind === 'doc' ? docs[0]?.parts : undefined,
    excerpts: page.kind === 'doc' ? [] : docs,
    documents: docs.flatMap(({ parts }) => documentsIn(parts)),
    hasTree: docs.some(({ parts }) => parts.body.kind === 'tree'),
  };
}

export function partsIn({ doc, excerpts }: TaskDocs): readonly Part[] {
  return [...(doc ? [doc] : []), ...excerpts.map(({ parts }) => parts)].flatMap((parts) => [
    parts,
    ...Object.values(parts.partials),
  ]);
}

function documentsIn(parts: Parts): readonly PartDocument[] {
  return [parts, ...Object.values(parts.partials)].map(({ document }) => document);
}

function read(body: string): Body {
  return JSON.parse(body) as Body;
}
