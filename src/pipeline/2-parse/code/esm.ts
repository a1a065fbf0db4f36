// Extracts the ESM of an MDX source: its imports, and the names that it declares.
import type { Identifier, ImportDeclaration, ModuleDeclaration, Pattern, Program, Statement } from 'estree';
import type { Root } from 'mdast';
import { walk } from '#kit/walk';
import type { Import } from '#model/document';
import type { Place } from '#model/place';

export interface EsmFacts {
  readonly imports: readonly Import[];
  readonly declarations: readonly string[];
  /** All statements except imports, with `export` removed. */
  readonly statements: readonly EsmStatement[];
}

export interface EsmStatement {
  readonly statement: Statement;
  /** The names that it declares. */
  readonly names: readonly string[];
  /** The place of the first of them. */
  readonly place: Place;
}

/** Removes the ESM from a tree and returns its facts. */
export function extractEsm(tree: Root, file: string): EsmFacts {
  const imports = importsOf(tree, file);
  const declarations: string[] = [];
  const statements: EsmStatement[] = [];
  walk(tree, 'mdxjsEsm', (node, index, parent) => {
    for (const statement of (node.data?.estree as Program | undefined)?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') extractStatement(statement, file, statements, declarations);
    }
    parent?.children.splice(index as number, 1);
    return index;
  });
  return { imports, declarations, statements };
}

export function importsOf(tree: Root, file: string): readonly Import[] {
  const imports: Import[] = [];
  walk(tree, 'mdxjsEsm', (node) => {
    for (const statement of (node.data?.estree as Program | undefined)?.body ?? [])
      if (statement.type === 'ImportDeclaration') imports.push(importOf(statement, file));
  });
  return imports;
}

/** Reports exports that declare nothing. */
function extractStatement(
  statement: Statement | ModuleDeclaration,
  file: string,
  statements: EsmStatement[],
  declarations: string[],
): void {
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return;
  const identifiers = declaredNames(statement);
  const names = identifiers.map(({ name }) => name);
  statements.push({ statement: statement.declaration, names, place: estreePlace(identifiers[0] ?? statement, file) });
  declarations.push(...names);
}

function isMarkdown(specifier: string): boolean {
  return /\.mdx?$/i.test(specifier);
}

function importOf(statement: ImportDeclaration, file: string): Import {
  const names: Record<string, string> = {};
  const namePlaces: Record<string, Place> = {};
  for (const specifier of statement.specifiers) {
    if (specifier.type === 'ImportDefaultSpecifier') names[specifier.local.name] = 'default';
    else if (specifier.type === 'ImportNamespaceSpecifier') names[specifier.local.name] = '*';
    else {
      const { imported } = specifier;
      const name = imported.type === 'Identifier' ? imported.name : String(imported.value);
      names[specifier.local.name] = name;
      namePlaces[name] = estreePlace(imported, file);
    }
  }
  const specifier = String(statement.source.value);
  const place = estreePlace(statement.source, file);
  return { specifier, names, ...(isMarkdown(specifier) && Object.keys(namePlaces).length > 0 ? { namePlaces } : {}), place };
}

/** The place of an ESTree node, whose columns start at 0. */
export function estreePlace(node: { readonly loc?: ImportDeclaration['loc'] }, file: string): Place {
  const start = node.loc?.start ?? { line: 1, column: 0 };
  const end = node.loc?.end ?? start;
  return { file, start: { line: start.line, column: start.column + 1 }, end: { line: end.line, column: end.column + 1 } };
}

/** The names that a module statement declares or imports. */
export function declaredNames(statement: Program['body'][number]): readonly Identifier[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local);
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
  const { declaration } = statement;
  if (declaration.type !== 'VariableDeclaration') return [declaration.id];
  return declaration.declarations.flatMap(({ id }) => identifiersOf(id));
}

/** The names that a pattern such as `{ a, b: [c] }` binds. */
export function identifiersOf(pattern: Pattern): readonly Identifier[] {
  if (pattern.type === 'Identifier') return [pattern];
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap((element) => (element ? identifiersOf(element) : []));
  if (pattern.type === 'AssignmentPattern') return identifiersOf(pattern.left);
  if (pattern.type === 'RestElement') return identifiersOf(pattern.argument);
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((property) =>
    identifiersOf(property.type === 'Property' ? property.value : property.argument),
  );
}

export interface ProgramOf {
  readonly program: Program;
  readonly isModule: boolean;
}

/** All code of a tree. */
export function programsOf(tree: Root): readonly ProgramOf[] {
  const found: ProgramOf[] = [];
  const add = (data: object | undefined, isModule: boolean): void => {
    const program = (data as { estree?: Program | null } | undefined)?.estree;
    if (program) found.push({ program, isModule });
  };
  walk(tree, (node) => {
    if (node.type === 'mdxjsEsm') add(node.data, true);
    else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') add(node.data, false);
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxExpressionAttribute') add(attribute.data, false);
        else if (typeof attribute.value === 'object') add(attribute.value?.data, false);
      }
    }
  });
  return found;
}
