// Resolves imports of browser modules: bundles packages, and shares the page's React and theme.
import { builtinModules } from 'node:module';
import { isAbsolute, resolve } from 'node:path';
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { relativeTo } from '#files/site-path';
import { type Code, code, identifier, joined } from '#kit/print/javascript';
import type { Words } from '#model/strings/say';
import type { BrowserModules, Theme } from '#model/theme';
import { isCssModule } from './css-modules.ts';
import { asked, missingOfTheme, resolveStyle } from './module-resolve.ts';
import { ownThemeModule, themeName } from './site-theme.ts';
import { namesOrErrors } from './style-names.ts';

export interface BrowserOptions {
  /** The site's root, absolute. */
  readonly root: string;
  readonly baseUrl: string;
  /** The folder of bundled modules, absolute. */
  readonly modulesDir: string;
  readonly theme: Pick<Theme, 'aliases'>;
  readonly browser: BrowserModules;
  readonly words: Words;
}

const namespaces = {
  alias: 'slodocs//alias',
  node: 'slodocs//node',
  provided: 'slodocs//provided',
  runtime: 'slodocs//runtime',
  style: 'slodocs//style',
} as const;

/** The prefix of esbuild's name for a module of the theme. */
export const aliasSpace = `${namespaces.alias}:`;

/** The prefix of esbuild's name for a module of Node. */
export const nodeSpace = `${namespaces.node}:`;

/**
 * External modules are imported by the names that they have beside the bundled ones. Records in `styles` the stylesheets of each
 * CSS module, by esbuild's name for it.
 */
export function resolveForBrowsers({ root, theme, browser }: BrowserOptions, styles: Map<string, readonly string[]>): Plugin {
  const addressOf = (specifier: string): string => `./${browser.modules[specifier] ?? ''}`;
  return {
    name: 'slodocs-browser-imports',
    setup(build) {
      build.onResolve({ filter: /^@theme/ }, async (args) => {
        if (args.pluginData === asked) return undefined;
        const own = await ownThemeModule(build, args, root, asked);
        const path = themeName(args.path);
        return own ?? (Object.hasOwn(theme.aliases, path) ? { path, namespace: namespaces.alias } : missingOfTheme(args.path));
      });
      build.onResolve({ filter: /.*/ }, (args): Promise<OnResolveResult | undefined> | OnResolveResult | undefined => {
        const { path, kind, resolveDir } = args;
        if (args.pluginData === asked) return undefined;
        if (/\.(?:css|scss|sass|less)$/.test(path)) return nameStyle(resolveStyle(args, root), root);
        if (Object.hasOwn(theme.aliases, themeName(path))) return { path: themeName(path), namespace: namespaces.alias };
        if (Object.hasOwn(extraModules, path)) return { path, namespace: namespaces.runtime };
        if (Object.hasOwn(browser.modules, path)) {
          if (kind === 'require-call') return { path, namespace: namespaces.provided };
          return { path: addressOf(path), external: true };
        }
        if (path === 'slodocs' || path === 'slodocs/plugins') return { path, namespace: namespaces.node };
        if (isOwnFile(path, browser)) return { path, external: true };
        if (path.startsWith('@site/')) return ask(build, args, `./${path.slice('@site/'.length)}`, root);
        if (/^\.{1,2}(?:\/|$)/.test(path) || isAbsolute(path)) return undefined;
        return resolvePackage(build, args, resolveDir, root);
      });
      build.onLoad({ filter: /.*/, namespace: namespaces.alias }, ({ path }) => ({
        contents: aliasSource(path, theme.aliases[path] ?? [], addressOf('slodocs/parts')),
      }));
      build.onLoad({ filter: /.*/, namespace: namespaces.provided }, ({ path }) => ({
        contents: code`import * as all from ${addressOf(path)}; module.exports = all;`.text,
      }));
      build.onLoad({ filter: /.*/, namespace: namespaces.runtime }, ({ path }) => ({ contents: extraModules[path] ?? '' }));
      // Its exports are undefined. The graph shows later that the importer is no module for browsers.
      build.onLoad({ filter: /.*/, namespace: namespaces.node }, () => ({ contents: 'module.exports = {};' }));
      build.onLoad({ filter: /.*/, namespace: namespaces.style }, async ({ path }) => {
        if (!isCssModule(path)) return { contents: 'module.exports = {};' };
        const found = await namesOrErrors(path.startsWith('./') ? resolve(root, path) : path, root);
        if ('errors' in found) return found;
        styles.set(`${namespaces.style}:${path}`, found.inputs);
        return { contents: found.source };
      });
    },
  };
}

/** Entry points of React that are assembled from others. */
const extraModules: Readonly<Record<string, string>> = {
  'react/jsx-dev-runtime':
    "import { Fragment, jsx, jsxs } from 'react/jsx-runtime'; export { Fragment }; export const jsxDEV = (type, props, key, fixed) => (fixed ? jsxs : jsx)(type, props, key);",
  'react/compiler-runtime': "import * as react from 'react'; export const c = react.__COMPILER_RUNTIME.c;",
};

function isOwnFile(path: string, { modules }: BrowserModules): boolean {
  return path.startsWith('./') && Object.values(modules).includes(path.slice(2));
}

/** An import statement that binds the theme's exports to `live`. */
export function liveFrom(browser: BrowserModules): Code {
  return code`import { live } from ${`./${browser.modules['slodocs/content'] ?? ''}`};`;
}

function aliasSource(specifier: string, names: readonly string[], parts: string): string {
  const exported = names.map((name) => {
    const value = code`components[${`${specifier}#${name}`}]`;
    return name === 'default' ? code`export default ${value};` : code`export const ${identifier(name)} = ${value};`;
  });
  return joined([code`import { components } from ${parts};`, ...exported], '\n').text;
}

/** Output names hash their inputs' names, which must not depend on where the site's folder is. */
function nameStyle(found: OnResolveResult, root: string): OnResolveResult {
  const { path = '' } = found;
  return isAbsolute(path) ? { ...found, path: `./${relativeTo(root, path)}` } : found;
}

async function resolvePackage(
  build: PluginBuild,
  args: OnResolveArgs,
  resolveDir: string,
  root: string,
): Promise<OnResolveResult | undefined> {
  if (args.path.startsWith('node:')) return { path: args.path, namespace: namespaces.node };
  // Docs outside the site's folder have no packages of their own: they use the site's.
  const found = (resolveDir && (await ask(build, args, args.path, resolveDir))) || (await ask(build, args, args.path, root));
  // A browser package may have the name of a Node module.
  if (!found && builtinModules.includes(args.path)) return { path: args.path, namespace: namespaces.node };
  // Left unresolved here, so that esbuild reports the error with its place.
  return found;
}

async function ask(
  build: PluginBuild,
  { importer, kind, namespace, with: attributes }: OnResolveArgs,
  path: string,
  resolveDir: string,
): Promise<OnResolveResult | undefined> {
  const from = kind === 'entry-point' ? 'import-statement' : kind;
  const found = await build.resolve(path, { importer, kind: from, namespace, with: attributes, resolveDir, pluginData: asked });
  if (found.errors.length > 0) return undefined;
  if (found.external) return { path: found.path, external: true };
  return { path: found.path, namespace: found.namespace, suffix: found.suffix, sideEffects: found.sideEffects };
}
