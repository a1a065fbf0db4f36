// Holds the current state of a site in development: its pages, files and faults.
import type { DevEvent } from '#model/dev';
import type { Site } from '#model/site';
import { lazySink } from '#output/memory-sink';
import { createCompletion, type WorkQueue } from '#session/completion';
import type { OpenSession } from '#session/open-session';
import { type AddressBook, createSoundPages } from './answer.ts';
import type { AssetCache } from './asset-cache.ts';
import type { FaultBoard } from './fault-board.ts';
import { type DevPage, readPage } from './read-page.ts';
import type { RenderHistory } from './render-history.ts';

export interface SiteView {
  readonly book: AddressBook;
  /** Undefined until the first address was asked for. */
  site(): Site | undefined;
  /** Counts what pages are told of: edits, and that all sources are parsed. */
  edition(): number;
  /** How many pages are not rendered; undefined while sources are read. */
  left(): number | undefined;
  /** Makes stale what is shown. */
  edit(): void;
  /** Tells of faults after a short while. */
  tellSoon(): void;
  /** Tells of what the site's code has left behind. */
  collectSoon(): void;
  /** Completes the view once nothing has happened for a while. */
  completeSoon(): void;
  close(): void;
}

export interface SiteViewOptions {
  readonly session: OpenSession;
  readonly queue: WorkQueue;
  readonly board: FaultBoard;
  /** Takes the files that shown pages name. */
  readonly assets: AssetCache;
  /** Takes what shown pages are made of. */
  readonly history: RenderHistory;
  /** Absolute. */
  readonly root: string;
  readonly listener: (event: DevEvent) => void;
  /** Tells of exceptions. */
  readonly guarded: (work: Promise<unknown>) => void;
}

/** How long nothing must happen before the whole site is looked at, in milliseconds. */
const idleTime = 600;

/** Pages that several tabs ask for at once are told of together, in milliseconds. */
const tellingTime = 30;

export function createSiteView(options: SiteViewOptions): SiteView {
  const { session, queue, board, assets, history, root, listener, guarded } = options;
  const output = lazySink();
  const sound = createSoundPages();
  const shown = new Map<string, Promise<DevPage | undefined>>();
  /** Counts edits: what was shown before an edit may be stale. */
  let edition = 0;
  let told = 0;
  /** The edition of the list of all files. */
  let listed = -1;
  /** The edition of `site`. */
  let resolved = -1;
  let left: number | undefined;
  let site: Site | undefined;
  /** Pages are shown whose lists of others are incomplete, because sources were not parsed yet. */
  let isProvisional = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let telling: NodeJS.Timeout | undefined;
  let collecting: NodeJS.Timeout | undefined;

  const tell = async (): Promise<void> => {
    listener({ kind: 'faults', faults: await board.next(left) });
  };
  /** Called within the work that has found the site: the next piece of work begins a list of its own. */
  const note = (found: { readonly site: Site; readonly unparsed?: number } | undefined, of: number): void => {
    site = found?.site;
    if (found) resolved = of;
    // Faults of the sources are told of once all of them are known.
    if (found?.unparsed) isProvisional = true;
    else board.early(session.diagnostics());
  };
  const tellSoon = (): void => {
    clearTimeout(telling);
    telling = setTimeout(() => guarded(tell()), tellingTime);
  };

  const book: AddressBook = {
    root,
    asset: (path) => assets.at(path),
    page(path) {
      const known = shown.get(path);
      if (known) return known;
      const of = edition;
      const page = queue.now(async () => {
        const found = await session.page(path);
        // There is no such page, or no valid configuration.
        if (!found) return undefined;
        for (const file of found.files) assets.add(file);
        if (found.unparsed === 0) history.note(found.page.page.route.path, found.page.digest, await found.keys());
        note(found, of);
        tellSoon();
        return sound.of(path, readPage(found), session.diagnostics(), found.faults);
      });
      shown.set(path, page);
      // There may be such a page as soon as the configuration is mended, which need not be told of before.
      const forget = (): void => {
        if (shown.get(path) === page) shown.delete(path);
      };
      page.then((found) => found ?? forget(), forget);
      return page;
    },
    // Before the whole site was looked at after an edit, the list of its files is that of another state.
    read: async (path) => (listed === edition ? queue.now(() => output.read(path)) : undefined),
    async resolved() {
      if (site && resolved === edition) return site;
      const of = edition;
      await queue.now(async () => note(await session.resolveFirst(), of));
      tellSoon();
      return site;
    },
    whole: () => (listed === edition ? Promise.resolve() : whole()),
  };

  const whole = createCompletion({
    session,
    queue,
    output,
    edition: () => edition,
    isClosed: () => isClosed,
    found: note,
    parsed() {
      if (isProvisional) {
        shown.clear();
        told++;
        listener({ kind: 'changed', paths: [] });
      }
      isProvisional = false;
    },
    rendered(now) {
      left = now;
    },
    completed(of, diagnostics) {
      listed = of;
      board.whole(diagnostics);
    },
    tell,
  });

  return {
    book,
    site: () => site,
    edition: () => told,
    left: () => left,
    edit() {
      edition++;
      told++;
      left = undefined;
      shown.clear();
    },
    tellSoon,
    collectSoon() {
      const collect = async (): Promise<void> => {
        collecting = undefined;
        await session.collect();
        board.early(session.diagnostics());
        tellSoon();
      };
      if (!isClosed) collecting ??= setTimeout(() => guarded(queue.now(collect)), tellingTime);
    },
    completeSoon() {
      clearTimeout(timer);
      timer = setTimeout(() => guarded(whole()), idleTime);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      clearTimeout(telling);
      clearTimeout(collecting);
    },
  };
}
