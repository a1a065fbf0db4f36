// A request and an address or a file to what can be told of it: the stages up to the site, and what the last runs have kept.
import type { Config } from '#model/config';
import type { Explanation, WhyResult } from '#model/why';
import type { Places } from '../0-configure/configure.ts';
import type { Context } from '../context/context.ts';
import { withLock } from '../context/lock.ts';
import { readManifest } from '../context/manifest.ts';
import { CacheFault, noPlaceForCode } from '../context/write-fault.ts';
import { shownCache } from '../keep.ts';
import { openSite } from '../open-site.ts';
import { type Resolved, resolveSources } from '../pipeline.ts';
import { lockOf, manifestOf, type RunRequest } from '../run-request.ts';
import { explainDraft } from './explain-draft.ts';
import { explainFile } from './explain-file.ts';
import { explainPage } from './explain-page.ts';
import { findTarget, type Question } from './find-target.ts';
import { openKnown } from './known.ts';
import { nearestTarget } from './nearest-target.ts';

export type Answer = Pick<WhyResult, 'explanation' | 'nearest' | 'resolved' | 'diagnostics'>;

/** Renders nothing and writes nothing but the cache. */
export async function why(request: RunRequest, question: Question): Promise<Answer> {
  const { reporter } = request;
  const { configure, findPlaces } = await import('../0-configure/configure.ts');
  const places = await findPlaces(request);
  const config = await configure(request);
  if (!places || !config) return { ...unanswered, diagnostics: reporter.list() };
  try {
    const answer = await whyAlone(request, config, places, question);
    return { ...answer, diagnostics: reporter.list() };
  } catch (thrown) {
    if (!(thrown instanceof CacheFault) || request.bundleDir === undefined) throw thrown;
    reporter.report(noPlaceForCode(thrown, shownCache(places)));
    return { ...unanswered, diagnostics: reporter.list() };
  }
}

function whyAlone(request: RunRequest, config: Config, places: Places, question: Question): Promise<Omit<Answer, 'diagnostics'>> {
  const { reporter, signal, onWait } = request;
  return withLock(lockOf(config), { signal, onWait }, async () => {
    const manifest = await readManifest(manifestOf(request, places));
    const { context, close } = openSite(request, config, places, { manifest });
    try {
      const resolved = await resolveSources(context);
      if (reporter.failed()) return unanswered;
      const explanation = await explain(context, resolved, question);
      const nearest = explanation ? undefined : nearestTarget(context, resolved, question);
      return { explanation, nearest, resolved: true };
    } finally {
      await close();
    }
  });
}

const unanswered = { explanation: undefined, nearest: undefined, resolved: false };

async function explain(context: Context, resolved: Resolved, question: Question): Promise<Explanation | undefined> {
  const { placeDrafts } = await import('../3-resolve/resolve.ts');
  const drafts = await placeDrafts(context, resolved.sources, resolved.documents);
  const found = await findTarget(context, resolved, drafts, question);
  if (!found) return undefined;
  if (found.kind === 'draft') return explainDraft(found.draft);
  const known = await openKnown(context, resolved);
  return found.kind === 'page' ? explainPage(known, found.page) : explainFile(known, found.path);
}
