// Detects whether a call of site code has changed built-ins or other shared state, and restores it.
import type { SiteCall } from '#model/site-code';
import { type Builtins, watchBuiltins } from './builtins.ts';

export interface Looks {
  /** Returns the end of the look, for when the call has returned, and once more when its promise has settled. */
  begin(call: SiteCall, isOutermost: boolean, others: () => SiteCall): (isOver: boolean) => void;
  /** Puts back what has changed while no call returned, and names it. */
  late(): readonly string[];
  readonly hasBegun: boolean;
  /** Counts calls anew. */
  forget(): void;
  restoreEnvironment(): void;
}

/** `isOwn` is false in somebody else's process. `changed` is told which names a call has changed, after they were put back. */
export function createLooks(isOwn: boolean, changed: (call: SiteCall, names: readonly string[]) => void): Looks {
  let builtins: Builtins | undefined;
  const counts = new Map<string, number>();
  const look = (call: SiteCall, whole: boolean): void => {
    const names = builtins?.restore(whole) ?? [];
    if (names.length > 0) changed(call, names);
  };
  /** All is looked at after the first call of a kind, the second, the fourth and so on: pages make thousands. */
  const isWhole = ({ plugin = '', hook = '' }: SiteCall): boolean => {
    const nth = (counts.get(`${plugin} ${hook}`) ?? 0) + 1;
    counts.set(`${plugin} ${hook}`, nth);
    return (nth & (nth - 1)) === 0;
  };
  return {
    begin(call, isOutermost, others) {
      builtins ??= watchBuiltins();
      const whole = isWhole(call);
      // Whoever owns the process may change what is its own.
      if (!isOwn && (whole || isOutermost)) builtins.adopt(whole);
      if (isOwn && isOutermost) look(others(), false);
      return (isOver) => look(call, isOver && whole);
    },
    late: () => builtins?.restore(true) ?? [],
    get hasBegun() {
      return builtins !== undefined;
    },
    forget: () => counts.clear(),
    restoreEnvironment: () => builtins?.restoreEnvironment(),
  };
}
