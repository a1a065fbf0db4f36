// Reports code that a page cannot run: duplicate names, top-level `await`, `import.meta`, broken theme imports.

import type { ImportDeclaration, Node, Program } from 'estree';
import { insteadOfModule } from '#code/foreign-theme';
import { themeName } from '#code/site-theme';
import type { Context } from '#context/context';
import { foreignImportHelp, isForeignModule } from '#kit/foreign-components';
import { respell } from '#kit/respell';
import type { DiagnosticDraft } from '#model/diagnostic';
import { nearest } from '#model/nearest';
import type { Place } from '#model/place';
import { declaredNames, estreePlace, type ProgramOf } from './code/esm.ts';
import { childrenOf } from './code/walk-code.ts';

/** Call it with all code of a document. */
export function reportCode(context: Context, programs: readonly ProgramOf[], file: string): void {
  const { reporter } = context;
  const declared = new Map<string, Place>();
  for (const { program, isModule } of programs) {
    for (const node of forbiddenNodes(program)) reporter.report(forbidden(node, estreePlace(node, file)));
    if (!isModule) continue;
    for (const statement of program.body) reportExport(context, statement, file);
    for (const statement of program.body) if (statement.type === 'ImportDeclaration') reportThemeImport(context, statement, file);
    for (const name of program.body.flatMap(declaredNames)) {
      const place = estreePlace(name, file);
      const first = declared.get(name.name);
      if (first) reporter.report(declaredTwice(name.name, place, first));
      else declared.set(name.name, place);
    }
  }
}

/** `await` is allowed in functions, which are called later. */
function forbiddenNodes(node: Node, isInFunction = false): readonly Node[] {
  if (node.type === 'MetaProperty' && node.meta.name === 'import') return [node];
  if (node.type === 'AwaitExpression' && !isInFunction) return [node];
  const inner = isInFunction || /Function/.test(node.type);
  return childrenOf(node).flatMap((child) => forbiddenNodes(child, inner));
}

function forbidden(node: Node, place: Place): DiagnosticDraft {
  const isMeta = node.type === 'MetaProperty';
  return {
    code: 'parse/mdx-syntax',
    message: isMeta ? '"import.meta" is not available in content' : 'content cannot use "await"',
    help: isMeta
      ? 'A page is not a separate module. Import what you need from a component.'
      : 'Compute the value in a module that the page imports, or in a plugin.',
    place,
  };
}

function declaredTwice(name: string, place: Place, first: Place): DiagnosticDraft {
  return {
    code: 'parse/mdx-syntax',
    message: `the name "${name}" is declared twice`,
    help: 'A page can import or declare a name only once. Rename one of them.',
    place,
    related: [{ message: 'the first one', place: first }],
  };
}

function reportExport({ reporter }: Context, statement: Program['body'][number], file: string): void {
  const place = estreePlace(statement, file);
  if (statement.type === 'ExportDefaultDeclaration') {
    const end = { line: place.start.line, column: place.start.column + 'export default'.length };
    reporter.report({
      code: 'parse/mdx-syntax',
      message: 'a default export in content is its layout, but this is not a component',
      help: 'Name it, `export const Name = …`, and use that name in the page, or remove it.',
      place: { ...place, end },
    });
    return;
  }
  const passesOn = statement.type === 'ExportNamedDeclaration' && !statement.declaration;
  if (!passesOn && statement.type !== 'ExportAllDeclaration') return;
  reporter.report({
    code: 'parse/mdx-syntax',
    message: 'this export only passes on what it imports',
    help: 'Imports are available only in the page that contains them. Write `import` to use it here, and import it in every other page that needs it.',
    place,
  });
}

const ofTheme = /^@(theme|theme-original|theme-init|docusaurus|generated)\//;

function reportThemeImport({ config, reporter }: Context, { source, specifiers }: ImportDeclaration, file: string): void {
  const specifier = String(source.value);
  if (isForeignModule(specifier, false)) {
    reporter.report({
      code: 'parse/unknown-import',
      message: `"${specifier}" belongs to another generator and does not work here`,
      help: foreignImportHelp(specifiers.map(importedName), config.theme.components),
      place: estreePlace(source, file),
    });
    return;
  }
  if (!ofTheme.test(specifier)) return;
  const { aliases } = config.theme;
  const exported = aliases[specifier];
  if (!exported) {
    const known = Object.keys(aliases);
    const instead = insteadOfModule(specifier, specifiers.map(importedName));
    const meant = instead === undefined ? nearest(themeName(specifier), known) : undefined;
    const place = estreePlace(source, file);
    reporter.report({
      code: 'parse/unknown-import',
      message: `"${specifier}" is not a theme module`,
      help: instead ?? (meant ? `Did you mean "${meant}"?` : `Content may import ${known.sort().join(', ')}.`),
      place,
      // The prefix alone makes all names alike.
      ...(meant && nearest(lastName(specifier), [lastName(meant)]) ? respell(place, specifier, meant) : {}),
    });
    return;
  }
  for (const one of specifiers) {
    const name = importedName(one);
    if (name === '*' || exported.includes(name)) continue;
    reporter.report({
      code: 'parse/unknown-import',
      message: name === 'default' ? `"${specifier}" has no default export` : `"${specifier}" does not export "${name}"`,
      help: insteadOfModule(specifier, [name]) ?? helpFor(specifier, exported, name),
      place: estreePlace(one.type === 'ImportSpecifier' ? one.imported : one, file),
    });
  }
}

function lastName(specifier: string): string {
  return specifier.slice(specifier.lastIndexOf('/') + 1);
}

function helpFor(specifier: string, exported: readonly string[], name: string): string {
  const meant = nearest(name, exported);
  if (meant) return `Did you mean "${meant}"?`;
  const names = exported.filter((one) => one !== 'default');
  if (names.length === 0) return `It has only a default export: \`import Name from '${specifier}'\`.`;
  return `It exports ${exported.join(', ')}.`;
}

function importedName(specifier: ImportDeclaration['specifiers'][number]): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  return specifier.imported.type === 'Identifier' ? specifier.imported.name : String(specifier.imported.value);
}
