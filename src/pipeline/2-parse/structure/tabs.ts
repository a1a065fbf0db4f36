// Checks literal tabs of a page for mistakes that rendering would refuse.

import type { Nodes, Parents, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import type { Context } from '#context/context';
import { respell } from '#kit/respell';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Import } from '#model/document';
import { nearest } from '#model/nearest';
import type { Place } from '#model/place';
import { isJsx, jsxAttribute, jsxNamePlace, literalOf } from '../facts/jsx.ts';
import { placeOf } from '../facts/links.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export interface TabNames {
  /** The local names of the two components; empty where the source gives them to others. */
  readonly group: ReadonlySet<string>;
  readonly tab: ReadonlySet<string>;
}

/** The components are global unless the source imports or declares others by these names. */
export function tabNames(imports: readonly Import[], declarations: readonly string[]): TabNames {
  const own = new Set([...imports.flatMap(({ names }) => Object.keys(names)), ...declarations]);
  const namesOf = (name: string): ReadonlySet<string> => {
    const imported = imports.flatMap(({ specifier, names }) =>
      specifier === `@theme/${name}` ? Object.keys(names).filter((local) => names[local] === 'default') : [],
    );
    return new Set(own.has(name) ? imported : [name, ...imported]);
  };
  return { group: namesOf('Tabs'), tab: namesOf('TabItem') };
}

export function reportTabs({ reporter }: Context, tree: Root, file: string, names: TabNames, isPartial: boolean): void {
  const report = (draft: Omit<DiagnosticDraft, 'code'>): void =>
    reporter.report({ code: 'parse/invalid-use', ...draft, builtIn: 'Tabs' });
  // The context of a partial, or of a component's children, is not known here.
  const visit = (node: Nodes, isKnown: boolean): void => {
    let inner = isKnown;
    if (isJsx(node)) {
      if (names.group.has(node.name ?? '')) {
        checkGroup(node, file, names, report);
        for (const tab of flat(node.children as Nodes[])) {
          const isTab = isJsx(tab) && names.tab.has(tab.name ?? '');
          for (const child of childrenOf(tab)) visit(child, isTab && !isPartial);
        }
        return;
      }
      if (names.tab.has(node.name ?? '') && isKnown) {
        reporter.report({
          code: 'parse/tab-outside',
          message: `<${node.name}> is outside <Tabs>, so its label is not shown`,
          help: 'Wrap the tabs that belong together in `<Tabs>`.',
          place: jsxNamePlace(node, file),
          builtIn: 'TabItem',
        });
      }
      if (/^[^a-z]/.test(node.name ?? '')) inner = isKnown && names.tab.has(node.name ?? '');
    }
    for (const child of childrenOf(node)) visit(child, inner);
  };
  visit(tree, !isPartial);
}

type Report = (draft: Omit<DiagnosticDraft, 'code'>) => void;

const strangerHelp = 'Put it in a `<TabItem label="…">`, because `<Tabs>` may contain nothing else.';
const namelessHelp = 'Add `label="…"`, which readers see, or `value="…"`, which identifies the reader\'s choice.';

function checkGroup(group: JsxElement, file: string, names: TabNames, report: Report): void {
  const hasSpread = group.attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute');
  const tabs = flat(group.children as Nodes[]);
  const values = new Map<string, Place>();
  let isWhole = !hasSpread && !jsxAttribute(group, 'values');
  for (const tab of tabs) {
    if (isSilent(tab)) continue;
    if (!isJsx(tab)) {
      if (/^mdx/.test(tab.type)) isWhole = false;
      else if (tab.position)
        report({
          message: `<Tabs> contains ${describe(tab)}, which is not a tab`,
          help: strangerHelp,
          place: firstLine(tab, file),
        });
      continue;
    }
    // The label identifies a tab without a value.
    const attribute = jsxAttribute(tab, 'value') ?? jsxAttribute(tab, 'label');
    const value = literalOf(attribute);
    if (attribute === undefined && tab.attributes.every(({ type }) => type === 'mdxJsxAttribute')) {
      const isTab = names.tab.has(tab.name ?? '');
      report({
        message: isTab
          ? `this <${tab.name}> has neither a label nor a value`
          : `<Tabs> contains <${tab.name ?? ''}>, which is not a tab`,
        help: isTab ? namelessHelp : strangerHelp,
        place: jsxNamePlace(tab, file),
      });
    }
    if (value === undefined) {
      isWhole = false;
      continue;
    }
    const place = valuePlace(attribute as MdxJsxAttribute, file);
    const first = values.get(value);
    if (first) {
      report({
        message: `<Tabs> contains two tabs with the value "${value}"`,
        help: "The value identifies the reader's choice, so each must be unique within its `<Tabs>`.",
        place,
        related: [{ message: 'the first one', place: first }],
      });
    } else values.set(value, place);
  }
  if (tabs.every(isSilent) && group.position)
    report({
      message: '<Tabs> contains no tabs',
      help: 'Add a `<TabItem label="…">` for each alternative.',
      place: jsxNamePlace(group, file),
    });
  else if (isWhole) checkDefault(group, file, [...values.keys()], report);
  const query = jsxAttribute(group, 'queryString');
  if (query && query.value == null && !jsxAttribute(group, 'groupId') && !hasSpread) {
    report({
      message: '<Tabs queryString> has no name for the query parameter',
      help: 'Set "groupId", which is then used as the name, or name the parameter: `queryString="…"`.',
      place: placeOf(query, file),
    });
  }
}

