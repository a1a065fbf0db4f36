// Expands the redirects that plugins deferred until all pages had routes.

import type { Context } from '#context/context';
import { hookThrew } from '#context/hooks';
import type { PlacedPage } from '#model/page';
import type { Plugin } from '#model/plugin';
import type { LateRedirects, Redirect } from '#model/redirect';
import type { PlacedSite } from '#model/site';

export async function gather(
  context: Context,
  { redirects, assets }: PlacedSite,
  pages: readonly PlacedPage[],
): Promise<readonly Redirect[]> {
  const gathered: Redirect[] = [];
  for (const added of redirects) {
    if (!('redirects' in added)) gathered.push(added);
    else gathered.push(...(await ask(context, added, () => added.redirects(pages, assets))));
  }
  return gathered;
}

/** Empty, and a report, where the plugin fails. */
async function ask(
  { config, reporter }: Context,
  { plugin: name }: LateRedirects,
  call: () => readonly Redirect[],
): Promise<readonly Redirect[]> {
  try {
    return call().map((redirect) => ({ ...redirect, plugin: name }));
  } catch (thrown) {
    // A plugin may have given another name than its own.
    const plugin: Plugin = config.plugins.find((one) => one.name === name) ?? { name, apiVersion: 1 };
    reporter.report(await hookThrew(config, plugin, 'resolve', thrown, `the plugin "${name}", while it made redirects,`));
    return [];
  }
}
