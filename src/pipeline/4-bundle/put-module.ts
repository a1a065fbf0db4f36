// Stores the text of a printed module, and names the files beside it.
import type { Context } from '#context/context';
import { digestOf } from '#files/digest';
import { printedModule, readBrowserModule } from '#output/asset-file';
import { packed } from '#store/cache-store';

/** Returns the name of the file. Modules are named in the order of their stems, so that later ones can hold names of earlier ones. */
export function putModule({ store }: Context, stem: string, text: string): string {
  const key = digestOf(text);
  store.put('pages', key, packed(text));
  return printedModule(stem, key);
}

/** The specifier of a file in the folder of all modules. */
export function fileBeside(name: string): string {
  return `./${readBrowserModule(name) ?? ''}`;
}
