// Keeps a site open while it is written: answers addresses, follows edits, and finds all faults when nobody waits.
import { join } from 'node:path';
import { textsOf } from '#files/frame-texts';
import type { DevEvent, DevSite } from '#model/dev';
import type { Catalogue } from '#model/diagnostic';
import type { Settings } from '#model/settings';
import type { Site } from '#model/site';
import { lazySink } from '#output/lazy-sink';
import type { LastingSession } from '#session/lasting-session';
import { type AddressBook, answerAt } from './answer.ts';
import { applyFix } from './apply-fix.ts';
import { bundleText, createAssetShelf } from './asset-shelf.ts';
import { createBrowserFaults } from './browser-faults.ts';
import { createFaultBoard } from './fault-board.ts';
import { type DevPage, readPage } from './read-page.ts';
import { createRenderHistory } from './render-history.ts';
import { foldersOf, type SiteWatcher, watchFolders } from './site-watcher.ts';
import { createSoundPages } from './sound-pages.ts';
import { createWorkQueue } from './work-queue.ts';

export interface DevParts {
  readonly session: LastingSession;
  /** Absolute, as is `outDir`. */
  readonly root: string;
  readonly outDir: string;
  /** The script that pages load, absolute. */
  readonly script: string;
  /** The script of axe, absolute. */
  readonly axe: string;
  /** The diagnostics of faults that only browsers find. */
  readonly catalogue: Catalogue;
  readonly polls: boolean;
  readonly listener: (event: DevEvent) => void;
}

/** How long nothing must happen before the whole site is looked at, in milliseconds. */
const idleTime = 400;

/** Pages that several tabs ask for at once are told of together, in milliseconds. */
const tellingTime = 30;

/** How many pages are rendered at a time in the background: enough for threads to pay off, few enough to wait for. */
const batchSize = 48;

export async function openDevSite({
  session,
  root,
  outDir,
  script,
  axe,
  catalogue,
  polls,
  listener,
}: DevParts): Promise<DevSite> {
  const queue = createWorkQueue();
  const output = lazySink();
  const assets = createAssetShelf();
  const browserFaults = createBrowserFaults({ root, bundle: (path) => bundleText(assets, pathBelow(path)) }, catalogue);
  const board = createFaultBoard({
    root,
    digestOf: (file) => session.digestOf(file),
    inBrowsers: () => browserFaults.list(site),
  });
  /** Counts edits: what was shown before an edit may be stale. */
  let edition = 0;
  /** The edition of the list of all files. */
  let listed = -1;
  let left: number | undefined;
  let site: Site | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let telling: NodeJS.Timeout | undefined;
  let watcher: SiteWatcher | undefined;
  const shown = new Map<string, { readonly edition: number; readonly page: Promise<DevPage | undefined> }>();
  const sound = createSoundPages();
  const history = createRenderHistory();
  const settings: Settings | undefined = await queue.now(() => session.settings());

  const baseUrl = (): string => (site?.settings ?? settings)?.baseUrl ?? '/';
  /** Without the base. */
  const pathBelow = (path: string): string => (path.startsWith(baseUrl()) ? `/${path.slice(baseUrl().length)}` : path);

  const tell = async (): Promise<void> => {
    listener({ kind: 'faults', faults: await board.next(left) });
  };
  /** Faults in the sources are known as soon as a page is; those of rendering are looked for when nobody waits. */
  const tellSoon = (): void => {
    clearTimeout(telling);
    telling = setTimeout(() => guarded(tell()), tellingTime);
  };
  const guarded = (work: Promise<unknown>): void => {
    work.catch((thrown: unknown) => {
      if (!isClosed) listener({ kind: 'crashed', thrown });
    });
  };

  const book: AddressBook = {
    async page(path) {
      const known = shown.get(path);
      if (known?.edition === edition) return known.page;
      const page = queue.now(async () => {
        const found = await session.page(path);
        if (found) {
          site = found.site;
          for (const file of found.files) assets.add(file);
          history.note(found.page.page.route.path, found.page.digest, await found.keys());
        }
        const diagnostics = session.diagnostics();
        board.early(diagnostics);
        tellSoon();
        return found && sound.of(path, readPage(found), diagnostics);
      });
      for (const [other, { edition: of }] of shown) if (of !== edition) shown.delete(other);
      shown.set(path, { edition, page });
      return page;
    },
    asset: (path) => assets.at(path),
    // Before the whole site was looked at after an edit, the list of its files is that of another state.
    read: async (path) => (listed === edition ? queue.now(() => output.read(path)) : undefined),
    async resolved() {
      const before = edition;
      if (site && left !== undefined) return site;
      const looked = await queue.now(() => session.some(0));
      board.early(session.diagnostics());
      if (before === edition) left = looked?.left;
      site = looked?.site;
      return site;
    },
    whole: () => complete(edition),
    root,
  };

  /** Renders what is left and collects the diagnostics of the whole site; ends early where an edit comes between. */
  const complete = async (of: number): Promise<void> => {
    while (of === edition && !isClosed) {
      const progress = await queue.idle(() => session.some(batchSize));
      if (of !== edition) return;
      board.early(session.diagnostics());
      left = progress?.left;
      if (!progress) return tell();
      site = progress.site;
      if (progress.left === 0) break;
      await tell();
    }
    if (of !== edition || isClosed) return;
    const { diagnostics } = await queue.idle(() => session.build(output));
    if (of !== edition) return;
    listed = of;
    board.whole(diagnostics);
    await tell();
  };

  const settle = (): void => {
    clearTimeout(timer);
    const of = edition;
    timer = setTimeout(() => guarded(complete(of)), idleTime);
  };

  const changed = async (paths: readonly string[]): Promise<void> => {
    edition++;
    left = undefined;
    await queue.now(() => session.update(paths));
    listener({ kind: 'changed', paths });
    settle();
  };

  const watchAll = async (isPolling: boolean): Promise<void> => {
    const folders = foldersOf(root, await queue.now(() => session.settings()));
    watcher = watchFolders({
      folders,
      outDir,
      polls: isPolling,
      changed: (paths) => guarded(changed(paths)),
      exhausted(reason) {
        listener({ kind: 'polls', reason });
        guarded((watcher as SiteWatcher).close().then(() => watchAll(true)));
      },
    });
  };

  await watchAll(polls);
  settle();
  return {
    root,
    script,
    axe,
    get baseUrl() {
      return baseUrl();
    },
    answer: (path) => answerAt(path, book),
    changed,
    async faults() {
      const diagnostics = board.list();
      return { diagnostics, texts: await textsOf(diagnostics, root), left, fresh: [], mended: [] };
    },
    async fix(id) {
      const fault = board.list().find((one) => one.id === id);
      if (!fault?.fix) return false;
      return applyFix(root, fault, board.digestFor(id));
    },
    async report(path, errors) {
      const resolved = await book.resolved();
      if (resolved && (await browserFaults.report(pathBelow(path), errors, resolved))) tellSoon();
    },
    why: (path) => history.why(pathBelow(path)),
    async placeToOpen(file) {
      const isSource = site?.pages.some((page) => page.kind === 'doc' && page.document.source.path === file);
      const isNamed = board
        .list()
        .some(({ place, related = [] }) => [place, ...related.map((one) => one.place)].some((one) => one?.file === file));
      return isSource || isNamed ? join(root, file) : undefined;
    },
    async restart() {
      await watcher?.close();
      await queue.now(() => session.reopen());
      await watchAll(polls);
      await changed([]);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearTimeout(telling);
      await watcher?.close();
      await queue.now(() => session.close());
    },
  };
}
