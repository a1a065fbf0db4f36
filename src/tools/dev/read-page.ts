// Reads a rendered page whole, while its session is open.
import { isNotFound } from '#model/route';
import type { ShownPage } from '#session/open-session';

export interface DevPage {
  readonly html: string;
  /** Equal for equal pages. */
  readonly digest: string;
  /** Relative to the root; undefined for a page without a source. */
  readonly source: string | undefined;
  readonly isNotFound: boolean;
  /** Errors keep it from being shown as it is written: this is its last sound state, if it had one. */
  readonly isBroken: boolean;
}

/** A rendered page reads its text from the cache, which the next edit of the configuration closes. */
export function readPage({ page: rendered }: ShownPage): DevPage {
  const { page } = rendered;
  const source = page.kind === 'doc' ? page.document.source.path : undefined;
  return { html: rendered.html(), digest: rendered.digest, source, isNotFound: isNotFound(page.route.path), isBroken: false };
}
