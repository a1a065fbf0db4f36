// Parses a TypeScript module into its statements by declared names, its imports and re-exports.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** `imported` and `passedOn` map names to absolute files; for packages and `#model/x` they hold only the specifier. */
export function readModule(file) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true, kind);
  const module = { source, declared: new Map(), imported: new Map(), passedOn: new Map() };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) noteImports(statement, file, module.imported);
    else if (ts.isExportDeclaration(statement)) noteExports(statement, file, module.passedOn);
    else if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations)
        for (const one of namesIn(name)) module.declared.set(one, statement);
    else if (statement.name) module.declared.set(statement.name.text, statement);
  }
  return module;
}

/** Lists all identifiers in a part of a source, whatever they refer to. */
export function namesIn(part) {
  const names = new Set();
  const visit = (node) => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(part);
  return names;
}

function noteImports({ importClause, moduleSpecifier }, file, imported) {
  const { namedBindings } = importClause ?? {};
  if (!namedBindings || !ts.isNamedImports(namedBindings)) return;
  for (const { name, propertyName, isTypeOnly } of namedBindings.elements) {
    const isType = isTypeOnly || importClause.isTypeOnly;
    imported.set(name.text, { ...origin(moduleSpecifier.text, file), original: (propertyName ?? name).text, isType });
  }
}

function noteExports({ exportClause, moduleSpecifier }, file, passedOn) {
  for (const { name } of exportClause?.elements ?? [])
    passedOn.set(name.text, moduleSpecifier && origin(moduleSpecifier.text, file).file);
}

function origin(specifier, file) {
  return { specifier, file: specifier.startsWith('.') ? resolve(dirname(file), specifier) : undefined };
}
