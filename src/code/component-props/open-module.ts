// Indexes the statements of a module: what it exports, imports and declares, as types and as values.
import { parseModule } from '#files/locate/locate-value';
import { LineIndex } from '#kit/line-index';
import { importedFile } from '#model/file-path';
import type { Place } from '#model/place';
import { resolveExtensions } from '../module-extensions.ts';

/** A node of Babel's AST, of whatever kind. */
export interface Node {
  readonly type: string;
  readonly start?: number;
  readonly end?: number;
  readonly [key: string]: unknown;
}

/** The declarations and imports through which names have led to a type. */
export type Trail = readonly object[];

/** True where a name leads back to what it came from, which nothing forbids in code whose types are erased, or through too many names. */
export function isTooFar(trail: Trail, next: object): boolean {
  return trail.length === 16 || trail.includes(next);
}

/** A name in a module: of an export, of an import, of a declaration. */
export interface Named {
  readonly module: SourceModule;
  readonly name: string;
  readonly node: Node;
}

export interface SourceModule {
  readonly file: string;
  readonly statements: readonly Node[];
  /** Interfaces and type aliases; undefined where a name has several. */
  readonly types: ReadonlyMap<string, Node | undefined>;
  /** Functions, classes and declarators of variables. */
  readonly values: ReadonlyMap<string, Node>;
  readonly imports: ReadonlyMap<string, { readonly specifier: string; readonly name: string }>;
  placeOf(node: Node): Place;
}

/** Opens the module at a path that may lack its extension; undefined for packages and for what does not parse. */
export type OpenModule = (path: string | undefined) => SourceModule | undefined;

/** `read` gives an empty text where nothing is. */
export function moduleOpener(read: (path: string) => string): OpenModule {
  const opened = new Map<string, { readonly text: string; readonly module: SourceModule | undefined }>();
  return (path) => {
    for (const file of path === undefined || /(?:^|\/)node_modules\//.test(path) ? [] : candidates(path)) {
      const text = read(file);
      if (text === '') continue;
      const known = opened.get(file);
      if (known?.text === text) return known.module;
      const module = indexed(text, file);
      opened.set(file, { text, module });
      return module;
    }
    return undefined;
  };
}

function candidates(path: string): readonly string[] {
  if (/\.[cm]?[jt]sx?$/.test(path)) return [path, path.replace(/\.([cm]?)js(x?)$/, '.$1ts$2')];
  const code = resolveExtensions.filter((extension) => extension !== '.json');
  return /\.\w+$/.test(path) ? [] : [...code.map((one) => path + one), ...code.map((one) => `${path}/index${one}`)];
}

/** The module to which a specifier of another module leads. */
export function importedModule(open: OpenModule, from: SourceModule, specifier: string): SourceModule | undefined {
  return open(importedFile(from.file, specifier));
}

function indexed(text: string, file: string): SourceModule | undefined {
  const parsed = parseModule(text, file);
  if (!parsed || !('statements' in parsed)) return undefined;
  const statements = parsed.statements as unknown as readonly Node[];
  const types = new Map<string, Node | undefined>();
  const values = new Map<string, Node>();
  const imports = new Map<string, { specifier: string; name: string }>();
  for (const statement of statements) {
    if (statement.type === 'ImportDeclaration') addImports(statement, imports);
    const isExport = statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration';
    const declared = (isExport ? statement['declaration'] : statement) as Node | null;
    if (!declared) continue;
    if (/^TS(?:Interface|TypeAlias)Declaration$/.test(declared.type)) {
      const name = nameOf(declared['id'] as Node);
      types.set(name, types.has(name) ? undefined : declared);
    } else if (declared.type === 'VariableDeclaration') {
      for (const one of declared['declarations'] as readonly Node[]) values.set(nameOf(one['id'] as Node), one);
    } else if (/^(?:Function|Class)Declaration$/.test(declared.type) && declared['id']) {
      values.set(nameOf(declared['id'] as Node), declared);
    }
  }
  const lines = new LineIndex(text);
  const placeOf = ({ start = 0, end = 0 }: Node): Place => lines.place(file, start, end);
  return { file, statements, types, values, imports, placeOf };
}

function addImports(statement: Node, imports: Map<string, { specifier: string; name: string }>): void {
  const specifier = String((statement['source'] as Node)['value']);
  for (const one of statement['specifiers'] as readonly Node[]) {
    const isNamed = one.type === 'ImportSpecifier';
    const name = isNamed ? nameOf(one['imported'] as Node) : one.type === 'ImportDefaultSpecifier' ? 'default' : '*';
    imports.set(nameOf(one['local'] as Node), { specifier, name });
  }
}

/** Of an identifier, or of the text that stands for one. */
export function nameOf(node: Node | undefined): string {
  return String(node?.['name'] ?? node?.['value'] ?? '');
}
