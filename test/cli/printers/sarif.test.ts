import { createRequire } from 'node:module';
import type { Log, Result } from 'sarif';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '#model/diagnostic';
import { printSarif } from '../../../src/cli/printers/sarif.ts';
import { at, catalogue, diagnostic, reportOf } from '../report.ts';

const require = createRequire(import.meta.url);

/** What the schema of SARIF 2.1.0 has against a log. */
function faultsOf(log: unknown): unknown {
  const schema = require('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
  const { default: Ajv } = require('ajv-draft-04');
  const { default: addFormats } = require('ajv-formats');
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
  addFormats(ajv);
  const validate = ajv.compile(schema);
  return validate(log) ? [] : validate.errors;
}

function logOf(diagnostics: readonly Diagnostic[], texts: Readonly<Record<string, string>> = {}): Log {
  return JSON.parse(printSarif(reportOf(diagnostics, texts, { maxDiagnostics: 1, quiet: true }), catalogue)) as Log;
}

function resultsOf(diagnostics: readonly Diagnostic[], texts: Readonly<Record<string, string>> = {}): readonly Result[] {
  return logOf(diagnostics, texts).runs[0]?.results ?? [];
}

const place = at('docs/a b/ü#?%.md', 12, 15, 26);
const full = diagnostic({
  place,
  help: 'Did you mean "./install.md"?',
  plugin: 'posts',
  related: [{ message: 'it was here', place: at('docs/b.md', 1, 1, 2, 1) }],
  fix: { title: 'write "./install.md"', place, replaces: '', text: './install.md' },
});
const all = [
  full,
  diagnostic({ code: 'resolve/broken-anchor', severity: 'warning', place: at('a.md', 1, 1, 1) }),
  diagnostic({ code: 'parse/unused', severity: 'info', message: 'unused' }),
  diagnostic({ code: 'emit/quiet', severity: 'error', message: 'raised by the site' }),
  diagnostic({ code: 'own-plugin/odd', severity: 'warning', message: 'odd', place: at('../shared/x.md', 3, 2, 2) }),
];

describe('the log', () => {
  test('is valid', () => {
    expect(faultsOf(logOf(all))).toEqual([]);
    expect(faultsOf(logOf([]))).toEqual([]);
  });

  test('would not pass the schema with a fault in it', () => {
    const log = logOf(all);
    const [result] = log.runs[0]?.results ?? [];
    Object.assign(result ?? {}, { level: 'fatal' });
    expect(faultsOf(log)).not.toEqual([]);
  });

  test('is this, to the letter', async () => {
    await expect(printSarif(reportOf(all), catalogue)).toMatchFileSnapshot('expected/report.sarif');
  });

  test('has a rule for each code, which results name by its index', () => {
    const log = logOf([...all, full]);
    const rules = log.runs[0]?.tool.driver.rules ?? [];
    expect(rules.map(({ id }) => id)).toEqual([
      'emit/quiet',
      'own-plugin/odd',
      'parse/unused',
      'resolve/broken-anchor',
      'resolve/broken-link',
    ]);
    for (const { ruleId, ruleIndex } of log.runs[0]?.results ?? []) expect(rules[ruleIndex ?? -1]?.id).toBe(ruleId);
  });
});

describe('a result', () => {
  test('encodes its file and keeps its range', () => {
    const [result] = resultsOf([full]);
    expect(result?.locations?.[0]?.physicalLocation).toEqual({
      artifactLocation: { uri: 'docs/a%20b/%C3%BC%23%3F%25.md', uriBaseId: 'SRCROOT' },
      region: { startLine: 12, startColumn: 15, endLine: 12, endColumn: 26 },
    });
  });

  test('about a whole file has no region, one without a place no location', () => {
    const [whole, none] = resultsOf([diagnostic({ place: at('a.md', 1, 1, 1) }), diagnostic()]);
    expect(whole?.locations?.[0]?.physicalLocation).toEqual({ artifactLocation: { uri: 'a.md', uriBaseId: 'SRCROOT' } });
    expect(none).not.toHaveProperty('locations');
  });
});

describe('a fingerprint', () => {
  const print = (diagnostics: readonly Diagnostic[], text: string) =>
    resultsOf(diagnostics, { 'a.md': text }).map(({ partialFingerprints }) => partialFingerprints?.['slodocs/v1']);

  test('stays while the line moves', () => {
    const before = print([diagnostic({ place: at('a.md', 1, 1, 4) })], 'See [x](y)');
    const after = print([diagnostic({ place: at('a.md', 3, 3, 6) })], '\n\n  See [x](y)');
    expect(after).toEqual(before);
  });

  test('differs by code, file, message, line, and among equals', () => {
    const one = diagnostic({ place: at('a.md', 1, 1, 4) });
    const others = [
      { ...one, code: 'a/b' },
      { ...one, place: at('b.md', 1, 1, 4) },
      { ...one, message: 'x' },
      { ...one, place: at('a.md', 2, 1, 4) },
    ];
    const prints = print([one, one, ...others], 'one\ntwo');
    expect(new Set(prints).size).toBe(prints.length);
  });
});
