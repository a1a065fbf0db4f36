// Fills the holes of a compiled body with final addresses.
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { hiddenClass, newTabNote, newTabWords } from '#kit/new-tab';
import { jsonWithMarks } from '#model/asset-mark';
import { addressProperties, attributesHole, type CutHtml, eitherElement, type Hole } from '#model/document';
import { type Json, withTexts } from '#model/json';
import type { Target } from '#model/page';
import type { Addressing } from '#model/route';
import type { Say } from '#model/strings/strings';
import { closePicture, openPicture } from './picture.ts';
import { escapeAttribute, escapeText, type PrintedTarget, printTarget } from './target-url.ts';

/** `targets` are those of the document's links, in order. */
export function fillHtml({ parts, holes }: CutHtml, targets: readonly PrintedTarget[], say: Say): string {
  let html = parts[0] ?? '';
  let isShown = true;
  let opensTab = false;
  for (const [index, hole] of holes.entries()) {
    if (hole.takes === 'either') isShown = isDrawn(targets[hole.link]);
    else if (hole.takes === 'or') isShown = !isShown;
    else if (hole.takes === 'end') isShown = true;
    else if (isShown) {
      html += fillHole(hole, targets);
      opensTab ||= hole.takes === 'attributes' && isNewTab(targets[hole.link]);
    }
    if (!isShown) continue;
    const text = parts[index + 1] ?? '';
    const end = opensTab ? text.indexOf('</a>') : -1;
    if (end >= 0) opensTab = false;
    html += end < 0 ? text : text.slice(0, end) + newTabHtml(say) + text.slice(end);
  }
  return html;
}

/** Only after binding is it known that a link leads to a file, which opens in a new tab. */
function isNewTab(target: PrintedTarget | undefined): boolean {
  return target?.attributes['target'] === '_blank';
}

function newTabHtml(say: Say): string {
  return `<span class="${hiddenClass}">${escapeText(newTabWords(say))}</span>`;
}

function isDrawn(target: PrintedTarget | undefined): boolean {
  return target !== undefined && target.address !== '';
}

function fillHole({ link, takes, width }: Hole, targets: readonly PrintedTarget[]): string {
  const { address = '', attributes = {}, copies } = targets[link] ?? {};
  if (takes === 'address') return escapeAttribute(address);
  if (takes === 'before') return copies ? openPicture(copies, width) : '';
  if (takes === 'after') return copies ? closePicture : '';
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('');
}

/** Fills what a plugin has derived from a body. `targets` are those of the document's links, in order. */
export function filledData(data: Json, targets: readonly Target[], addresses: Addressing): Json {
  return withTexts(data, (text) => {
    if (!text.includes('\0')) return text;
    return text.replace(/\0(\d+)\0/g, (_, hole) => {
      const target = targets[Number(hole)];
      return target ? printTarget(target, addresses) : '';
    });
  });
}

/** Fills in the addresses of files that a document's JSX names. */
export function fillCode(code: string, targets: readonly PrintedTarget[]): string {
  return code.replace(/"\\u0000(\d+)\\u0000"/g, (_, hole) => jsonWithMarks(targets[Number(hole)]?.address ?? ''));
}

/** Fills a copy of the tree. The theme's `Link` adds no base to an address that has it. */
export function fillTree(tree: Root, targets: readonly PrintedTarget[], say: Say): Root {
  const fill = (value: string): string => value.replace(/\0(\d+)\0/g, (_, hole) => targets[Number(hole)]?.address ?? '');
  const fillProp = (value: string): string =>
    value.replace(/\0(\d+)\0/g, (_, hole) => targets[Number(hole)]?.inComponent ?? targets[Number(hole)]?.address ?? '');
  const targetAt = (value: unknown): PrintedTarget | undefined => targets[Number(String(value).replaceAll('\0', ''))];
  const attributesAt = (value: unknown): Readonly<Record<string, string>> => targetAt(value)?.attributes ?? {};
  /** Chooses the alternative that replaces a node. */
  const chosen = (node: RootContent): RootContent => {
    if (node.type !== 'element' || node.tagName !== eitherElement) return node;
    const [drawn, plain] = node.children as [ElementContent, ElementContent];
    return isDrawn(targetAt(node.properties[attributesHole.property])) ? drawn : plain;
  };
  const copy = <N extends Root | RootContent>(node: N): N => {
    const filled = { ...node } as N & { children?: RootContent[] };
    if (filled.type === 'element') {
      const { [attributesHole.property]: hole, ...properties } = filled.properties;
      const attributes = hole === undefined ? {} : attributesAt(hole);
      filled.properties = { ...properties, ...attributes };
      if (filled.tagName === 'a' && isNewTab(targetAt(hole))) filled.children = [...filled.children, newTabNote(say)];
      if (filled.tagName === 'picture') markInner(filled);
      for (const name of addressProperties) {
        const value = filled.properties[name];
        if (typeof value === 'string') filled.properties[name] = fill(value);
      }
    } else if (filled.type === 'mdxJsxFlowElement' || filled.type === 'mdxJsxTextElement') {
      filled.attributes = filled.attributes.flatMap((attribute) => {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return [attribute];
        if (attribute.name !== attributesHole.name) return [{ ...attribute, value: fillProp(attribute.value) }];
        return Object.entries(attributesAt(attribute.value)).map(([name, value]) => ({ ...attribute, name, value }));
      });
    }
    if (filled.children) filled.children = filled.children.map((child) => copy(chosen(child)) as ElementContent);
    return filled;
  };
  return copy(tree);
}

/** Marks images in a `picture`, whose alternatives the author has chosen. */
function markInner(picture: Element): void {
  picture.children = picture.children.map((child) =>
    child.type === 'element' && child.tagName === 'img'
      ? { ...child, properties: { ...child.properties, [innerImage]: true } }
      : child,
  );
}

/** The property that marks an image inside a `picture`. */
export const innerImage = 'dataInner';
