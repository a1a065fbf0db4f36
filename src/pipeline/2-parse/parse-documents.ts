// Parses some sources to documents: from memory, from the cache, or in the worker threads.

import type { Context } from '#context/context';
import { keyOf } from '#files/digest';
import { frozen } from '#kit/plain-data';
import type { Document, Facts, Import } from '#model/document';
import type { SiteComponents, SourceFile } from '#model/source-file';
import type { Theme } from '#model/theme';
import { markdownOfModules } from './module-markdown.ts';
import { factsInOrigin } from './origin-places.ts';
import { openParseAhead } from './parse-ahead.ts';
import type { Kept, ParseCache } from './parse-cache.ts';
import { type ParseResult, type ParseTask, parseCall, type Setup, withoutParsing } from './parse-job.ts';
import { isAlike, isSame, type Known, knownOf, type ParseMemory } from './parse-memory.ts';
import { openSketcher, type Sketch } from './sketch.ts';

export interface Parser {
  readonly context: Context;
  readonly parses: ParseCache;
  readonly memory: ParseMemory;
  readonly components: SiteComponents;
  readonly withMarkdown: ReturnType<typeof markdownOfModules>;
  readonly sketch: Sketch;
  /** The setup of the plugins' steps, where what is known of it holds. */
  readonly known: Setup | undefined;
  /** That of the sources which were parsed since; undefined while none was. */
  fresh: Setup | undefined;
}

export function openParser(
  context: Context,
  parses: ParseCache,
  memory: ParseMemory,
  components: SiteComponents,
  known: Setup | undefined,
): Parser {
  const withMarkdown = markdownOfModules(context.files);
  return { context, parses, memory, components, withMarkdown, sketch: openSketcher(context), known, fresh: undefined };
}

/** After more texts than this, the process of the native parser ends. */
const mostKept = 200;

/** True for a source that is to be parsed now; others that are neither remembered nor cached are sketched. */
export type Wanted = (source: SourceFile) => boolean;

const all: Wanted = () => true;

/** In the order of the sources. A document that is as it was is the same object as before. */
export async function parseDocuments(
  parser: Parser,
  sources: readonly SourceFile[],
  isWanted: Wanted = all,
): Promise<readonly Known[]> {
  const { context, memory, components, withMarkdown } = parser;
  const remembered = new Map<SourceFile, Known>();
  const changed: SourceFile[] = [];
  for (const source of sources) {
    const known = memory.documents.get(source.path);
    // Waiting for nothing costs too much, ten thousand times.
    const isKept =
      known?.isOwn &&
      !(known.isSketch && isWanted(source)) &&
      isSame(known.document.source, source) &&
      (known.kept.observed.length === 0 || (await context.files.holds(known.kept.observed)));
    if (known && isKept) remembered.set(source, known);
    else changed.push(source);
  }
  const { found, sketched } = await findOrParse(parser, changed, isWanted);
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
    // Plugins are handed them, and each is kept for later builds of a session.
    frozen(document.facts);
    const last = memory.documents.get(source.path)?.document;
    // Frees the JSON: only the parsed facts are needed from here on.
    const same = last && isAlike(last, document) ? last : document;
    fresh.push(knownOf(same, { ...kept, facts: '' }, sketched.has(source)));
  }
  return fresh;
}

interface Found {
  readonly found: ReadonlyMap<SourceFile, Kept>;
  readonly sketched: ReadonlySet<SourceFile>;
}