function checkDefault(group: JsxElement, file: string, values: readonly string[], report: Report): void {
  const attribute = jsxAttribute(group, 'defaultValue');
  const wanted = literalOf(attribute);
  if (attribute === undefined || wanted === undefined || wanted === '' || values.includes(wanted)) return;
  const meant = nearest(wanted, values);
  const place = valuePlace(attribute, file);
  const known = values.map((value) => `"${value}"`).join(', ');
  report({
    message: `<Tabs> selects "${wanted}" by default, but no tab has that value`,
    help: `${meant ? `Did you mean "${meant}"?` : `Its tabs have the values ${known}.`} With \`defaultValue={null}\`, no tab is selected.`,
    place,
    ...respell(place, wanted, meant),
  });
}

/** Flattens fragments, and the paragraph that MDX adds around text beside elements. */
function flat(children: readonly Nodes[]): readonly Nodes[] {
  return children.flatMap((child) => {
    const isFragment = isJsx(child) && child.name === null;
    const isMixed = child.type === 'paragraph' && (child.children as Nodes[]).some(isJsx);
    return isFragment || isMixed ? flat(childrenOf(child)) : [child];
  });
}

/** True for comments and whitespace. */
function isSilent(node: Nodes): boolean {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return node.data?.estree?.body.length === 0;
  if (node.type === 'text') return node.value.trim() === '';
  return node.type === 'html' || node.type === 'mdxjsEsm' || node.type === 'definition' || node.type === 'footnoteDefinition';
}

const kinds: Readonly<Record<string, string>> = {
  paragraph: 'a paragraph',
  text: 'text',
  heading: 'a heading',
  code: 'a code block',
  list: 'a list',
  table: 'a table',
  blockquote: 'a quote',
};

function describe({ type }: Nodes): string {
  return kinds[type] ?? 'something';
}

function firstLine(node: Nodes, file: string): Place {
  const place = placeOf(node, file);
  if (node.type === 'text') return textPlace(node.value, place);
  const first = 'children' in node ? (node.children[0] as Nodes | undefined) : undefined;
  if (place.start.line === place.end.line) return place;
  const end = first ? placeOf(first, file).end : place.start;
  return { ...place, end: end.line === place.start.line ? end : { ...place.start, column: place.start.column + 1 } };
}

/** The place of a text's first line, leading and trailing line breaks excluded. */
function textPlace(value: string, { file, start }: Place): Place {
  const lines = value.split(/\r\n|\n|\r/);
  const index = lines.findIndex((line) => line.trim() !== '');
  const line = start.line + index;
  const written = lines[index] ?? '';
  const column = index === 0 ? start.column + written.search(/\S/) : written.search(/\S/) + 1;
  return { file, start: { line, column }, end: { line, column: column + written.trim().length } };
}

function valuePlace(attribute: MdxJsxAttribute, file: string): Place {
  const place = placeOf(attribute as Parameters<typeof placeOf>[0], file);
  if (typeof attribute.value !== 'string' || place.start.line !== place.end.line) return place;
  const start = { line: place.start.line, column: place.end.column - attribute.value.length - 1 };
  return { ...place, start, end: { line: place.end.line, column: place.end.column - 1 } };
}

function childrenOf(node: Nodes): readonly Nodes[] {
  return 'children' in node ? ((node as Parents).children as Nodes[]) : [];
}
