// Renders the layout of a page with the site's slots.

import { hrefsIn } from '#kit/printed-html';
import type { PageProps } from '#model/page-props';
import type { HeadElement, LayoutIslands } from '#model/theme';
import { type MadeLink, pathOf } from '../html/check-links.ts';
import { extractHoisted } from '../html/hoisted.ts';
import { type Refused, withoutRefused } from '../html/refused-parts.ts';
import { collectHead } from '../html/wanted-head.ts';
import { type Framed, type Framing, frame, type Whole } from '../layout/frame.ts';

export interface RenderedLayout extends Omit<Whole, 'hoisted'> {
  /** Head elements from the layout and the slots, a group for each. */
  readonly head: readonly (readonly HeadElement[])[];
  /** Addresses under the base that layout and slots link to. */
  readonly links: readonly MadeLink[];
}

/** `file` is the page's source, if it has one. Undefined where a plugin's layout throws, which is reported. */
export async function renderLayout(
  framing: Framing,
  framed: Framed,
  file: string | undefined,
  islands: LayoutIslands | undefined,
): Promise<RenderedLayout | undefined> {
  const { slots, context, values, layout } = framing;
  const { props } = framed;
  for (const fault of slots.faults) context.reporter.report(fault);
  const withoutParts = (): RenderedLayout => ({ ...frame(framing, framed, {}, { islands }), head: [], links: [] });
  if (Object.keys(slots.components).length === 0 && !layout) return withoutParts();
  const collector = collectHead();
  const printed = new Set<Refused>();
  const clean = (html: string): string => {
    const { html: cleaned, refused } = withoutRefused(html, values.policy);
    for (const kind of refused) printed.add(kind);
    return cleaned;
  };
  let whole: Whole;
  try {
    whole = frame(framing, framed, slots.components, { onHead: collector.onHead, clean, islands });
  } catch (thrown) {
    const { blameLayout } = await import('../blame/blame-layout.ts');
    return (await blameLayout(framing, framed, thrown, file)) ? undefined : withoutParts();
  }
  const { body, isPrinted } = whole;
  // The body was checked before.
  const around = (body === '' ? [whole.html] : whole.html.split(body)).map((piece) => withoutRefused(piece, values.policy, true));
  const faulty = collector.faults();
  const refused = new Set([...printed, ...around.flatMap((piece) => piece.refused)]);
  if (faulty.length > 0 || refused.size > 0) {
    const { blameParts } = await import('../blame/blame-layout.ts');
    blameParts(framing, props, { head: faulty, refused });
  }
  const { elements, html } = extractHoisted(around.map((piece) => piece.html).join(body));
  const head = [elements, whole.hoisted, ...collector.groups()];
  // What was printed in place of a body holds excerpts, whose links are bound.
  const bound = isPrinted && framed.body !== body ? framed.excerpts : [body];
  const made = bound.reduce((rest, piece) => rest.replace(piece, ''), html);
  return { html, body, isPrinted, head, links: linksOf(made, props, values.addresses.baseUrl) };
}

/** Addresses from the props are bound already; any others were made by a slot or a plugin's layout. */
function linksOf(html: string, props: PageProps, baseUrl: string): readonly MadeLink[] {
  const given = new Set<unknown>();
  JSON.stringify(props, (_, value) => {
    if (typeof value === 'string') given.add(value);
    return value;
  });
  return [...hrefsIn(html)].flatMap((href): MadeLink[] => {
    const path = given.has(href) ? undefined : pathOf(href, baseUrl);
    return path === undefined ? [] : [{ href, path, ofLayout: true }];
  });
}
