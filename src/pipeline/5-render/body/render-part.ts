// Renders one part of a body: the whole of it, or a piece.

import type { Highlight } from '#model/highlighter';
import type { Part, Parts } from '#model/page-parts';
import type { PageProps } from '#model/page-props';
import type { OnHead } from '#model/theme';
import { type BodyComponent, type Composing, composeBody, type OnFault } from './compose-element.ts';

export function ignore(): void {}

type PartToRender = readonly [
  composing: Composing,
  part: Part,
  page: Parts,
  props: PageProps,
  onFault: OnFault,
  onHead?: OnHead,
  highlight?: Highlight,
];

/** Renders a part alone, with the page's context. Throws what its components throw. */
export function renderPart(...part: PartToRender): string {
  return renderLoaded(...part) ?? '';
}

/** Undefined where a module of the part failed to load, which was reported. */
export function renderLoaded(
  ...[composing, part, page, props, onFault, onHead = ignore, highlight]: PartToRender
): string | undefined {
  const { server } = composing;
  const composed = composeBody(composing, part, page, onFault);
  if (!composed) return undefined;
  const { jsx } = server.jsxRuntime as { jsx(type: BodyComponent, props: object): unknown };
  return server.renderElement(server.withPage(props, jsx(composed.component, {}), onHead, highlight));
}
