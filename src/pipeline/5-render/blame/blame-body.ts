// Finds the components and expressions of a body that are at fault, by rendering each of them alone, and reports them.

import type { Root } from 'hast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { importedFile } from '#model/file-path';
import { problemOfHeadElement } from '#model/head';
import { placeInOrigin } from '#model/origin';
import type { Part, Parts } from '#model/page-parts';
import type { PageProps } from '#model/page-props';
import type { Place } from '#model/place';
import { placeOfSource, type SourceFile } from '#model/source-file';
import type { WantedElement } from '#model/theme';
import type { CodeFault, Composing } from '../body/compose-element.ts';
import { ignore, renderPart } from '../body/render-part.ts';
import { type MadeLink, shownIn } from '../html/check-links.ts';
import { type Refused, refusal, withoutRefused } from '../html/refused-parts.ts';
import { collectHead } from '../html/wanted-head.ts';
import { reportThrown } from './report-thrown.ts';

export interface BodyFaults {
  /** What a component threw. */
  readonly thrown: { readonly fault: unknown } | undefined;
  /** What code of documents threw. */
  readonly faults: readonly CodeFault[];
  /** Elements that are not allowed in the head. */
  readonly head: readonly WantedElement[];
  /** What was left out of the HTML. */
  readonly refused: readonly Refused[];
  readonly isLive: boolean;
}

export async function blameBody(composing: Composing, page: Parts, props: PageProps, found: BodyFaults): Promise<void> {
  const { context, values } = composing;
  const { thrown, faults, head, refused, isLive } = found;
  if (thrown) await reportComponents(composing, page, props, faults.length === 0 ? thrown : undefined);
  else if (faults.length === 0) {
    for (const element of head) reportHead(composing, page, props, element);
    for (const kind of refused) {
      const places = placesOf(page, kind, (part) =>
        withoutRefused(renderPart(composing, part, page, props, ignore), values.policy).refused.find((one) => one === kind),
      );
      for (const place of places) context.reporter.report({ ...refusal(kind, isLive), place });
    }
  }
  for (const { fault, place } of faults) await reportThrown(context, 'render/code-threw', fault, place);
}

/** Finds the components that make a link, for the diagnostic of a broken one. */
export function findLink(composing: Composing, page: Parts, props: PageProps, { href, isShown }: MadeLink): readonly Place[] {
  return placesOf(page, href, (part) => {
    const html = renderPart(composing, part, page, props, ignore);
    return (isShown ? shownIn(html).has(href) : html.includes(`href="${href}"`)) ? href : undefined;
  });
}

/**
 * A declaration or expression that threw has no value, on which components may fail in turn: then only components in which
 * nothing else threw are reported, and `tried` is undefined.
 */
async function reportComponents(
  composing: Composing,
  page: Parts,
  props: PageProps,
  tried: { readonly fault: unknown } | undefined,
): Promise<void> {
  const culprits = findCulprits(page, page, (part) => {
    const faults: unknown[] = [];
    const thrown = tryAlone(() => void renderPart(composing, part, page, props, (fault) => void faults.push(fault)));
    return tried || faults.length === 0 ? thrown : undefined;
  });
  const unknown: readonly CodeFault[] = tried ? [{ ...tried, place: placeOfSource(page.document.source) }] : [];
  for (const { fault, place } of culprits.length > 0 ? culprits : unknown) {
    await reportThrown(composing.context, 'render/component-threw', fault, place);
  }
}

/** Reports a faulty head element at each tag that makes it, however often. */
function reportHead(composing: Composing, page: Parts, props: PageProps, { tag, attributes }: WantedElement): void {
  const problem = problemOfHeadElement(tag, attributes);
  const places = placesOf(page, tag, (part) => {
    const inner = collectHead();
    renderPart(composing, part, page, props, ignore, inner.onHead);
    return inner.faults().find((fault) => fault.tag === tag)?.tag;
  });
  for (const place of places) if (problem) composing.context.reporter.report({ code: 'render/head-element', ...problem, place });
}

/** The innermost components and expressions that show `wanted` when each is rendered alone; else the whole source. */
function placesOf(page: Parts, wanted: string, shows: (part: Part) => unknown): readonly Place[] {
  const culprits = findCulprits(page, page, (part) => tryAlone(() => shows(part)));
  const places = culprits.filter(({ fault }) => fault === wanted).map(({ place }) => place);
  return places.length > 0 ? places : [placeOfSource(page.document.source)];
}

/** Returns the result of `work`, or its exception. */
function tryAlone(work: () => unknown): unknown {
  try {
    return work();
  } catch (thrown) {
    return thrown;
  }
}

type Node = Root['children'][number];

/** Renders a part and returns its fault; undefined when there is none. */
export type TryAlone = (part: Part) => unknown;

/** The innermost components and expressions that fail when each is rendered alone, in the part or its partials. */
export function findCulprits(part: Part, page: Parts, tryAlone: TryAlone): readonly CodeFault[] {
  const { body } = part;
  const { source } = part.document;
  if (body.kind === 'html') return [];
  const faultOf = (node: Node): unknown => {
    const tree: Root = { type: 'root', children: [node] };
    return tryAlone({ ...part, body: { ...body, tree } });
  };
  const search = (nodes: readonly Node[]): readonly CodeFault[] =>
    nodes.flatMap(outermost).flatMap((node): readonly CodeFault[] => {
      const fault = faultOf(node);
      if (fault === undefined) return [];
      const partial = partialOf(part, page, node);
      const inner = [...(partial ? findCulprits(partial, page, tryAlone) : []), ...search(childrenOf(node))];
      // Rendered alone, a component may lack its context, so only the same fault counts.
      const same = inner.filter((culprit) => String(culprit.fault) === String(fault));
      const place = placeOf(node, source);
      return same.length > 0 ? same : place ? [{ fault, place }] : [];
    });
  return search(body.tree.children);
}

/** The outermost components and expressions in a node, which may throw. */
function outermost(node: Node): readonly Node[] {
  return node.type.startsWith('mdx') ? [node] : childrenOf(node).flatMap(outermost);
}

function childrenOf(node: Node): readonly Node[] {
  return 'children' in node ? (node.children as readonly Node[]) : [];
}

function partialOf({ document }: Part, page: Parts, node: Node): Part | undefined {
  const name = 'name' in node ? String(node.name) : '';
  const imported = document.facts.imports.find(({ names }) => Object.hasOwn(names, name));
  return imported && page.partials[importedFile(document.source.path, imported.specifier) ?? ''];
}

/** The place of the name in an opening tag, or of an expression with its braces. */
function placeOf(node: Node, { path, origin }: Pick<SourceFile, 'path' | 'origin'>): Place | undefined {
  const { name, position } = node as unknown as MdxJsxFlowElement;
  if (!position) return undefined;
  const { start, end } = position;
  // The origin of a virtual source may contain no tag.
  if (origin) return placeInOrigin(origin, { start, end });
  if (name === undefined) return { file: path, start: pick(start), end: pick(end) };
  const column = start.column + 1;
  return { file: path, start: { line: start.line, column }, end: { line: start.line, column: column + (name?.length ?? 0) } };
}

function pick({ line, column }: Place['start']): Place['start'] {
  return { line, column };
}
