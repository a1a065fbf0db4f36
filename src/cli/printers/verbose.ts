// Prints what --verbose adds: the time of each stage, and the count of each code.
import { hostNames, hostOf, printLimit } from '#model/hosts';
import { compareText } from '#model/place';
import { plural } from './counts.ts';
import type { Report } from './report.ts';
import { visible } from './visible.ts';

export function verboseLines({ result }: Report): readonly string[] {
  const stages = result.trace.filter(({ cat }) => cat === 'stage').map(({ name, dur }) => `${name} ${milliseconds(dur)}`);
  return [
    ...(stages.length > 0 ? [`stages: ${stages.join(', ')}`] : []),
    ...engineLines(result.work.byUnified),
    ...cacheLines(result.cacheUse),
    ...hostLines(result.files),
    ...codeLines(result.diagnostics.map(({ code }) => code)),
  ];
}

function engineLines(byUnified: Report['result']['work']['byUnified'] = {}): readonly string[] {
  const reasons = Object.entries(byUnified);
  const count = reasons.reduce((sum, [, pages]) => sum + pages, 0);
  return count === 0
    ? []
    : [`parsed by unified: ${count} (${reasons.map(([reason, pages]) => `${reason}: ${pages}`).join('; ')})`];
}

/** Where what the build consists of came from. */
function cacheLines(use: Report['result']['cacheUse']): readonly string[] {
  if (!use) return [];
  const { local, remote, made, remoteCache } = use;
  const found = local + remote;
  const rate = found + made === 0 ? '' : ` (${Math.floor((1000 * found) / (found + made)) / 10} % found)`;
  if (!remoteCache) return [`cache: ${count(found)} entries found, ${count(made)} made${rate}`];
  const { requests, received, sent, savedMs } = remoteCache;
  const saved = savedMs > 0 ? `, about ${(savedMs / 1000).toFixed(1)} s saved` : '';
  return [
    `cache: ${count(local)} entries from this machine, ${count(remote)} from the remote cache, ${count(made)} made${rate}`,
    `remote cache: ${plural(requests, 'request')}, ${bytes(received)} received, ${bytes(sent)} sent${saved}`,
  ];
}

function count(entries: number): string {
  return entries.toLocaleString('en');
}

function bytes(size: number): string {
  return size < 1e6 ? `${Math.ceil(size / 1000)} kB` : `${(size / 1e6).toFixed(1)} MB`;
}

/** The hosts that do not take so many files. */
function hostLines(files: number): readonly string[] {
  const full = hostNames.map(hostOf).filter((host) => files > (host.files ?? Number.POSITIVE_INFINITY));
  if (full.length === 0) return [];
  const limits = full.map((host) => `${host.name} ${printLimit(host, host.files ?? 0)}`);
  return [`files: ${files.toLocaleString('en')}; ${limits.join(', ')}`];
}

/** `12 ms`, or `0.4 ms` where less would be nothing; `micros` are microseconds. */
function milliseconds(micros: number): string {
  const value = micros / 1000;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
}

function codeLines(codes: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  const width = Math.max(0, ...[...counts.values()].map((count) => String(count).length));
  const sorted = [...counts].sort(([a, timesA], [b, timesB]) => timesB - timesA || compareText(a, b));
  return sorted.map(([code, count]) => `  ${String(count).padStart(width)} ${visible(code)}`);
}
