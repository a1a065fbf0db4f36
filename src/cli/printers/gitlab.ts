// Prints a report as a GitLab Code Quality report, which a merge request shows beside its changes.

import type { Findings } from './report.ts';
import { createFingerprints, createSources, pathFrom } from './sources.ts';

/** One issue. The format is a subset of Code Climate's. */
export interface GitlabIssue {
  readonly description: string;
  readonly check_name: string;
  /** GitLab takes issues with the same fingerprint for one. */
  readonly fingerprint: string;
  readonly severity: 'info' | 'minor' | 'major' | 'critical' | 'blocker';
  readonly location: { readonly path: string; readonly lines: { readonly begin: number; readonly end?: number } };
}

const severities = { error: 'major', warning: 'minor', info: 'info' } as const;

export function printGitlab({ result, options }: Findings): string {
  const fingerprint = createFingerprints(createSources(result.texts));
  const issues = result.diagnostics.map((diagnostic): GitlabIssue => {
    const { code, severity, message, help, place } = diagnostic;
    const [begin, end] = [place?.start.line ?? 1, place?.end.line ?? 1];
    return {
      description: help ? `${message}. ${help}` : message,
      check_name: code,
      fingerprint: fingerprint(diagnostic).replace(':', '-'),
      severity: severities[severity],
      // An issue needs a path: a fault without a place is shown at the site's folder.
      location: {
        path: pathFrom(options.workspace, result.root, place?.file ?? ''),
        lines: end > begin ? { begin, end } : { begin },
      },
    };
  });
  return `${JSON.stringify(issues, null, 2)}\n`;
}
