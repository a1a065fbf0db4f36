// Gives local names of built modules short ones. Functions and classes keep theirs, for stack traces, which esbuild cannot do.
import { readFile, writeFile } from 'node:fs/promises';
import { minifySync } from 'oxc-minify';

const mangle = { keepNames: { function: true, class: true } };

/** Rewrites modules in place. */
export async function shortenLocals(paths) {
  for (const path of paths) await writeFile(path, withShortLocals(path, await readFile(path, 'utf8')));
}

/** Throws where the text is not a module. */
export function withShortLocals(path, text) {
  const { code, errors } = minifySync(path, text, { module: true, compress: false, mangle });
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  return code;
}
