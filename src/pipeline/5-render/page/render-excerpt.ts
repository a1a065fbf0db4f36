// Renders the excerpt of a doc for lists to ready HTML, with links that work on any page.

import { withoutCodeAddresses } from '#kit/code-addresses';
import { attempt } from '#model/attempt';
import type { Parts } from '#model/page-parts';
import type { PageProps } from '#model/page-props';
import { sayer } from '#model/strings/strings';
import type { Composing } from '../body/compose-element.ts';
import { openHighlighting } from '../body/highlighting.ts';
import { renderPart } from '../body/render-part.ts';
import { fillHtml } from '../html/fill-holes.ts';
import { extractHoisted } from '../html/hoisted.ts';
import { withoutRefused } from '../html/refused-parts.ts';
import { escapeAttribute, printTargets } from '../html/target-url.ts';

/** `props` are the list's props, `href` is the doc's address. Faults of the doc are reported when it is rendered as a page. */
export async function renderExcerpt(composing: Composing, doc: Parts, props: PageProps, href: string): Promise<string> {
  const { body, document, targets } = doc;
  const { context, values } = composing;
  const home = escapeAttribute(href);
  const leadHome = (html: string): string => html.replace(links, (tag) => tag.replace(/(?<=\shref=")(?=#)/, () => home));
  if (body.kind === 'html') {
    const printed = printTargets(document.facts.links, targets, values);
    return leadHome(withoutCodeAddresses(fillHtml(body.excerpt ?? body, printed, sayer(values.language))).html);
  }
  const part: Parts = { ...doc, body: { ...body, tree: body.excerpt ?? body.tree } };
  const highlighting = openHighlighting(context, values);
  let html = tryToRender(composing, part, props, highlighting.highlight);
  while (await highlighting.settle()) html = tryToRender(composing, part, props, highlighting.highlight);
  const { html: allowed } = withoutRefused(html, values.policy);
  // Its head elements apply to its own page only.
  return leadHome(extractHoisted(allowed).html.replace(tags, (tag) => tag.replace(names, '')));
}

/** Opening tags, to skip text that only looks like an attribute. One that is never closed runs to the end. */
const tags = /<[a-z](?:[^>"]|"[^"]*(?:"|$))*/gi;
const links = /<a\s(?:[^>"]|"[^"]*(?:"|$))*/g;
const names = / (?:id|for|aria-(?:labelledby|describedby|controls))="[^"]*"/g;

function tryToRender(
  composing: Composing,
  part: Parts,
  props: PageProps,
  highlight: ReturnType<typeof openHighlighting>['highlight'],
): string {
  return attempt(() => renderPart(composing, part, part, props, ignore, ignore, highlight), '');
}

function ignore(): void {}
