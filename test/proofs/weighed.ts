// Computes the compressed size of what a page loads, in bytes, by type.
import { gzipSync } from 'node:zlib';

export interface Weight {
  readonly document: number;
  readonly styles: number;
  readonly scripts: number;
}

export async function weighed(document: string, loaded: readonly string[]): Promise<Weight> {
  const weigh = async (urls: readonly string[]): Promise<number> => {
    const bodies = await Promise.all([...new Set(urls)].map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())));
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  };
  return {
    document: await weigh([document]),
    styles: await weigh(loaded.filter((url) => url.endsWith('.css'))),
    scripts: await weigh(loaded.filter((url) => url.endsWith('.js'))),
  };
}
