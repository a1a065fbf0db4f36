// Defines the types of redirect rules as authors write them, and of rules with one source.
import { type DiagnosticDraft, type Place, type RedirectStatus, redirectStatuses } from 'slodocs/kit';

export interface RedirectRule {
  /** Paths below the base. `:name` stands for a part of a path, `*` at its end for all that follows. */
  readonly from: string | readonly string[];
  /** A route, a static file or a URL; for patterns with the same `:name` and `*`. */
  readonly to: string;
  /** What hosts answer. 301 */
  readonly status?: RedirectStatus;
}

/** A rule of one source. */
export interface Rule {
  readonly from: string;
  readonly to: string;
  readonly status: RedirectStatus;
  readonly place: Place;
  readonly targetPlace: Place;
}

export type Report = (draft: Omit<DiagnosticDraft, 'plugin' | 'ignores'>) => void;

/** Undefined for what is none. */
export function readStatus(written: unknown): RedirectStatus | undefined {
  return redirectStatuses.find((status) => String(status) === String(written));
}

export const statusHelp = `The status must be one of ${redirectStatuses.join(', ')}; the default is 301.`;
