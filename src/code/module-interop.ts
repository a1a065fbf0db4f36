// Makes `require()` of a module with only a default export return that export, as Docusaurus loads a config.
import { dirname } from 'node:path';
import type { Plugin } from 'esbuild';
import { code } from '#kit/print/javascript';

/** `asked` marks resolve requests of our own, to avoid recursion. */
export function interopRequire(asked: string): Plugin {
  const namespace = 'slodocs//interop';
  return {
    name: 'slodocs-interop',
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\// }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        if (kind !== 'require-call' || pluginData === asked) return undefined;
        const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: asked });
        // Left unresolved here, so that esbuild reports the error with its place.
        if (found.errors.length > 0 || found.external || !/\.[mc]?[jt]sx?$/.test(found.path)) return undefined;
        return { path: found.path, namespace };
      });
      build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: code`const all = require(${path});
const own = all && all.__esModule && Object.keys(all).join() === 'default' ? all.default : undefined;
const canBoth = Object(own) === own && Object.isExtensible(own) && !('default' in own);
// Code of today asks for the default, code of old for the value itself: no copy or proxy of it would be what it exports.
if (canBoth) Object.defineProperties(own, { default: { value: own }, __esModule: { value: true } });
module.exports = canBoth ? own : all;`.text,
        resolveDir: dirname(path),
      }));
    },
  };
}
