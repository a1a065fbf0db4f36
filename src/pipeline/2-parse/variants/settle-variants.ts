// Settles what differs between readers: leaves out what this build is not for, marks what some see, and fills in variables.
import type { Parents, PhrasingContent, Root, RootContent, Text } from 'mdast';
import type { VFile } from 'vfile';
import type { Context } from '#context/context';
import { LineIndex } from '#kit/line-index';
import type { Place } from '#model/place';
import { sayer } from '#model/strings/strings';
import { isBuiltFor, narrow, openTo, printShownTo, type ShownTo } from '#model/variants';
import { unravel } from '#parser/unravel';
import { keepLeftOut } from '../facts/left-out.ts';
import { placeOf } from '../facts/node-place.ts';
import { isEmptyOnly, reportEmptyOnly } from './empty-only.ts';
import { fillFence } from './in-fence.ts';
import { altAsWritten, holdsName, namesEnd, piecesOf, placeOfName, textFor, variableFor } from './interpolate.ts';
import { isOnly, type OnlyNode, placeOfWord, readOnly } from './read-only.ts';
import { labelsOf, shownToSome, varyingText } from './shown-to-some.ts';

/** Runs before all other steps, which see what is left. */
export function settleVariants(context: Context, tree: Root, file: VFile): void {
  const { settings } = context.config;
  const { variants: axes, markdown } = settings;
  const hasVariables = settings.variables !== undefined || markdown.interpolate;
  const source = String(file.value);
  const { path } = file;
  const label = labelsOf(axes, sayer(settings), settings.lang);
  const leftOut: { readonly node: RootContent; readonly shownTo: ShownTo }[] = [];

  const namesIn = (text: string, shownTo: ShownTo, at: Place, written: string): string =>
    piecesOf(text, written)
      .map(({ name, text, nth }) =>
        name === undefined ? text : textFor(context, name, shownTo, placeOfName(written, nth, at), text),
      )
      .join('');
  const writtenOf = (node: RootContent): string => source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0);

  const variable = (
    name: string,
    shownTo: ShownTo,
    place: Place,
    position: RootContent['position'],
  ): PhrasingContent[] | undefined => {
    const value = variableFor(context, name, shownTo, place);
    if (value === undefined) return undefined;
    const made = typeof value === 'string' ? [{ type: 'text' as const, value }] : varyingText(value, shownTo, label);
    return made.map((node) => ({ ...node, position }));
  };

  const inText = (node: Text, shownTo: ShownTo): RootContent[] => {
    if (!markdown.interpolate || !holdsName(node.value)) return [node];
    const written = writtenOf(node);
    const at = placeOf(node, path);
    return piecesOf(node.value, written).flatMap(({ name, text, nth }): RootContent[] => {
      const made = name === undefined ? undefined : variable(name, shownTo, placeOfName(written, nth, at), node.position);
      return made ?? [{ ...node, value: text }];
    });
  };

  const inAddresses = (node: RootContent, shownTo: ShownTo): void => {
    const fields = node as { url?: string; title?: string | null; alt?: string | null };
    // The text of a link is in its children.
    const inner = 'children' in node ? node.children.at(-1)?.position : undefined;
    let from = inner?.end.offset ?? node.position?.start.offset ?? 0;
    if (fields.alt) fields.alt = altAsWritten(fields.alt, writtenOf(node));
    for (const key of ['alt', 'url', 'title'] as const) {
      const text = fields[key];
      if (typeof text !== 'string' || !holdsName(text)) continue;
      const rest = source.slice(from, node.position?.end.offset);
      const place = namesEnd(rest, text) === 0 ? placeOf(node, path) : new LineIndex(source).place(path, from, from);
      fields[key] = namesIn(text, shownTo, place, rest);
      from += namesEnd(rest, text);
    }
  };

  const ofOnly = (node: OnlyNode, outer: ShownTo): RootContent[] => {
    const own = readOnly(context, node, path, source);
    if (isEmptyOnly(node)) {
      reportEmptyOnly(context, node, path, source);
      return [];
    }
    const shownTo = narrow(outer, own);
    if (!shownTo)
      context.reporter.report({
        code: 'parse/never-shown',
        message: 'nobody sees this part, because the part around it is shown to other readers',
        help: `The part around it is shown for ${printShownTo(outer)}. Move this part out of it, or show it for some of these values.`,
        place: placeOfWord(node, node.name ?? '', path, source),
      });
    const children = inside(node.children as RootContent[], shownTo ?? outer);
    if (!shownTo) return [];
    if (!isBuiltFor(shownTo, axes)) {
      leftOut.push(...children.map((node) => ({ node, shownTo })));
      return [];
    }
    return shownToSome(node, children, openTo(own, axes), label);
  };
  const placeOfVariable = (node: RootContent, name: string): Place => placeOfWord(node, name === '' ? 'Var' : name, path, source);

  const settle = (node: RootContent, shownTo: ShownTo): RootContent[] => {
    if (axes.length > 0 && isOnly(node)) return ofOnly(node, shownTo);
    const name = hasVariables ? nameIn(node, markdown.interpolate) : undefined;
    if (name !== undefined) {
      const made = variable(name, shownTo, placeOfVariable(node, name), node.position) ?? [
        { type: 'text', value: writtenOf(node) },
      ];
      return node.type.includes('Flow') ? [{ type: 'paragraph', children: made, position: node.position }] : made;
    }
    if (node.type === 'text') return inText(node, shownTo);
    if (node.type === 'code' && hasVariables) fillFence(context, node, shownTo, path, source);
    if (markdown.interpolate) inAddresses(node, shownTo);
    if (!('children' in node)) return [node];
    const open = openTo(shownTo, axes);
    const isMarked = node.type === 'heading' || node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    if (isMarked && Object.keys(open).length > 0) node.data = Object.assign(node.data ?? {}, { slodocsShownTo: open });
    const before = node.children.length;
    (node as Parents).children = inside(node.children as RootContent[], shownTo);
    return before > 0 && node.children.length === 0 && emptied.has(node.type) ? [] : [node];
  };
  const inside = (nodes: readonly RootContent[], shownTo: ShownTo): RootContent[] =>
    nodes.flatMap((node) => settle(node, shownTo));

  // `<Only>` on a line of its own is a block.
  if (source.includes('<Only')) unravel(tree);
  tree.children = inside(tree.children, {});
  keepLeftOut(tree, leftOut);
}

/** What is nothing without content. */
const emptied = new Set(['paragraph', 'list', 'listItem', 'blockquote', 'emphasis', 'strong', 'delete', 'link']);

/** The variable that a node of MDX stands for: `<Var name="version" />`, or `{{ version }}`, which is read as an expression. */
function nameIn(node: RootContent, interpolates: boolean): string | undefined {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
    return interpolates ? /^\s*\{\s*([A-Za-z_]\w*)\s*\}\s*$/.exec(node.value)?.[1] : undefined;
  if ((node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') || node.name !== 'Var') return undefined;
  const [attribute] = node.attributes.filter((one) => one.type === 'mdxJsxAttribute' && one.name === 'name');
  return typeof attribute?.value === 'string' ? attribute.value : '';
}
