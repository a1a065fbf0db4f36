// Writes source maps into bundles for development, so that a fault in a browser leads to the line of its source.
import { dirname, resolve } from 'node:path';
import type { OutputFile } from 'esbuild';
import { relativeTo } from '#files/site-path';
import { appendMap } from './inline-map.ts';
import { isVirtual } from './module-virtual.ts';

/** The files themselves, each with the map that esbuild has made beside it, if any. Sources are named relative to the root. */
export function withMaps(
  outputs: readonly OutputFile[],
  root: string,
): readonly Pick<OutputFile, 'path' | 'text' | 'contents'>[] {
  const maps = new Map(outputs.filter(({ path }) => path.endsWith('.map')).map(({ path, text }) => [path, text]));
  if (maps.size === 0) return outputs;
  return outputs.flatMap(({ path, text, contents }) => {
    if (maps.has(path)) return [];
    const map = maps.get(`${path}.map`);
    if (map === undefined) return [{ path, text, contents }];
    const { sources, ...rest } = JSON.parse(map) as { readonly sources: readonly string[] };
    const named = sources.map((source) => (isVirtual(source) ? source : relativeTo(root, resolve(dirname(path), source))));
    const mapped = appendMap(text, { ...rest, sources: named });
    return [{ path, text: mapped, contents: new TextEncoder().encode(mapped) }];
  });
}
