// Caches the parsed documents of an open site, so that only edited sources are parsed again.

import type { Context } from '#context/context';
import type { Observation } from '#model/config';
import type { Document } from '#model/document';
import type { SourceFile } from '#model/source-file';
import { isPartialImport } from './facts/outline.ts';
import type { Kept } from './parse-cache.ts';
import { parseJob, type Setup } from './parse-job.ts';

/** A parsed document, with its cached part. */
export interface Known {
  readonly document: Document;
  readonly kept: Kept;
  /** False where it imports site modules, which are followed again each time. */
  readonly isOwn: boolean;
  /** Only sketched so far. */
  readonly isSketch: boolean;
}

export interface ParseMemory {
  /** Parses in this thread with the setup of the plugins' steps. */
  job: ReturnType<typeof parseJob>;
  /** Counts edits, after which threads load parsers of their own anew. */
  edits: number;
  /** By the paths of sources. */
  readonly documents: Map<string, Known>;
  /** The setup of the plugins' steps at that time: that of a build which plugins have marred is in no cache. */
  setup: Setup | undefined;
  /** False while some documents are sketches or may be stale by many edits. */
  isWhole: boolean;
  last: LastParse | undefined;
}

/** The last run, of sources in the order of their documents. */
export interface LastParse {
  readonly files: readonly SourceFile[];
  readonly known: readonly Known[];
  /** What the documents depend on besides their sources, each question once. */
  readonly observed: readonly Observation[];
  /** The positions of documents that are not `isOwn`. */
  readonly others: readonly number[];
}

export function emptyParseMemory(context: Context): ParseMemory {
  return { job: parseJob(context), edits: 0, documents: new Map(), setup: undefined, isWhole: false, last: undefined };
}

export function knownOf(document: Document, kept: Kept, isSketch: boolean): Known {
  return { document, kept, isOwn: document.facts.imports.every(isPartialImport), isSketch };
}

/** Documents of which some are sketches: the next run looks at every source again. */
export function rememberSketched(memory: ParseMemory, known: readonly Known[]): void {
  memory.documents.clear();
  for (const one of known) memory.documents.set(one.document.source.path, one);
  expectMany(memory);
}

/** Called when more sources have changed than somebody should wait for. */
export function expectMany(memory: ParseMemory): void {
  memory.isWhole = false;
  memory.last = undefined;
}

/** The paths of sources that were only sketched. */
export function sketchesIn(known: Iterable<Known>): readonly string[] {
  return [...known].flatMap(({ isSketch, document }) => (isSketch ? [document.source.path] : []));
}

/** Called when the setup of the plugins' steps is another one. */
export function clearMemory(context: Context, memory: ParseMemory): void {
  memory.job = parseJob(context);
  memory.documents.clear();
  memory.last = undefined;
}

/** The positions of sources to parse again; undefined where more than the content of some sources may have changed. */
export async function editedSince(
  { last }: ParseMemory,
  files: readonly SourceFile[],
  holds: (observed: readonly Observation[]) => Promise<boolean>,
): Promise<readonly number[] | undefined> {
  if (!last || last.files.length !== files.length) return undefined;
  const edited = new Set(last.others);
  for (const [at, source] of files.entries()) {
    const before = last.files[at] as SourceFile;
    if (source === before) continue;
    if (source.path !== before.path) return undefined;
    edited.add(at);
  }
  return last.observed.length === 0 || (await holds(last.observed)) ? [...edited].sort((a, b) => a - b) : undefined;
}

/** Documents of partials outside of the docs folders follow from others, so a site that has any is always parsed whole. */
export function rememberAll(memory: ParseMemory, files: readonly SourceFile[], known: readonly Known[]): void {
  memory.documents.clear();
  for (const one of known) memory.documents.set(one.document.source.path, one);
  const isInOrder = files.length === known.length && files.every(({ path }, at) => path === known[at]?.document.source.path);
  memory.last = isInOrder ? lastOf(files, known, []) : undefined;
  memory.isWhole = true;
}

export function rememberEdited(
  memory: ParseMemory,
  files: readonly SourceFile[],
  known: readonly Known[],
  edited: readonly Known[],
): void {
  for (const one of edited) memory.documents.set(one.document.source.path, one);
  memory.last = lastOf(files, known, memory.last?.observed ?? [], edited);
}

function lastOf(
  files: readonly SourceFile[],
  known: readonly Known[],
  before: readonly Observation[],
  added: readonly Known[] = known,
): LastParse {
  const observed = new Map(before.map((one) => [JSON.stringify(one[0]), one]));
  for (const { kept } of added) for (const one of kept.observed) observed.set(JSON.stringify(one[0]), one);
  const others = known.flatMap(({ isOwn }, at) => (isOwn ? [] : [at]));
  return { files, known, observed: [...observed.values()], others };
}

export function isSame(a: SourceFile, b: SourceFile): boolean {
  if (a === b) return true;
  // A virtual source's hash is not enough, so all its fields are compared.
  if (a.plugin !== undefined || b.plugin !== undefined) return JSON.stringify(a) === JSON.stringify(b);
  const keys = ['path', 'hash', 'docs', 'version', 'relative', 'partial'] as const;
  if (JSON.stringify(a.originalHeadings) !== JSON.stringify(b.originalHeadings)) return false;
  return keys.every((key) => a[key] === b[key]);
}

export function isAlike(a: Document, b: Document): boolean {
  return isSame(a.source, b.source) && a.factsKey === b.factsKey && a.bodyKey === b.bodyKey;
}
