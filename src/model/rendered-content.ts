// Returns the HTML of a page's content, without its surroundings.
import type { RenderedPage } from './output.ts';

/** A listing has no body, so the output of its layout is its content. */
export function contentOf({ page, html, body }: RenderedPage): string {
  if (page.kind !== 'listing') return body();
  return /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html())?.[1] ?? '';
}
