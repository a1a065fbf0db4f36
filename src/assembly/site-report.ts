// Compares two outputs for reviewers, and asks their search indexes what readers would.
import type { ReportRequest, SiteReport } from '#tools/compare-sites/site-report';

/** Reports to reviewers what a change does to an output: texts that differ, addresses, answers of search, and pictures. */
export async function reportChange(request: ReportRequest): Promise<SiteReport> {
  const [{ reportSites }, { openSearch }] = await Promise.all([
    import('#tools/compare-sites/site-report'),
    import('./open-search.ts'),
  ]);
  return reportSites(request, openSearch);
}
