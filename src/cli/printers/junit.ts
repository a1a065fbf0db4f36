// Prints a report as JUnit XML: a suite for each file, a test case for each diagnostic.

import type { Diagnostic } from '#model/diagnostic';
import { isWholeFile } from './frame.ts';
import type { Findings } from './report.ts';
import { pathFrom } from './sources.ts';
import { visible } from './visible.ts';

interface Suite {
  readonly name: string;
  readonly cases: readonly string[];
  readonly failures: number;
  readonly skipped: number;
}

/** What fails the command is a failure; anything else is skipped, which viewers show without failing. */
export function printJunit({ result, options }: Findings): string {
  const fails = ({ severity }: Diagnostic): boolean => severity === 'error' || (options.strict && severity === 'warning');
  const byFile = new Map<string, Diagnostic[]>();
  for (const diagnostic of result.diagnostics) {
    const path = pathFrom(options.workspace, result.root, diagnostic.place?.file ?? '');
    byFile.set(path, [...(byFile.get(path) ?? []), diagnostic]);
  }
  const suites = [...byFile].map(([path, diagnostics]): Suite => {
    const failures = diagnostics.filter(fails).length;
    const cases = diagnostics.map((one) => caseOf(one, path, fails(one)));
    return { name: path, cases, failures, skipped: cases.length - failures };
  });
  return printSuites(`slodocs ${options.command}`, suites);
}

function caseOf({ code, severity, message, help, place, plugin }: Diagnostic, path: string, fails: boolean): string {
  const point = place && !isWholeFile(place) ? `:${place.start.line}:${place.start.column}` : '';
  const line = point ? ` line="${place?.start.line}"` : '';
  const element = fails ? 'failure' : 'skipped';
  const text = [`${severity}[${code}] ${path}${point}: ${message}`, help && `help: ${help}`, plugin && `plugin: ${plugin}`];
  const body = xmlText(text.filter(Boolean).join('\n'));
  const type = fails ? ` type="${xmlValue(code)}"` : '';
  return [
    `    <testcase name="${xmlValue(`${code}${point ? ` at ${point.slice(1)}` : ''}`)}" classname="${xmlValue(path)}" file="${xmlValue(path)}"${line}>`,
    `      <${element}${type} message="${xmlValue(message)}">${body}</${element}>`,
    '    </testcase>',
  ].join('\n');
}

/** Some viewers refuse a report without any test: where nothing is wrong, one test has passed. */
function printSuites(name: string, suites: readonly Suite[]): string {
  const all = suites.length > 0 ? suites : [passed(name)];
  const sum = (of: (suite: Suite) => number): number => all.reduce((total, suite) => total + of(suite), 0);
  const total = `tests="${sum(({ cases }) => cases.length)}" failures="${sum(({ failures }) => failures)}" errors="0" skipped="${sum(({ skipped }) => skipped)}"`;
  const printed = all.map(({ name: suite, cases, failures, skipped }) => {
    const counts = `tests="${cases.length}" failures="${failures}" errors="0" skipped="${skipped}"`;
    return `  <testsuite name="${xmlValue(suite)}" ${counts}>\n${cases.join('\n')}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${xmlValue(name)}" ${total}>\n${printed.join('\n')}\n</testsuites>\n`;
}

function passed(name: string): Suite {
  return { name, cases: [`    <testcase name="no problems found" classname="${xmlValue(name)}"/>`], failures: 0, skipped: 0 };
}

/** What XML can hold as it is, or as a reference. */
const breaks = /[\t\n\r]/g;

/** For text between tags: hidden characters become symbols or numbers, as people see them elsewhere. */
export function xmlText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) =>
      line
        .split('\t')
        .map((part) => escaped(visible(part)))
        .join('\t'),
    )
    .join('\n');
}

/** For a value in double quotes: parsers would read a line break in it as a blank. */
export function xmlValue(text: string): string {
  return xmlText(text).replaceAll(breaks, (character) => `&#${character.charCodeAt(0)};`);
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\uFFFE', '\uFFFD')
    .replaceAll('\uFFFF', '\uFFFD');
}
