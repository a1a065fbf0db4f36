// A CSS module to the source of a module whose default maps its names to those that its rules bear in the output.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'esbuild';

/** True for a stylesheet whose class names are its own. */
export function isCssModule(path: string): boolean {
  return /\.module\.css$/i.test(path);
}

/** Options under which a stylesheet's names come out the same, whoever asks. */
export const styleNaming = { minifyWhitespace: true, minifySyntax: true, charset: 'utf8', logLevel: 'silent' } as const;

/** Rejects as esbuild does. */
export async function namesSource(path: string, root: string): Promise<string> {
  return (await bundleNames(path, root)).source;
}

/** The source, and the stylesheets that it was made of: absolute, the module itself among them. */
export async function bundleNames(path: string, root: string): Promise<{ source: string; inputs: readonly string[] }> {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    ...styleNaming,
    stdin: { contents: `export { default } from ${JSON.stringify(path)};`, resolveDir: dirname(path) },
    absWorkingDir: root,
    outdir: 'names',
    write: false,
    metafile: true,
    bundle: true,
    format: 'esm',
    plugins: [addressesAside, ownNames(root)],
  });
  const source = outputFiles.find((file) => file.path.endsWith('.js'))?.text ?? 'export default {};';
  const styles = Object.keys(metafile.inputs).filter((input) => input.endsWith('.css'));
  return { source, inputs: [...new Set([path, ...styles.map((input) => resolve(root, realName(input)))])] };
}

/** What its addresses name is looked for where the stylesheet itself is bundled. */
const addressesAside: Plugin = {
  name: 'slodocs-addresses-aside',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ kind, path }) => (kind === 'url-token' ? { path, external: true } : undefined));
  },
};

/** Marks questions that we ask ourselves. */
const asked = 'slodocs-asked';

const mark = /~[\da-f]{8}(\.module\.css)$/i;

/**
 * The bundler makes names of a file's name alone, and bundles one stylesheet without knowing of the others: two files with one
 * name, in two folders, would style each other. The name that it sees holds the folder as well.
 */
export function ownNames(root: string): Plugin {
  return {
    name: 'slodocs-own-names',
    setup(build) {
      build.onResolve({ filter: /\.module\.css$/i }, async ({ path, pluginData, ...question }) => {
        if (pluginData === asked || question.kind === 'url-token') return undefined;
        const found = await build.resolve(path, { ...question, pluginData: asked });
        // Asked again without us, the bundler says what is wrong, and where.
        if (found.errors.length > 0 || found.external) return undefined;
        const hash = createHash('sha256').update(relative(root, found.path).split(sep).join('/')).digest('hex').slice(0, 8);
        return { path: found.path.replace(/\.module\.css$/i, `~${hash}$&`) };
      });
      build.onLoad({ filter: mark }, async ({ path }) => {
        const file = realName(path);
        return { contents: await readFile(file), loader: 'local-css', resolveDir: dirname(file) };
      });
    },
  };
}

/** The file that the bundler knows by another name. */
export function realName(path: string): string {
  return path.replace(mark, '$1');
}
