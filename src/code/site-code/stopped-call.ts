// Converts calls that never end, exit the process or leave errors behind into diagnostics.

import { messageOf } from '#kit/thrown';
import type { DiagnosticDraft } from '#model/diagnostic';
import { type Place, wholeFile } from '#model/place';
import type { KnownSite, SiteCall } from '#model/site-code';

/** Code that is part of no call, such as a timer. */
export const someCode: SiteCall = { what: "the site's code" };

/** The error of a call of the site's code that was given up. */
export class StoppedCall extends Error {
  constructor(
    readonly call: SiteCall,
    /** The limit that the call exceeded; undefined where nothing was left that could settle its promise. */
    readonly seconds: number | undefined,
  ) {
    super(seconds === undefined ? 'its promise never settles' : `it takes longer than ${seconds} s`);
    this.name = 'StoppedCall';
  }
}

/** Thrown by `process.exit` and the like when the site's code calls them. */
export class ProcessExit extends Error {
  constructor(readonly expression: string) {
    super(`${expression} was called, which would end the build`);
    this.name = 'ProcessExit';
  }
}

export function stoppedFault(site: KnownSite | undefined, { call, seconds }: StoppedCall): DiagnosticDraft {
  const origin = originOf(site, call);
  if (seconds === undefined) {
    const help = 'No timer, file or connection is left that could settle it. Look for a callback that is never called.';
    return { code: 'site-code/never-settled', message: `${call.what} waits for a promise that never settles`, help, ...origin };
  }
  const help =
    'If it never ends, look for an infinite loop or a request without a response. If it is only slow, do less work in each build, for example by saving results in a file, or allow more time with `timeLimit` in the configuration or `--time-limit`.';
  return {
    code: 'site-code/time-limit',
    message: `${call.what} takes longer than ${seconds} s and was stopped`,
    help,
    ...origin,
  };
}

/** `subject` names what threw, `place` is the call, or the line that threw. */
export function exitFault(
  { expression }: ProcessExit,
  subject: string,
  origin: Pick<DiagnosticDraft, 'place' | 'plugin' | 'related'>,
): DiagnosticDraft {
  const help = 'Throw an error instead, or report a diagnostic. The exit code of a build shows whether it succeeded.';
  return { code: 'site-code/process-exit', message: `${subject} called ${expression}`, help, ...origin };
}

/** `thrownAt` is the line of the site's code that threw. */
export function lateFault(
  site: KnownSite | undefined,
  call: SiteCall,
  thrown: unknown,
  thrownAt: Place | undefined,
): DiagnosticDraft {
  const { place, plugin } = originOf(site, call);
  const isElsewhere = place !== undefined && thrownAt !== undefined && thrownAt.file !== place.file;
  const origin = {
    ...(plugin === undefined ? {} : { plugin }),
    ...((isElsewhere ? place : (thrownAt ?? place)) ? { place: isElsewhere ? place : (thrownAt ?? place) } : {}),
    ...(isElsewhere ? { related: [{ message: 'it was thrown here', place: thrownAt }] } : {}),
  } as Pick<DiagnosticDraft, 'place' | 'plugin' | 'related'>;
  if (thrown instanceof ProcessExit) return exitFault(thrown, call.what, origin);
  const help = 'Await the promise, or catch its rejection. Callbacks of timers and events must catch their own errors.';
  const message = `${call.what} caused an error that nothing catches: ${messageOf(thrown)}`;
  return { code: 'site-code/late-error', message, help, ...origin };
}

/** `names` are those of what was changed, and put back. */
export function changedFault(site: KnownSite | undefined, call: SiteCall, names: readonly string[]): DiagnosticDraft {
  const shown = names.slice(0, mostNames).map((name) => `"${name}"`);
  const rest = names.length > mostNames ? ` and ${names.length - mostNames} more` : '';
  return {
    code: 'site-code/changed-builtin',
    message: `${call.what} changed ${shown.join(', ')}${rest}, which all code shares`,
    help: 'It was restored. Write your own function, or add what is missing under a separate name that is not enumerable.',
    ...originOf(site, call),
  };
}

const mostNames = 5;

function originOf(site: KnownSite | undefined, { file, plugin, hook }: SiteCall): Pick<DiagnosticDraft, 'place' | 'plugin'> {
  const named = plugin === undefined ? {} : { plugin };
  if (file !== undefined) return { ...named, place: wholeFile(file) };
  if (!site?.config || plugin === undefined) return named;
  const { pluginIndexes, locate } = site.config;
  const index = [...pluginIndexes].find(([{ name }]) => name === plugin)?.[1];
  if (index === undefined) return named;
  return { ...named, place: locate(['plugins', index, ...(hook === undefined ? [] : [hook])], 'key') };
}
