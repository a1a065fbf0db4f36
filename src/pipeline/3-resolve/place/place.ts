// Documents to pages with routes, ids and titles. Partials get none.
import type { Document } from '#model/document';
import { folderOf } from '#model/file-path';
import type { LastUpdate, PlacedDoc } from '#model/page';
import { keyPlace } from '#model/page';
import { wholeFile } from '#model/place';
import { type ContentFolder, standalone } from '#model/source-file';
import type { Context } from '../../context/context.ts';
import { addressOf } from './doc-address.ts';
import { badSlug, isSlug } from './slug.ts';
import { standaloneAddress } from './standalone-address.ts';

export interface PlacedDocs {
  readonly docs: readonly PlacedDoc[];
  readonly drafts: readonly PlacedDoc[];
}

export function placeDocs(context: Context, documents: readonly Document[], folders: readonly ContentFolder[]): PlacedDocs {
  const placed = documents.filter(({ source }) => !source.partial).map((document) => placeDoc(context, document, folders));
  const isDraft = ({ document }: PlacedDoc): boolean => document.facts.frontMatter.draft === true;
  return { docs: placed.filter((doc) => !isDraft(doc)), drafts: placed.filter(isDraft) };
}

function placeDoc(context: Context, document: Document, folders: readonly ContentFolder[]): PlacedDoc {
  const { source, facts } = document;
  const folder = folders.find(({ docs, name }) => docs === source.docs && name === source.version);
  if (!folder) throw new Error(`${source.path} belongs to a version that does not exist`);
  reportSlug(context, document);
  const { id, baseId, route } = source.docs === standalone ? standaloneAddress(document, folder) : addressOf(document, folder);
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
