// Records the data that plugins' steps collect from a source.
import type { VFile } from 'vfile';
import type { Collected } from '#model/document';
import type { Json } from '#model/json';
import type { StepData } from '#model/markdown-steps';
import { placeOf } from '../facts/node-place.ts';

/** In the order of the calls. */
export function collectedIn(file: VFile): readonly Collected[] {
  return listOf(file);
}

export function collectFor(plugin: string, file: VFile): StepData['collect'] {
  return (data, node) => {
    listOf(file).push({ plugin, data: copyOf(data), place: placeOf((node ?? {}) as never, file.path) });
  };
}

function listOf(file: VFile): Collected[] {
  file.data['collected'] ??= [];
  return file.data['collected'] as Collected[];
}

/** Later changes of the data do not count, in threads or from the cache. */
function copyOf(data: Json): Json {
  const text = JSON.stringify(data) as string | undefined;
  if (text === undefined) throw new Error(`collected data must be JSON, not a ${typeof data}`);
  return JSON.parse(text) as Json;
}
