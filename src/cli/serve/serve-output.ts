// Serves an output folder.
import { createHandler } from './handler.ts';
import { type Address, listen } from './listen.ts';
import type { ServeOptions } from './serve-options.ts';

export interface Serving {
  /** The URL of the site's home page. */
  readonly url: string;
  /** Stops at once, and closes open connections. */
  close(): Promise<void>;
}

export async function serveOutput(options: ServeOptions & Address): Promise<Serving> {
  const { origin, close } = await listen(createHandler(options), options);
  return { url: `${origin}${encodeURI(options.baseUrl)}`, close };
}
