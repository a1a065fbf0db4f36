// Removes declarations that no entry of the package leads to: the program itself needs none, and its users see only its contract.
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** `imports` and `exports` are those of package.json. `dist` is absolute. */
export async function pruneTypes(dist, { imports, exports }) {
  const root = dirname(dist);
  const resolve = resolverOf(root, imports, exports);
  const modules = new Map();
  const moduleOf = async (file) => {
    if (!existsSync(file)) throw new Error(`"${relative(root, file)}" is imported by a declaration, and is not there`);
    if (!modules.has(file)) modules.set(file, readModule(file, await readFile(file, 'utf8'), resolve));
    return modules.get(file);
  };
  const waiting = Object.values(exports).flatMap((entry) => (entry.types ? [[join(root, entry.types), '*']] : []));
  const asked = new Set();
  for (const [file, name] of waiting) {
    const key = `${file} ${name}`;
    if (asked.has(key)) continue;
    asked.add(key);
    waiting.push(...(await moduleOf(file)).need(name));
  }
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !file.endsWith('.d.ts')) continue;
    const module = modules.get(file);
    if (module) await writeFile(file, module.print());
    else await rm(file);
  }
}

/** Finds the declarations of a module of the package; undefined for other packages. */
function resolverOf(root, imports, exports) {
  const declarationOf = (entry, star = '') => join(root, entry.types.replace('*', star));
  const inner = Object.entries(imports).map(([name, entry]) => [name.replace('*', ''), entry]);
  return (specifier, from) => {
    if (specifier.startsWith('.')) return join(dirname(from), specifier.replace(/(?:\.[cm]?[jt]sx?)?$/, '.d.ts'));
    const entry = specifier.startsWith('slodocs') && exports[specifier.replace('slodocs', '.')];
    if (entry) return entry.types && declarationOf(entry);
    const [name, own] = inner.find(([prefix]) => specifier.startsWith(prefix)) ?? [];
    return own && declarationOf(own, specifier.slice(name.length));
  };
}

/** `need` marks what a name leads to, and returns the names that other files must keep for it; `*` stands for all of them. */
function readModule(file, text, resolve) {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** Statements and specifiers. */
  const kept = new Set();
  /** By the names that they have in the file. */
  const declared = new Map();
  const imported = new Map();
  /** By the names that they have outside. */
  const exported = new Map();
  const stars = [];
  const always = [];
  const targetOf = ({ moduleSpecifier }) => moduleSpecifier && (resolve(moduleSpecifier.text, file) ?? '');
  for (const statement of statements) {
    if (ts.isImportDeclaration(statement)) {
      const { name, namedBindings } = statement.importClause ?? {};
      if (!statement.importClause) always.push(statement);
      const parts = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
      for (const part of parts) imported.set(part.name.text, { part, statement, name: (part.propertyName ?? part.name).text });
      if (name) imported.set(name.text, { statement, name: 'default' });
      if (namedBindings && ts.isNamespaceImport(namedBindings)) imported.set(namedBindings.name.text, { statement, name: '*' });
    } else if (ts.isExportDeclaration(statement)) {
      const { exportClause } = statement;
      if (!exportClause) stars.push(statement);
      // It keeps what has no "export" inside of the file.
      else if (exportClause.elements?.length === 0) always.push(statement);
      else if (ts.isNamespaceExport(exportClause)) exported.set(exportClause.name.text, { statement, name: '*' });
      else
        for (const part of exportClause.elements)
          exported.set(part.name.text, { part, statement, name: (part.propertyName ?? part.name).text });
    } else {
      const names = namesIn(statement);
      for (const name of names) declared.set(name, [...(declared.get(name) ?? []), statement]);
      const isExported =
        ts.canHaveModifiers(statement) && statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
      if (ts.isExportAssignment(statement)) exported.set('default', { statement, name: '' });
      else if (isExported) for (const name of names) exported.set(name, { name });
      if (names.length === 0) always.push(statement);
    }
  }

  function keep(node, found) {
    if (kept.has(node)) return;
    kept.add(node);
    const visit = (part) => {
      if (ts.isIdentifier(part)) local(part.text, found);
      if (ts.isImportTypeNode(part) && ts.isLiteralTypeNode(part.argument)) {
        const target = resolve(part.argument.literal.text, file);
        if (target) found.push([target, part.qualifier ? part.qualifier.getText().split('.')[0] : '*']);
      }
      ts.forEachChild(part, visit);
    };
    ts.forEachChild(node, visit);
  }

  function local(name, found) {
    for (const statement of declared.get(name) ?? []) keep(statement, found);
    const from = imported.get(name);
    if (!from) return;
    kept.add(from.part ?? from.statement).add(from.statement);
    const target = targetOf(from.statement);
    if (target) found.push([target, from.name]);
  }

  return {
    need(name) {
      const found = [];
      for (const statement of always) keep(statement, found);
      const names = name === '*' ? [...exported.keys()] : exported.has(name) ? [name] : [];
      for (const one of names) {
        const { part, statement, name: own } = exported.get(one);
        if (statement) kept.add(part ?? statement).add(statement);
        const target = statement && targetOf(statement);
        if (target) found.push([target, own]);
        else if (target === undefined && own === '')
          ts.forEachChild(statement, (child) => ts.isIdentifier(child) && local(child.text, found));
        else if (target === undefined) local(own, found);
      }
      for (const statement of name === '*' || names.length === 0 ? stars : []) {
        kept.add(statement);
        const target = targetOf(statement);
        if (target) found.push([target, name]);
      }
      return found;
    },
    print() {
      const lines = statements.filter((statement) => kept.has(statement)).map((statement) => withoutParts(statement, kept));
      return `${lines.join('').trim() || 'export {};'}\n`;
    },
  };
}

/** The text of a statement with its comments, without the specifiers that nobody needs. */
function withoutParts(statement, kept) {
  const list = statement.importClause?.namedBindings?.elements ?? statement.exportClause?.elements;
  const left = list?.filter((part) => kept.has(part));
  const text = statement.getFullText();
  if (!left || left.length === list.length) return text;
  const [from, to] = [list.pos, list.end].map((offset) => offset - statement.getFullStart());
  return `${text.slice(0, from)} ${left.map((part) => part.getText()).join(', ')} ${text.slice(to).trimStart()}`;
}

function namesIn(statement) {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText());
  return statement.name && ts.isIdentifier(statement.name) && !(statement.flags & ts.NodeFlags.GlobalAugmentation)
    ? [statement.name.text]
    : [];
}
