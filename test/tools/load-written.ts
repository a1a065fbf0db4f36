// Loads a module that a command has written, with all that it imports, as a build would.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** Its exports. */
export async function loadWritten(file: string): Promise<Readonly<Record<string, unknown>>> {
  const outfile = `${file}.loaded.mjs`;
  await build({
    entryPoints: [file],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    plugins: [own],
  });
  return (await import(pathToFileURL(outfile).href)) as Readonly<Record<string, unknown>>;
}

/** The package is not installed in temporary folders. */
const own: Plugin = {
  name: 'the built package',
  setup({ onResolve }) {
    onResolve({ filter: /^slodocs(?:\/plugins)?$/ }, ({ path }) => {
      const file = path === 'slodocs' ? 'dist/index.js' : 'dist/plugins/plugins.js';
      return { path: pathToFileURL(join(process.cwd(), file)).href, external: true };
    });
  },
};
