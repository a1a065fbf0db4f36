// The import of a module that a page loads late: checked, together with all that it imports, before any of it runs.
import type { LateModules } from '#model/page-data';
import { readPage } from './read-page.ts';

export type ImportLate = (file: string) => Promise<unknown>;

/** `base` is the address of any module: all of them stand in one folder. */
export function createLateImport(base: string): ImportLate {
  const known = new Map<string, LateModules[string]>();
  const checks = new Map<string, Promise<unknown>>();

  // What has started on one page may still ask for its modules on the next one, which has another list.
  const learn = (): void => {
    for (const [address, module] of Object.entries(readPage(document).late ?? {})) known.set(address, module);
  };

  const withImports = (address: string, found = new Set<string>()): ReadonlySet<string> => {
    const [, ...imports] = known.get(address) ?? [];
    found.add(address);
    for (const next of imports) if (!found.has(next)) withImports(next, found);
    return found;
  };

  /** Whoever asks meanwhile waits for the same check: after a failure, browsers would load the file without one. */
  const check = (address: string): Promise<unknown> => {
    const integrity = known.get(address)?.[0];
    if (integrity === undefined) return Promise.reject(new Error(`the page does not know the integrity of ${address}`));
    let checked = checks.get(address);
    if (!checked) {
      checked = preload(address, integrity).catch(async () => {
        // A cache may keep what is wrong for as long as what is right.
        await fetch(address, { integrity, cache: 'reload' }).catch(() => undefined);
        return preload(address, integrity);
      });
      checks.set(address, checked);
      checked.catch(() => checks.delete(address));
    }
    return checked;
  };

  learn();
  return async (file) => {
    learn();
    const address = new URL(file, base).pathname;
    await Promise.all([...withImports(address)].map(check));
    return import(address);
  };
}

/** Resolves once the module is loaded and not yet run; at once in browsers that check no modules. */
function preload(address: string, integrity: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  link.integrity = integrity;
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`${address} could not be loaded, or is not the file that belongs to this page`));
    };
  });
  document.head.append(link);
  return link.relList.supports('modulepreload') ? loaded : Promise.resolve();
}
