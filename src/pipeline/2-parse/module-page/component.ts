// Finds the default export of a page's module, and reports one that is no component.

import type { Context } from '#context/context';
import type { ReadSource } from '#context/source-text';
import { type Names, plainValue, type Statement, type Syntax, syntaxFault } from '#files/locate/locate-value';
import { LineIndex } from '#kit/line-index';
import { type Place, wholeFile } from '#model/place';

/** A module page, parsed. */
export interface ModulePage {
  readonly source: ReadSource;
  readonly statements: readonly Statement[];
  readonly names: Names;
}

/** True where the text does not parse. */
export function reportSyntax({ reporter }: Context, { path, text }: ReadSource): boolean {
  const fault = syntaxFault(text, path);
  if (!fault) return false;
  const { offset, message } = fault;
  reporter.report({
    code: 'parse/module-syntax',
    message: `the module of this page does not parse: ${message.slice(0, 1).toLowerCase()}${message.slice(1)}`,
    help: 'Fix the syntax error. Nothing after it was read.',
    place: new LineIndex(text).place(path, offset, Math.min(offset + 1, text.length)),
  });
  return true;
}

/**
 * The place of the component; undefined where there is none, which is reported. Anything that only running it would tell passes.
 */
export function findComponent({ reporter }: Context, page: ModulePage): Place | undefined {
  const { source, statements, names } = page;
  const lines = new LineIndex(source.text);
  const placeOf = ({ start, end }: Pick<Syntax, 'start' | 'end'>): Place => lines.place(source.path, start ?? 0, end ?? 0);
  for (const statement of statements) {
    const found = exportedBy(statement, names);
    if (!found) continue;
    const kind = found.value && kindOf(plainValue(found.value, names));
    if (kind === undefined) return placeOf(found.shown);
    reporter.report({
      code: 'parse/page-without-component',
      message: `this page exports ${kind} by default, not a component`,
      help: 'Export a function that returns the page content: `export default function Page() { return <main>…</main>; }`.',
      place: placeOf(found.shown),
    });
    return undefined;
  }
  const likely = statements.flatMap(namedComponents)[0];
  reporter.report({
    code: 'parse/page-without-component',
    message: `the page component at "${source.path}" has no default export${likely ? `, only the named export "${likely.name}"` : ''}`,
    help: likely
      ? 'Add `export default` in front of it.'
      : 'Export a React component by default. If the module is not a page, begin its name with `_` or move it to another folder.',
    place: likely ? placeOf(likely) : wholeFile(source.path),
  });
  return undefined;
}

interface Exported {
  /** The node to mark in a diagnostic. */
  readonly shown: Pick<Syntax, 'start' | 'end'>;
  /** Undefined where it is re-exported from another module. */
  readonly value: Syntax | undefined;
}

function exportedBy(statement: Statement, names: Names): Exported | undefined {
  if (statement.type === 'ExportDefaultDeclaration') {
    const value = statement.declaration as Syntax;
    const named = 'id' in value ? (value.id as Syntax | null) : undefined;
    const start = statement.start ?? 0;
    const isShort = value.type === 'Identifier' || kindOf(value) !== undefined;
    return { value, shown: named ?? (isShort ? value : { start, end: start + 'export default'.length }) };
  }
  if (statement.type !== 'ExportNamedDeclaration') return undefined;
  for (const specifier of statement.specifiers) {
    const { exported } = specifier;
    if ((exported.type === 'Identifier' ? exported.name : exported.value) !== 'default') continue;
    const local = specifier.type === 'ExportSpecifier' && !statement.source ? names.get(specifier.local.name) : undefined;
    return { value: local, shown: specifier };
  }
  return undefined;
}

/** The kind of a value that evidently is no component. */
function kindOf(value: Syntax): string | undefined {
  switch (value.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return 'an element';
    case 'ObjectExpression':
      return 'an object';
    case 'ArrayExpression':
      return 'a list';
    case 'StringLiteral':
    case 'TemplateLiteral':
      return 'a string';
    case 'NumericLiteral':
      return 'a number';
    case 'NullLiteral':
      return 'null';
    case 'BooleanLiteral':
      return String(value.value);
    default:
      return undefined;
  }
}

/** Named exports that could be components by their names. */
function namedComponents(statement: Statement): readonly { name: string; start?: number | null; end?: number | null }[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
  if (!declaration) return [];
  const ids = declaration.type === 'VariableDeclaration' ? declaration.declarations.map(({ id }) => id) : [];
  if (declaration.type === 'FunctionDeclaration' && declaration.id) ids.push(declaration.id);
  return ids.flatMap((id) => (id.type === 'Identifier' && /^[A-Z]/.test(id.name) ? [id] : [])) as never;
}
