// Compiles a CSS module to a JS module that maps its class names to those in the output.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import type { BuildFailure, Message, Plugin } from 'esbuild';
import { code } from '#kit/print/javascript';
import { cssModule, realName } from './css-modules.ts';
import { noSass, sassStyles } from './style-sass.ts';

/** esbuild options that give a stylesheet's class names identically in every bundle. */
export const styleNaming = { minifyWhitespace: true, minifySyntax: true, charset: 'utf8', logLevel: 'silent' } as const;

/** The class names of a CSS module. */
export interface StyleNames {
  readonly source: string;
  /** Stylesheets, absolute, the module itself included. */
  readonly inputs: readonly string[];
}

/** The same for a bundler that imports the module: its faults are those of the stylesheet. */
export async function namesOrErrors(path: string, root: string): Promise<StyleNames | { readonly errors: Message[] }> {
  return bundleNames(path, root).catch((failure: unknown) => {
    const { errors } = Object(failure) as Partial<BuildFailure>;
    if (!Array.isArray(errors)) throw failure;
    return { errors };
  });
}

/** Rejects as esbuild does. */
export async function bundleNames(path: string, root: string): Promise<StyleNames> {
  const { build } = await import('esbuild');
  const sass = noSass();
  const { outputFiles, metafile } = await build({
    ...styleNaming,
    stdin: { contents: code`export { default } from ${path};`.text, resolveDir: dirname(path) },
    absWorkingDir: root,
    outdir: 'names',
    write: false,
    metafile: true,
    bundle: true,
    format: 'esm',
    plugins: [addressesAside, ownNames(root), sassStyles(root, sass)],
  });
  const source = outputFiles.find((file) => file.path.endsWith('.js'))?.text ?? 'export default {};';
  const styles = Object.keys(metafile.inputs).filter((input) => /\.(?:css|s[ac]ss)$/i.test(input));
  return { source, inputs: [...new Set([path, ...styles.map((input) => resolve(root, realName(input))), ...sass.inputs])] };
}

/** Leaves addresses alone: they are resolved where the stylesheet itself is bundled. */
const addressesAside: Plugin = {
  name: 'slodocs-addresses-aside',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ kind, path }) => (kind === 'url-token' ? { path, external: true } : undefined));
  },
};

/** Marks resolve requests of our own, to avoid recursion. */
const asked = 'slodocs-asked';

/**
 * esbuild derives class names from the file's name alone, one stylesheet at a time: two files of one name in two folders would
 * clash. The name that it sees here includes the folder.
 */
export function ownNames(root: string): Plugin {
  return {
    name: 'slodocs-own-names',
    setup(build) {
      build.onResolve({ filter: cssModule }, async ({ path, pluginData, ...question }) => {
        if (pluginData === asked || question.kind === 'url-token') return undefined;
        const found = await build.resolve(path, { ...question, pluginData: asked });
        // Left unresolved here, so that esbuild reports the error with its place.
        if (found.errors.length > 0 || found.external) return undefined;
        const hash = createHash('sha256').update(relative(root, found.path).split(sep).join('/')).digest('hex').slice(0, 8);
        return { path: found.path.replace(cssModule, `~${hash}$&`) };
      });
      build.onLoad({ filter: /~[\da-f]{8}\.module\.css$/i }, async ({ path }) => {
        const file = realName(path);
        return { contents: await readFile(file), loader: 'local-css', resolveDir: dirname(file) };
      });
    },
  };
}
