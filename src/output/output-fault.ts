// Defines the error of output that could not be written: the reason, and paths that could not be restored or removed.

import { dirname, join, relative } from 'node:path';
import { helpOfWriteFault, reasonOfWriteFault } from '#files/write-fault';
import type { Config } from '#model/config';
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Unremoved } from '#model/output';
import { wholeFile } from '#model/place';
import { Obstacle } from './path-guard.ts';
import { UndoFault } from './undo.ts';

/** The output could not be written. The previous output is unchanged, except at the paths `replaced`. */
export class OutputFault extends Error {
  override readonly name = 'OutputFault';
  readonly replaced: readonly string[];
  readonly code: Obstacle['code'];

  /** `left` lists what else could not be removed. */
  constructor(
    thrown: unknown,
    readonly left: readonly string[] = [],
  ) {
    const cause = thrown instanceof UndoFault ? thrown.cause : thrown;
    super(cause instanceof Obstacle ? cause.message : reasonOfWriteFault(cause), { cause });
    this.code = cause instanceof Obstacle ? cause.code : 'emit/cannot-write';
    this.replaced = thrown instanceof UndoFault ? thrown.paths : [];
  }

  helpWith(option: string): string {
    return this.cause instanceof Obstacle ? this.cause.help : helpOfWriteFault(this.cause, option);
  }
}

/** False for a bug of slodocs. */
export function isOutputRefusal(thrown: unknown): boolean {
  return thrown instanceof Obstacle || thrown instanceof UndoFault || 'errno' in Object(thrown);
}

type Folders = Pick<Config, 'root' | 'outDir' | 'archive'>;

/** Rethrows what is no fault of the output. */
export function describeOutputFault({ root, outDir, archive }: Folders, thrown: unknown): DiagnosticDraft {
  if (!(thrown instanceof OutputFault)) throw thrown;
  const { code, message, replaced, left } = thrown;
  const help = thrown.helpWith(archive === undefined ? '--out-dir' : '--archive');
  const target = archive ?? outDir;
  const place = wholeFile(relative(root, target) || target);
  if (code !== 'emit/cannot-write') return { code, message, help, place };
  const rest = left.length === 0 ? '' : ` ${listOf(left)} could not be removed from it.`;
  const state =
    replaced.length === 0
      ? 'The previous output is unchanged.'
      : `The previous output could not be fully restored: ${listOf(replaced)}. Build again before you publish it.`;
  return { code, message: `the output cannot be written: ${message}`, help: `${help} ${state}${rest}`, place };
}

export function describeUnremoved({ root, outDir, archive }: Folders, { path, reason }: Unremoved): DiagnosticDraft {
  const code = 'emit/not-removed';
  const help = 'Delete it, or allow the current user to write to its folder. Each build tries again.';
  if (archive !== undefined) {
    const place = wholeFile(relative(root, join(dirname(archive), path)));
    return { code, message: `"${path}", next to the archive, cannot be removed: ${reason}`, help, place };
  }
  return {
    code,
    message: path.endsWith('/')
      ? `the empty folder "${path.slice(0, -1)}" cannot be removed: ${reason}`
      : `"${path}" is outdated and cannot be removed, so it is still published: ${reason}`,
    help,
    place: wholeFile(relative(root, join(outDir, path))),
  };
}

function listOf(paths: readonly string[]): string {
  const shown = paths.slice(0, mostShown).map((path) => `"${path}"`);
  return paths.length > mostShown ? `${shown.join(', ')} and ${paths.length - mostShown} more` : shown.join(', ');
}

const mostShown = 20;
