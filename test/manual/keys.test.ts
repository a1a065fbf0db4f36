// Tables of the manual against the shapes of the program: no key and no option is missing where a reader looks for it.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readEnvironment } from '../../src/cli/environment.ts';
import { createProgram } from '../../src/cli/program.ts';
import { userConfigSchema } from '../../src/pipeline/0-configure/schema.ts';
import { frontMatterShape } from '../../src/pipeline/2-parse/front-matter/schema.ts';

describe('the manual names', () => {
  test('every key of front matter', async () => {
    const manual = await read('writing/markdown.md');
    expect(Object.keys((await frontMatterShape([])).shape).filter((key) => !manual.includes(`\`${key}\``))).toEqual([]);
  });

  test('every key of the configuration', async () => {
    const manual = (await read('configuration.md')) + (await read('versions.md'));
    const names = new Set(manual.match(/[\w-]+/g));
    const keys = keysOf(z.toJSONSchema(userConfigSchema, { unrepresentable: 'any' }));
    expect(keys).toContain('onBrokenMarkdownImages');
    expect(keys.filter((key) => !names.has(key))).toEqual([]);
  });

  test('every option of every command', async () => {
    const manual = (await read('command-line.md')) + (await read('dev.md'));
    const names = new Set(manual.match(/--[\w-]+/g));
    const shell = { environment: { ...readEnvironment(), args: [] }, signal: new AbortController().signal, started: 0 };
    const program = await createProgram(shell, async () => undefined);
    const options = commandsOf(program).flatMap(({ options }) => options.map(({ long }) => long ?? ''));
    expect(options).toContain('--strict');
    expect(options.filter((option) => !names.has(option))).toEqual([]);
  });
});

function read(page: string): Promise<string> {
  return readFile(join('docs', page), 'utf8');
}

/** Names of properties, however deep. */
function keysOf(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { properties?: object };
  return [...Object.keys(properties), ...Object.values(schema).flatMap(keysOf)];
}

function commandsOf(command: Command): readonly Command[] {
  return [command, ...command.commands.flatMap(commandsOf)];
}
