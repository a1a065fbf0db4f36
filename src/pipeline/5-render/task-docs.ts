// Composes the docs of a page with their partials from the values of its ingredients.
import type { Body } from '#model/document';
import type { PartDocument } from '#model/page-documents';
import type { Route } from '#model/route';
import type { Part, Parts } from './body/parts.ts';
import type { PageValues } from './recipe/recipe.ts';

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
