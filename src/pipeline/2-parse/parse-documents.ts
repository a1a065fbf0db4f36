// Parses some sources to documents: from memory, from the cache, or in the worker threads.

import type { Context } from '#context/context';
import type { Document, Facts } from '#model/document';
import type { SiteComponents } from '#model/site-components';
import type { SourceFile } from '#model/source-file';
import { markdownOfModules } from './module-markdown.ts';
import type { Kept, ParseCache } from './parse-cache.ts';
import { type ParseResult, parseCall, type Setup, withoutParsing } from './parse-job.ts';
import { isAlike, isSame, type Known, knownOf, type ParseMemory } from './parse-memory.ts';
import { withRegistered } from './registered-imports.ts';

export interface Parser {
  readonly context: Context;
  readonly parses: ParseCache;
  readonly memory: ParseMemory;
  readonly components: SiteComponents;
  readonly withMarkdown: ReturnType<typeof markdownOfModules>;
  /** True once a source was parsed, so that the setup of the plugins' steps may have been stored. */
  hasParsed: boolean;
}

export function openParser(context: Context, parses: ParseCache, memory: ParseMemory, components: SiteComponents): Parser {
  return { context, parses, memory, components, withMarkdown: markdownOfModules(context.files), hasParsed: false };
}

/** In the order of the sources. A document that is as it was is the same object as before. */
export async function parseDocuments(parser: Parser, sources: readonly SourceFile[]): Promise<readonly Known[]> {
  const { context, memory, components, withMarkdown } = parser;
  const remembered = new Map<SourceFile, Known>();
  const changed: SourceFile[] = [];
  for (const source of sources) {
    const known = memory.documents.get(source.path);
    // Waiting for nothing costs too much, ten thousand times.
    const isKept =
      known?.isOwn &&
      isSame(known.document.source, source) &&
      (known.kept.observed.length === 0 || (await context.files.holds(known.kept.observed)));
    if (known && isKept) remembered.set(source, known);
    else changed.push(source);
  }
  const found = await findOrParse(parser, changed);
  const fresh: Known[] = [];
  for (const source of sources) {
    const known = remembered.get(source);
    if (known) {
      fresh.push(known);
      continue;
    }
    const kept = found.get(source) as Kept;
    const own = withRegistered(documentOf(source, kept), components, context.config.theme);
    const document = await withMarkdown(own);
    const last = memory.documents.get(source.path)?.document;
    // Frees the JSON: only the parsed facts are needed from here on.
    fresh.push(knownOf(last && isAlike(last, document) ? last : document, { ...kept, facts: '' }));
  }
  return fresh;
}

async function findOrParse(parser: Parser, sources: readonly SourceFile[]): Promise<ReadonlyMap<SourceFile, Kept>> {
  const { context, parses, memory } = parser;
  const { work, progress } = context;
  const found = new Map<SourceFile, Kept>();
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
    here: memory.job,
    call: (index) => parseCall(missing[index] as SourceFile),
    failed: (index, fault) => withoutParsing(context, missing[index] as SourceFile, fault),
    take({ setup, parsed }, index) {
      const source = missing[index] as SourceFile;
      setups.set(JSON.stringify(setup), setup);
      found.set(source, parses.keep(source, setup, parsed));
      parser.hasParsed = true;
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
  return found;
}

function documentOf(source: SourceFile, { facts, factsKey, bodyKey }: Kept): Document {
  return { source, facts: JSON.parse(facts) as Facts, factsKey, bodyKey };
}
