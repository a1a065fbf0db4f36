// Applies the fixes of a site's diagnostics in rounds: checks, writes all files of a round or none, and checks again.
import { relative } from 'node:path';
import { digestOfFile } from '#files/digest';
import type { Diagnostic } from '#model/diagnostic';
import type { FixedFile, FixOptions, FixResult } from '#model/fix-run';
import { ChangeFault } from '#output/atomic-change';
import type { Places } from '#pipeline/0-configure/configure';
import type { LastingSession } from '#session/lasting-session';
import { withLock } from '#session/lock';
import { lockOf, type Run, type RunRequest } from '#session/run-request';
import { inTurn } from './in-turn.ts';
import { ChangedFile } from './open-file.ts';
import { type PlannedFile, planRound } from './plan-round.ts';
import { openerOf, writeRound } from './round.ts';

/** A fault may hide others: of the configuration all, of syntax those of its page. Where this is not enough, the command is run again. */
const mostRounds = 20;

export type Fixing = Pick<FixResult, 'fixed' | 'unapplied' | 'refusal'> & { readonly run: Run };

type Asked = Pick<FixOptions, 'codes' | 'dryRun' | 'onChanges' | 'onWritten'> & Pick<RunRequest, 'signal' | 'onWait'>;

/** The session reads the site that is at `places`. */
export async function applyFixes(session: LastingSession, places: Places, asked: Asked): Promise<Fixing> {
  const { codes, dryRun = false, onChanges, onWritten, signal } = asked;
  const fixed: FixedFile[] = [];
  const done = new Set<string>();
  for (let rounds = 1; ; rounds++) {
    const configDigest = digestNow(places.config);
    const settings = await session.settings();
    const run = await session.build();
    const fixable = run.diagnostics.filter(({ fix, code }) => fix && (codes?.includes(code) ?? true));
    const { first, last, held } = inTurn(run.diagnostics, fixable);
    try {
      const open = await openerOf(
        places,
        settings,
        (path) => session.digestOf(path) ?? (path === relative(places.root, places.config) ? configDigest : undefined),
      );
      const now = await planRound(first, open, done);
      const then = now.files.length === 0 ? await planRound(last, open, done) : undefined;
      const files = then?.files ?? now.files;
      const unapplied = [...held, ...now.unapplied, ...(then?.unapplied ?? [])];
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
