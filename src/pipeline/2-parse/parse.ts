// Sources to documents, partials that lie outside the docs folders included. What was parsed before is not parsed again.

import type { Context } from '#context/context';
import type { Document, Facts } from '#model/document';
import { importedFile } from '#model/file-path';
import { compareText } from '#model/place';
import type { SiteComponents } from '#model/site-components';
import type { SourceFile } from '#model/source-file';
import { isPartialImport } from './facts/outline.ts';
import { frontMatterShape } from './front-matter/schema.ts';
import { markdownOfModules } from './module-markdown.ts';
import { type Kept, type KeptParses, openKeptParses } from './parse-cache.ts';
import { type ParseResult, parseCall, parseJob, type Setup, withoutParsing } from './parse-job.ts';
import { withRegistered } from './registered-imports.ts';

export { readFilesOf } from './read-files.ts';
export { frontMatterShape, parseCall, parseJob };

export async function parse(
  context: Context,
  files: readonly SourceFile[],
  components: SiteComponents,
): Promise<readonly Document[]> {
  const parses = await openKeptParses(context);
  for (const draft of parses.setup?.reported ?? []) context.reporter.report(draft);
  const job = parseJob(context);
  const withMarkdown = markdownOfModules(context.files);
  const found = new Map<SourceFile, Kept>();
  const documents: Document[] = [];
  const known = new Set(files.map(({ path }) => path));
  for (let round = files; round.length > 0; ) {
    await parseRound(context, parses, job, round, found);
    const fresh: Document[] = [];
    for (const source of round) {
      const kept = found.get(source) as Kept;
      // As text they have served.
      found.set(source, { ...kept, facts: '' });
      fresh.push(await withMarkdown(withRegistered(documentOf(source, kept), components, context.config.theme)));
    }
    documents.push(...fresh);
    round = await outerPartials(context, fresh, known);
  }
  documents.sort((a, b) => compareText(a.source.path, b.source.path));
  const bySource = new Map([...found].map(([{ path }, kept]) => [path, kept]));
  // In the order of the sources, whichever was done first.
  for (const { source, facts } of documents) {
    const registered = new Set(facts.imports.flatMap(({ names, registered }) => (registered ? Object.keys(names) : [])));
    for (const { builtIn, ...draft } of bySource.get(source.path)?.reported ?? [])
      if (builtIn === undefined || !registered.has(builtIn)) context.reporter.report(draft);
  }
  return documents;
}

async function parseRound(
  context: Context,
  parses: KeptParses,
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
  // What the threads reported and asked while they were set up is this build's, too: the same of each.
  for (const { reported, observed } of setups.values()) {
    if (parses.setup === undefined) for (const draft of reported) context.reporter.report(draft);
    await context.files.holds(observed);
  }
  for (const source of missing) await context.files.holds(found.get(source)?.observed ?? []);
}

function documentOf(source: SourceFile, { facts, factsKey, bodyKey }: Kept): Document {
  return { source, facts: JSON.parse(facts) as Facts, factsKey, bodyKey };
}

/** Partials that documents import and that no docs folder holds. Missing files are left for resolve to report. */
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
