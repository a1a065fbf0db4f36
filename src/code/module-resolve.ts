// Resolves imports of user code: bundles sources, keeps packages external, shares slodocs and React.

import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import type { Files } from '#files/files';
import { type Code, code, identifier, isIdentifier, joined } from '#kit/print/javascript';
import type { Words } from '#model/strings/say';
import { isCssModule } from './css-modules.ts';
import { insteadOfModule } from './foreign-theme.ts';
import { createPackageRules, type PackageRules } from './module-packages.ts';
import { ownThemeModule, themeName } from './site-theme.ts';
import { namesOrErrors, type StyleNames } from './style-names.ts';

export interface UserCodeOptions {
  /** The site's root, absolute. */
  readonly root: string;
  /** The folder of bundled modules, absolute. */
  readonly codeDir: string;
  /** Specifiers that the running slodocs provides, such as `slodocs/plugins`, to absolute files. */
  readonly packageModules: Readonly<Record<string, string>>;
  /** Sources of virtual modules by specifier. */
  readonly virtualModules?: Readonly<Record<string, string>>;
  /** For imports that only content may have: a statement that binds the theme's exports to `live`, the base of addresses, texts. */
  readonly content?: { readonly theme: Code; readonly baseUrl: string; readonly words: Words };
  /** Needed to check whether a cached bundle is still valid; without it everything is bundled anew. */
  readonly files?: Files;
}

const namespaces = {
  react: 'slodocs//react',
  entry: 'slodocs//entry',
  style: 'slodocs//style',
  provided: 'slodocs//provided',
  virtual: 'slodocs//virtual',
} as const;

/** What is found while modules are bundled. */
export interface Found {
  /** The specifier of every external module, by its URL. */
  readonly packages: Map<string, string>;
  /** The class names of CSS modules, by their paths. */
  readonly names: Map<string, StyleNames>;
}

export function resolveImports(options: UserCodeOptions, { packages, names }: Found): Plugin {
  const { packageModules, virtualModules = {}, root } = options;
  return {
    name: 'slodocs-imports',
    setup(build) {
      const rules = createPackageRules(root);
      build.onResolve({ filter: /^@theme/ }, async (args) => {
        if (args.pluginData === asked) return undefined;
        const own = await ownThemeModule(build, args, root, asked);
        const path = themeName(args.path);
        return own ?? (Object.hasOwn(virtualModules, path) ? { path, namespace: namespaces.virtual } : missingOfTheme(args.path));
      });
      build.onResolve({ filter: /.*/ }, (args): Promise<OnResolveResult | undefined> | OnResolveResult | undefined => {
        const { path, kind } = args;
        if (args.pluginData === asked) return undefined;
        // The entry may be React itself, or the running slodocs.
        if (kind === 'entry-point') {
          if (isReact(path) && packageModules['react']) return { path, namespace: namespaces.react };
          return Object.hasOwn(packageModules, path) ? { path, namespace: namespaces.entry } : undefined;
        }
        if (/\.(?:css|scss|sass|less)$/.test(path)) return resolveStyle(args, root);
        if (isReact(path) && packageModules['react']) return { path, namespace: namespaces.react };
        if (Object.hasOwn(virtualModules, themeName(path))) return { path: themeName(path), namespace: namespaces.virtual };
        const provided = packageModules[path];
        if (provided && kind === 'require-call') return { path, namespace: namespaces.provided };
        if (provided) return outside(provided, path, kind, packages);
        if (path.startsWith('file:')) return { path, external: true };
        if (path.startsWith('@site/'))
          return build.resolve(`./${path.slice('@site/'.length)}`, { kind, resolveDir: root, pluginData: asked });
        if (/^\.{1,2}(?:\/|$)/.test(path) || isAbsolute(path)) return undefined;
        return resolvePackage(build, args, { rules, packages, root });
      });
      build.onLoad({ filter: /.*/, namespace: namespaces.virtual }, ({ path }) => ({ contents: virtualModules[path] ?? '' }));
      build.onLoad({ filter: /.*/, namespace: namespaces.style }, async ({ path }) => {
        if (!isCssModule(path)) return { contents: 'module.exports = {};' };
        const found = await namesOrErrors(path, root);
        if ('errors' in found) return found;
        names.set(path, found);
        return { contents: found.source };
      });
      build.onLoad({ filter: /.*/, namespace: namespaces.react }, async ({ path }) => ({
        contents: await reactSource(path, pathToFileURL(packageModules['react'] ?? '').href),
      }));
      build.onLoad({ filter: /.*/, namespace: namespaces.entry }, ({ path }) => ({
        contents: code`export * from ${pathToFileURL(packageModules[path] ?? '').href};`.text,
      }));
      build.onLoad({ filter: /.*/, namespace: namespaces.provided }, ({ path }) => ({
        contents: code`import * as all from ${pathToFileURL(packageModules[path] ?? '').href}; module.exports = all;`.text,
      }));
    },
  };
}

