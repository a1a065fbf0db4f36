import { expect, test } from 'vitest';
import type { Diagnostic } from '#model/diagnostic';
import { printGithub } from '../../../src/cli/printers/github.ts';
import type { PrintOptions } from '../../../src/cli/printers/report.ts';
import { at, diagnostic, reportOf } from '../report.ts';

function lines(diagnostics: readonly Diagnostic[], options: Partial<PrintOptions> = {}): readonly string[] {
  return printGithub(reportOf(diagnostics, {}, options))
    .trimEnd()
    .split('\n');
}

test('an annotation names its range, its code and the way out', () => {
  expect(lines([diagnostic({ place: at('docs/a.md', 12, 15, 26), help: 'Did you mean "./install.md"?' })])[0]).toBe(
    '::error file=docs/a.md,line=12,col=15,endLine=12,endColumn=26,title=resolve/broken-link::no page at "./instal.md"%0ADid you mean "./install.md"?',
  );
});

test('severities are the three kinds of annotations', () => {
  const commands = lines([diagnostic(), diagnostic({ severity: 'warning' }), diagnostic({ severity: 'info' })]).slice(0, 3);
  expect(commands.map((line) => line.split(' ')[0])).toEqual(['::error', '::warning', '::notice']);
});

test('a range over several lines has no columns, a whole file no lines, no place no file', () => {
  const [several, whole, none] = lines([
    diagnostic({ place: at('a.md', 2, 3, 5, 1) }),
    diagnostic({ place: at('a.md', 1, 1, 1) }),
    diagnostic(),
  ]);
  expect(several).toContain('::error file=a.md,line=2,endLine=5,title=');
  expect(whole).toContain('::error file=a.md,title=');
  expect(none).toContain('::error title=');
});

test('data and properties are escaped as the runner undoes it', () => {
  const place = at('a,b:c%\n.md', 1, 2, 3);
  const [line] = lines([diagnostic({ code: 'x/a:b,c', message: '100% ::error::\r\nnext, line: x', place })]);
  expect(line).toBe(
    '::error file=a%2Cb%3Ac%25%0A.md,line=1,col=2,endLine=1,endColumn=3,title=x/a%3Ab%2Cc::100%25 ::error::%0D%0Anext, line: x',
  );
});

test('paths are relative to the checkout, wherever the site is', () => {
  const report = reportOf(
    [diagnostic({ place: at('docs/a.md', 1, 1, 1) })],
    {},
    { cwd: '/repo/site', workspace: '/repo' },
    { root: '/repo/site' },
  );
  expect(printGithub(report)).toContain('file=site/docs/a.md,');
});

test('ten of each kind are annotated and the rest is plain log', () => {
  const many = (severity: Diagnostic['severity'], count: number) =>
    Array.from({ length: count }, (_, n) =>
      diagnostic({ severity, message: `${severity} ${n}`, place: at('a.md', n + 1, 2, 3) }),
    );
  const printed = lines([...many('error', 12), ...many('warning', 10), ...many('info', 11)]);
  const count = (start: string): number => printed.filter((line) => line.startsWith(start)).length;
  expect([count('::error '), count('::warning '), count('::notice ')]).toEqual([10, 10, 10]);
  expect(printed.slice(30)).toEqual([
    'without annotations, because GitHub accepts only 10 of each kind per step: 2 errors, 1 info',
    'error[resolve/broken-link] a.md:11:2: error 10',
    'error[resolve/broken-link] a.md:12:2: error 11',
    'info[resolve/broken-link] a.md:11:2: info 10',
    '12 errors, 10 warnings, 11 infos in 41 pages',
    'nothing was written: the output of the last build is unchanged',
    'to learn more: slodocs explain resolve/broken-link',
  ]);
});

test('a plain line of the log is no command', () => {
  const many = Array.from({ length: 11 }, () => diagnostic({ message: 'x\n::add-mask::a\n##[add-mask]b \u001B[2J' }));
  const plain = lines(many).find((line) => line.startsWith('error['));
  expect(plain).toBe('error[resolve/broken-link]: x ::add-mask::a ## [add-mask]b ␛[2J');
});

test('--max-diagnostics and --quiet hold here, too', () => {
  expect(lines([diagnostic(), diagnostic()], { maxDiagnostics: 1 }).filter((line) => line.startsWith('::'))).toHaveLength(1);
  expect(printGithub(reportOf([diagnostic({ severity: 'info' })], {}, { quiet: true }))).toBe('');
});
