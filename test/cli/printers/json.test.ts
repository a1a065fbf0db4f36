import { expect, test } from 'vitest';
import { printJson } from '../../../src/cli/printers/json.ts';
import { at, diagnostic, reportOf } from '../report.ts';

test('keys stand in one order, whatever the order of the diagnostic', async () => {
  const place = at('docs/ü.md', 1, 2, 3, 4);
  const one = {
    plugin: 'posts',
    fix: { text: 'x', replaces: 'y', place, title: 'write "x"' },
    related: [{ place, message: 'here' }],
    place: { end: { column: 4, line: 3 }, start: { column: 2, line: 1 }, file: 'docs/ü.md' },
    help: 'Write it.',
    message: 'no "x"\u2028',
    severity: 'error',
    code: 'posts/x',
  } as const;
  const printed = printJson(
    reportOf([one, diagnostic({ severity: 'info' })], {}, { colors: true, maxDiagnostics: 1, quiet: true }),
  );
  await expect(printed).toMatchFileSnapshot('expected/report.json');
});

test('nothing wrong is a report, too', () => {
  expect(JSON.parse(printJson(reportOf([], {}, { quiet: true })))).toEqual({
    version: 1,
    tool: { name: 'slodocs', version: '1.2.3' },
    summary: { errors: 0, warnings: 0, infos: 0, pages: 41, files: 57, ok: true },
    diagnostics: [],
  });
});