async function findOrParse(parser: Parser, sources: readonly SourceFile[], isWanted: Wanted): Promise<Found> {
  const { context, parses, memory } = parser;
  const { work, progress } = context;
  const found = new Map<SourceFile, Kept>();
  const missing: SourceFile[] = [];
  const sketched = new Set<SourceFile>();
  await context.trace.span('step', 'look for documents', async () => {
    await parses.fetch(sources);
    for (const source of sources) {
      const kept = await parses.find(source);
      if (kept) found.set(source, kept);
      else if (isWanted(source)) missing.push(source);
      else sketched.add(source);
    }
  });
  await context.trace.span('step', 'sketch documents', async () => {
    for (const source of sketched) found.set(source, await parser.sketch(source));
  });
  let done = sources.length - missing.length;
  context.nativeParser.expect(missing.length);
  const setups = new Map<string, Setup>();
  const parseAhead = await openParseAhead(context, missing);
  await context.workers.all<ParseTask, ParseResult>({
    job: 'parse',
    names: missing.map(({ path }) => path),
    ...(context.files.hasOverlays() ? { long: 0 } : {}),
    task: async (index) => ({ source: missing[index] as SourceFile, ahead: await parseAhead(index) }),
    edition: String(memory.edits),
    here: memory.job,
    call: (index) => parseCall(missing[index] as SourceFile),
    failed: (index, fault) => withoutParsing(context, missing[index] as SourceFile, fault),
    take({ setup, parsed }, index) {
      const source = missing[index] as SourceFile;
      setups.set(JSON.stringify(setup), setup);
      found.set(source, parses.keep(source, setup, parsed));
      work.parsed(source.path, parsed.refused);
      progress({ stage: 'parse', done: ++done, total: sources.length });
    },
  });
  // A process that has parsed a whole site holds more memory than a later edit is worth.
  if (missing.length > mostKept) context.nativeParser.close();
  // Adds what each thread reported and observed during setup to this build: all are the same.
  for (const { reported, observed } of setups.values()) {
    if (parses.setup === undefined) for (const draft of reported) context.reporter.report(draft);
    await context.files.holds(observed);
  }
  // A source whose parsing was stopped has an empty one.
  parser.fresh = [...setups.values()].find(({ observed }) => observed.length > 0) ?? [...setups.values()][0] ?? parser.fresh;
  for (const source of missing) await context.files.holds(found.get(source)?.observed ?? []);
  return { found, sketched };
}

function documentOf(source: SourceFile, { facts, factsKey, bodyKey }: Kept): Document {
  const read = withSharedTexts(JSON.parse(facts) as Facts, source);
  return { source, facts: factsInOrigin(read, source), factsKey, bodyKey };
}

/** Makes equal texts one: each place names the file, and most headings are their own HTML. Changes what was just read. */
function withSharedTexts(facts: Facts, { path: file }: SourceFile): Facts {
  for (const one of [...facts.outline, ...facts.links, ...facts.components]) {
    if (one.place.file === file) Object.assign(one.place, { file });
    if ('html' in one && one.html === one.text) Object.assign(one, { html: one.text });
  }
  return facts;
}

/** From here on, a registered component is treated like an imported one. */
function withRegistered(document: Document, { byName, rest }: SiteComponents, { components }: Theme): Document {
  if (rest === undefined && Object.keys(byName).length === 0) return document;
  const { facts, source } = document;
  const own = new Set([...facts.imports.flatMap(({ names }) => Object.keys(names)), ...facts.declarations]);
  const imports = facts.components.flatMap(({ name, place }): readonly Import[] => {
    if (own.has(name)) return [];
    const found = Object.hasOwn(byName, name) ? byName[name] : undefined;
    if (found?.specifier === `@site/${source.path}`) return [];
    if (found) {
      const { specifier, isMember } = found;
      const rest = isMember ? { membersOf: 'default' } : {};
      return [{ specifier, names: { [name]: found.name }, place, registered: true, ...rest }];
    }
    if (rest === undefined || components.includes(name)) return [];
    return [{ specifier: rest, names: { [name]: name }, place, registered: true, membersOf: 'default' }];
  });
  if (imports.length === 0) return document;
  // Of a source with an origin, places are those in that file: the key does not depend on them.
  const kept = source.origin ? imports.map(({ place: _, ...rest }) => rest) : imports;
  const factsKey = keyOf(document.factsKey, JSON.stringify(kept));
  return { ...document, facts: { ...facts, imports: [...facts.imports, ...imports] }, factsKey };
}
