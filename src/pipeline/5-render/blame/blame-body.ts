// Finds the components and expressions of a body that are at fault, by rendering each of them alone, and reports them.

import { problemOfHeadElement } from '#model/head';
import type { Part, Parts } from '#model/page-parts';
import type { PageProps } from '#model/page-props';
import type { Place } from '#model/place';
import { placeOfSource } from '#model/source-file';
import type { WantedElement } from '#model/theme';
import type { CodeFault, Composing } from '../body/compose-element.ts';
import { ignore, renderPart } from '../body/render-part.ts';
import type { MadeLink } from '../html/check-links.ts';
import { type Refused, refusal, withoutRefused } from '../html/refused-parts.ts';
import { shownIn } from '../html/shown-files.ts';
import { collectHead } from '../html/wanted-head.ts';
import { findCulprits } from './find-culprit.ts';
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
