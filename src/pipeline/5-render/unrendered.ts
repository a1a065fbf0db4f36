// Describes the rendering of a page as a call of the site's code, and makes the result of a stopped one.

import { digestOf } from '#files/digest';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { SiteCall } from '#model/site-code';
import { packed } from '#store/cache-store';
import type { Rendered, RenderTask } from './render-task.ts';

/** `file` is the source of the page, where it has one. */
export function renderCall(path: string, file: string | undefined): SiteCall {
  return { what: `the rendering of "${file ?? path}"`, ...(file === undefined ? {} : { file }) };
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
