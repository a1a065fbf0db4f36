// Returns the HTML of a page's content, without its surroundings.
import type { RenderedPage } from '#model/output';

/** A listing has no body, so the output of its layout is its content. */
export function contentOf({ page, html, body }: RenderedPage): string {
  if (page.kind !== 'listing') return body();
  const printed = html();
  const start = printed.search(/<main\b/);
  const from = start === -1 ? -1 : printed.indexOf('>', start);
  const to = printed.lastIndexOf('</main>');
  return from === -1 || to < from ? '' : printed.slice(from + 1, to);
}