/** A stylesheet is no part of the module: the page that imports the module loads it. */
export function resolveStyle({ path, resolveDir }: OnResolveArgs, root: string): OnResolveResult {
  const inSite = path.startsWith('@site/') ? join(root, path.slice('@site/'.length)) : undefined;
  const file = inSite ?? (/^\.{1,2}\//.test(path) ? join(resolveDir, path) : path);
  const isMissing = isAbsolute(file) && !existsSync(file);
  return { path: file, namespace: namespaces.style, ...(isMissing ? { errors: [{ text: `Could not resolve "${path}"` }] } : {}) };
}

/** A module of the theme that is not there, with what takes its place. */
export function missingOfTheme(path: string): OnResolveResult | undefined {
  const detail = insteadOfModule(path);
  return detail === undefined ? undefined : { errors: [{ text: `Could not resolve "${path}"`, detail }] };
}

/** Marks resolve requests of our own, to avoid recursion. */
export const asked = 'slodocs-asked';

interface Surroundings {
  readonly rules: PackageRules;
  readonly packages: Map<string, string>;
  readonly root: string;
}

async function resolvePackage(
  build: PluginBuild,
  args: OnResolveArgs,
  { rules, packages, root }: Surroundings,
): Promise<OnResolveResult | undefined> {
  const { importer, kind, resolveDir, namespace, with: attributes } = args;
  const question = { importer, kind, namespace, with: attributes, pluginData: asked };
  const beside = await build.resolve(args.path, { ...question, resolveDir });
  // Docs outside the site's folder have no packages of their own: they use the site's.
  const found = beside.errors.length > 0 ? await build.resolve(args.path, { ...question, resolveDir: root }) : beside;
  // Left unresolved here, so that esbuild reports the error with its place.
  if (found.errors.length > 0) return undefined;
  if (found.external) return { path: found.path, external: true };
  if (rules.staysOutside(found.path)) return outside(found.path, args.path, kind, packages);
  return { path: found.path, namespace: found.namespace, suffix: found.suffix, sideEffects: found.sideEffects };
}

function outside(file: string, specifier: string, kind: OnResolveArgs['kind'], packages: Map<string, string>): OnResolveResult {
  const url = pathToFileURL(file).href;
  packages.set(url, specifier);
  return { path: kind.startsWith('require') ? file : url, external: true };
}

/** By specifier: the export of our React module that holds it, and extra statements on that object, called `own`. */
const modules: Readonly<Record<string, { readonly from: 'react' | 'jsxRuntime'; readonly extra: Code }>> = {
  react: { from: 'react', extra: code`` },
  'react/jsx-runtime': { from: 'jsxRuntime', extra: code`` },
  'react/jsx-dev-runtime': {
    from: 'jsxRuntime',
    extra: code`export const jsxDEV = (type, props, key, fixed) => (fixed ? own.jsxs : own.jsx)(type, props, key);`,
  },
  'react/compiler-runtime': { from: 'react', extra: code`export const c = own.__COMPILER_RUNTIME.c;` },
};

function isReact(specifier: string): boolean {
  return Object.hasOwn(modules, specifier);
}

/** The source of a module that exports every member of the running React, which is loaded once from `url` to list their names. */
async function reactSource(specifier: string, url: string): Promise<string> {
  const { from, extra } = modules[specifier] ?? { from: 'react', extra: code`` };
  const own = ((await import(url)) as Record<string, unknown>)[from];
  if (typeof own !== 'object' || own === null) throw new Error(`the react module ${url} does not export "${from}"`);
  const names = Object.keys(own).filter((name) => isIdentifier(name) && name !== 'default' && !extra.text.includes(` ${name} =`));
  const members = joined(names.sort().map(identifier), ', ');
  return joined(
    [
      code`import { ${identifier(from)} as own } from ${url};`,
      code`export default own;`,
      ...(names.length > 0 ? [code`export const { ${members} } = own;`] : []),
      extra,
    ],
    '\n',
  ).text;
}
