// Reports partials that no document imports, drafts included.

import type { Context } from '#context/context';
import type { Document } from '#model/document';
import { importedFile } from '#model/file-path';
import { rawFile } from '#model/raw-import';
import { placeOfSource } from '#model/source-file';

/** A name that begins with `_` keeps a file out of the site as well, so that this is no fault. */
export function reportUnusedPartials({ reporter }: Context, documents: readonly Document[]): void {
  const imported = new Set(
    documents.flatMap(({ source, facts }) =>
      facts.imports.map(({ specifier }) => importedFile(source.path, rawFile(specifier) ?? specifier)),
    ),
  );
  for (const { source } of documents) {
    if (!source.partial || imported.has(source.path)) continue;
    reporter.report({
      code: 'resolve/unused-partial',
      message: 'no page imports this partial, and it has no page of its own',
      help: 'Import it where it belongs, or delete it. A page has no part in its path that begins with `_`.',
      place: placeOfSource(source),
    });
  }
}
