// Parses sources to documents, partials outside the docs folders included, and reuses cached results.

import type { Context } from '#context/context';
import type { Document, Facts } from '#model/document';
import { importedFile } from '#model/file-path';
import { compareText } from '#model/place';
import type { SourceFile, Sources } from '#model/source-file';
import { isPartialImport } from './facts/outline.ts';
import { frontMatterShape } from './front-matter/schema.ts';
import { markdownOfModules } from './module-markdown.ts';
import { type Kept, openParseCache, type ParseCache } from './parse-cache.ts';
import { type ParseResult, parseCall, parseJob, type Setup, withoutParsing } from './parse-job.ts';
import { withRegistered } from './registered-imports.ts';

export { readFilesOf } from './read-files.ts';
export { frontMatterShape, parseCall, parseJob };

/** The parse results that an open site keeps in memory. */
export interface ParseMemory {
  /** Parses in this thread: created for the first source. */
  readonly job: ReturnType<typeof parseJob>;
  /** By the paths of sources. */
  readonly documents: Map<string, { readonly document: Document; readonly kept: Kept }>;
  /** The setup of the plugins' steps at that time. */
  setup: string;
}

export function emptyParseMemory(context: Context): ParseMemory {
  return { job: parseJob(context), documents: new Map(), setup: '' };
}

/** With a memory, unchanged sources yield the same document objects as before. */
export async function parse(
  context: Context,
  { files, components }: Pick<Sources, 'files' | 'components'>,
  memory: ParseMemory = emptyParseMemory(context),
): Promise<readonly Document[]> {
  const parses = await openParseCache(context);
  for (const draft of parses.setup?.reported ?? []) context.reporter.report(draft);
  const { job, documents: before } = memory;
  if (JSON.stringify(parses.setup) !== memory.setup) before.clear();
  const remembered = new Map<SourceFile, Document>();
  const withMarkdown = markdownOfModules(context.files);
  const found = new Map<SourceFile, Kept>();
  const documents: Document[] = [];
  const known = new Set(files.map(({ path }) => path));
  for (let round = files; round.length > 0; ) {
    const changed: SourceFile[] = [];
    for (const source of round) {
      const known = before.get(source.path);
      const { observed = [] } = known?.kept ?? {};
      // Waiting for nothing costs too much, ten thousand times.
      if (known && isSame(known.document.source, source) && (observed.length === 0 || (await context.files.holds(observed)))) {
        found.set(source, known.kept);
        remembered.set(source, known.document);
      } else changed.push(source);
    }
    await parseRound(context, parses, job, changed, found);
    const fresh: Document[] = [];
    for (const source of round) {
      const known = remembered.get(source);
      if (known) {
        fresh.push(known);
        continue;
      }
      const kept = found.get(source) as Kept;
      // Frees the JSON: only the parsed facts are needed from here on.
      found.set(source, { ...kept, facts: '' });
      const document = await withMarkdown(withRegistered(documentOf(source, kept), components, context.config.theme));
      const last = before.get(source.path)?.document;
      fresh.push(last && isAlike(last, document) ? last : document);
    }
    documents.push(...fresh);
    round = await outerPartials(context, fresh, known);
  }
  documents.sort((a, b) => compareText(a.source.path, b.source.path));
  const bySource = new Map([...found].map(([{ path }, kept]) => [path, kept]));
  // In the order of the sources, whichever was done first.
  for (const { source, facts } of documents) {
    const reported = bySource.get(source.path)?.reported ?? [];
    if (reported.length === 0) continue;
    const registered = new Set(facts.imports.flatMap(({ names, registered }) => (registered ? Object.keys(names) : [])));
    for (const { builtIn, ...draft } of reported)
      if (builtIn === undefined || !registered.has(builtIn)) context.reporter.report(draft);
  }
  memory.setup = JSON.stringify((await openParseCache(context)).setup);
  remember(before, documents, bySource);
  return documents;
}

function remember(before: ParseMemory['documents'], documents: readonly Document[], bySource: ReadonlyMap<string, Kept>): void {
  for (const document of documents) {
    const { path } = document.source;
    if (before.get(path)?.document === document) continue;
    // Imports of site modules are followed again each time.
    const isOwn = document.facts.imports.every(isPartialImport);
    if (isOwn) before.set(path, { document, kept: bySource.get(path) as Kept });
    else before.delete(path);
  }
  if (before.size <= documents.length) return;
  const there = new Set(documents.map(({ source }) => source.path));
  for (const path of before.keys()) if (!there.has(path)) before.delete(path);
}

function isSame(a: SourceFile, b: SourceFile): boolean {
  if (a === b) return true;
  // A virtual source's hash is not enough, so all its fields are compared.
  if (a.plugin !== undefined || b.plugin !== undefined) return JSON.stringify(a) === JSON.stringify(b);
  const keys = ['path', 'hash', 'docs', 'version', 'relative', 'partial'] as const;
  return keys.every((key) => a[key] === b[key]);
}

function isAlike(a: Document, b: Document): boolean {
  return isSame(a.source, b.source) && a.factsKey === b.factsKey && a.bodyKey === b.bodyKey;
}

async function parseRound(
  context: Context,
  parses: ParseCache,
  job: ReturnType<typeof parseJob>,
  sources: readonly SourceFile[],
  found: Map<SourceFile, Kept>,
): Promise<void> {
  const { work, progress } = context;
  const missing: SourceFile[] = [];
  await context.trace.span('step', 'look for documents', async () => {
    for (const source of sources) {
      const kept = await parses.find(source);
      if (kept) found.set(source, kept);
      else missing.push(source);
    }
  });
  let done = sources.length - missing.length;
  const setups = new Map<string, Setup>();
  await context.workers.all<SourceFile, ParseResult>({
    job: 'parse',
    names: missing.map(({ path }) => path),
    ...(context.files.hasOverlays() ? { long: 0 } : {}),
    task: async (index) => missing[index] as SourceFile,
    here: job,
    call: (index) => parseCall(missing[index] as SourceFile),
    failed: (index, fault) => withoutParsing(context, missing[index] as SourceFile, fault),
    take({ setup, parsed }, index) {
      const source = missing[index] as SourceFile;
      setups.set(JSON.stringify(setup), setup);
      found.set(source, parses.keep(source, setup, parsed));
      work.parsed(source.path);
      progress({ stage: 'parse', done: ++done, total: sources.length });
    },
  });
  // Adds what each thread reported and observed during setup to this build: all are the same.
  for (const { reported, observed } of setups.values()) {
    if (parses.setup === undefined) for (const draft of reported) context.reporter.report(draft);
    await context.files.holds(observed);
  }
  for (const source of missing) await context.files.holds(found.get(source)?.observed ?? []);
}

function documentOf(source: SourceFile, { facts, factsKey, bodyKey }: Kept): Document {
  return { source, facts: JSON.parse(facts) as Facts, factsKey, bodyKey };
}

/** Sources of imported partials outside the docs folders. Missing files are left to resolve, which reports them. */
async function outerPartials(
  { files }: Context,
  documents: readonly Document[],
  known: Set<string>,
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
