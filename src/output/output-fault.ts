// Tells why the output could not be written, and which paths could not be restored.

import { helpOfWriteFault, reasonOfWriteFault } from '#files/write-fault';
import { Obstacle } from './path-guard.ts';
import { UndoFault } from './undo.ts';

/** The output could not be written. The previous output is unchanged, except at the paths `replaced`. */
export class OutputFault extends Error {
  override readonly name = 'OutputFault';
  readonly help: string;
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
    this.help = cause instanceof Obstacle ? cause.help : helpOfWriteFault(cause, '--out-dir');
    this.replaced = thrown instanceof UndoFault ? thrown.paths : [];
  }
}

/** False for a bug of slodocs. */
export function isOutputRefusal(thrown: unknown): boolean {
  return thrown instanceof Obstacle || thrown instanceof UndoFault || 'errno' in Object(thrown);
}
