// Reports an unknown doc id, with similar ids.

import type { Context } from '#context/context';
import { respell } from '#kit/respell';
import type { Place } from '#model/place';
import type { Version } from '#model/source-file';
import { askFor, likeliest } from '../likeliest.ts';
import { docElsewhere, helpElsewhere } from '../other-versions.ts';
import type { PageTable } from '../page-table.ts';
import { stripFolderPrefixes } from '../place/prefix-readers.ts';

/** `help` is used where no id is similar. */
export function reportUnknownDoc(
  context: Context,
  table: PageTable,
  version: Pick<Version, 'docs' | 'name'>,
  id: string,
  place: Place,
  help: string,
): void {
  const ids = table.docsOf(version).map((doc) => doc.id);
  const bare = stripFolderPrefixes(id.replace(/^(?:\.?\/)+|\.mdx?$/g, ''));
  const elsewhere = docElsewhere(table, version, bare);
  const isNew = (other: string): boolean => elsewhere?.kind !== 'doc' || !table.byId(version.docs, elsewhere.version, other);
  const choices = ids.includes(bare) ? [bare] : likeliest(bare, ids).filter(isNew);
  context.reporter.report({
    code: 'resolve/unknown-doc',
    message: `there is no doc with the id "${id}"`,
    help: askFor(choices) ?? helpElsewhere(table, elsewhere) ?? help,
    place,
    ...(choices.length === 1 ? respell(place, id, choices[0]) : {}),
  });
}
