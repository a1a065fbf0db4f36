// The reference of the command line against the program: commands, arguments, options, exit codes and functions.
import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import fastGlob from 'fast-glob';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../../src/cli/environment.ts';
import { exitCodes } from '../../src/cli/exit-codes.ts';
import { createProgram } from '../../src/cli/run.ts';
import * as face from '../../src/index.ts';
import { codesIn, sectionsOf, tablesOf } from './tables.ts';

const page = readFileSync('docs/command-line.md', 'utf8');
const shell = { environment: { ...readEnvironment(), args: [] }, signal: new AbortController().signal, started: 0 };
const commands = namedCommands(await createProgram(shell, async () => undefined), []);

/** The commands of the list with their arguments, without what is said of them, which begins at the last gap. */
const list = (/^All commands:\n\n```text\n([\s\S]*?)\n```$/m.exec(page)?.[1] ?? '')
  .split('\n')
  .map((line) => line.slice(0, line.lastIndexOf('  ')).trim().replaceAll(/ +/g, ' '));

/** Commands whose section has another heading, or whose options stand on another page. */
const elsewhere: Readonly<Record<string, { readonly heading?: string; readonly page?: string }>> = {
  dev: { page: 'docs/dev.md' },
  lsp: { page: 'docs/editors.md' },
  build: { heading: 'build and check' },
  check: { heading: 'build and check' },
  'translations extract': { heading: 'translations' },
  'translations status': { heading: 'translations' },
  'translations init': { heading: 'translations' },
  'translations mark': { heading: 'translations' },
  'translations diff': { heading: 'translations' },
};

interface Named {
  readonly name: string;
  readonly usage: string;
  readonly options: readonly string[];
}

describe.each(commands)('slodocs $name', ({ name, usage, options }) => {
  const text = textOf(name);

  test('stands in the list of commands, with its arguments', () => {
    const isListed = list.some((line) => `${line} `.startsWith(`slodocs ${usage} `));
    expect(isListed, `add a line to the list at the top of docs/command-line.md: slodocs ${usage}`).toBe(true);
  });

  test('has a section', () => {
    expect(text, `add a section "## ${name}" to docs/command-line.md`).not.toBe('');
  });

  test('has all of its options told', () => {
    const missing = options.filter((flags) => !text.includes(`\`${flags}\``) && !text.includes(`\`${longOf(flags)}\``));
    expect(missing, `docs/command-line.md, "## ${elsewhere[name]?.heading ?? name}": add rows for these options`).toEqual([]);
  });

  test('has no options told that it does not have', () => {
    const shared = commands.filter(({ name: other }) => headingOf(other) === headingOf(name)).flatMap((other) => other.options);
    const told = tablesOf(text)
      .filter(({ columns }) => columns[0] === 'option')
      .flatMap(({ rows }) => rows.flatMap(([first = '']) => codesIn(first)));
    expect(told.filter((flags) => !shared.includes(flags) && !shared.map(longOf).includes(flags))).toEqual([]);
  });
});

test('the list of commands has no command that there is not', () => {
  const listed = list.map((line) => /^slodocs ((?:[a-z]+ )+)/.exec(`${line} `)?.[1]?.trim() ?? '');
  expect(listed.filter((name) => !commands.some((command) => command.name === name))).toEqual([]);
});

test('every exit code is in the table, and no other', () => {
  const table = tablesOf(page).find(({ heading }) => heading === 'Exit codes');
  expect(table?.rows.map(([code]) => Number(code))).toEqual(Object.values(exitCodes));
});

test('every environment variable that the command line reads is told', async () => {
  const files = await fastGlob('src/cli/**/*.ts');
  const read = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\benv(?:\.|\[')([A-Z][A-Z_]+)/g)].map(([, name = '']) => name),
  );
  const told = page + readFileSync('docs/dev.md', 'utf8');
  expect(read).toContain('GITHUB_WORKSPACE');
  expect([...new Set(read)].filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});

test('every function that programs call is in the table, or is told where it is used', () => {
  const told = ['docs/command-line.md', 'docs/api.md', 'docs/plugins.md', 'docs/configuration.md', 'docs/diagnostics-formats.md'];
  const texts = told.map((path) => readFileSync(path, 'utf8')).join('\n');
  const functions = Object.entries(face).filter(([name, value]) => typeof value === 'function' && !internal.has(name));
  expect(functions.map(([name]) => name).filter((name) => !texts.includes(name))).toEqual([]);
});

/** What the command line itself needs of the package. */
const internal: ReadonlySet<string> = new Set([
  'openDev',
  'openDevInThread',
  'openMcp',
  'openEditorInThread',
  'findSite',
  'ownProcess',
  'makeFolders',
  'withSiteLock',
  'isExplained',
  'InvalidBaseline',
  'baselineFor',
  'prunedBaseline',
  'judge',
  'forgetKnown',
  'suggestSite',
]);

function namedCommands(parent: Command, words: readonly string[]): readonly Named[] {
  return parent.commands.flatMap((command): readonly Named[] => {
    if ((command as unknown as { readonly _hidden: boolean })._hidden || command.name() === 'help') return [];
    const path = [...words, command.name()];
    if (command.commands.length > 0) return namedCommands(command, path);
    const args = command.registeredArguments.map((argument) => {
      const inner = `${argument.name()}${argument.variadic ? '...' : ''}`;
      return argument.required ? `<${inner}>` : `[${inner}]`;
    });
    const options = command.options.filter(({ hidden }) => !hidden).map(({ flags }) => flags);
    return [{ name: path.join(' '), usage: [...path, ...args].join(' '), options }];
  });
}

function headingOf(name: string): string {
  return elsewhere[name]?.heading ?? name;
}

/** Its section with those below it; empty where there is none. */
function textOf(name: string): string {
  const sections = sectionsOf(page);
  const start = sections.findIndex(({ heading, level }) => level === 2 && heading === headingOf(name));
  if (start < 0) return '';
  const length = sections.slice(start + 1).findIndex(({ level }) => level <= 2);
  const own = sections.slice(start, length < 0 ? undefined : start + 1 + length).map(({ text }) => text);
  const other = elsewhere[name]?.page;
  return [...own, ...(other === undefined ? [] : [readFileSync(other, 'utf8')])].join('\n');
}

function longOf(flags: string): string {
  return /--[\w-]+/.exec(flags)?.[0] ?? flags;
}
