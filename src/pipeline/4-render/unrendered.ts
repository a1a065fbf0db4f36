// Names the rendering of a page for diagnostics, and gives what comes of one that was stopped.

import { digestOf } from '#files/digest';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { SiteCall } from '#model/site-code';
import { packed } from '#store/cache-store';
import type { Rendered } from './render-task.ts';

interface NamedPage {
  /** Of its route. */
  readonly path: string;
  /** Undefined for a listing. */
  readonly doc: { readonly document: { readonly source: { readonly path: string } } } | undefined;
}

export function renderCall({ path, doc }: NamedPage): SiteCall {
  const file = doc?.document.source.path;
  return { what: `the rendering of "${file ?? path}"`, ...(file === undefined ? {} : { file }) };
}

export function unrendered(reported: readonly DiagnosticDraft[]): Rendered {
  return { ...nothingMade(), reported, observed: [], answers: {} };
}

export function nothingMade(): Omit<Rendered, 'reported' | 'observed' | 'answers'> {
  return { html: packed(''), digest: digestOf(''), body: [0, 0], head: [], modules: [], marked: [], links: [], loads: {} };
}
