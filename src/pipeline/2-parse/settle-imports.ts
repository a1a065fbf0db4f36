// Rewrites import specifiers in content: `@theme/…` to the site's own modules, Markdown of packages, and raw imports of sources.

import type { ImportDeclaration, Node, Program, SimpleCallExpression, SimpleLiteral } from 'estree';
import type { Root } from 'mdast';
import { siteThemeModule, themeName } from '#code/site-theme';
import type { Context } from '#context/context';
import { packageFolders } from '#kit/package-folders';
import { plainRaw } from '#kit/raw-import';
import { walk } from '#kit/walk';
import { folderOf, joinFile } from '#model/file-path';
import { programsOf } from './code/esm.ts';
import { type IsRequire, requireOf } from './code/own-require.ts';
import { childrenOf } from './code/walk-code.ts';

/** `@theme-original/…` means the theme's module where the site has its own by that name, as in Docusaurus. */
export async function settleImports({ files, config }: Context, tree: Root, file: string): Promise<void> {
  const sources: { value?: unknown }[] = [];
  walk(tree, 'mdxjsEsm', (node) => {
    for (const statement of (node.data?.estree as Program | undefined)?.body ?? [])
      if (statement.type === 'ImportDeclaration') sources.push(statement.source);
  });
  sources.push(...importRequired(tree));
  for (const source of sources) {
    const specifier = await besideTranslation(files, file, String(source.value));
    const inPackage = ofPackage.test(specifier) ? await packageFile(specifier, { files, config }) : undefined;
    if (inPackage !== undefined) {
      source.value = `@site/${inPackage}`;
      continue;
    }
    const own = await siteThemeModule(files, specifier);
    const original = themeName(specifier);
    if (own !== undefined) source.value = `@site/${own}`;
    else if (Object.hasOwn(config.theme.aliases, original)) source.value = original;
    else source.value = plainRaw(specifier);
  }
}

/** The ends of a module that imports may leave out. */
const moduleEnds = ['', '.js', '.jsx', '.ts', '.tsx', '/index.js', '/index.jsx', '/index.ts', '/index.tsx'];

/** What is beside a translation comes before what is beside its original. Markdown is found by the names of originals. */
async function besideTranslation(files: Context['files'], file: string, written: string): Promise<string> {
  const translation = files.standIn(file);
  const [, loader = '', specifier = ''] = /^(.*!)?(\.{1,2}\/.*)$/.exec(written) ?? [];
  if (translation === file || specifier === '' || /\.mdx?$/i.test(specifier)) return written;
  const path = joinFile(folderOf(translation), specifier);
  for (const end of moduleEnds) if ((await files.stat(path + end))?.isFile) return `${loader}@site/${path}`;
  return written;
}

/** A Markdown file of a package; one without a package stands beside the page. */
const ofPackage = /^(?:@[\w.-]+\/)?\w[\w.-]*\/.+\.mdx?$/i;

/** All places that are asked are inputs of the page, so a package that is installed later changes it. */
async function packageFile(specifier: string, { files, config }: Pick<Context, 'files' | 'config'>): Promise<string | undefined> {
  for (const folder of packageFolders(config.root)) {
    const path = `${folder}/${specifier}`;
    if (await files.stat(path)) return path;
  }
  return undefined;
}

/** A module or data of the site. Other files are required for their address. */
const ofSite = /^(?:\.{1,2}\/|@site\/)(?:.*\.(?:[cm]?[jt]sx?|json)|(?:.*\/)?[^./]+)$/i;

/** Replaces each `require('@site/data.json')` by a name that is imported; returns the sources of the imports. */
function importRequired(tree: Root): readonly SimpleLiteral[] {
  const declarations: ImportDeclaration[] = [];
  const isRequire = requireOf(tree);
  const visit = (node: Node, program: Program): void => {
    const argument = requiredIn(node, program, isRequire);
    if (argument) {
      const name = `required$${declarations.length}`;
      declarations.push(importOf(name, argument));
      Object.assign(node, { type: 'Identifier', name });
      return;
    }
    for (const child of childrenOf(node)) visit(child, program);
  };
  for (const { program } of programsOf(tree)) visit(program, program);
  if (declarations.length > 0) {
    const estree: Program = { type: 'Program', sourceType: 'module', body: declarations, comments: [] };
    tree.children.push({ type: 'mdxjsEsm', value: '', data: { estree } });
  }
  return declarations.map(({ source }) => source as SimpleLiteral);
}

function requiredIn(node: Node, program: Program, isRequire: IsRequire): SimpleLiteral | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const { callee, arguments: given } = node as SimpleCallExpression;
  const [argument] = given;
  if (argument?.type !== 'Literal' || typeof argument.value !== 'string' || !ofSite.test(argument.value)) return undefined;
  return isRequire(callee, program) ? (argument as SimpleLiteral) : undefined;
}

/** `require` gives the value of a JSON file, and of a module all that it exports. */
function importOf(name: string, { value, raw, loc }: SimpleLiteral): ImportDeclaration {
  const local = { type: 'Identifier' as const, name };
  const isData = /\.json$/i.test(String(value));
  const specifier = isData
    ? { type: 'ImportDefaultSpecifier' as const, local }
    : { type: 'ImportNamespaceSpecifier' as const, local };
  const source = { type: 'Literal' as const, value, ...(raw === undefined ? {} : { raw }), ...(loc ? { loc } : {}) };
  return {
    type: 'ImportDeclaration',
    specifiers: [specifier],
    source,
    attributes: [],
    ...(loc ? { loc } : {}),
  } as ImportDeclaration;
}
