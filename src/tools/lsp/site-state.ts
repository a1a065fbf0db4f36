// Follows the state of a site that is edited: resolves it when somebody asks, and checks the whole of it once nobody does.
import type { Config } from '#model/config';
import type { Diagnostic } from '#model/diagnostic';
import type { Sources } from '#model/source-file';
import { nullSink } from '#output/sinks';
import { createCompletion, type WorkQueue } from '#session/completion';
import type { OpenSession } from '#session/open-session';
import type { Board } from './board.ts';
import { createSnapshot, type Snapshot } from './snapshot.ts';

export interface SiteState {
  /** Makes stale what is known. */
  edit(): void;
  /** The site with all edits. Undefined without a valid configuration. */
  fresh(): Promise<Snapshot | undefined>;
  /** The site as it was last resolved; before that, as front matter and titles alone tell. */
  latest(): Promise<Snapshot | undefined>;
  last(): Snapshot | undefined;
  /** What the latest of them was made from. */
  setup(): Setup | undefined;
  /** Checks the whole site, one portion at a time. */
  complete(): Promise<void>;
  /** Does so once nothing has happened for a while. */
  completeSoon(): void;
  /** Everything that a check finds, of the site as it is when all is found. */
  check(): Promise<readonly Diagnostic[]>;
  stop(): void;
}

export interface Setup {
  readonly config: Config;
  readonly sources: Sources;
}

interface SiteStateOptions {
  readonly session: OpenSession;
  readonly queue: WorkQueue;
  /** Takes what is found. */
  readonly board: Board;
  readonly isClosed: () => boolean;
  /** Tells what the board has. */
  readonly tell: () => void;
  /** Tells of exceptions. */
  readonly guarded: (work: Promise<unknown>) => void;
}

/** How long nothing must happen before the whole site is checked, in milliseconds. */
const idleTime = 150;

export function createSiteState({ session, queue, board, isClosed, tell, guarded }: SiteStateOptions): SiteState {
  let edition = 0;
  let last: { readonly edition: number; readonly snapshot: Snapshot } | undefined;
  let setup: Setup | undefined;
  let timer: NodeJS.Timeout | undefined;
  let begin = (): void => undefined;
  /** All sources were parsed once, in portions, between which edits and requests are heard. */
  const ready = new Promise<void>((resolve) => {
    begin = resolve;
  });

  const resolve = async (): Promise<Snapshot | undefined> => {
    const of = edition;
    if (last?.edition === of) return last.snapshot;
    const snapshot = await session.resolved(async ({ config }, resolved) => {
      setup = { config, sources: resolved.sources };
      const { languages } = await resolved.translated();
      return createSnapshot([resolved, ...languages]);
    });
    if (snapshot) last = { edition: of, snapshot };
    board.early(session.diagnostics());
    return snapshot;
  };
  const fresh = async (): Promise<Snapshot | undefined> => {
    await ready;
    return queue.now(resolve);
  };
  const sketch = async (): Promise<Snapshot | undefined> => {
    const first = await session.resolveFirst();
    setup = first;
    const site = first?.site;
    const documents = site?.pages.flatMap((page) => (page.kind === 'doc' ? [page.document] : [])) ?? [];
    return site && createSnapshot([{ site, documents }]);
  };
  const complete = createCompletion({
    session,
    queue,
    output: nullSink,
    edition: () => edition,
    isClosed,
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
  return {
    edit: () => void edition++,
    fresh,
    latest: async () => last?.snapshot ?? (await queue.now(sketch)),
    last: () => last?.snapshot,
    setup: () => setup,
    complete,
    completeSoon() {
      clearTimeout(timer);
      timer = setTimeout(() => guarded(complete()), idleTime);
    },
    async check() {
      for (;;) {
        const of = edition;
        await fresh();
        await complete();
        if (of === edition) return board.all();
      }
    },
    stop: () => clearTimeout(timer),
  };
}
