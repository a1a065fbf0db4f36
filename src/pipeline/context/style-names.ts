// A CSS module to the source of a module whose default maps its names to those that its rules bear in the output.
import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';

/** True for a stylesheet whose class names are its own. */
export function isCssModule(path: string): boolean {
  return /\.module\.css$/i.test(path);
}

/** Options under which a stylesheet's names come out the same, whoever asks. */
export const styleNaming = { minifyWhitespace: true, minifySyntax: true, charset: 'utf8', logLevel: 'silent' } as const;

/** Rejects as esbuild does. */
export async function namesSource(path: string, root: string): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    ...styleNaming,
    stdin: { contents: `export { default } from ${JSON.stringify(path)};`, resolveDir: dirname(path) },
    absWorkingDir: root,
    outdir: 'names',
    write: false,
    bundle: true,
    format: 'esm',
    plugins: [addressesAside],
  });
  return outputFiles.find((file) => file.path.endsWith('.js'))?.text ?? 'export default {};';
}

/** What its addresses name is looked for where the stylesheet itself is bundled. */
const addressesAside: Plugin = {
  name: 'slodocs-addresses-aside',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ kind, path }) => (kind === 'url-token' ? { path, external: true } : undefined));
  },
};
