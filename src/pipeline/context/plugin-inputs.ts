// Digests the files that a plugin declares as its `inputs`.

import { keyOf } from '#files/digest';
import type { Files } from '#files/files';
import type { Plugin } from '#model/plugin';

/** Covers the paths and bytes of all files that match the globs. Empty for a plugin that declares none. */
export async function inputsDigest(files: Files, { inputs = [] }: Plugin): Promise<string> {
  if (inputs.length === 0) return '';
  const paths = await files.glob(inputs, { dot: true });
  return keyOf(...paths.map((path) => `${path} ${files.digest(path)}`));
}
