// Watches over a site's code in a process that is slodocs's own.
import type { SiteCode, SiteCodeListener } from '#model/site-code';
import { refuseExit } from './code/site-code/refuse-exit.ts';
import { openSiteCode } from './code/site-code/site-code.ts';
import { built } from './request.ts';

export interface OwnProcess {
  readonly siteCode: SiteCode;
  /** Ends the process: from here on nothing else does, neither `process.exit` nor its like. */
  readonly exit: (code: number) => never;
}

/** For programs that own their process: they hand on what nobody catches, and end when they are told of a call that blocks them. */
export function ownProcess(listener: SiteCodeListener): OwnProcess {
  return {
    siteCode: openSiteCode({ owner: 'program', listener, watchdogModule: built('watchdog.js') }),
    exit: refuseExit(process),
  };
}
