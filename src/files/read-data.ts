// Reads YAML and JSON files with the places of their values, outside of any site.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataOptions, PlacedData } from '#model/placed-data';
import { parseYaml } from './yaml/yaml.ts';

/** `path` is relative to `root`. Rejects as `node:fs` does. */
export async function readData(root: string, path: string, options: DataOptions = {}): Promise<PlacedData> {
  return parseYaml(await readText(root, path), path, options);
}

/** The same file as a text. */
export async function readText(root: string, path: string): Promise<string> {
  return new TextDecoder('utf-8').decode(await readFile(join(root, path)));
}
