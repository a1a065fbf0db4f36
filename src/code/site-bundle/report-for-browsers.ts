// Creates diagnostics of modules that must run in browsers and cannot.
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Import } from '#model/document';
import type { SiteBrowserModule } from './site-bundle.ts';

const code = 'render/not-for-browsers';

const instead = 'import data as JSON instead of reading it from a file.';

const wanters = {
  content: {
    note: 'content imports it here',
    help: `The code of a page with live components also runs in browsers: ${instead}`,
  },
  config: {
    note: 'the configuration names it here',
    help: `Theme parts and scripts for every page run in browsers: ${instead}`,
  },
} as const;

/** Reports Node modules that it needs, or why bundling fails. */
export function reportForBrowsers(
  { specifier, place }: Pick<Import, 'specifier' | 'place'>,
  { node, problems }: SiteBrowserModule,
  wantedBy: keyof typeof wanters,
): readonly DiagnosticDraft[] {
  const { note, help } = wanters[wantedBy];
  if (node.length > 0) {
    const names = node.map((name) => `"${name}"`).join(', ');
    return [{ code, message: `"${specifier}" must run in browsers, which do not have ${names}`, help, place }];
  }
  return problems.map((problem) => ({
    code,
    message: `"${specifier}" cannot be bundled for browsers: ${problem.message}`,
    help,
    place: problem.place ?? place,
    ...(problem.place && problem.place.file !== place.file ? { related: [{ message: note, place }] } : {}),
  }));
}
