// Bundles imports of Markdown as modules that take the compiled document from the page.
import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { relativeTo } from '#files/site-path';
import { type Code, code } from '#kit/print/javascript';

const namespace = 'slodocs//markdown';

/** `theme` is an import statement that binds the theme's exports to `live`; `asked` marks resolve requests of our own. */
export function markdownModules(root: string, theme: Code, asked: string): Plugin {
  return {
    name: namespace,
    setup(build) {
      build.onResolve({ filter: /^(?:\.{1,2}\/|@site\/|\/).*\.mdx?$/i }, ({ path, kind, resolveDir, pluginData }) => {
        if (kind === 'entry-point' || pluginData === asked) return undefined;
        const file = path.startsWith('@site/')
          ? join(root, path.slice('@site/'.length))
          : join(isAbsolute(path) ? root : resolveDir, path);
        const errors = existsSync(file) ? [] : [{ text: `Could not resolve "${path}"` }];
        return { path: relativeTo(root, file), namespace, errors };
      });
      build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: code`${theme} export default live.markdownModule(${path});`.text,
      }));
    },
  };
}
