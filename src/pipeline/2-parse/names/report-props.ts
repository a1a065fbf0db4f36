// Reports props that a theme component does not have: they would have no effect.

import type { JSXElement } from 'estree-jsx';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { find, html } from 'property-information';
import type { Context } from '#context/context';
import { respell } from '#kit/respell';
import { walk } from '#kit/walk';
import { nearest, nearestSpelling } from '#model/nearest';
import type { Place } from '#model/place';
import type { KnownProps, Theme } from '#model/theme';
import { declaredNames, estreePlace, importsOf, type ProgramOf, programsOf } from '../code/esm.ts';
import { jsxInCode } from '../code/walk-code.ts';
import { isJsx } from '../facts/jsx.ts';
import { placeOf } from '../facts/node-place.ts';

type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

/** Call it while the ESM is still in the tree. */
export function reportProps({ config, reporter }: Context, tree: Root, file: string): void {
  const elements: JsxNode[] = [];
  walk(tree, (node) => {
    if (isJsx(node) && /^[A-Z]/.test(node.name ?? '')) elements.push(node);
  });
  const programs = programsOf(tree);
  if (elements.length === 0 && programs.length === 0) return;
  const known = componentsOf(config.theme, tree, programs, file);
  const check = (component: string, prop: string, place: () => Place, others: readonly string[]): void => {
    const props = known.get(component);
    if (!props || takes(props, prop)) return;
    const at = place();
    reporter.report({
      code: 'parse/unknown-prop',
      message: `<${component}> has no prop "${prop}"`,
      help: helpFor(component, prop, props),
      place: at,
      builtIn: component,
      ...respell(
        at,
        prop,
        nearest(
          prop,
          shownProps(props).filter((name) => !others.includes(name)),
        ),
      ),
    });
  };
  for (const element of elements) {
    for (const attribute of element.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue;
      const { name } = attribute;
      const namePlace = (): Place => {
        const { start } = placeOf(attribute as Parameters<typeof placeOf>[0], file);
        return { file, start, end: { line: start.line, column: start.column + name.length } };
      };
      check(element.name ?? '', name, namePlace, namesOf(element));
    }
  }
  for (const { program } of programs) {
    for (const element of jsxInCode(program)) {
      const attributes = attributesOf(element);
      const others = attributes.map(({ prop }) => prop);
      for (const { name, prop, node } of attributes) check(name, prop, () => estreePlace(node, file), others);
    }
  }
}

/** The theme's components by their local names: the source may give theirs to others. */
function componentsOf(
  { props }: Theme,
  tree: Root,
  programs: readonly ProgramOf[],
  file: string,
): ReadonlyMap<string, KnownProps> {
  const modules = programs.flatMap(({ program, isModule }) => (isModule ? program.body : []));
  const own = new Set(modules.flatMap(declaredNames).map(({ name }) => name));
  const builtIn = Object.entries(props).filter(([name]) => !name.includes('#') && !own.has(name));
  const imports = modules.length > 0 ? importsOf(tree, file) : [];
  const imported = imports.flatMap(({ specifier, names }) =>
    Object.entries(names).flatMap(([local, name]): readonly [string, KnownProps][] => {
      const found = props[`${specifier}#${name}`];
      return found ? [[local, found]] : [];
    }),
  );
  return new Map([...builtIn, ...imported]);
}

function namesOf({ attributes }: JsxNode): readonly string[] {
  return attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? [attribute.name] : []));
}

function attributesOf({ openingElement: { name, attributes } }: JSXElement) {
  if (name.type !== 'JSXIdentifier') return [];
  return attributes.flatMap((attribute) => {
    if (attribute.type !== 'JSXAttribute') return [];
    const { name: node } = attribute;
    const prop = node.type === 'JSXIdentifier' ? node.name : `${node.namespace.name}:${node.name.name}`;
    return [{ name: name.name, prop, node }];
  });
}

/** True for a known prop. Where unknown props become attributes of an element, only likely misspellings are reported. */
function takes({ names, ignored = [], element }: KnownProps, prop: string): boolean {
  if (prop === 'key' || prop === 'ref' || names.includes(prop) || ignored.includes(prop)) return true;
  if (element === undefined) return false;
  return prop === 'children' || find(html, prop).defined || nearestSpelling(prop, names) === undefined;
}

function shownProps({ names }: Pick<KnownProps, 'names'>): readonly string[] {
  return names.filter((name) => name !== 'children' && !name.startsWith('data-')).sort();
}

function helpFor(component: string, prop: string, { names }: KnownProps): string {
  const props = shownProps({ names });
  const meant = nearest(prop, props);
  if (meant) return `Did you mean "${meant}"?`;
  const html = /^(?:class|className|id|style|on[A-Z].*|(?:data|aria)-.*)$/.test(prop)
    ? `It has no effect. Wrap \`<${component}>\` in an element and set it there.`
    : 'It has no effect.';
  if (props.length === 0) return `${html} \`<${component}>\` has no props.`;
  return `${html} \`<${component}>\` takes ${props.map((name) => `"${name}"`).join(', ')}.`;
}
