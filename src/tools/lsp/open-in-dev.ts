// Tells the address of the page of a document.
import { joinPath } from '#model/route';
import type { View } from './view.ts';

export const openInDev = 'slodocs.openInDev';

/** With the base. Undefined for a document that is no page. */
export async function executeCommand(
  { command, arguments: [uri] = [] }: { readonly command: string; readonly arguments?: readonly unknown[] },
  view: View,
): Promise<{ readonly path: string } | undefined> {
  const file = command === openInDev && typeof uri === 'string' ? view.texts.fileOf(uri) : undefined;
  const site = file === undefined ? undefined : await view.latest();
  const page = file === undefined ? undefined : site?.pages.get(file);
  return site && page && { path: joinPath(site.settings.baseUrl, page.route.path) };
}
