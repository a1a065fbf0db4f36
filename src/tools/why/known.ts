// Collects what the stages know about a site's pages, for explanations.

import type { Context } from '#context/context';
import type { Page } from '#model/page';
import type { MadeFrom } from '#model/why';
import type { Inspection } from '#pipeline/5-render/render';
import type { Resolved } from '#pipeline/pipeline';

export interface Known extends Resolved, Inspection {
  readonly context: Context;
  /** The files that were read while each page's sources were parsed. */
  readFor(pages: readonly Page[]): Promise<(page: Page) => readonly MadeFrom[]>;
}

export async function openKnown(context: Context, resolved: Resolved): Promise<Known> {
  const { bundle } = await import('#pipeline/4-bundle/bundle');
  const { inspect } = await import('#pipeline/5-render/render');
  const { readFilesOf } = await import('#pipeline/2-parse/parse');
  const inspection = await inspect(context, resolved.site, await bundle(context, resolved.site));
  return {
    context,
    ...resolved,
    ...inspection,
    async readFor(pages) {
      const read = await readFilesOf(context, new Set(pages.flatMap(sourcesOf)));
      return (page) => {
        const paths = sourcesOf(page).flatMap((source) => read.get(source.path) ?? []);
        return paths.map((path) => ({ kind: 'read', path }) as const);
      };
    },
  };
}

function sourcesOf(page: Page) {
  if (page.kind === 'listing') return [];
  return [page.document, ...Object.values(page.partials).map(({ document }) => document)].map(({ source }) => source);
}
