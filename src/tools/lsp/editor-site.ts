// Keeps a site open for an editor: follows unsaved texts, answers requests, and reports the faults of the whole site.
import { basename, join } from 'node:path';
import { textNow } from '#files/frame-texts';
import type { Config } from '#model/config';
import type { EditorEvent, EditorSite } from '#model/editor';
import type { JsonObject } from '#model/json';
import type { Settings } from '#model/settings';
import type { Sources } from '#model/source-file';
import { nullSink } from '#output/sinks';
import { createCompletion, createWorkQueue } from '#session/completion';
import type { OpenSession } from '#session/open-session';
import { createWatching } from '#session/watching';
import { createBoard } from './board.ts';
import { createSnapshot, type Snapshot } from './snapshot.ts';
import { createTexts } from './texts.ts';
import type { Features, View } from './view.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface EditorParts {
  readonly session: OpenSession;
  /** Absolute, as are `outDir` and `config`. */
  readonly root: string;
  readonly outDir: string;
  readonly config: string;
  readonly polls: boolean;
  readonly listener: (event: EditorEvent) => void;
  readonly features: Features;
  /** The shapes of the files that authors write, as JSON Schemas. */
  readonly schemas: (config: Config) => Promise<Readonly<Record<string, JsonObject>>>;
  /** The names that theme, plugins and settings know. */
  readonly vocabulary: (config: Config, sources: Sources) => Promise<Vocabulary>;
  /** The page of the manual on a diagnostic, as an address and as Markdown. */
  readonly manual: View['manual'];
  /** What a move would change. */
  readonly planMove: View['planMove'];
  /** Lets another thread take over before an edit. False where this one goes on. */
  readonly passOn: () => boolean;
  /** Files that have changed since are told of; in milliseconds. */
  readonly since: number | undefined;
}

/** How long nothing must happen before the whole site is checked, in milliseconds. */
const idleTime = 150;

/** How long nothing must be typed in the configuration, or a module that it loads, before it is read again, in milliseconds. */
const pauseForConfig = 500;

