// Defines the types of an MkDocs site whose configuration is drafted.
import type { SiteReport } from '../site-report.ts';

export interface MkdocsSite extends SiteReport {
  readonly theme: Record<string, unknown>;
}
