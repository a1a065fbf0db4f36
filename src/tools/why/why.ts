// Answers `slodocs why`: resolves the site, and reads what the last runs have cached.

import { resolve } from 'node:path';
import type { Context } from '#context/context';
import type { BuildOptions } from '#model/run';
import type { Explanation, WhyResult } from '#model/why';
import type { Resolved } from '#pipeline/pipeline';
import type { RunRequest } from '#session/run-request';
import { withResolved } from '#session/with-resolved';
import { explainDraft } from './explain-draft.ts';
import { explainFile } from './explain-file.ts';
import { explainPage } from './explain-page.ts';
import { findTarget, type Question } from './find-target.ts';
import { openKnown } from './known.ts';
import { nearestTarget } from './nearest-target.ts';

export type Answer = Pick<WhyResult, 'explanation' | 'nearest' | 'resolved' | 'diagnostics'>;

/** Renders nothing and writes nothing but the cache. */
export async function why(request: RunRequest, { target, from }: BuildOptions & Question): Promise<Answer> {
  const question = { target, from: resolve(from) };
  const { reporter } = request;
  const answer = await withResolved(request, async (context, resolved) => {
    if (reporter.failed()) return undefined;
    const explanation = await explain(context, resolved, question);
    const nearest = explanation ? undefined : nearestTarget(context, resolved, question);
    return { explanation, nearest, resolved: true };
  });
  return { ...(answer ?? unanswered), diagnostics: reporter.list() };
}

const unanswered = { explanation: undefined, nearest: undefined, resolved: false };

async function explain(context: Context, resolved: Resolved, question: Question): Promise<Explanation | undefined> {
  const { placeDrafts } = await import('#pipeline/3-resolve/resolve');
  const drafts = await placeDrafts(context, resolved.sources, resolved.documents);
  const found = await findTarget(context, resolved, drafts, question);
  if (!found) return undefined;
  if (found.kind === 'draft') return explainDraft(found.draft);
  const known = await openKnown(context, resolved);
  return found.kind === 'page' ? explainPage(known, found.page) : explainFile(known, found.path);
}
