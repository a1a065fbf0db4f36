// Renders the layout around a body, with what the theme prints for it on the server alone.
import type { PageProps } from '#model/page-props';
import type { HeadElement, OnHead, ThemeServer } from '#model/theme';
import { takeHoisted } from '../head/hoisted.ts';
import type { LoadedSlots } from './load-slots.ts';

/** What stands in a layout. */
export interface Framed {
  readonly props: PageProps;
  readonly body: string;
  /** Ready HTML, for the layouts that show it. */
  readonly excerpts: readonly string[];
}

export interface Whole {
  readonly html: string;
  /** As it stands in the HTML: what was given, or what the theme has printed in its place. */
  readonly body: string;
  /** The theme has printed a part of it, which browsers keep as it stands. */
  readonly isPrinted: boolean;
  /** What printed parts have for the head. */
  readonly hoisted: readonly HeadElement[];
}

export function frame(
  server: ThemeServer,
  { props, body, excerpts }: Framed,
  parts: LoadedSlots['components'],
  onHead?: OnHead,
): Whole {
  const own = server.print(props, excerpts, parts, onHead);
  if (!own) return { html: server.renderLayout(props, body, parts, onHead), body, isPrinted: false, hoisted: [] };
  const [before, after] = [takeHoisted(own.printed.before), takeHoisted(own.printed.after)];
  const printed = { before: before.html, after: after.html };
  const inside = own.body ?? body;
  const html = server.renderLayout({ ...props, printed }, inside, parts, onHead);
  return { html, body: inside, isPrinted: true, hoisted: [...before.elements, ...after.elements] };
}
