// `slodocs openapi diff` as it is typed: its formats, its exit codes, and faults of specifications.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { run } from '#cli/run';
import { put, site } from '../../pipeline/6-emit/site-on-disk.ts';
import { environmentOf, Paper } from '../report.ts';

const api = (paths: string): string => `openapi: 3.1.0\ninfo: { title: Shop, version: 1.0.0 }\npaths:\n${paths}`;
const get = (path: string, more = ''): string => `  ${path}: { get: { ${more}responses: { 200: { description: OK } } } }\n`;

const files = {
  'old.yaml': api(get('/a') + get('/b')),
  'new.yaml': api(get('/a') + get('/c')),
  'more.yaml': api(get('/a') + get('/b') + get('/c')),
  'bad.yaml': api(`  /a:\n    get:\n      response: {}\n`),
  'loose.json': '{ "openapi": "3.1.0", "info": { "title": "Shop", "version": "1" }, "paths": {}, }',
  'torn.yaml': 'openapi: 3.1.0\ninfo: [\n',
};

/** What is typed, with the two outputs apart. */
async function typed(root: string, ...args: readonly string[]) {
  const [stdout, stderr] = [new Paper(), new Paper()];
  const environment = { ...environmentOf(['openapi', 'diff', ...args], root), ci: false, stdout, stderr };
  const code = await run(environment, { signal: new AbortController().signal, close() {} }, 0);
  return { code, stdout: stdout.text, stderr: stderr.text };
}

describe('exit codes', () => {
  test('0 for changes of any kind, 1 for breaking ones with --strict', async () => {
    const root = site(files);
    const printed = `GET /c
  added       the operation is new

GET /b
  breaking    the operation is removed

2 changes: 1 breaking, 1 added
`;
    expect(await typed(root, 'old.yaml', 'new.yaml')).toEqual({ code: 0, stdout: printed, stderr: '' });
    expect(await typed(root, 'old.yaml', 'new.yaml', '--strict')).toEqual({ code: 1, stdout: printed, stderr: '' });
    expect(await typed(root, 'old.yaml', 'more.yaml', '--strict')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/\n1 change: 1 added\n$/),
    });
    expect(await typed(root, 'old.yaml', 'old.yaml', '--strict')).toEqual({
      code: 0,
      stdout: 'no changes for clients\n',
      stderr: '',
    });
  });

  test('1 for JSON with what only YAML allows, as in a build', async () => {
    const { code, stderr } = await typed(site(files), 'loose.json', 'new.yaml');
    expect(code).toBe(1);
    expect(stderr).toContain('error[openapi/invalid-syntax]: JSON does not allow "," before the closing "}"');
    expect(stderr).toContain(' --> loose.json:1:');
  });

  test('1 for faults of a specification, which are shown in their files', async () => {
    const root = site(files);
    const { code, stdout, stderr } = await typed(root, 'bad.yaml', 'new.yaml', '--format', 'json');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('error[openapi/unknown-key]: "response" is not a key of an operation');
    expect(stderr).toContain(' --> bad.yaml:6:7\n');
    expect(stderr).toContain('6 |       response: {}\n');
    const torn = await typed(root, 'old.yaml', 'torn.yaml');
    expect(torn).toMatchObject({ code: 1, stdout: '' });
    expect(torn.stderr).toContain('error[openapi/invalid-syntax]: this list is never closed with "]"');
  });

  test('2 for files that are not there, and for words that mean nothing', async () => {
    const root = site(files);
    expect(await typed(root, 'none.yaml', 'new.yaml')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'error: there is no "none.yaml"\nPaths are relative to the working directory.\n',
    });
    expect(await typed(root, 'old.yaml', '.')).toMatchObject({ code: 2, stderr: expect.stringContaining('"." is a folder') });
    expect(await typed(root, 'old.yaml')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("missing required argument 'new'"),
    });
    expect(await typed(root, 'old.yaml', 'new.yaml', '--format', 'xml')).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('files', () => {
  test('are relative to the working directory, and refer to others beside them', async () => {
    const root = site(files);
    put(root, {
      'v1/api.json': JSON.stringify({
        openapi: '3.0.3',
        info: { title: 'Shop', version: '1' },
        paths: {
          '/a': {
            get: {
              responses: {
                200: { description: 'OK', content: { 'a/json': { schema: { $ref: '../shared/a.yaml#/Thing' } } } },
              },
            },
          },
        },
      }),
      'shared/a.yaml': 'Thing: { type: string }\n',
      'work/new.yaml': api(
        '  /a: { get: { responses: { 200: { description: OK, content: { a/json: { schema: { type: integer } } } } } } }\n',
      ),
    });
    const told = 'response 200: the type changes from "string" to "integer"';
    expect((await typed(root, 'v1/api.json', 'work/new.yaml')).stdout).toContain(told);
    expect((await typed(root, join(root, 'v1/api.json'), 'work/new.yaml')).stdout).toContain(told);
    // From a folder, those of its own specifications and those of a specification above it.
    const below = await typed(join(root, 'work'), '../v1/api.json', 'new.yaml');
    expect(below.stderr).toContain('error[openapi/broken-reference]');
    expect(below.stderr).toContain(' --> ../v1/api.json:1:');
  });
});

