// Copies an expression of an old config unchanged, with the imports that it needs.

import { join, posix } from 'node:path';
import { findRoot, namesOf } from '#files/locate/locate-export';
import { memberOf, type Names, parseModule, plainValue, type Syntax } from '#files/locate/locate-value';
import { Code, code, identifier } from '#kit/print/javascript';
import type { Path } from './old-settings.ts';
import type { OldConfig } from './run-config.ts';

/** Globals that an expression may use. */
const globals = new Set([
  'process',
  'Date',
  'String',
  'Number',
  'Boolean',
  'JSON',
  'Math',
  'Object',
  'Array',
  'RegExp',
  'URL',
  'undefined',
  'console',
  'Error',
]);

/** The expression at a path. Undefined where it is computed elsewhere, or uses what stands elsewhere in the config. */
export function carriedCode({ text, file }: Pick<OldConfig, 'text' | 'file'>, path: Path): Code | undefined {
  const module = parseModule(text, file);
  const root = module && findRoot(module);
  if (!module || !root || !('statements' in module)) return undefined;
  const names: Names = new Map([...namesOf(module.statements), ...root.names]);
  let node = root.value;
  let written = node;
  for (const step of path) {
    const member = memberOf(node, step);
    if (!member) return undefined;
    written = member.value;
    node = plainValue(member.value, names);
  }
  const imports = new Map<string, Code>();
  const known = importsOf(module.statements as readonly Syntax[], names);
  if (!canStandAlone(written, known, imports)) return undefined;
  const source = text.slice(written.start ?? 0, written.end ?? 0);
  const isMethod = (written.type as string) === 'ObjectMethod';
  if (source === '' || /\brequire\b|\bimport\b|__dirname|__filename/.test(source)) return undefined;
  return isMethod ? undefined : Code.verbatim(dedent(source), [...imports.values()]);
}

/** Names that are imported or required, by the statement that imports each. */
function importsOf(statements: readonly Syntax[], names: Names): ReadonlyMap<string, Code> {
  const found = new Map<string, Code>();
  for (const statement of statements as unknown as readonly Loose[]) {
    if (statement['type'] !== 'ImportDeclaration' || statement['importKind'] === 'type') continue;
    const from = (statement['source'] as { value: string }).value;
    for (const one of statement['specifiers'] as readonly Loose[]) {
      const { name } = one['local'] as { name: string };
      found.set(name, code`import ${importedAs(one, identifier(name))} from ${from};`);
    }
  }
  for (const [local, value] of names) {
    const from = moduleIn(value as unknown as Loose);
    if (from !== undefined) found.set(local, code`import ${identifier(local)} from ${from};`);
  }
  return found;
}

function importedAs(specifier: Loose, local: Code): Code {
  if (specifier['type'] === 'ImportDefaultSpecifier') return local;
  if (specifier['type'] === 'ImportNamespaceSpecifier') return code`* as ${local}`;
  // A text where it is no name.
  const { name, value } = specifier['imported'] as { name?: string; value?: string };
  return name === local.text ? code`{ ${local} }` : code`{ ${name === undefined ? value : identifier(name)} as ${local} }`;
}

type Loose = Readonly<Record<string, unknown>>;

/** The module that `require('x')`, `require('x').default` or `(await import('x')).default` names. */
function moduleIn(node: Loose | undefined): string | undefined {
  if (!node) return undefined;
  switch (node['type']) {
    case 'MemberExpression':
      return (node['property'] as { name?: string }).name === 'default' ? moduleIn(node['object'] as Loose) : undefined;
    case 'AwaitExpression':
    case 'ParenthesizedExpression':
      return moduleIn((node['argument'] ?? node['expression']) as Loose);
    case 'ImportExpression':
      return (node['source'] as { value?: string }).value;
    case 'CallExpression': {
      const callee = node['callee'] as { type: string; name?: string };
      const [argument] = node['arguments'] as readonly { value?: string }[];
      return callee.name === 'require' || callee.type === 'Import' ? argument?.value : undefined;
    }
    default:
      return undefined;
  }
}

/** Whether all names that an expression uses are imported or global. Adds the imports to `used`. */
function canStandAlone(node: Syntax, known: ReadonlyMap<string, Code>, used: Map<string, Code>): boolean {
  for (const name of undeclaredNames(node)) {
    if (globals.has(name)) continue;
    const statement = known.get(name);
    if (!statement) return false;
    used.set(name, statement);
  }
  return true;
}

function dedent(source: string): string {
  const [first = '', ...rest] = source.split('\n');
  const indents = rest.filter((line) => line.trim() !== '').map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const least = Math.min(...indents, Number.POSITIVE_INFINITY);
  return [first, ...rest.map((line) => line.slice(Math.min(least, line.length)))].join('\n');
}

/** A path of the config as it is written from the root: `./sidebars.js` for an absolute one of the same folder. */
export function fromRoot(root: string, path: string): string {
  const relative = path.startsWith('/') ? posix.relative(root, path) : posix.normalize(path);
  return relative.startsWith('..') ? relative : posix.join(relative);
}

/** The absolute file behind a path of the config; `@site/` is the root. */
export function absolute(root: string, path: string): string {
  const own = path.startsWith('@site/') ? path.slice('@site/'.length) : path;
  return own.startsWith('/') ? own : join(root, own);
}

type Node = Readonly<Record<string, unknown>>;

/** Names of types count as well. */
function undeclaredNames(root: Syntax): ReadonlySet<string> {
  const declared = new Set<string>();
  const used = new Set<string>();
  visit(root, '', {}, declared, used);
  return new Set([...used].filter((name) => !declared.has(name)));
}

function visit(value: unknown, key: string, parent: Node, declared: Set<string>, used: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) visit(item, key, parent, declared, used);
  else if (isNode(value)) {
    const isKey = (key === 'property' || key === 'key') && parent['computed'] !== true;
    if (value['type'] === 'Identifier') {
      if (key === 'params' || key === 'id') declared.add(String(value['name']));
      else if (!isKey) used.add(String(value['name']));
    } else if (/Pattern$|^RestElement$/.test(String(value['type']))) declare(value, declared, used);
    else
      for (const [inner, below] of Object.entries(value))
        if (!/Comments$|^loc$/.test(inner)) visit(below, inner, value, declared, used);
  }
}

/** The names of a pattern; its default values are expressions. */
function declare(value: unknown, declared: Set<string>, used: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) declare(item, declared, used);
  else if (isNode(value)) {
    if (value['type'] === 'Identifier') declared.add(String(value['name']));
    else if (value['type'] === 'AssignmentPattern') {
      declare(value['left'], declared, used);
      visit(value['right'], 'right', value, declared, used);
    } else for (const key of ['properties', 'elements', 'value', 'argument']) declare(value[key], declared, used);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
