// A module that has to run in browsers and cannot, to diagnostics.
import type { DiagnosticDraft } from '#model/diagnostic';
import type { Import } from '#model/document';
import type { SiteBrowserModule } from './browser-code.ts';

const code = 'render/not-for-browsers';

const wanters = {
  content: { note: 'content imports it here', what: 'a component that does something in a browser' },
  config: { note: 'the configuration names it here', what: 'a part of the theme, or a script of every page' },
} as const;

/** What it needs and no browser has, or what its bundling fails of. */
export function reportForBrowsers(
  { specifier, place }: Pick<Import, 'specifier' | 'place'>,
  { node, problems }: SiteBrowserModule,
  wantedBy: keyof typeof wanters,
): readonly DiagnosticDraft[] {
  const { note, what } = wanters[wantedBy];
  const help = `What is ${what} runs in Node and in browsers. Data that is read from files can be imported as JSON instead.`;
  if (node.length > 0) {
    const names = node.map((name) => `"${name}"`).join(', ');
    return [{ code, message: `"${specifier}" has to run in browsers, which do not have ${names}`, help, place }];
  }
  return problems.map((problem) => ({
    code,
    message: `"${specifier}" cannot be bundled for browsers: ${problem.message}`,
    help,
    place: problem.place ?? place,
    ...(problem.place && problem.place.file !== place.file ? { related: [{ message: note, place }] } : {}),
  }));
}
