import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import type { Diagnostic } from '#model/diagnostic';
import { printJunit } from '../../../src/cli/printers/junit.ts';
import type { PrintOptions } from '../../../src/cli/printers/report.ts';
import { at, diagnostic, reportOf } from '../report.ts';

interface Case {
  readonly '@name': string;
  readonly '@classname': string;
  readonly '@line'?: string;
  readonly failure?: { readonly '@message': string; readonly '#text': string };
  readonly skipped?: { readonly '@message': string; readonly '#text': string };
}

interface Suite {
  readonly '@name': string;
  readonly '@tests': string;
  readonly '@failures': string;
  readonly '@skipped': string;
  readonly testcase: readonly Case[];
}

function read(diagnostics: readonly Diagnostic[], options: Partial<PrintOptions> = {}) {
  const xml = printJunit(reportOf(diagnostics, {}, options));
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(xml).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDFFF](?![\uDC00-\uDFFF])/);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    isArray: (name) => name === 'testsuite' || name === 'testcase',
    trimValues: false,
    htmlEntities: true,
  });
  return (parser.parse(xml) as { testsuites: Omit<Suite, 'testcase'> & { readonly testsuite: readonly Suite[] } }).testsuites;
}

const all = [
  diagnostic({ place: at('docs/a b/ü.md', 12, 15, 26), help: 'Did you mean "./install.md"?', plugin: 'posts' }),
  diagnostic({ code: 'parse/x', place: at('docs/a b/ü.md', 1, 1, 1), message: 'two\nlines' }),
  diagnostic({ code: 'resolve/broken-anchor', severity: 'warning', place: at('a.md', 2, 1, 4) }),
  diagnostic({ code: 'parse/unused', severity: 'info', message: 'unused' }),
];

test('is this, to the letter', async () => {
  await expect(printJunit(reportOf(all))).toMatchFileSnapshot('expected/junit.xml');
});

test('a suite for each file; what does not fail the command is skipped', () => {
  const { testsuite: suites, ...counts } = read(all);
  expect(counts).toMatchObject({ '@name': 'slodocs build', '@tests': '4', '@failures': '2', '@skipped': '2' });
  expect(suites.map((suite) => [suite['@name'], suite['@tests'], suite['@failures'], suite['@skipped']])).toEqual([
    ['docs/a b/ü.md', '2', '2', '0'],
    ['a.md', '1', '0', '1'],
    ['.', '1', '0', '1'],
  ]);
  const [first] = suites[0]?.testcase ?? [];
  expect(first).toMatchObject({ '@name': 'resolve/broken-link at 12:15', '@classname': 'docs/a b/ü.md', '@line': '12' });
  expect(first?.failure?.['@message']).toBe('no page at "./instal.md"');
  expect(first?.failure?.['#text']).toContain('help: Did you mean "./install.md"?\nplugin: posts');
});

test('under --strict warnings fail, and infos do not', () => {
  expect(read(all, { strict: true })).toMatchObject({ '@failures': '3', '@skipped': '1' });
});

test('where nothing is wrong, one test has passed', () => {
  expect(read([], { command: 'check' })).toMatchObject({ '@name': 'slodocs check', '@tests': '1', '@failures': '0' });
});

test('no message can break the document', () => {
  const message = 'a < b && "c" ]]> <failure> \u0000\u001b[31m\u000b\uFFFE\uFFFF \uD800 tab\tend\r\nnext';
  const [suite] = read([diagnostic({ message, code: 'own/<&">', place: at('a&<">.md', 1, 2, 3) })]).testsuite;
  const [one] = suite?.testcase ?? [];
  expect(suite?.['@name']).toBe('a&<">.md');
  expect(one?.failure?.['#text']).toContain('a < b && "c" ]]> <failure> \u2400\u241b[31m\u240b');
  expect(one?.failure?.['#text']).toContain('tab\tend\nnext');
});
