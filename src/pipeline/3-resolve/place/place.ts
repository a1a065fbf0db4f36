// Documents to pages with routes, ids and titles. Partials get none.
import type { Document } from '#model/document';
import { folderOf } from '#model/file-path';
import type { LastUpdate, PlacedDoc } from '#model/page';
import { keyPlace } from '#model/page';
import { wholeFile } from '#model/place';
import type { Version } from '#model/source-file';
import { versionKey } from '#model/version';
import type { Context } from '../../context/context.ts';
import { addressOf } from './doc-address.ts';
import type { SplitPrefix } from './number-prefix.ts';
import { badSlug, isSlug } from './slug.ts';

export interface PlacedDocs {
  readonly docs: readonly PlacedDoc[];
  readonly drafts: readonly PlacedDoc[];
}

export function placeDocs(
  context: Context,
  documents: readonly Document[],
  versions: readonly Version[],
  prefixesOf: (docs: string) => SplitPrefix,
): PlacedDocs {
  const byKey = new Map(versions.map((version) => [versionKey(version.docs, version.name), version]));
  const placed = documents
    .filter(({ source }) => !source.partial)
    .map((document) => placeDoc(context, document, byKey, prefixesOf(document.source.docs)));
  const isDraft = ({ document }: PlacedDoc): boolean => document.facts.frontMatter.draft === true;
  return { docs: placed.filter((doc) => !isDraft(doc)), drafts: placed.filter(isDraft) };
}

function placeDoc(context: Context, document: Document, versions: ReadonlyMap<string, Version>, split: SplitPrefix): PlacedDoc {
  const { source, facts } = document;
  const version = versions.get(versionKey(source.docs, source.version));
  if (!version) throw new Error(`${source.path} belongs to a version that does not exist`);
  reportSlug(context, document);
  const { id, baseId, route } = addressOf(document, version, split);
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
  const time = update.date === undefined ? Number.NaN : Date.parse(update.date);
  return { date: Number.isNaN(time) ? undefined : new Date(time).toISOString(), author: update.author };
}

function reportSlug(context: Context, { source, facts }: Document): void {
  const { slug } = facts.frontMatter;
  if (slug === undefined || isSlug(slug, folderOf(source.relative))) return;
  context.reporter.report(badSlug(slug, keyPlace(facts, 'slug') ?? wholeFile(source.path)));
}
