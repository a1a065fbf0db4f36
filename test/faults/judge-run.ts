// Compares what a faulted run left and said with what it was allowed to.
import type { Ended } from '../pipeline/6-emit/site-on-disk.ts';
import type { Failed, Fault } from './faulted-run.ts';
import { differences, type SiteState } from './site-state.ts';

export interface Seen {
  readonly fault: Fault;
  readonly failed: Failed;
  readonly ended: Ended;
  readonly old: SiteState;
  readonly new: SiteState;
  readonly now: SiteState;
  readonly missing: readonly string[];
}

/** What the disk holds: all of the one state or all of the other, or neither. */
export function outcomeOf({ now, old, new: wanted }: Pick<Seen, 'now' | 'old' | 'new'>): 'old' | 'new' | 'neither' {
  if (unlike(now, wanted).length === 0) return 'new';
  return unlike(now, old).length === 0 ? 'old' : 'neither';
}

/** Every rule that is broken, as a sentence. */
export function problemsOf(seen: Seen): readonly string[] {
  const { fault, ended, now, old, new: wanted, missing } = seen;
  // The next run is judged instead.
  if (fault.kind === 'SIGKILL') return [];
  const { code, printed } = ended;
  const problems: string[] = [];
  if (code === null || ![0, 1, 2].includes(code)) problems.push(`ended with ${code ?? ended.signal}`);
  if (missing.length > 0) problems.push(`pages name what is not there: ${missing.join(', ')}`);
  const claimsOld = /is unchanged|nothing (?:was|is) changed|nothing was written/i.test(printed);
  if (claimsOld && unlike(now, old).length > 0) problems.push(`says that nothing changed: ${unlike(now, old).join(', ')}`);
  // A folder beside the sources is no part of anything that is published, and goes with the next build.
  const published = now.leftovers.filter((path) => path.startsWith('build/'));
  const untold = [...unlike(now, code === 0 ? wanted : old), ...published].filter((path) => !isTold(path, printed));
  // A long list of paths ends with how many more there are.
  const more = Number(/" and (\d+) more\./.exec(printed)?.[1] ?? 0);
  if (untold.length > more) problems.push(`does not tell that it is neither ${code === 0 ? 'new' : 'old'}: ${untold.join(', ')}`);
  if (code === 0 && now.hasCache && !wanted.hasCache) problems.push('says that it is done, and the cache is there');
  if (code !== 0 && printed.trim() === '') problems.push('fails without a word');
  if (code !== 0 && fault.group === 'look') problems.push(...unnamed(seen));
  return problems;
}

/** After a run without faults. */
export function problemsAfterwards(ended: Ended, now: SiteState, wanted: SiteState, isBuild: boolean): readonly string[] {
  const problems: string[] = [];
  if (ended.code !== 0) problems.push(`the next run ended with ${ended.code}`);
  const wrong = [...unlike(now, wanted), ...(isBuild ? now.leftovers : [])];
  if (wrong.length > 0) problems.push(`the next run leaves ${wrong.join(', ')}`);
  return problems;
}

function unlike(a: SiteState, b: SiteState): readonly string[] {
  const all = [...differences(a.sources, b.sources), ...differences(a.output, b.output)];
  // An output folder that is empty is as good as none.
  return all.filter((path) => path !== 'build/');
}

/** By its name, or that of a folder above it, or of what keeps a folder there; names are from the root, or from the output. */
function isTold(path: string, printed: string): boolean {
  const named = path.replace(/^build\//, '');
  const parts = named.replace(/\/$/, '').split('/');
  if (named.endsWith('/') && printed.includes(`"${named}`)) return true;
  // A diff, and under it that it was done.
  if (/^fixed \d+ \w+ in /m.test(printed) && printed.includes(`\n+++ ${named}\n`)) return true;
  return parts.some((_, index) => printed.includes(`"${parts.slice(0, index + 1).join('/')}"`));
}

/** A file of the author's that cannot be read is named. */
function unnamed({ failed, ended, old }: Seen): readonly string[] {
  const [path = ''] = failed.paths;
  if (old.sources[path] === undefined || ended.printed.includes(path)) return [];
  return [`does not name "${path}", which cannot be read`];
}
