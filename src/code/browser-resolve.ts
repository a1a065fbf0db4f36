// Where the imports of modules for browsers lead: packages are bundled, React and the theme are those of the page.
import { builtinModules } from 'node:module';
import { isAbsolute, resolve } from 'node:path';
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { relativeTo } from '#files/site-path';
import type { BrowserModules, Theme } from '#model/theme';
import { asked, resolveStyle } from './module-resolve.ts';
import { ownThemeModule } from './module-site-theme.ts';
import { themeName } from './site-theme.ts';
import { bundleNames, isCssModule } from './style-names.ts';

export interface BrowserOptions {
  /** The site's root, absolute. */
  readonly root: string;
  readonly baseUrl: string;
  /** Where bundled modules are kept, absolute. */
  readonly modulesDir: string;
  readonly theme: Pick<Theme, 'aliases'>;
  readonly browser: BrowserModules;
}

const namespaces = {
  alias: 'slodocs//alias',
  node: 'slodocs//node',
  provided: 'slodocs//provided',
  runtime: 'slodocs//runtime',
  style: 'slodocs//style',
} as const;

/** The start of the bundler's name for a module of the theme's. */
export const aliasSpace = `${namespaces.alias}:`;

/** The start of the bundler's name for a module of Node's. */
export const nodeSpace = `${namespaces.node}:`;

/**
 * Modules that stay outside bear the names that they have beside the bundled ones. Notes in `styles` the stylesheets that the names of a
 * module's classes are made of, by the bundler's name for it.
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
        return own ?? (Object.hasOwn(theme.aliases, path) ? { path, namespace: namespaces.alias } : undefined);
      });
      build.onResolve({ filter: /.*/ }, (args): Promise<OnResolveResult | undefined> | OnResolveResult | undefined => {
        const { path, kind, resolveDir } = args;
        if (args.pluginData === asked) return undefined;
        if (/\.(?:css|scss|sass|less)$/.test(path)) return nameStyle(resolveStyle(args, root), root);
        if (Object.hasOwn(theme.aliases, path)) return { path, namespace: namespaces.alias };
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
        contents: aliasSource(path, theme.aliases[path] ?? [], contentModule(browser)),
      }));
      build.onLoad({ filter: /.*/, namespace: namespaces.provided }, ({ path }) => ({
        contents: `import * as all from ${JSON.stringify(addressOf(path))}; module.exports = all;`,
      }));
      build.onLoad({ filter: /.*/, namespace: namespaces.runtime }, ({ path }) => ({ contents: extraModules[path] ?? '' }));
      // What is taken from it is undefined: its importer is no module for browsers, which is found out in the graph.
      build.onLoad({ filter: /.*/, namespace: namespaces.node }, () => ({ contents: 'module.exports = {};' }));
      build.onLoad({ filter: /.*/, namespace: namespaces.style }, async ({ path }) => {
        if (!isCssModule(path)) return { contents: 'module.exports = {};' };
        const { source, inputs } = await bundleNames(path.startsWith('./') ? resolve(root, path) : path, root);
        styles.set(`${namespaces.style}:${path}`, inputs);
        return { contents: source };
      });
    },
  };
}

/** Entries of React that are made of others. */
const extraModules: Readonly<Record<string, string>> = {
  'react/jsx-dev-runtime':
    "import { Fragment, jsx, jsxs } from 'react/jsx-runtime'; export { Fragment }; export const jsxDEV = (type, props, key, fixed) => (fixed ? jsxs : jsx)(type, props, key);",
  'react/compiler-runtime': "import * as react from 'react'; export const c = react.__COMPILER_RUNTIME.c;",
};

function isOwnFile(path: string, { modules }: BrowserModules): boolean {
  return path.startsWith('./') && Object.values(modules).includes(path.slice(2));
}

/** A statement that makes what the theme offers to modules known as `live`. */
export function liveFrom(browser: BrowserModules): string {
  return `import { live } from ${JSON.stringify(contentModule(browser))};`;
}

function contentModule({ modules }: BrowserModules): string {
  return `./${modules['slodocs/content'] ?? ''}`;
}

function aliasSource(specifier: string, names: readonly string[], content: string): string {
  const exported = names.map((name) => {
    const value = `components[${JSON.stringify(`${specifier}#${name}`)}]`;
    return name === 'default' ? `export default ${value};` : `export const ${name} = ${value};`;
  });
  return [`import { components } from ${JSON.stringify(content)};`, ...exported].join('\n');
}

/** Names of outputs hash the names of what they were made of: these must not say in which folder the site stands. */
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
  // Docs beside the site's folder have no packages of their own: those that they name are the site's.
  const found = (resolveDir && (await ask(build, args, args.path, resolveDir))) || (await ask(build, args, args.path, root));
  // Packages for browsers may bear the name of a module of Node's.
  if (!found && builtinModules.includes(args.path)) return { path: args.path, namespace: namespaces.node };
  // Asked again without us, the bundler says what is wrong, and where.
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
