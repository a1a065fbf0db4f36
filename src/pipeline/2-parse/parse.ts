// Parses sources to documents, partials outside the docs folders included, and reuses cached results.

import type { Context } from '#context/context';
import type { Document } from '#model/document';
import { importedFile } from '#model/file-path';
import { compareText } from '#model/place';
import type { SourceFile, Sources } from '#model/source-file';
import { isPartialImport } from './facts/outline.ts';
import type { FindTexts } from './find-texts.ts';
import { frontMatterShape } from './front-matter/schema.ts';
import { isModulePage } from './module-page/is-module-page.ts';
import { draftInOrigin } from './origin-places.ts';
import { openParseCache } from './parse-cache.ts';
import { openParser, type Parser, parseDocuments, type Wanted } from './parse-documents.ts';
import { type ParseTask, parseCall, parseJob } from './parse-job.ts';
import {
  clearMemory,
  editedSince,
  emptyParseMemory,
  expectMany,
  type Known,
  type ParseMemory,
  rememberAll,
  rememberEdited,
  rememberSketched,
  sketchesIn,
} from './parse-memory.ts';
import type { ProseReader } from './prose-reader.ts';
import type { ReadMeaning } from './read-meaning.ts';

export type { FindTexts } from './find-texts.ts';
export type { ProseReader } from './prose-reader.ts';
export type { Meaning, ReadMeaning } from './read-meaning.ts';
export { emptyParseMemory, expectMany, frontMatterShape, type ParseMemory, type ParseTask, parseCall, parseJob, sketchesIn };

/** Loaded lazily: only commands on translations read earlier texts. */
export async function openMeaningReader(context: Context): Promise<ReadMeaning> {
  return (await import('./read-meaning.ts')).meaningReader(context);
}

/** Loaded lazily: only `slodocs translations extract` looks for texts that are marked for translation. */
export async function openTextFinder(context: Context): Promise<FindTexts> {
  return (await import('./find-texts.ts')).textFinder(context);
}

/** Loaded lazily: only `slodocs prose` reads it. */
export async function openProseReader(context: Context): Promise<ProseReader> {
  return (await import('./prose-reader.ts')).proseReader(context);
}

/** With a memory, unchanged sources yield the same document objects as before. */
export async function parse(context: Context, sources: ParsedSources, lasting?: ParseMemory): Promise<readonly Document[]> {
  const memory = lasting ?? emptyParseMemory(context);
  const parser = await begin(context, sources, memory);
  const known = (await parseEdited(parser, sources.files)) ?? (await parseAll(parser, sources.files));
  if (lasting && lasting.last?.known !== known) rememberAll(lasting, sources.files, known);
  return end(parser, known);
}

type ParsedSources = Pick<Sources, 'files' | 'components'>;

/** Documents of which only some are parsed. */
export interface Sketched {
  readonly documents: readonly Document[];
  /** The paths of sources that are still to be parsed. */
  readonly left: readonly string[];
}

/** Parses the sources at `paths` with the partials that they import, and sketches others that are neither known nor cached. */
export async function parseFirst(
  context: Context,
  sources: ParsedSources,
  memory: ParseMemory,
  paths: ReadonlySet<string>,
): Promise<Sketched> {
  const parser = await begin(context, sources, memory);
  const wanted = new Set(paths);
  for (;;) {
    const known = await parseAll(parser, sources.files, (source) => isModulePage(source) || wanted.has(source.path));
    const left = sketchesIn(known);
    if (left.length === 0) rememberAll(memory, sources.files, known);
    else rememberSketched(memory, known);
    const unparsed = new Set(left);
    const partials = partialsOf(known).filter((path) => unparsed.has(path));
    if (partials.length === 0) return { documents: await end(parser, known), left };
    for (const path of partials) wanted.add(path);
  }
}

async function begin(context: Context, { components }: ParsedSources, memory: ParseMemory): Promise<Parser> {
  const parses = await openParseCache(context);
  const { setup: last } = memory;
  const setup = parses.setup ?? (last && (await context.files.holds(last.observed)) ? last : undefined);
  for (const draft of setup?.reported ?? []) context.reporter.report(draft);
  if (JSON.stringify(setup) !== JSON.stringify(last)) clearMemory(context, memory);
  return openParser(context, parses, memory, components, setup);
}

