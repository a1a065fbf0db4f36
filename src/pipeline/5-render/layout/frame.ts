// Wraps a body in its layout: the theme's, a plugin's, or a static one, which is printed around the body or replaces it.
import type { RenderContext } from '#context/context';
import type { PageProps } from '#model/page-props';
import type { HeadElement, OnHead, ThemeServer } from '#model/theme';
import { takeHoisted } from '../html/hoisted.ts';
import type { Values } from '../recipe/recipe.ts';
import type { LoadedLayout } from './load-layout.ts';
import type { LoadedSlots } from './load-slots.ts';

/** The content of a layout. */
export interface Framed {
  readonly props: PageProps;
  readonly body: string;
  /** Ready HTML, for layouts with excerpts. */
  readonly excerpts: readonly string[];
}

export interface Framer {
  readonly server: ThemeServer;
  /** Undefined for one of the theme's. */
  readonly layout: LoadedLayout | undefined;
}

/** What renders the layout of a page. */
export interface Framing extends Framer {
  readonly context: RenderContext;
  readonly values: Pick<Values, 'addresses' | 'policy'>;
  readonly slots: LoadedSlots;
}

export interface Whole {
  readonly html: string;
  /** The body as it is in the HTML: the given one, or what a static layout has printed instead. */
  readonly body: string;
  /** True where a static layout has printed a part of it, which browsers keep unchanged. */
  readonly isPrinted: boolean;
  /** Head elements from what a static layout has printed. */
  readonly hoisted: readonly HeadElement[];
}

/** `clean` sanitizes what a static layout prints. */
export function frame(
  { server, layout }: Framer,
  { props, body, excerpts }: Framed,
  parts: LoadedSlots['components'],
  onHead?: OnHead,
  clean = (html: string): string => html,
): Whole {
  if (!layout?.isStatic) {
    const html = server.renderLayout(props, body, parts, onHead, undefined, layout?.component);
    return { html, body, isPrinted: false, hoisted: [] };
  }
  const own = server.print(props, { layout: layout.exports, excerpts, say: layout.say, parts, onHead });
  const [before, after] = [takeHoisted(clean(own.printed.before)), takeHoisted(clean(own.printed.after))];
  const content = own.body === undefined ? { html: body, elements: [] } : takeHoisted(clean(own.body));
  const printed = { ...own.printed, before: before.html, after: after.html };
  const html = server.renderLayout({ ...props, printed }, content.html, parts, onHead);
  const hoisted = [before, content, after].flatMap(({ elements }) => elements);
  return { html, body: content.html, isPrinted: true, hoisted };
}
