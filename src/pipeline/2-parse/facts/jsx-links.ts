// Extracts the links of components from a tree.
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { LineIndex } from '#kit/line-index';
import { attributesHole, type Link } from '#model/document';
import type { Place } from '#model/place';
import { type ElementAttribute, fillCandidates, kindOf } from './address-attributes.ts';
import { type AddLink, decode } from './html-links.ts';
import { placeOf } from './node-place.ts';
import { writtenAs } from './written-as.ts';

/** Attributes of components that hold addresses. */
const ofComponents: ReadonlyMap<string | null, Readonly<Record<string, Link['kind']>>> = new Map(
  Object.entries({
    Card: { href: 'link' },
    Figure: { src: 'image' },
    Link: { to: 'link', href: 'link' },
  } satisfies Readonly<Record<string, Readonly<Record<string, Link['kind']>>>>),
);

/** `lines` are those of the source's text. */
export function extractJsxLinks(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  file: string,
  text: string,
  lines: readonly string[],
  add: AddLink,
): void {
  const { name } = element;
  const names = ofComponents.get(name);
  const isHtml = name !== null && /^[a-z]/.test(name);
  if (!names && !isHtml) return;
  const all = isHtml ? asRead(element.attributes) : [];
  const holes: MdxJsxAttribute[] = [];
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
    const { value } = attribute;
    const kind = isHtml
      ? kindOf(name, attribute.name, value, all)
      : names && Object.hasOwn(names, attribute.name)
        ? names[attribute.name]
        : undefined;
    if (!kind) continue;
    const place = attributePlace(attribute, file);
    if (kind === 'candidates') {
      const placeOfCandidate = candidatePlaces(attribute, file, text);
      attribute.value = fillCandidates(value, (target) =>
        add({ kind: 'picture', target, place: placeOfCandidate(target) ?? place, syntax: 'jsx' }),
      );
      continue;
    }
    attribute.value = add({ kind, target: value, place, ...writtenAs(value, place, lines, decode), syntax: 'jsx' });
    if (kind === 'image') holes.push({ type: 'mdxJsxAttribute', name: attributesHole.name, value: attribute.value });
  }
  const isSized = element.attributes.some((one) => one.type === 'mdxJsxAttribute' && /^(?:width|height)$/.test(one.name));
  if (!isSized) element.attributes.push(...holes);
}

function asRead(attributes: MdxJsxFlowElement['attributes']): readonly ElementAttribute[] {
  return attributes.flatMap((one) => {
    if (one.type !== 'mdxJsxAttribute') return [];
    return [{ name: one.name, value: typeof one.value === 'string' ? one.value : undefined }];
  });
}

/** Locates `srcset` candidates, called in their order: the attribute may span several lines. */
function candidatePlaces(attribute: MdxJsxAttribute, file: string, text: string): (target: string) => Place | undefined {
  const { start, end } = (attribute as { readonly position?: Readonly<Record<'start' | 'end', Offset>> }).position ?? {};
  const raw = text.slice(start?.offset ?? 0, end?.offset ?? 0);
  const index = new LineIndex(raw);
  let from = attribute.name.length;
  const pointAt = (offset: number): Place['start'] => {
    const { line, column } = index.pointAt(offset);
    return { line: line + (start?.line ?? 1) - 1, column: line === 1 ? column + (start?.column ?? 1) - 1 : column };
  };
  return (target) => {
    const at = raw.indexOf(target, from);
    if (at === -1) return undefined;
    from = at + target.length;
    return { file, start: pointAt(at), end: pointAt(from) };
  };
}

type Offset = Place['start'] & { readonly offset?: number };

/** The place of the value inside its quotes; of the whole attribute where it spans several lines. */
function attributePlace(attribute: MdxJsxAttribute, file: string): Place {
  const place = placeOf(attribute as Parameters<typeof placeOf>[0], file);
  if (place.start.line !== place.end.line) return place;
  const start = { line: place.start.line, column: place.start.column + attribute.name.length + 2 };
  return { file, start, end: { line: place.end.line, column: place.end.column - 1 } };
}
