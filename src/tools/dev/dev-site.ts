// Keeps a site open during development: serves pages, follows edits, and finds all faults while idle.
import { join } from 'node:path';
import { textsOf } from '#files/frame-texts';
import type { DevEvent, DevSite, IdentifiedDiagnostic } from '#model/dev';
import type { Catalogue, Diagnostic } from '#model/diagnostic';
import type { Settings } from '#model/settings';
import type { Site } from '#model/site';
import { createWorkQueue } from '#session/completion';
import type { OpenSession } from '#session/open-session';
import { createWatching } from '#session/watching';
import { answerAt } from './answer.ts';
import { bundleText, createAssetCache } from './asset-cache.ts';
import { createBrowserFaults } from './browser-faults.ts';
import { createFaultBoard } from './fault-board.ts';
import { createRenderHistory } from './render-history.ts';
import { createSiteView } from './site-view.ts';

export interface DevParts {
  readonly session: OpenSession;
  /** Absolute, as is `outDir`. */
  readonly root: string;
  readonly outDir: string;
  /** The script that pages load, absolute. */
  readonly script: string;
  /** The script of the worker that all pages share, absolute. */
  readonly stream: string;
  /** The script of axe, absolute; undefined where it is not installed. */
  readonly axe: string | undefined;
  /** The diagnostics of faults that only browsers find. */
  readonly catalogue: Catalogue;
  /** Applies the fix of a fault, whose file had that digest. False where the file has changed since, or may not be written. */
  readonly fixOne: (found: {
    readonly diagnostic: Diagnostic;
    readonly digest: string | undefined;
    readonly settings: Settings | undefined;
  }) => Promise<boolean>;
  readonly polls: boolean;
  readonly listener: (event: DevEvent) => void;
  /** Calls back whenever code of the site leaves a fault behind. */
  readonly onLate?: ((listener: () => void) => void) | undefined;
  readonly earlier?: EarlierThread | undefined;
}

/** What is known of a site that another thread has worked on before, and what to do when this one is no longer fit for it. */
export interface EarlierThread {
  /** Lets another thread take over before an edit. False where this one goes on. */
  readonly passOn: () => boolean;
  readonly known: readonly IdentifiedDiagnostic[];
  /** Undefined for the first thread. */
  readonly baseUrl: string | undefined;
  /** Files that have changed since are told of; in milliseconds. */
  readonly since: number | undefined;
}

/** How long watching waits for the first page, in milliseconds. */
const watchDelay = 1000;

export async function openDevSite({
  session,
  root,
  outDir,
  script,
  stream,
  axe,
  catalogue,
  fixOne,
  polls,
  listener,
  onLate,
  earlier,
}: DevParts): Promise<DevSite> {
  const queue = createWorkQueue();
  const assets = createAssetCache();
  const history = createRenderHistory();
  const browserFaults = createBrowserFaults({ root, bundle: (path) => bundleText(assets, pathBelow(path)) }, catalogue);
  const board = createFaultBoard({
    root,
    digestOf: (file) => session.digestOf(file),
    inBrowsers: () => browserFaults.list(view.site()),
    known: earlier?.known,
  });
  let isClosed = false;
  const guarded = (work: Promise<unknown>): void => {
    work.catch((thrown: unknown) => {
      if (!isClosed) listener({ kind: 'crashed', thrown });
    });
  };
  const view = createSiteView({ session, queue, board, assets, history, root, listener, guarded });
  onLate?.(view.collectSoon);
  const settings: Settings | undefined = await queue.now(() => session.settings());
  const baseUrl = (): string => (view.site()?.settings ?? settings)?.baseUrl ?? earlier?.baseUrl ?? '/';
  /** Without the base. */
  const pathBelow = (path: string): string => (path.startsWith(baseUrl()) ? `/${path.slice(baseUrl().length)}` : path);

  const changed = async (paths: readonly string[]): Promise<void> => {
    if (earlier?.passOn()) return;
    view.edit();
    await queue.now(() => session.update(paths));
    listener({ kind: 'changed', paths });
    guarded(queue.idle(async () => (isClosed ? undefined : session.settings())).then(watching.follow));
    view.completeSoon();
  };
  const watching = createWatching({
    root,
    outDir,
    polls,
    since: earlier?.since,
    settings: () => queue.now(() => session.settings()),
    known: () => sourcesOf(view.site(), root),
    changed: (paths) => guarded(changed(paths)),
    polling: (reason) => listener({ kind: 'polls', reason }),
    guarded,
  });
  // Looking at all folders takes as long as the first page does.
  const delayed = setTimeout(() => guarded(watching.begin()), watchDelay);
  const watch = (): void => {
    clearTimeout(delayed);
    if (!isClosed) guarded(watching.begin());
  };
  view.completeSoon();
  return {
    root,
    script,
    stream,
    axe,
    get edition() {
      return view.edition();
    },
    get baseUrl() {
      return baseUrl();
    },
    async answer(path) {
      const answer = await answerAt(path, view.book);
      watch();
      return answer;
    },
    changed,
    async faults() {
      const diagnostics = board.list();
      return { diagnostics, texts: await textsOf(diagnostics, root), left: view.left(), fresh: [], mended: [] };
    },
    async fix(id) {
      const fault = board.list().find((one) => one.id === id);
      if (!fault?.fix) return false;
      return fixOne({ diagnostic: fault, digest: board.digestFor(id), settings: view.site()?.settings ?? settings });
    },
    async report(path, errors) {
      const resolved = await view.book.resolved();
      if (resolved && (await browserFaults.report(pathBelow(path), errors, resolved))) view.tellSoon();
    },
    why: async (path) => history.why(pathBelow(path)),
    async placeToOpen(file) {
      const isSource = view.site()?.pages.some((page) => page.kind === 'doc' && page.document.source.path === file);
      const isNamed = board
        .list()
        .some(({ place, related = [] }) => [place, ...related.map((one) => one.place)].some((one) => one?.file === file));
      return isSource || isNamed ? join(root, file) : undefined;
    },
    async restart() {
      view.edit();
      await watching.stop();
      await queue.now(() => session.reopen());
      await watching.begin();
      await changed([]);
    },
    async close() {
      isClosed = true;
      clearTimeout(delayed);
      view.close();
      await watching.close();
      await queue.now(() => session.close());
    },
  };
}

/** The absolute paths of the files that pages are made of. */
function sourcesOf(site: Site | undefined, root: string): readonly string[] {
  const pages = site?.pages ?? [];
  return pages.flatMap((page) =>
    page.kind === 'doc' && page.document.source.inline === undefined ? join(root, page.document.source.path) : [],
  );
}
