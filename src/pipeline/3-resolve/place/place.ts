// Converts documents into pages with routes, ids and titles, except partials.
import type { Context } from '#context/context';
import { isTranslated } from '#context/translated-files';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Document } from '#model/document';
import { folderOf, joinFile } from '#model/file-path';
import { isDraft, keyPlace, type LastUpdate, type PlacedDoc } from '#model/page';
import type { Place } from '#model/place';
import { fitsAddress, joinPath } from '#model/route';
import { type ContentFolder, isOutsideDocs, placeOfSource, type SourceFile } from '#model/source-file';
import { versionKey } from '#model/version';
import { addressOf, type DocAddress, type SplitPrefix } from './prefix-readers.ts';

interface PlacedDocs {
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
    ...translationOf(context, source),
  };
}

function translationOf(context: Context, source: SourceFile): Pick<PlacedDoc, 'isUntranslated' | 'translation'> {
  const translation = context.translation?.files.get(source.path);
  if (translation !== undefined) return { translation };
  return isTranslated(context, source) ? {} : { isUntranslated: true };
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

/**
 * As in Docusaurus, `index` is the folder's page, and number prefixes stay. The id is the path with its extension, since files
 * such as `about.md` and `about.tsx` share only their route.
 */
function standaloneAddress(document: Document, { path }: ContentFolder): DocAddress {
  const { relative } = document.source;
  const { slug } = document.facts.address;
  const folder = folderOf(relative);
  const name = relative.slice(relative.lastIndexOf('/') + 1).replace(/\.(?:mdx?|[jt]sx?)$/, '');
  const isIndex = name.toLowerCase() === 'index';
  const own = slug ?? (isIndex ? '' : name);
  const route = slug?.startsWith('/') ? joinPath(path, slug) : joinPath(path, folder, own);
  const baseId = isIndex ? (folder.split('/').at(-1) ?? '') || name : name;
  return { id: relative, baseId, route: { locale: 'en', version: null, path: route } };
}

/** The slug takes precedence, then the id, then the file name; the folder counts unless the slug has a leading slash. */
function reportAddress({ reporter }: Context, document: Document): void {
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

/** True for a path, relative to `folder` or to the docs folder, that stays inside the docs folder. */
export function isSlug(slug: string, folder: string): boolean {
  if (!fitsAddress(slug) || /^[a-z][a-z\d+.-]*:\/\/|^\/\/|^\/(?:.*\/)?\.\.?(?:\/|$)/i.test(slug)) return false;
  return !`${joinFile(slug.startsWith('/') ? '' : folder, slug)}/`.startsWith('../');
}

export function badSlug(slug: string, place: Place): DiagnosticDraft {
  return {
    code: 'resolve/invalid-slug',
    message: `the slug "${slug}" cannot be part of an address`,
    help: 'A slug is a path such as `install` or `/guides/install`. It must not contain a scheme, a host, `?`, `#` or `\\`. `..` must not lead out of the docs folder, and is not allowed in a slug that begins with `/`.',
    place,
  };
}

/** Without a slug, the id is the last segment of the route. */
function badId(id: string, place: Place): DiagnosticDraft | undefined {
  if (fitsAddress(id) && id !== '.' && id !== '..') return undefined;
  return {
    code: 'resolve/invalid-slug',
    message: `the id "${id}" cannot be part of an address`,
    help: 'It must not contain `?`, `#` or `\\`, and must not be `.` or `..`. Change it, or also give the page a `slug`.',
    place,
  };
}

/** Checks the part of a file's path that becomes part of its route. */
function badName(name: string, place: Place): DiagnosticDraft | undefined {
  if (fitsAddress(name)) return undefined;
  return {
    code: 'resolve/invalid-slug',
    message: `the name "${name}" cannot be part of an address`,
    help: 'Rename it so that it does not contain `?`, `#` or `\\`, or give the page a `slug` that begins with `/`.',
    place,
  };
}
