// Declares addresses of files that plugins will emit, so that links to them can be bound.
import type { PlacedPage } from './page.ts';

export interface Emitted {
  /** The name of the plugin. */
  readonly plugin: string;
  /**
   * Without base: `/feed.xml`. Called once all pages have routes, and only if a link matches neither a page nor a static file.
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