async function end({ context, memory, known: setup, fresh }: Parser, known: readonly Known[]): Promise<readonly Document[]> {
  reportAll(context, known);
  memory.setup = fresh ? ((await openParseCache(context)).setup ?? fresh) : setup;
  return documentsOf(known);
}

function partialsOf(known: readonly Known[]): readonly string[] {
  return known.flatMap(({ document: { source, facts } }) =>
    facts.imports.filter(isPartialImport).flatMap(({ specifier }) => importedFile(source.path, specifier) ?? []),
  );
}

async function parseAll(parser: Parser, files: readonly SourceFile[], isWanted?: Wanted): Promise<readonly Known[]> {
  const all: Known[] = [];
  const paths = new Set(files.map(({ path }) => path));
  for (let round = files; round.length > 0; ) {
    const fresh = await parseDocuments(parser, round, isWanted && round === files ? isWanted : undefined);
    all.push(...fresh);
    round = await outerPartials(parser.context, documentsOf(fresh), paths);
  }
  all.sort((a, b) => compareText(a.document.source.path, b.document.source.path));
  return all;
}

/** Undefined where more than the content of some sources may have changed. */
async function parseEdited(parser: Parser, files: readonly SourceFile[]): Promise<readonly Known[] | undefined> {
  const { context, memory } = parser;
  const edited = await editedSince(memory, files, context.files.holds);
  if (!edited) return undefined;
  const fresh = await parseDocuments(
    parser,
    edited.map((at) => files[at] as SourceFile),
  );
  const partials = await outerPartials(context, documentsOf(fresh), {
    has: (path) => memory.documents.has(path),
    add: () => undefined,
  });
  if (partials.length > 0) return undefined;
  const known = [...(memory.last?.known ?? [])];
  for (const [index, at] of edited.entries()) known[at] = fresh[index] as Known;
  rememberEdited(memory, files, known, fresh);
  return known;
}

function documentsOf(known: readonly Known[]): readonly Document[] {
  return known.map(({ document }) => document);
}

/** In the order of the sources, whichever was done first. */
function reportAll({ reporter }: Context, known: readonly Known[]): void {
  for (const { document, kept } of known) {
    if (kept.reported.length === 0) continue;
    const { imports } = document.facts;
    const registered = new Set(imports.flatMap(({ names, registered }) => (registered ? Object.keys(names) : [])));
    for (const { builtIn, ...draft } of kept.reported)
      if (builtIn === undefined || !registered.has(builtIn)) reporter.report(draftInOrigin(draft, document.source));
  }
}

/** Sources of imported partials outside the docs folders. Missing files are left to resolve, which reports them. */
async function outerPartials(
  { files }: Context,
  documents: readonly Document[],
  known: { has(path: string): boolean; add(path: string): unknown },
): Promise<readonly SourceFile[]> {
  const found: SourceFile[] = [];
  for (const { source, facts } of documents) {
    for (const { specifier } of facts.imports.filter(isPartialImport)) {
      const path = importedFile(source.path, specifier);
      if (path === undefined || known.has(path) || !(await files.stat(path))?.isFile) continue;
      known.add(path);
      const { docs, version } = source;
      found.push({ path, docs, version, relative: path, hash: files.digest(path), partial: true });
    }
  }
  return found;
}

/** Paths relative to the root, by source: code that a page shows, and files that plugins read for it. */
export async function readFilesOf(
  context: Context,
  sources: Iterable<SourceFile>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const parses = await openParseCache(context);
  const read = new Map<string, readonly string[]>();
  for (const source of sources) {
    const { observed = [] } = (await parses.find(source)) ?? {};
    const paths = observed.flatMap(([[kind, path], answer]) => (kind === 'bytes' && !answer.startsWith('!') ? [path] : []));
    if (paths.length > 0) read.set(source.path, paths);
  }
  return read;
}
