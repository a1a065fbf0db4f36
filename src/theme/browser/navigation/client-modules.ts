// The addresses of the site's own modules to the modules.
import type { PageData } from '#model/page-data';
import type { ClientModule } from './route-hooks.ts';

/** One that cannot be loaded is missing, and said to be: the page does without it. */
export async function importClientModules({ clientModules = [] }: PageData): Promise<readonly ClientModule[]> {
  const modules = await Promise.allSettled(clientModules.map((address) => import(address) as Promise<ClientModule>));
  return modules.flatMap((one) => {
    if (one.status === 'fulfilled') return [one.value];
    reportError(one.reason);
    return [];
  });
}
