// Imports the site's own client modules.
import type { ImportLate } from '../late-modules.ts';

/** Reports a module that cannot be loaded, and goes on without it. */
export async function importClientModules(
  addresses: readonly string[],
  importLate: ImportLate,
): Promise<readonly ClientModule[]> {
  const modules = await Promise.allSettled(addresses.map((address) => importLate(address) as Promise<ClientModule>));
  return modules.flatMap((one) => {
    if (one.status === 'fulfilled') return [one.value];
    reportError(one.reason);
    return [];
  });
}

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
  /** Called when a page is requested. If it returns a function, that is called once the page is shown or another is requested. */
  readonly onRouteUpdate?: (update: RouteUpdate) => unknown;
  /** Called when the page is shown. */
  readonly onRouteDidUpdate?: (update: RouteUpdate) => void;
}

export interface RouteHooks {
  /** Adds modules whose hooks are called from now on. */
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

/** An error in a module, or a service, stops nothing else. */
export function safely<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
