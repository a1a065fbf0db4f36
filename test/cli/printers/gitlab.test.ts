import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import type { Diagnostic } from '#model/diagnostic';
import { printGitlab } from '../../../src/cli/printers/gitlab.ts';
import { at, diagnostic, reportOf } from '../report.ts';

/** What GitLab documents for its artifact `codequality`: these fields are required. */
const schema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['description', 'check_name', 'fingerprint', 'severity', 'location'],
    properties: {
      description: { type: 'string', minLength: 1 },
      check_name: { type: 'string', minLength: 1 },
      fingerprint: { type: 'string', minLength: 1 },
      severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
      location: {
        type: 'object',
        required: ['path', 'lines'],
        properties: {
          path: { type: 'string', minLength: 1, not: { pattern: '^\\.?/' } },
          lines: {
            type: 'object',
            required: ['begin'],
            properties: { begin: { type: 'integer', minimum: 1 }, end: { type: 'integer', minimum: 1 } },
            additionalProperties: false,
          },
        },
      },
    },
    additionalProperties: false,
  },
};

interface Issue {
  readonly fingerprint: string;
  readonly severity: string;
  readonly location: unknown;
}

function issuesOf(diagnostics: readonly Diagnostic[], texts: Readonly<Record<string, string>> = {}): readonly Issue[] {
  const issues = JSON.parse(printGitlab(reportOf(diagnostics, texts, { workspace: '/' }))) as Issue[];
  const validate = new Ajv().compile(schema);
  expect(validate(issues) ? [] : validate.errors).toEqual([]);
  return issues;
}

const place = at('docs/a b/ü.md', 12, 15, 26);
const all = [
  diagnostic({ place, help: 'Did you mean "./install.md"?' }),
  diagnostic({ code: 'resolve/broken-anchor', severity: 'warning', place: at('a.md', 1, 1, 1) }),
  diagnostic({ code: 'parse/unused', severity: 'info', message: 'un\u001b[31mused' }),
  diagnostic({ code: 'own-plugin/odd', severity: 'warning', message: 'odd', place: at('../shared/x.md', 3, 2, 5, 1) }),
];

test('is this, to the letter', async () => {
  await expect(printGitlab(reportOf(all))).toMatchFileSnapshot('expected/gitlab.json');
});

test('is valid, and an empty list where nothing is wrong', () => {
  expect(issuesOf(all).map(({ severity }) => severity)).toEqual(['major', 'minor', 'info', 'minor']);
  expect(issuesOf([])).toEqual([]);
});

test('equal faults have fingerprints of their own, which stay when lines are added above', () => {
  const twice = (line: number) => [diagnostic({ place: at('a.md', line, 1, 5) }), diagnostic({ place: at('a.md', line, 8, 12) })];
  const before = issuesOf(twice(1), { 'a.md': 'one line\n' }).map(({ fingerprint }) => fingerprint);
  const after = issuesOf(twice(3), { 'a.md': '\n\none line\n' }).map(({ fingerprint }) => fingerprint);
  expect(new Set(before).size).toBe(2);
  expect(after).toEqual(before);
});
