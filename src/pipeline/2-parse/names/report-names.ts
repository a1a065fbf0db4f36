// Reports undefined names in content's code, and unused imports.

import type { ImportDeclaration } from 'estree';
import type { Root } from 'mdast';
import type { Context } from '#context/context';
import type { Place } from '#model/place';
import { respell } from '#model/respell';
import { walk } from '#model/walk';
import { declaredNames, estreePlace, programsOf } from '../code/esm.ts';
import { freeNames } from '../code/free-names.ts';
import { isJsx } from '../facts/jsx.ts';
import { explainInFormula, explainName, isKnown } from './explain-name.ts';
import { shownNames } from './shown-names.ts';

/**
 * `given` are the names in every page's scope; `formulas` are places of text meant as formulas and not parsed as such. Call it
 * while the ESM is still in the tree.
 */
export function reportNames(
  { reporter }: Context,
  tree: Root,
  file: string,
  given: readonly string[],
  formulas: readonly Place[],
): void {
  const programs = programsOf(tree);
  if (programs.length === 0) return;
  const modules = programs.flatMap(({ program, isModule }) => (isModule ? program.body : []));
  const own = new Set([...modules.flatMap(declaredNames).map(({ name }) => name), ...given]);
  const used = new Set<string>();
  const asked = new Set<string>();
  const references = programs.flatMap(({ program }) => freeNames(program));
  for (const { name, isAsked } of references) {
    used.add(name);
    if (isAsked) asked.add(name);
  }
  const shown = shownNames(tree);
  for (const { name, node, isLater } of references) {
    // A function may run only in browsers, where the site's scripts may define more globals.
    if (isLater || own.has(name) || asked.has(name)) continue;
    const around = shown.get(node);
    if (isKnown(name, around)) continue;
    const place = estreePlace(node, file);
    const isInFormula = formulas.some((formula) => holds(formula, place));
    const { meant, ...explained } = isInFormula ? explainInFormula(name) : explainName(name, own, around, file);
    reporter.report({ code: 'parse/undefined-name', ...explained, place, ...respell(place, name, meant) });
  }
  walk(tree, (node) => {
    if (isJsx(node) && node.name) used.add(node.name.split('.')[0] as string);
  });
  const imports = modules.filter((statement): statement is ImportDeclaration => statement.type === 'ImportDeclaration');
  for (const { specifiers, source } of imports) {
    // Older JSX compilers required this import.
    if (source.value === 'react') continue;
    for (const { local } of specifiers) {
      if (used.has(local.name)) continue;
      reporter.report({
        code: 'parse/unused-import',
        message: `"${local.name}" is imported and never used`,
        help: 'Take it out, or use it.',
        place: estreePlace(local, file),
      });
    }
  }
}

function holds({ start, end }: Place, inner: Place): boolean {
  const isBefore = (a: Place['start'], b: Place['start']) => a.line < b.line || (a.line === b.line && a.column <= b.column);
  return isBefore(start, inner.start) && isBefore(inner.end, end);
}
