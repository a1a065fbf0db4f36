// Requests the external addresses that a site links to, and reports which are broken, have moved or cannot be checked.

import { setMaxListeners } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#model/config';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Endpoint, ExternalCheckSettings } from '#model/external-links';
import type { Place } from '#model/place';
import { resolveOpenly } from '#pipeline/3-resolve/resolve';
import type { RunRequest } from '#session/run-request';
import { withSite } from '#session/with-site';
import { type Asking, ask } from './ask.ts';
import { faultsOf } from './faults.ts';
import { openLanes } from './lanes.ts';
import { type ExternalLink, externalLinks, type WrittenLink } from './links.ts';
import { isOffline, type NetworkState, watchNetwork } from './network.ts';
import type { Outcome } from './outcome.ts';
import { openRemembered } from './remembered.ts';
import { endpointFinder } from './send.ts';

export { externalDiagnostics } from './diagnostics.ts';

export interface ExternalCheck {
  readonly settings: ExternalCheckSettings;
  /** The site's folder, absolute. */
  readonly root: string;
  /** Where answers are kept, absolute; undefined to keep nothing. */
  readonly answers: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly userAgent: string;
  /** In place of the DNS. */
  readonly endpointOf?: ((url: URL) => Promise<Endpoint>) | undefined;
  readonly signal: AbortSignal;
  readonly onAsked: (done: number, total: number) => void;
}

const day = 86_400_000;
/** Milliseconds. */
const firstBackoff = 1000;
const maxWait = 60_000;
/** Anchors that lead into text, or that scripts of the page read. */
const unsearched = /^(?:$|top$|:~:|!|\/)/i;

/** Rejects with the reason of an abort. */
export async function checkLinks(all: readonly ExternalLink[], check: ExternalCheck): Promise<readonly DiagnosticDraft[]> {
  const { settings, root, now } = check;
  const links = worthAsking(all, settings);
  const wanted = new Map<string, Set<string>>();
  for (const { url, anchor } of links) {
    const anchors = wanted.get(url) ?? new Set();
    wanted.set(url, anchors);
    if (settings.anchors && !unsearched.test(anchor)) anchors.add(anchor);
  }
  const remembered = await openRemembered(check.answers, now(), settings.maxAge * day);
  const outcomes = new Map<string, Outcome>();
  for (const [url, anchors] of wanted) {
    const found = remembered.find(url, [...anchors]);
    if (found) outcomes.set(url, found);
  }
  const unknown = [...wanted].filter(([url]) => !outcomes.has(url));
  const network = await askAll(unknown, outcomes, check);
  for (const [url] of unknown) {
    const outcome = outcomes.get(url);
    if (outcome?.kind === 'found') remembered.note(url, outcome);
  }
  remembered.save();
  const textAt = await sourceReader(root, links);
  const faults = links.flatMap((link) => {
    const outcome = outcomes.get(link.url);
    return !outcome || (isOffline(network) && outcome.kind === 'unreachable') ? [] : faultsOf(link, outcome, textAt(link.place));
  });
  return isOffline(network) ? [...faults, withoutNetwork(network, unknown.length)] : faults;
}

/** Stops early where the network seems to be missing. */
async function askAll(
  urls: readonly (readonly [string, ReadonlySet<string>])[],
  outcomes: Map<string, Outcome>,
  check: ExternalCheck,
): Promise<NetworkState> {
  const { settings, signal, onAsked } = check;
  const network = watchNetwork(new Set(urls.map(([url]) => new URL(url).host)).size);
  const stopped = AbortSignal.any([signal, network.missing]);
  // Each request listens to it.
  setMaxListeners(0, stopped);
  const asking: Asking = {
    ...check,
    endpointOf: check.endpointOf ?? endpointFinder(settings.privateHosts),
    timeout: settings.timeout * 1000,
    maxAttempts: settings.maxAttempts,
    backoff: firstBackoff,
    signal: stopped,
    lanes: openLanes({ ...settings, maxWait, signal: stopped }),
  };
  let done = 0;
  onAsked(0, urls.length);
  const work = urls.map(async ([href, anchors]) => {
    const url = new URL(href);
    const outcome = await ask(url, [...anchors], asking);
    network.note(url.host, outcome);
    outcomes.set(href, outcome);
    onAsked(++done, urls.length);
  });
  const settled = await Promise.allSettled(work);
  signal.throwIfAborted();
  const failed = settled.find((one) => one.status === 'rejected');
  if (failed && !network.missing.aborted) throw failed.reason;
  return network.state();
}

function withoutNetwork({ silent }: NetworkState, addresses: number): DiagnosticDraft {
  return {
    code: 'external/no-network',
    message: `none of ${silent.length} hosts could be reached, so ${addresses} links to other hosts were not checked`,
    help: 'Run this on a machine with direct network access: proxies are not used.',
  };
}

/** Undefined for a place of several lines, and in a file that cannot be read. */
export async function sourceReader(
  root: string,
  links: readonly Pick<WrittenLink, 'place'>[],
): Promise<(place: Place) => string | undefined> {
  const lines = new Map<string, readonly string[]>();
  for (const file of new Set(links.map(({ place }) => place.file))) {
    const text = await readFile(join(root, file), 'utf8').catch(() => undefined);
    if (text !== undefined) lines.set(file, text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/));
  }
  return ({ file, start, end }) =>
    start.line === end.line ? lines.get(file)?.[start.line - 1]?.slice(start.column - 1, end.column - 1) : undefined;
}

export interface Listed {
  readonly links: readonly ExternalLink[];
  readonly config: Config;
}

/** Undefined, and reported, without a valid configuration. The lock of the site is held no longer than this takes. */
export function listLinks(request: RunRequest): Promise<Listed | undefined> {
  return withSite(request, ({ resolved }) =>
    resolved(async (context, { sources, documents }) => {
      const open = () => resolveOpenly(context, sources, documents);
      const { value } = await context.reporter.capture(open);
      return { links: externalLinks(value.site, value.outer), config: context.config };
    }),
  );
}

/** Names that nobody can own, or that are for examples: RFC 2606 and RFC 6761. */
const examples = /(?:^|\.)(?:example|invalid|test|localhost|example\.(?:com|net|org))$/;
const ownMachine = /^(?:127\.[\d.]+|\[::1\]|0\.0\.0\.0)$/;

export function worthAsking(
  links: readonly ExternalLink[],
  { ignore, privateHosts }: Pick<ExternalCheckSettings, 'ignore' | 'privateHosts'>,
): readonly ExternalLink[] {
  const ignored = ignore.map((pattern) => {
    const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`, 's');
  });
  return links.filter(({ url, written }) => {
    const { host, hostname } = new URL(url);
    const isAllowed = privateHosts.includes(host) || privateHosts.includes(hostname);
    if (!isAllowed && (examples.test(hostname) || ownMachine.test(hostname))) return false;
    return !ignored.some((pattern) => pattern.test(written) || pattern.test(url));
  });
}
