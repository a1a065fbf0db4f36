// Checks a site and applies the fixes that its diagnostics suggest.

import { relative, resolve } from 'node:path';
import { digestOfFile } from '#files/digest';
import type { Diagnostic } from '#model/diagnostic';
import { ChangeFault } from '#output/atomic-change';
import { configure } from '#pipeline/0-configure/configure';
import type { Places } from '#pipeline/0-configure/places';
import { withLock } from '#session/lock';
import { type OpenSession, openSite } from '#session/open-session';
import { emptyRun, lockOf, type Run, type RunRequest } from '#session/run-request';
import { buildResult } from '#session/run-tool';
import type { FixedFile, FixOptions, FixResult, UnappliedFix } from './fix-run.ts';
import { type PlannedFile, planRound, type Round } from './plan-round.ts';
import { ChangedFile, openerOf, writeRound } from './round.ts';

/**
 * Applies fixes in rounds until a check finds none that is new. All files of a round are written, or none. What is left comes back
 * as diagnostics. `ask` is called whenever the configuration is read.
 */
export async function fixSite(ask: () => RunRequest, options: FixOptions): Promise<FixResult> {
  const makeRequest = (): RunRequest => {
    const request = ask();
    return { ...request, tests: request.tests ?? { by: 'check' } };
  };
  const { codes, dryRun, onChanges, onWritten } = options;
  const first = makeRequest();
  const session = await openSite(makeRequest, first);
  const root = session?.places.root ?? resolve(options.root ?? '.');
  const outDir = session?.places.outDir ?? resolve(root, options.outDir ?? 'build');
  const resultOf = async ({ run, ...fixing }: Fixing): Promise<FixResult> => {
    return { ...(await buildResult(run, { root, outDir }, session?.current() ?? first)), ...fixing };
  };
  if (!session) {
    // Says why.
    await configure(first);
    const run = { ...emptyRun, diagnostics: first.reporter.list() };
    return resultOf({ run, fixed: [], unapplied: [], refusal: undefined });
  }
  try {
    const { signal, onWait } = first;
    return await resultOf(await applyFixes(session, session.places, { codes, dryRun, onChanges, onWritten, signal, onWait }));
  } finally {
    await session.close();
  }
}

/** Faults of addresses, which may be right while pages, ids or routes are missing for another reason. */
const ofAddresses: ReadonlySet<string> = new Set([
  'resolve/broken-link',
  'resolve/broken-anchor',
  'resolve/redirect-target',
  'render/broken-link',
]);

/** Errors that make pages, routes or entries of sidebars disappear. */
const hidesPages =
  /^(?:configure\/|discover\/|parse\/front-matter-(?!value|key|number)|resolve\/(?:duplicate-id|duplicate-route|invalid-slug|invalid-sidebar|invalid-category|empty-category|unknown-folder)$)/;

export interface Turn {
  /** Fixes of addresses are wanted where there are no others. */
  readonly first: readonly Diagnostic[];
  readonly last: readonly Diagnostic[];
  /** Those that wait for a fault without a fix. */
  readonly held: readonly UnappliedFix[];
}

/**
 * The target of a broken link may be back when a misspelt key of a sidebar is mended. So addresses come when nothing else is left to
 * fix, and stay as they are while an error is left that hides pages. `all` are all diagnostics of the site, `fixable` those to fix.
 */
export function inTurn(all: readonly Diagnostic[], fixable: readonly Diagnostic[]): Turn {
  const addresses = fixable.filter(({ code }) => ofAddresses.has(code));
  const others = fixable.filter(({ code }) => !ofAddresses.has(code));
  const cause = all.find(({ code, severity }) => severity === 'error' && hidesPages.test(code));
  if (!cause) return { first: others, last: addresses, held: [] };
  const reason = `it may be correct once the error "${cause.code}"${cause.place ? ` in "${cause.place.file}"` : ''} is fixed`;
  return { first: others, last: [], held: addresses.map((diagnostic) => ({ diagnostic, reason })) };
}

/** A fault may hide others: of the configuration all, of syntax those of its page. Where this is not enough, the command is run again. */
const mostRounds = 20;

export type Fixing = Pick<FixResult, 'fixed' | 'unapplied' | 'refusal'> & { readonly run: Run };

type Asked = Pick<FixOptions, 'codes' | 'dryRun' | 'onChanges' | 'onWritten'> & Pick<RunRequest, 'signal' | 'onWait'>;

/** The session reads the site that is at `places`. */
export async function applyFixes(session: OpenSession, places: Places, asked: Asked): Promise<Fixing> {
  const { codes, dryRun = false, onChanges, onWritten, signal } = asked;
  const fixed: FixedFile[] = [];
  const done = new Set<string>();
  for (let rounds = 1; ; rounds++) {
    const configDigest = digestNow(places.config);
    const settings = await session.settings();
    const run = await session.build();
    const fixable = run.diagnostics.filter(({ fix, code }) => fix && (codes?.includes(code) ?? true));
    try {
      const open = await openerOf(
        places,
        settings,
        (path) => session.digestOf(path) ?? (path === relative(places.root, places.config) ? configDigest : undefined),
      );
      const { files, unapplied } = await planInTurn(run.diagnostics, fixable, open, done);
      const changes = files.map(({ path, text, after, fixes }) => ({ path, before: text, after, fixes }));
      if (changes.length > 0) await onChanges?.(changes);
      if (dryRun) return { run, fixed: changes, unapplied, refusal: undefined };
      if (files.length === 0 || rounds > mostRounds) return { run, fixed, unapplied, refusal: undefined };
      await withLock(lockOf(places), asked, () => writeRound(places.root, files, signal));
      fixed.push(...changes);
      onWritten?.(changes);
      await session.update(touched(files, fixable));
    } catch (thrown) {
      const refusal = refusalOf(thrown, fixed);
      if (!refusal) throw thrown;
      return { run, fixed, unapplied: [], refusal };
    }
  }
}

/** Plans the fixes whose turn it is. */
export async function planInTurn(
  all: readonly Diagnostic[],
  fixable: readonly Diagnostic[],
  open: Parameters<typeof planRound>[1],
  done: Set<string>,
): Promise<Round> {
  const { first, last, held } = inTurn(all, fixable);
  const now = await planRound(first, open, done);
  if (now.files.length > 0) return { ...now, unapplied: [...held, ...now.unapplied] };
  const then = await planRound(last, open, done);
  return { ...then, unapplied: [...held, ...now.unapplied, ...then.unapplied] };
}

/** The files, by all paths by which the site knows them. */
function touched(files: readonly PlannedFile[], wanted: readonly Diagnostic[]): readonly string[] {
  return [...new Set([...files.map(({ path }) => path), ...wanted.flatMap(({ fix }) => (fix ? [fix.place.file] : []))])];
}

function digestNow(file: string): string | undefined {
  try {
    return digestOfFile(file);
  } catch {
    return undefined;
  }
}

function refusalOf(thrown: unknown, fixed: readonly FixedFile[]): Fixing['refusal'] {
  const earlier = [...new Set(fixed.map(({ path }) => `"${path}"`))].join(', ');
  // "Nothing" would deny what earlier rounds have written.
  const after = (help: string): string =>
    earlier === '' ? help : `Written before: ${earlier}. ${help.replace('Nothing was', 'Nothing more was')}`;
  if (thrown instanceof ChangedFile)
    return { message: thrown.message, help: after('Nothing was written. Run the command again.') };
  if (thrown instanceof ChangeFault)
    return { message: `the fixes cannot be written: ${thrown.message}`, help: after(thrown.help) };
  return undefined;
}
