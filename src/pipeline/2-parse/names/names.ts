// Reports names, props and elements in content that mean nothing. Loaded for pages that may have some.
import type { Identifier, ImportDeclaration } from 'estree';
import type { Root } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx';
import type { Context } from '#context/context';
import { respell } from '#kit/respell';
import { walk } from '#kit/walk';
import type { DiagnosticDraft } from '#model/diagnostic';
import { nearest } from '#model/nearest';
import type { Place } from '#model/place';
import { declaredNames, estreePlace, programsOf } from '../code/esm.ts';
import { freeNames } from '../code/free-names.ts';
import { isJsx } from '../facts/jsx.ts';
import { leftOutTree } from '../facts/left-out.ts';
import { placeOf } from '../facts/node-place.ts';
import { formulaHelp } from '../missing-plugins/formulas.ts';

export { reportElements } from './report-elements.ts';
export { reportProps } from './report-props.ts';

export const browserNames: ReadonlySet<string> = new Set([
  'IntersectionObserver',
  'MutationObserver',
  'ResizeObserver',
  'XMLHttpRequest',
  'addEventListener',
  'alert',
  'cancelAnimationFrame',
  'confirm',
  'customElements',
  'document',
  'exports',
  'getComputedStyle',
  'history',
  'innerHeight',
  'innerWidth',
  'localStorage',
  'location',
  'matchMedia',
  'module',
  'navigator',
  'open',
  'parent',
  'print',
  'prompt',
  'removeEventListener',
  'requestAnimationFrame',
  'require',
  'screen',
  'self',
  'sessionStorage',
  'top',
  'window',
]);

/**
 * True for globals of JavaScript and browsers. Alone in braces, functions and browser globals show nothing, and so are not known.
 */
export function isKnown(name: string, around: ShownName | undefined): boolean {
  if (around?.value.trim() === name) return name in globalThis && !isFunction(name);
  return name in globalThis || browserNames.has(name);
}

export function explainName(
  name: string,
  own: ReadonlySet<string>,
  around: ShownName | undefined,
  file: string,
): Omit<DiagnosticDraft, 'code' | 'place'> & { readonly meant?: string | undefined } {
  const meant = nearest(name, own);
  if (!around) {
    const help = 'Import it or export it in this file. To show braces as text, write `\\{` or use inline code.';
    return { message: `"${name}" is not defined`, help: meant ? `Did you mean "${meant}"?` : help, meant };
  }
  const text = `\\{${around.value}\\}`;
  const asText = `If the braces are meant as text, write \`${text}\` or use inline code.`;
  const fix = { title: `write "${text}"`, place: placeOf(around, file), replaces: `{${around.value}}`, text };
  if (isFunction(name)) return { message: `"${name}" is a JavaScript function, which a page cannot show`, help: asText, fix };
  const message = `"${name}" is not defined`;
  if (meant) return { message, help: `Did you mean "${meant}"? ${asText}`, meant };
  return { message, help: `${asText} Otherwise, import or export "${name}" in this file.`, fix };
}

/** MDX reads TeX braces as code, unless a plugin handles formulas. */
export function explainInFormula(name: string): ReturnType<typeof explainName> {
  return { message: `"${name}" is not defined: braces in this formula are read as code`, help: formulaHelp };
}

function isFunction(name: string): boolean {
  return typeof (globalThis as Readonly<Record<string, unknown>>)[name] === 'function';
}

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
  const others = leftOutTree(tree);
  for (const { name } of programsOf(others).flatMap(({ program }) => freeNames(program))) used.add(name);
  for (const whole of [tree, others])
    walk(whole, (node) => {
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
        message: `"${local.name}" is imported but never used`,
        help: 'Remove it, or use it.',
        place: estreePlace(local, file),
      });
    }
  }
}

function holds({ start, end }: Place, inner: Place): boolean {
  const isBefore = (a: Place['start'], b: Place['start']) => a.line < b.line || (a.line === b.line && a.column <= b.column);
  return isBefore(start, inner.start) && isBefore(inner.end, end);
}

/** An expression such as `{id}` or `{user.name}`. */
export type ShownName = MdxTextExpression | MdxFlowExpression;

/** By their first identifier. */
export function shownNames(tree: Root): ReadonlyMap<Identifier, ShownName> {
  const found = new Map<Identifier, ShownName>();
  walk(tree, (node) => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
    const [statement, ...others] = node.data?.estree?.body ?? [];
    if (statement?.type !== 'ExpressionStatement' || others.length > 0) return;
    let value = statement.expression;
    while (value.type === 'MemberExpression' && !value.computed && value.object.type !== 'Super') value = value.object;
    if (value.type === 'Identifier') found.set(value, node);
  });
  return found;
}
