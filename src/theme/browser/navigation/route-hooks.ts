// A change of the route to the site's own modules and to scripts in the head, before and after it.

export interface RouteLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export interface RouteUpdate {
  readonly location: RouteLocation;
  /** Null on the first page. */
  readonly previousLocation: RouteLocation | null;
}

/** What a module of the site may export. */
export interface ClientModule {
  /** Called when a page is asked for. A function that it gives back is called when that page is shown, or another is asked for. */
  readonly onRouteUpdate?: (update: RouteUpdate) => unknown;
  /** Called when the page is shown. */
  readonly onRouteDidUpdate?: (update: RouteUpdate) => void;
}

export interface RouteHooks {
  /** Modules that are told from now on. */
  join(modules: readonly ClientModule[]): void;
  before(update: RouteUpdate): void;
  after(update: RouteUpdate): void;
}

export function createRouteHooks(): RouteHooks {
  let modules: readonly ClientModule[] = [];
  let undo: readonly unknown[] = [];
  const clear = (): void => {
    for (const one of undo) if (typeof one === 'function') safely(one as () => void);
    undo = [];
  };
  return {
    join(loaded) {
      modules = loaded;
    },
    before(update) {
      clear();
      undo = modules.map((one) => safely(() => one.onRouteUpdate?.(update)));
      document.dispatchEvent(new CustomEvent('slodocs:route-update', { detail: update }));
    },
    after(update) {
      clear();
      for (const one of modules) safely(() => one.onRouteDidUpdate?.(update));
      document.dispatchEvent(new CustomEvent('slodocs:route-did-update', { detail: update }));
    },
  };
}

/** What a module throws is its own: readers go on to the page. */
function safely<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
