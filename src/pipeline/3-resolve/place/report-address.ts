// Reports slugs, ids and file names that cannot become part of a route.

import type { Context } from '#context/context';
import type { Document } from '#model/document';
import { folderOf } from '#model/file-path';
import { keyPlace } from '#model/page';
import { isOutsideDocs, placeOfSource } from '#model/source-file';
import { badId, badName, badSlug, isSlug } from './slug.ts';

/** The slug takes precedence, then the id, then the file name; the folder counts unless the slug has a leading slash. */
export function reportAddress({ reporter }: Context, document: Document): void {
  const { source, facts } = document;
  const { slug, id } = document.facts.address;
  const place = (key: string) => keyPlace(facts, key) ?? placeOfSource(source);
  const folder = folderOf(source.relative);
  const ownId = isOutsideDocs(source.docs) ? undefined : id;
  const isBad = slug !== undefined && !isSlug(slug, folder);
  const bad = isBad
    ? badSlug(slug, place('slug'))
    : slug === undefined && ownId !== undefined
      ? badId(ownId, place('id'))
      : undefined;
  const names = slug?.startsWith('/') ? '' : slug === undefined && ownId === undefined ? source.relative : folder;
  const faults = [bad, badName(names, placeOfSource(source))];
  for (const fault of faults) if (fault) reporter.report(fault);
}