describe('formats', () => {
  test('JSON has a stable shape, with places', async () => {
    const { stdout } = await typed(site(files), 'old.yaml', 'new.yaml', '--format', 'json');
    const name = (file: string) => ({ file, title: 'Shop', version: '1.0.0' });
    expect(JSON.parse(stdout)).toEqual({
      format: 1,
      old: name('old.yaml'),
      new: name('new.yaml'),
      breaking: 1,
      changes: [
        {
          kind: 'added',
          breaking: false,
          code: 'operation-added',
          at: 'operation',
          message: 'the operation is new',
          place: { file: 'new.yaml', start: { line: 5, column: 9 }, end: { line: 5, column: 12 } },
          operation: { method: 'get', path: '/c', webhook: false },
        },
        {
          kind: 'removed',
          breaking: true,
          code: 'operation-removed',
          at: 'operation',
          message: 'the operation is removed',
          place: { file: 'old.yaml', start: { line: 5, column: 9 }, end: { line: 5, column: 12 } },
          operation: { method: 'get', path: '/b', webhook: false },
        },
      ],
    });
  });

  test('Markdown is safe, whatever a specification says', async () => {
    const odd = get('/`a`', 'operationId: "<b>`{y}`", parameters: [{ name: "`{x}`", in: query, schema: {} }], ');
    const next = odd.replace('<b>', '<i>*\\u202e').replace('in: query', 'required: true, in: query');
    const root = site({ 'old.yaml': api(odd), 'new.yaml': api(next), 'other.yaml': api(get('/a')) });
    const { stdout } = await typed(root, 'old.yaml', 'new.yaml', '--format', 'markdown');
    expect(stdout).toBe(`## Breaking changes

- \`\` GET /\`a\` \`\`
  - \`\` query parameter \`{x}\` \`\`: the parameter is now required

## Changed

- \`\` GET /\`a\` \`\`: the operationId changes from \`\` <b>\`{y}\` \`\` to \`\` <i>*<U+202E>\`{y}\` \`\`: generated clients differ
`);
    expect(await typed(root, 'other.yaml', 'other.yaml', '--format', 'markdown')).toMatchObject({
      stdout: 'No changes for clients.\n',
    });
  });
});

const bin = fileURLToPath(new URL('../../../bin/slodocs.js', import.meta.url));
const isBuilt = existsSync(fileURLToPath(new URL('../../../dist/cli/commands/openapi.d.ts', import.meta.url)));

describe.skipIf(!isBuilt)('the built program (without dist/ these tests are left out: run the build first)', () => {
  test('colours what breaks where colours are on, and ends with 1', () => {
    const { NO_COLOR: _, ...env } = process.env;
    const words = [bin, 'openapi', 'diff', 'old.yaml', 'new.yaml', '--strict'];
    const { status, stdout } = spawnSync(process.execPath, words, {
      cwd: site(files),
      env: { ...env, FORCE_COLOR: '1' },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout).toContain('\u001B[1m\u001B[31mbreaking  \u001B[39m\u001B[22m  the operation is removed');
    expect(stdout).toContain('\u001B[32madded     \u001B[39m  the operation is new');
  });
});
