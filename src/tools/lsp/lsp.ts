// Keeps a site open for an editor: follows unsaved texts, answers requests, and reports the faults of the whole site.

import { basename, join } from 'node:path';
import { textNow } from '#files/frame-texts';
import type { FileEdit } from '#kit/text-edit';
import type { Config } from '#model/config';
import type { Diagnostic } from '#model/diagnostic';
import type { EditorEvent, EditorSite, OpenText } from '#model/editor';
import type { JsonObject } from '#model/json';
import type { Settings } from '#model/settings';
import type { Sources } from '#model/source-file';
import { createWorkQueue } from '#session/completion';
import type { OpenSession } from '#session/open-session';
import { createWatching } from '#session/watching';
import { textOf } from './asked.ts';
import { createBoard } from './board.ts';
import { createSiteState } from './site-state.ts';
import { createTexts } from './texts.ts';
import { faultsAfter } from './trial.ts';
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
  /** What is open in the editor already, and how that is laid over its files. */
  readonly texts: readonly OpenText[];
  readonly overlay: OpenSession['overlay'];
  /** Documents for which the editor shows faults already. */
  readonly told: readonly string[];
  /** The shapes of the files that authors write, as JSON Schemas. */
  readonly schemas: (config: Config) => Promise<Readonly<Record<string, JsonObject>>>;
  /** The names that theme, plugins and settings know. */
  readonly vocabulary: (config: Config, sources: Sources) => Promise<Vocabulary>;
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

/** How long nothing must be typed in the configuration, or a module that it loads, before it is read again, in milliseconds. */
const pauseForConfig = 500;

export async function openEditorSite(parts: EditorParts): Promise<EditorSite> {
  const { session, root, outDir, config, polls, listener, features, passOn } = parts;
  const queue = createWorkQueue();
  const texts = createTexts(root);
  const board = createBoard({ texts, config: basename(config), manual: parts.manual, known: parts.told });
  const cancelled = new Set<number>();
  const running = new Set<number>();
  let isClosed = false;
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
  const state = createSiteState({ session, queue, board, isClosed: () => isClosed, tell, guarded });

  /** What is read again once nothing was typed in it for a while. */
  const paused = new Map<string, NodeJS.Timeout>();
  /** Files whose text in the editor is not the one on the disk. */
  const unsaved = new Set<string>();
  /** Most documents are opened, read and closed. */
  const isNews = (file: string, text: string | undefined): boolean =>
    unsaved.has(file) || (text !== undefined && text !== textNow(join(root, file)));
  const overlay = async (file: string, text: string | undefined): Promise<void> => {
    state.edit();
    if (text === undefined) unsaved.delete(file);
    else unsaved.add(file);
    await queue.now(() => session.overlay(file, text));
  };
  const edited = async (): Promise<void> => {
    state.completeSoon();
    if (!(await state.fresh())) settings = await queue.now(() => session.settings());
    tell();
    state.completeSoon();
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
    state.edit();
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
    settings: () => state.last()?.settings ?? settings,
    savedText: (file) => textNow(join(root, file)),
    fresh: state.fresh,
    latest: state.latest,
    schemas: memoized(
      async () => {
        const setup = state.setup();
        return setup ? parts.schemas(setup.config) : {};
      },
      () => state.setup()?.config,
    ),
    vocabulary: memoized(
      async () => {
        const setup = state.setup();
        return setup && parts.vocabulary(setup.config, setup.sources);
      },
      () => state.setup()?.sources,
    ),
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
  guarded(state.complete());
  guarded(edited());
  return {
    root,
    sync,
    changed,
    async request(method, params, id) {
      const feature = features[method];
      if (!feature) return undefined;
      running.add(id);
      try {
        // Others that came with it, such as a cancellation, are heard first.
        await new Promise((resolve) => setImmediate(resolve));
        return cancelled.delete(id) ? undefined : await feature(params as never, view);
      } finally {
        running.delete(id);
        cancelled.delete(id);
      }
    },
    async cancel(id) {
      if (running.has(id)) cancelled.add(id);
    },
    check: state.check,
    async close() {
      isClosed = true;
      state.stop();
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
    if (!known || known.of !== of || of === undefined) known = { of, answer: ask() };
    return known.answer;
  };
}
