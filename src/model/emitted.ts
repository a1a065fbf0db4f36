// Addresses of files that plugins are yet to emit, so that links may lead there.
import type { PlacedPage } from './page.ts';

export interface Emitted {
  /** The name of the plugin. */
  readonly plugin: string;
  /**
   * Without base: `/feed.xml`. Asked for when all pages have their routes, and only if a link leads neither to one of them nor to a
   * static file.
   */
  addresses(pages: readonly PlacedPage[]): readonly string[];
}

/** A file that a link leads to, and the plugin that is to emit it. */
export interface AwaitedFile {
  readonly address: string;
  readonly plugin: string;
}

interface EmittingSite {
  readonly emitted: readonly Emitted[];
  readonly pages: readonly PlacedPage[];
}

/** Finds the plugin that emits a file at an address. */
export function emitterFinder({ emitted, pages }: EmittingSite): (address: string) => string | undefined {
  let plugins: ReadonlyMap<string, string> | undefined;
  return (address) => {
    plugins ??= new Map(emitted.flatMap((one) => one.addresses(pages).map((path) => [path, one.plugin] as const)));
    return plugins.get(address);
  };
}
