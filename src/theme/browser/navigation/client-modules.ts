// Imports the site's own client modules.
import type { PageData } from '#model/page-data';
import type { ClientModule } from './route-hooks.ts';

/** Reports a module that cannot be loaded, and goes on without it. */
export async function importClientModules({ clientModules = [] }: PageData): Promise<readonly ClientModule[]> {
  const modules = await Promise.allSettled(clientModules.map((address) => import(address) as Promise<ClientModule>));
  return modules.flatMap((one) => {
    if (one.status === 'fulfilled') return [one.value];
    reportError(one.reason);
    return [];
  });
}