export async function openEditorSite(parts: EditorParts): Promise<EditorSite> {
  const { session, root, outDir, config, polls, listener, features, passOn } = parts;
  const queue = createWorkQueue();
  const texts = createTexts(root);
  const board = createBoard({ texts, config: basename(config), manual: parts.manual });
  const cancelled = new Set<number>();
  let isClosed = false;
  let edition = 0;
  let last: { readonly edition: number; readonly snapshot: Snapshot } | undefined;
  let setup: { readonly config: Config; readonly sources: Sources } | undefined;
  const schemas = memoized(
    async () => (setup ? parts.schemas(setup.config) : {}),
    () => setup?.config,
  );
  const vocabulary = memoized(
    async () => setup && parts.vocabulary(setup.config, setup.sources),
    () => setup?.sources,
  );
  let settings: Settings | undefined;
  const guarded = (work: Promise<unknown>): void => {
    work.catch((thrown: unknown) => {
      if (!isClosed) listener({ kind: 'crashed', thrown });
    });
  };
  const tell = (): void => {
    const files = board.changes();
    if (files.length > 0 && !isClosed) listener({ kind: 'diagnostics', files });
  };

  /** Resolves the site as it is now. Undefined without a valid configuration. */
  const resolve = async (): Promise<Snapshot | undefined> => {
    const of = edition;
    if (last?.edition === of) return last.snapshot;
    // Whoever asks first need not wait until all sources are parsed.
    const first = last ? undefined : await session.resolveFirst();
    if (first && first.unparsed > 0) {
      setup = first;
      const documents = first.site.pages.flatMap((page) => (page.kind === 'doc' ? [page.document] : []));
      return createSnapshot([{ site: first.site, documents }], false);
    }
    const snapshot = await session.resolved(async ({ config }, resolved) => {
      setup = { config, sources: resolved.sources };
      const { languages } = await resolved.translated();
      return createSnapshot([resolved, ...languages], true);
    });
    if (snapshot) last = { edition: of, snapshot };
    board.early(session.diagnostics());
    return snapshot;
  };
  const fresh = (): Promise<Snapshot | undefined> => queue.now(resolve);

  const complete = createCompletion({
    session,
    queue,
    output: nullSink,
    edition: () => edition,
    isClosed: () => isClosed,
    found() {
      // Without a valid configuration its faults are all that is known.
      if (!last) board.early(session.diagnostics());
    },
    parsed: () => guarded(fresh().then(tell)),
    rendered: () => undefined,
    completed(of, diagnostics) {
      if (of === edition) board.whole(diagnostics);
    },
    tell: async () => tell(),
  });
  let timer: NodeJS.Timeout | undefined;
  const completeSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => guarded(complete()), idleTime);
  };

  /** What is read again once nothing was typed in it for a while. */
  const paused = new Map<string, NodeJS.Timeout>();
  /** Files whose text in the editor is not the one on the disk. */
  const unsaved = new Set<string>();
  /** Most documents are opened, read and closed. */
  const isNews = (file: string, text: string | undefined): boolean =>
    unsaved.has(file) || (text !== undefined && text !== textNow(join(root, file)));
  const overlay = async (file: string, text: string | undefined): Promise<void> => {
    edition++;
    if (text === undefined) unsaved.delete(file);
    else unsaved.add(file);
    await queue.now(() => session.overlay(file, text));
  };
  const edited = async (): Promise<void> => {
    if (!(await fresh())) settings = await queue.now(() => session.settings());
    tell();
    completeSoon();
  };
  const sync: EditorSite['sync'] = async (documents) => {
    if (passOn()) return;
    let isEdited = false;
    for (const document of documents) {
      const known = texts.set(document);
      if (!known) continue;
      const { file, text } = known;
      clearTimeout(paused.get(file));
      paused.delete(file);
      if (!isNews(file, text)) continue;
      if (session.isOfConfig(file) && text !== undefined) {
        paused.set(
          file,
          setTimeout(() => guarded(overlay(file, text).then(edited)), pauseForConfig),
        );
        continue;
      }
      isEdited = true;
      await overlay(file, text);
    }
    if (isEdited) guarded(edited());
  };

  const changed: EditorSite['changed'] = async (paths) => {
    if (passOn()) return;
    edition++;
    await queue.now(() => session.update(paths));
    guarded(queue.idle(async () => (isClosed ? undefined : session.settings())).then(watching.follow));
    await edited();
  };
  const watching = createWatching({
    root,
    outDir,
    polls,
    since: parts.since,
    settings: () => queue.now(() => session.settings()),
    known: () => [],
    changed: (paths) => guarded(changed(paths)),
    polling: (reason) => listener({ kind: 'polls', reason }),
    guarded,
  });

  const view: View = {
    root,
    texts,
    settings: () => last?.snapshot.settings ?? settings,
    fresh,
    latest: async () => last?.snapshot ?? fresh(),
    schemas,
    vocabulary,
    diagnosticsOf: board.of,
    manual: parts.manual,
    planMove: (from, to) => queue.now(() => parts.planMove(from, to)),
  };

  guarded(watching.begin());
  settings = await queue.now(() => session.settings());
  guarded(edited());
  return {
    root,
    sync,
    changed,
    async request(method, params, id) {
      const feature = features[method];
      if (!feature || cancelled.delete(id)) return undefined;
      // Others that came with it, such as a cancellation, are heard first.
      await new Promise((resolve) => setImmediate(resolve));
      return cancelled.delete(id) ? undefined : feature(params as never, view);
    },
    async cancel(id) {
      cancelled.add(id);
    },
    async check() {
      for (;;) {
        const of = edition;
        await fresh();
        await complete();
        if (of === edition) return board.all();
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      for (const waiting of paused.values()) clearTimeout(waiting);
      await watching.close();
      await queue.now(() => session.close());
    },
  };
}

/** Asks again once what the answer depends on is another. */
function memoized<T>(ask: () => Promise<T>, source: () => unknown): () => Promise<T> {
  let known: { readonly of: unknown; readonly answer: Promise<T> } | undefined;
  return () => {
    const of = source();
    if (known?.of !== of || of === undefined) known = { of, answer: ask() };
    return (known as { answer: Promise<T> }).answer;
  };
}
