import { expect, test } from 'vitest';
import { summaryLines } from '../../../src/cli/printers/summary.ts';
import { diagnostic, reportOf } from '../report.ts';

const warning = diagnostic({ severity: 'warning', code: 'resolve/broken-anchor' });
const info = diagnostic({ severity: 'info', code: 'parse/unused' });

test('a build without faults says where it is', () => {
  expect(summaryLines(reportOf([], {}, { cwd: '/' }))).toEqual(['built 41 pages, 57 files in site/build']);
  expect(summaryLines(reportOf([], {}, {}, { pages: 1, files: 1 }))).toEqual(['built 1 page, 1 file in build']);
});

test('a build with warnings counts them and says where it is', () => {
  expect(summaryLines(reportOf([warning, info, info]))).toEqual([
    '1 warning, 2 infos in 41 pages',
    'built 41 pages, 57 files in build',
    'to learn more: slodocs explain resolve/broken-anchor',
  ]);
});

test('a strict build says why warnings failed it', () => {
  expect(summaryLines(reportOf([warning], {}, { strict: true }, { ok: false }))).toEqual([
    '1 warning in 41 pages; --strict counts warnings as errors',
    'nothing was written: the output of the last build is unchanged',
    'to learn more: slodocs explain resolve/broken-anchor',
  ]);
});

test('faults that stop a build before its pages are counted without pages', () => {
  expect(summaryLines(reportOf([diagnostic()], {}, {}, { pages: 0 }))[0]).toBe('1 error');
});

test('a check speaks of no output', () => {
  expect(summaryLines(reportOf([], {}, { command: 'check' }))).toEqual(['no problems found in 41 pages']);
  expect(summaryLines(reportOf([diagnostic()], {}, { command: 'check' }))[0]).toBe('1 error in 41 pages');
});

test('the gravest code that can be explained is named', () => {
  const foreign = diagnostic({ code: 'own-plugin/odd' });
  expect(summaryLines(reportOf([warning, foreign, diagnostic()])).at(-1)).toBe(
    'to learn more: slodocs explain resolve/broken-link',
  );
  expect(summaryLines(reportOf([foreign])).join()).not.toContain('learn more');
});

test('--quiet is silent while nothing is wrong', () => {
  expect(summaryLines(reportOf([], {}, { quiet: true }))).toEqual([]);
  expect(summaryLines(reportOf([info], {}, { quiet: true }))).toEqual([]);
  expect(summaryLines(reportOf([warning], {}, { quiet: true }))).toHaveLength(3);
});
