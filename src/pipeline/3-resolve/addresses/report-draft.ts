// Reports a link to a draft while drafts are shown: a build leaves them out, and so reports the link as broken.
import type { Context } from '#context/context';
import type { Link } from '#model/document';
import { isDraft, type PlacedPage } from '#model/page';

/** A warning, since the link leads to the draft in development. */
export function reportDraft(
  { reporter, config }: Context,
  { target, place }: Pick<Link, 'target' | 'place'>,
  page: PlacedPage | undefined,
): void {
  if (!config.drafts || page?.kind !== 'doc' || !isDraft(page.document)) return;
  reporter.report({
    code: 'resolve/broken-link',
    atMost: 'warning',
    message: `"${target}" is a draft, which a build leaves out`,
    help: 'Publish the draft, or take the link out until then.',
    place,
  });
}
