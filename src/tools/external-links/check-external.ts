// Checks the links of a site to other hosts, beside what `check` finds.
import { join } from 'node:path';
import { textsOf } from '#files/frame-texts';
import { compareDiagnostics, type Diagnostic, hasFault } from '#model/diagnostic';
import type { Endpoint } from '#model/external-links';
import type { BuildOptions, BuildResult, TraceEvent } from '#model/run';
import type { RunRequest } from '#session/run-request';

interface Found {
  readonly diagnostics: readonly Diagnostic[];
  readonly events: readonly TraceEvent[];
}

/**
 * Adds to what a check has found which links to other hosts are broken, have moved or cannot be checked. Writes nothing but the
 * cache. Rejects with the reason of an abort.
 */
export async function checkExternal(request: RunRequest, checked: BuildResult, options: ExternalOptions): Promise<BuildResult> {
  const found = await askHosts(request, options);
  const diagnostics = [...checked.diagnostics, ...found.diagnostics].sort(compareDiagnostics);
  return {
    ...checked,
    ok: !hasFault(diagnostics, options.strict),
    diagnostics,
    texts: { ...checked.texts, ...(await textsOf(found.diagnostics, checked.root)) },
    trace: [...checked.trace, ...found.events],
  };
}

/** Hosts may take minutes: the lock of the site is held only while its links are listed. */
async function askHosts(request: RunRequest, { now, endpointOf, userAgent, cache }: ExternalOptions): Promise<Found> {
  const { reporter, trace, signal } = request;
  const { checkLinks, externalDiagnostics, listLinks } = await import('./external-links.ts');
  const listed = await listLinks(request);
  if (!listed) return { diagnostics: [], events: trace.events() };
  const { root, cacheDir, settings } = listed.config;
  const asking = {
    settings: settings.links.externalCheck,
    root,
    answers: cache === false ? undefined : join(cacheDir, 'links', 'answers.json'),
    now,
    endpointOf,
    userAgent,
    signal,
    onAsked: (done: number, total: number) => request.progress({ stage: 'ask other hosts', done, total }),
  };
  const drafts = await trace.span('stage', 'ask other hosts', () => checkLinks(listed.links, asking));
  for (const draft of drafts) reporter.report(draft);
  return { diagnostics: reporter.list().filter(({ code }) => code in externalDiagnostics), events: trace.events() };
}

export interface ExternalOptions extends Omit<BuildOptions, 'outDir' | 'force'> {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How the program introduces itself. */
  readonly userAgent: string;
  /** Finds where a host is reached, in place of the DNS. */
  readonly endpointOf?: ((url: URL) => Promise<Endpoint>) | undefined;
}
