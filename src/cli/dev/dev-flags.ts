// Lists the options of `slodocs dev`.
import type { SiteFlags } from '../shell.ts';

export const usualPort = 4321;

export interface DevFlags extends SiteFlags {
  readonly host: string;
  readonly port?: number;
  readonly open?: boolean;
  readonly follow?: boolean;
  readonly poll?: boolean;
  readonly cert?: string;
  readonly key?: string;
  readonly concurrency?: number;
  readonly timeLimit?: number;
}
