// Reports partials that no document imports, not even a draft.

import type { Context } from '#context/context';
import { rawFile } from '#kit/raw-import';
import type { Document } from '#model/document';
import { importedFile } from '#model/file-path';
import { placeOfSource } from '#model/source-file';

/**
 * Only a hint: a leading `_` also serves to keep a file out of the site. In another language than that of the site, which the
 * originals are used in, only partials that it translates.
 */
export function reportUnusedPartials({ reporter, translation }: Context, documents: readonly Document[]): void {
  const imported = new Set(
    documents.flatMap(({ source, facts }) =>
      facts.imports.map(({ specifier }) => importedFile(source.path, rawFile(specifier) ?? specifier)),
    ),
  );
  for (const { source } of documents) {
    if (!source.partial || imported.has(source.path) || translation?.files.has(source.path) === false) continue;
    reporter.report({
      code: 'resolve/unused-partial',
      message: 'this partial is not imported by any page, and has no page of its own',
      help: 'Import it where it belongs, or delete it. If it should be a page, no part of its path may begin with `_`.',
      place: placeOfSource(source),
    });
  }
}
