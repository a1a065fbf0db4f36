// Imports a module on demand, after a check of the integrity of it and of all that it imports.
import type { LateModules } from '#model/page-data';
import { readPageData, readSite } from './site-data.ts';

export type ImportLate = (file: string) => Promise<unknown>;

/** `base` is the address of any module: all are in one folder. */
export function createLateImport(base: string): ImportLate {
  const known = new Map<string, LateModules[string]>();
  const checks = new Map<string, Promise<unknown>>();

  // Code started on one page may still import modules on the next one, which has another list.
  const learn = async (): Promise<void> => {
    const all = { ...(await readSite()).late, ...readPageData(document)?.late };
    for (const [address, module] of Object.entries(all)) known.set(address, module);
  };

  const withImports = (address: string, found = new Set<string>()): ReadonlySet<string> => {
    const [, ...imports] = known.get(address) ?? [];
    found.add(address);
    for (const next of imports) if (!found.has(next)) withImports(next, found);
    return found;
  };

  /** Concurrent imports wait for the same check: after a failed one, browsers would load the file unchecked. */
  const check = (address: string): Promise<unknown> => {
    const integrity = known.get(address)?.[0];
    if (integrity === undefined)
      return Promise.reject(new Error(`neither the site nor the page knows the integrity of ${address}`));
    let checked = checks.get(address);
    if (!checked) {
      checked = preload(address, integrity).catch(async () => {
        // A cache may keep a bad file as long as a good one.
        await fetch(address, { integrity, cache: 'reload' }).catch(() => undefined);
        return preload(address, integrity);
      });
      checks.set(address, checked);
      checked.catch(() => checks.delete(address));
    }
    return checked;
  };

  return async (file) => {
    await learn();
    const address = new URL(file, base).pathname;
    await Promise.all([...withImports(address)].map(check));
    return import(address);
  };
}

/** Resolves once the module is loaded but not yet run; at once in browsers that do not check modules. */
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
