// Reports names that code in content uses and nothing defines, and names that it imports and does not use.
import type { ImportDeclaration } from 'estree';
import type { Root } from 'mdast';
import { nearest } from '#model/nearest';
import { walk } from '#model/walk';
import type { Context } from '../../context/context.ts';
import { declaredNames, estreePlace, programsOf } from '../facts/code.ts';
import { isJsx } from '../facts/jsx.ts';
import { browserNames } from './browser-names.ts';
import { freeNames } from './free-names.ts';

/** `given` are the names that every page has. Call it while the ESM is part of the tree. */
export function reportNames({ reporter }: Context, tree: Root, file: string, given: readonly string[]): void {
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
  for (const { name, node, isLater } of references) {
    // A function may run in browsers alone, where scripts of the site may have defined more.
    if (isLater || own.has(name) || asked.has(name) || name in globalThis || browserNames.has(name)) continue;
    const meant = nearest(name, own);
    reporter.report({
      code: 'parse/undefined-name',
      message: `"${name}" is not defined`,
      help: meant
        ? `Did you mean "${meant}"?`
        : 'Import it or export it in this file. Braces that are meant as text are written `\\{`, or stand in code.',
      place: estreePlace(node, file),
    });
  }
  walk(tree, (node) => {
    if (isJsx(node) && node.name) used.add(node.name.split('.')[0] as string);
  });
  const imports = modules.filter((statement): statement is ImportDeclaration => statement.type === 'ImportDeclaration');
  for (const { specifiers, source } of imports) {
    // Compilers of JSX have asked for this name.
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
