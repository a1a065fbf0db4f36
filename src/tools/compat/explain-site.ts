// Explains differences that are meant, where other pages of the two builds prove it.
import type { Build } from './built-site.ts';
import type { CompatDifference } from './difference.ts';
import { ofSource } from './explain-page.ts';
import type { Finding } from './finding.ts';
import type { SiteFacts } from './site-facts.ts';
import { isSourceOf } from './source-text.ts';

/** Nothing is left of what turns out to be no difference. */
export function explainSite({ to, ...one }: Finding, facts: SiteFacts, theirs: Build): readonly CompatDifference[] {
  if (one.because !== undefined) return [one];
  if (one.code === 'missing-in-sidebar' && facts.isOnOtherPage(one.at, one.theirs ?? '')) return [];
  const because = reasonFor({ ...one, ...(to === undefined ? {} : { to }) }, facts, theirs);
  return [because === undefined ? one : { ...one, because }];
}

function reasonFor({ code, at, to = '', theirs = '', ours = '' }: Finding, facts: SiteFacts, build: Build): string | undefined {
  if (code === 'sidebar-label') {
    const { heading, title } = facts.titles.get(to) ?? { heading: '', title: '' };
    // A label of its own is another one than the title.
    if (heading === ours && title.startsWith(theirs) && isSourceOf(theirs, ours)) return ofSource;
  }
  if (code === 'missing-heading' && facts.excerpts.get(at)?.some((page) => facts.ids.get(page)?.includes(` ${theirs} `) === true))
    return 'an excerpt has no ids: they are those of its page';
  if (code === 'missing-link' && !leadsSomewhere(theirs, build)) return 'the link is broken in the other build, too';
  if (code === 'redirect' && !theirs.startsWith('/') && theirs === `${ours}/`)
    return 'an address on another host stays as it is written';
  return undefined;
}

/** True for an address of another site, and for one that the build has a file for. */
function leadsSomewhere(target: string, { html, files }: Build): boolean {
  const [path = ''] = target.split(/[?#]/);
  return !path.startsWith('/') || path.startsWith('/assets/') || html.has(path) || files.includes(path.slice(1));
}
