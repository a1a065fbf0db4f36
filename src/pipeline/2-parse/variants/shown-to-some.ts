// Makes the elements that only some readers see, each with a label that tells who.
import type { PhrasingContent, RootContent } from 'mdast';
import type { Say } from '#model/strings/strings';
import { onlyAttributes, type ShownTo, type VariableValue, type VariantAxis } from '#model/variants';
import type { OnlyNode } from './read-only.ts';

/** A label of each axis: "Cloud only". */
export type LabelsOf = (shownTo: ShownTo) => readonly { readonly axis: string; readonly text: string }[];

export function labelsOf(axes: readonly VariantAxis[], say: Say, lang: string): LabelsOf {
  const list = new Intl.ListFormat(lang, { type: 'disjunction' });
  return (shownTo) =>
    axes.flatMap(({ name, values }) => {
      const shown = shownTo[name];
      if (!shown) return [];
      const labels = values.filter((value) => shown.includes(value.name)).map(({ label }) => label);
      return [{ axis: name, text: say('theme.variants.only', { variants: list.format(labels) }) }];
    });
}

/** The content itself where everybody sees it: of a build for those alone. */
export function shownToSome(node: OnlyNode, children: RootContent[], shownTo: ShownTo, labels: LabelsOf): RootContent[] {
  const isBlock = node.type === 'containerDirective' || node.type === 'mdxJsxFlowElement';
  const content = isBlock && children.some(isPhrasing) ? [{ type: 'paragraph', children } as RootContent] : children;
  const all = labels(shownTo);
  if (all.length === 0) return content;
  const made = isBlock
    ? [
        ...all.map(({ axis, text }) => label('p', axis, [{ type: 'strong', children: [{ type: 'text', value: text }] }])),
        ...content,
      ]
    : [...content, ...all.map(({ axis, text }) => label('span', axis, [{ type: 'text', value: ` (${text})` }]))];
  return [element(isBlock ? 'div' : 'span', made, shownTo, node)];
}

/** Its texts one after the other, of which readers who have chosen see one. */
export function varyingText(
  { axis, values }: Exclude<VariableValue, string>,
  shownTo: ShownTo,
  labels: LabelsOf,
): PhrasingContent[] {
  const shown = Object.entries(values).filter(([value]) => shownTo[axis]?.includes(value) ?? true);
  return shown.flatMap(([value, text], index) => {
    const own = { [axis]: [value] };
    const ends = labels(own).map((one) => label('span', axis, [{ type: 'text', value: ` (${one.text})` }]));
    const one = element('span', [{ type: 'text', value: text }, ...ends], own, {}) as unknown as PhrasingContent;
    const comma = { ...label('span', axis, [{ type: 'text', value: ', ' }]), type: 'onlyComma' } as unknown as PhrasingContent;
    return index === 0 ? [one] : [comma, one];
  });
}

function element(
  tag: 'div' | 'span',
  children: readonly RootContent[],
  shownTo: ShownTo,
  { position }: Pick<OnlyNode, 'position'>,
): RootContent {
  const hProperties = { className: ['variant-part'], ...onlyAttributes(shownTo) };
  return { type: `only-${tag}`, data: { hName: tag, hProperties }, children, position } as unknown as RootContent;
}

/** Its own node type keeps it from being taken for the first paragraph of a page. */
function label(tag: 'p' | 'span', axis: string, children: readonly RootContent[]): RootContent {
  const hProperties = { className: ['variant-label'], 'data-axis': axis };
  return { type: 'onlyLabel', data: { hName: tag, hProperties }, children } as unknown as RootContent;
}

const phrasing = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
  'link',
  'image',
  'linkReference',
  'imageReference',
  'footnoteReference',
  'mdxTextExpression',
  'mdxJsxTextElement',
  'textDirective',
  'only-span',
]);

function isPhrasing({ type }: RootContent): boolean {
  return phrasing.has(type);
}
