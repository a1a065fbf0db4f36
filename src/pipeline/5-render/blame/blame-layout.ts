// Finds the slot, or the plugin's layout, that is at fault for what stands around a body, by rendering each alone, and reports it.

import type { RelatedPlace } from '#model/diagnostic';
import { problemOfHeadElement } from '#model/head';
import type { PageProps } from '#model/page-props';
import { type Place, wholeFile } from '#model/place';
import type { SlotName } from '#model/slots';
import type { OnHead, WantedElement } from '#model/theme';
import { type Refused, refusal, withoutRefused } from '../html/refused-parts.ts';
import { collectHead } from '../html/wanted-head.ts';
import { type Framed, type Framing, frame } from '../layout/frame.ts';
import { reportThrown } from './report-thrown.ts';

/**
 * Reports what threw. True where it was the layout of a plugin, without which there is no page; otherwise one fault per slot, with
 * the first page that shows it. `file` is the page's source, if it has one.
 */
export async function blameLayout(framing: Framing, framed: Framed, thrown: unknown, file: string | undefined): Promise<boolean> {
  const { context, slots, layout } = framing;
  const related: readonly RelatedPlace[] =
    file === undefined ? [] : [{ message: 'while this page was rendered', place: wholeFile(file) }];
  const ofLayout = layout && thrownBy(() => frame(framing, framed, {}));
  if (ofLayout) {
    const subject = `the layout "${layout.name}" of the plugin "${layout.plugin}"`;
    await reportThrown(context, 'render/component-threw', ofLayout.thrown, layout.place(), { subject, related });
    return true;
  }
  const faults = slots.named.flatMap(({ name, place }) => {
    const fault = thrownBy(() => renderAlone(framing, framed.props, name));
    return fault ? [{ thrown: fault.thrown, subject: `the part "${name}"`, place: place() }] : [];
  });
  const together = { thrown, subject: 'a part of the theme', place: context.config.locate(['theme', 'slots']) };
  for (const { thrown, subject, place } of faults.length > 0 ? faults : [together]) {
    await reportThrown(context, 'render/component-threw', thrown, place, { subject, related });
  }
  return false;
}

/** Reports elements that are not allowed in the head, and what was left out of the HTML. */
export function blameParts(
  framing: Framing,
  props: PageProps,
  { head, refused }: { readonly head: readonly WantedElement[]; readonly refused: Iterable<Refused> },
): void {
  const { reporter } = framing.context;
  for (const { tag, attributes } of head) {
    const problem = problemOfHeadElement(tag, attributes);
    const places = placesOf(framing, (alone) => {
      const inner = collectHead();
      renderAlone(framing, props, alone, inner.onHead);
      return inner.faults().some((fault) => fault.tag === tag);
    });
    for (const place of places) if (problem) reporter.report({ code: 'render/head-element', ...problem, place });
  }
  for (const kind of refused) {
    const places = placesOf(framing, (alone) =>
      withoutRefused(renderAlone(framing, props, alone), framing.values.policy).refused.includes(kind),
    );
    for (const place of places) reporter.report({ ...refusal(kind, true), place });
  }
}

/** The places in the configuration of what makes a link: the layout's plugin, or the site's slots. */
export function findLayoutLink(framing: Framing, props: PageProps, href: string): readonly Place[] {
  return placesOf(framing, (alone) => renderAlone(framing, props, alone).includes(`href="${href}"`));
}

/**
 * The places in the configuration of the layout's plugin, or else of the slots, for which a test is true when each is rendered
 * alone.
 */
function placesOf({ slots, layout }: Framing, isTrue: (alone: SlotName | undefined) => boolean): readonly Place[] {
  if (layout && isTrue(undefined)) return [layout.place()];
  return slots.named.flatMap(({ name, place }) => (isTrue(name) ? [place()] : []));
}

/** Renders the empty layout with one of the site's slots, or with none. */
function renderAlone(framing: Framing, props: PageProps, name: SlotName | undefined, onHead?: OnHead): string {
  const parts = name === undefined ? {} : { [name]: framing.slots.components[name] };
  return frame(framing, { props, body: '', excerpts: [] }, parts, { onHead }).html;
}

function thrownBy(work: () => void): { readonly thrown: unknown } | undefined {
  try {
    work();
    return undefined;
  } catch (thrown) {
    return { thrown };
  }
}
