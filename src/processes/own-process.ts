// Reports faults and blocking calls of site code in a process that slodocs owns.

import { built } from '#assembly/package';
import { refuseExit } from '#code/site-code/refuse-exit';
import { openSiteCode } from '#code/site-code/site-code';
import { startWatchdog } from '#code/site-code/watchdog';
import type { SiteCode, SiteCodeListener } from '#model/site-code';

export interface OwnProcess {
  readonly siteCode: SiteCode;
  /** Ends the process: from here on nothing else may, neither `process.exit` nor the like. */
  readonly exit: (code: number) => never;
}

/** For programs that own their process: reports uncaught errors, and ends when site code blocks. */
export function ownProcess(listener: SiteCodeListener): OwnProcess {
  const module = built('processes/watchdog.js');
  return {
    siteCode: openSiteCode({ owner: 'program', listener, startWatchdog: (interrupt) => startWatchdog(module, interrupt) }),
    exit: refuseExit(process),
  };
}
