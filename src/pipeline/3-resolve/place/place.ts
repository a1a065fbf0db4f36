// Turns documents into pages with routes, ids and titles, except partials.

import type { Context } from '#context/context';
import type { Document } from '#model/document';
import { isDraft, type LastUpdate, type PlacedDoc } from '#model/page';
import { type ContentFolder, isOutsideDocs } from '#model/source-file';
import { versionKey } from '#model/version';
import { addressOf } from './doc-address.ts';
import type { SplitPrefix } from './number-prefix.ts';
import { reportAddress } from './report-address.ts';
import { standaloneAddress } from './standalone-address.ts';

export interface PlacedDocs {
  readonly docs: readonly PlacedDoc[];
  readonly drafts: readonly PlacedDoc[];
}

export function placeDocs(
  context: Context,
  documents: readonly Document[],
  folders: readonly ContentFolder[],
  prefixesOf: (docs: string) => SplitPrefix,
): PlacedDocs {
  const byKey = new Map(folders.map((folder) => [versionKey(folder.docs, folder.name), folder]));
  const placed = documents
    .filter(({ source }) => !source.partial)
    .map((document) => placeDoc(context, document, byKey, prefixesOf(document.source.docs)));
  const { drafts } = context.config;
  const isLeftOut = ({ document }: PlacedDoc): boolean => !drafts && isDraft(document);
  return { docs: placed.filter((doc) => !isLeftOut(doc)), drafts: placed.filter(isLeftOut) };
}

function placeDoc(
  context: Context,
  document: Document,
  folders: ReadonlyMap<string, ContentFolder>,
  split: SplitPrefix,
): PlacedDoc {
  const { source, facts } = document;
  const folder = folders.get(versionKey(source.docs, source.version));
  if (!folder) throw new Error(`${source.path} belongs to a version that does not exist`);
  reportAddress(context, document);
  const { id, baseId, route } = isOutsideDocs(source.docs)
    ? standaloneAddress(document, folder)
    : addressOf(document, folder, split);
  const { frontMatter } = facts;
  return {
    kind: 'doc',
    id,
    docs: source.docs,
    version: source.version,
    route,
    document,
    title: frontMatter.title ?? facts.contentTitle ?? baseId,
    description: frontMatter.description ?? facts.excerpt,
    unlisted: frontMatter.unlisted === true,
    lastUpdate: lastUpdateOf(document),
    tags: [],
    data: {},
  };
}

function lastUpdateOf({ facts }: Document): LastUpdate | undefined {
  const { last_update: update } = facts.frontMatter;
  if (!update) return undefined;
  const time = update.date === undefined ? Number.NaN : timeOf(update.date);
  return { date: Number.isNaN(time) ? undefined : new Date(time).toISOString(), author: update.author };
}

/** A date without a time zone is UTC, because `Date.parse` would assume the machine's zone. */
function timeOf(date: string): number {
  const namesZone = date.includes(':') && !/\d:\d\d(?::\d\d(?:\.\d+)?)?\s*(?:[ap]m)?$/i.test(date.trimEnd());
  const times = (namesZone ? [date] : [`${date}Z`, `${date} UTC`, date]).map((text) => Date.parse(text));
  return times.find((time) => !Number.isNaN(time)) ?? Number.NaN;
}
