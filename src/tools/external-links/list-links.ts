// Lists the links of a site to other hosts, in its files as they are now.
import type { Config } from '#model/config';
import { resolveOpenly } from '#pipeline/3-resolve/resolve';
import type { RunRequest } from '#session/run-request';
import { withResolved } from '#session/with-resolved';
import { type ExternalLink, externalLinks } from './links.ts';

export interface Listed {
  readonly links: readonly ExternalLink[];
  readonly config: Config;
}

/** Undefined, and reported, without a valid configuration. The lock of the site is held no longer than this takes. */
export function listLinks(request: RunRequest): Promise<Listed | undefined> {
  return withResolved(request, async (context, { sources, documents }) => {
    const open = () => resolveOpenly(context, sources, documents);
    const { value } = await context.reporter.capture(open);
    return { links: externalLinks(value.site, value.outer), config: context.config };
  });
}
