// Keeps a site open for an editor: follows unsaved texts, answers requests, and reports the faults of the whole site.
import { basename, join } from 'node:path';
import { textNow } from '#files/frame-texts';
import type { Diagnostic } from '#model/diagnostic';
import type { EditorEvent, EditorSite, OpenText } from '#model/editor';
import type { JsonObject } from '#model/json';
import type { Settings } from '#model/settings';
import { nullSink } from '#output/sinks';
import { createCompletion, createWorkQueue } from '#session/completion';
import type { OpenSession } from '#session/open-session';
import { createWatching } from '#session/watching';
import { textOf } from './asked.ts';
import { createBoard } from './board.ts';
import { createSnapshot, type Snapshot } from './snapshot.ts';
import { createTexts } from './texts.ts';
import { faultsAfter } from './trial.ts';
import type { Features, FileEdit, View } from './view.ts';

export interface EditorParts {
  readonly session: OpenSession;
  /** Absolute, as are `outDir` and `config`. */
  readonly root: string;
  readonly outDir: string;
  readonly config: string;
  readonly polls: boolean;
  readonly listener: (event: EditorEvent) => void;
  readonly features: Features;
  /** What is open in the editor already, and how that is laid over its files. */
  readonly texts: readonly OpenText[];
  readonly overlay: OpenSession['overlay'];
  /** The shapes of the files that authors write, as JSON Schemas. */
  readonly schemas: () => Promise<Readonly<Record<string, JsonObject>>>;
  /** The page of the manual on a diagnostic, as an address and as Markdown. */
  readonly manual: View['manual'];
  /** What moves would change, of a session that nobody else uses meanwhile. */
  readonly planMoves: View['planMoves'];
  /** Which of the fixes agree, in the texts that `open` knows. */
  readonly planFixes: (
    all: readonly Diagnostic[],
    wanted: readonly Diagnostic[],
    open: (file: string) => string | undefined,
  ) => Promise<readonly FileEdit[]>;
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
  let schemas: Promise<Readonly<Record<string, JsonObject>>> | undefined;
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
    const snapshot = await session.resolved(async (_, resolved) => {
      const { languages } = await resolved.translated();
      return createSnapshot([resolved, ...languages]);
    });
    if (snapshot) last = { edition: of, snapshot };
    board.early(session.diagnostics());
    return snapshot;
  };
  /** The first time, sources are parsed in portions, between which edits and other requests are heard. */
  const fresh = async (): Promise<Snapshot | undefined> => {
    await ready;
    return queue.now(resolve);
  };
  /** Knows pages by front matter and title alone. */
  const sketch = async (): Promise<Snapshot | undefined> => {
    const first = await session.resolveFirst();
    const pages = first?.site.pages ?? [];
    return (
      first &&
      createSnapshot([{ site: first.site, documents: pages.flatMap((page) => (page.kind === 'doc' ? [page.document] : [])) }])
    );
  };

  const complete = createCompletion({
    session,
    queue,
    output: nullSink,
    edition: () => edition,
    isClosed: () => isClosed,
    found(site) {
      // Without a valid configuration its faults are all that is known.
      if (!site) begin();
    },
    parsed: () => begin(),
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

  let begin = (): void => undefined;
  const ready = new Promise<void>((resolve) => {
    begin = resolve;
  });

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
    schemas = undefined;
    completeSoon();
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
    savedText: (file) => textNow(join(root, file)),
    fresh,
    latest: async () => last?.snapshot ?? (await queue.now(sketch)),
    schemas: () => {
      schemas ??= parts.schemas();
      return schemas;
    },
    diagnostics: board.all,
    manual: parts.manual,
    planMoves: (asked) => queue.now(() => parts.planMoves(asked)),
    planFixes: (wanted) => parts.planFixes(board.all(), wanted, (file) => textOf(file, view)?.text),
    faultsAfter: (trial) =>
      queue.now(() => faultsAfter(session, trial, (file) => (unsaved.has(file) ? texts.open(file)?.text : undefined))),
  };

  for (const document of parts.texts) {
    const known = texts.set(document);
    if (known?.text === undefined || !isNews(known.file, known.text)) continue;
    unsaved.add(known.file);
    await parts.overlay(known.file, known.text);
  }
  guarded(watching.begin());
  settings = await queue.now(() => session.settings());
  guarded(complete());
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
