// The files that a plugin reads by itself, as it declares them, to one digest.

import { keyOf } from '#files/digest';
import type { Files } from '#files/files';
import type { Plugin } from '#model/plugin';

/** Of the paths and of the bytes of all files that the globs of its `inputs` find. Empty for a plugin that declares none. */
export async function inputsDigest(files: Files, { inputs = [] }: Plugin): Promise<string> {
  if (inputs.length === 0) return '';
  const paths = await files.glob(inputs, { dot: true });
  return keyOf(...paths.map((path) => `${path} ${files.digest(path)}`));
}
