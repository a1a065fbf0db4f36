// Checks that the workflows of this repository are valid, use no secrets, and have minimal permissions.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly permissions: object;
  readonly jobs: Readonly<
    Record<string, { readonly permissions?: object; readonly steps: readonly Step[]; readonly strategy?: object }>
  >;
}

const folder = '.github/workflows';
const read = (name: string): string => readFileSync(`${folder}/${name}`, 'utf8');
const stepsOf = (text: string): readonly Step[] => Object.values((parse(text) as Workflow).jobs).flatMap(({ steps }) => steps);

describe.each(readdirSync(folder))('%s', (name) => {
  const text = read(name);

  it('reads the repository, holds no secret and names no registry', () => {
    const { permissions } = parse(text) as Workflow;
    expect(permissions).toEqual({ contents: 'read' });
    expect(text).not.toMatch(/secrets\.|_TOKEN|registry|https?:/i);
    for (const { uses, with: options } of stepsOf(text)) {
      if (uses !== undefined) expect(uses).toMatch(/^actions\/[\w-]+@v\d+$/);
      if (uses?.startsWith('actions/checkout@')) expect(options).toMatchObject({ 'persist-credentials': false });
    }
  });

  it('has commands that a shell can read', () => {
    for (const { run } of stepsOf(text)) {
      if (run === undefined) continue;
      // No data of an event becomes a part of a command.
      expect(run).not.toContain('${{');
      expect(spawnSync('sh', ['-n'], { input: run, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
    }
  });
});

it('what is published was built and tested, by an npm that needs no token', () => {
  const commands = stepsOf(read('release.yml')).flatMap(({ run }) => run ?? []);
  const at = (words: string): number => commands.findIndex((run) => run.includes(words));
  expect([at('npm --version'), at('npm ci'), at('npm test'), at('npm publish')]).toEqual(
    [at('npm --version'), at('npm ci'), at('npm test'), at('npm publish')].toSorted((a, b) => a - b),
  );
  expect(at('npm --version')).toBeGreaterThanOrEqual(0);
  const check = (commands[at('npm --version')] ?? '').replace('$(npm --version)', '$1');
  const status = (version: string): number | null => spawnSync('sh', ['-c', check, 'sh', version]).status;
  expect(['11.5.1', '11.19.1', '12.0.0'].map(status)).toEqual([0, 0, 0]);
  expect(['11.5.0', '10.8.2', '11.4.9'].map(status)).toEqual([1, 1, 1]);
});

it('commits are tested by the oldest Node that is allowed, and by the current one', () => {
  const { strategy } = (parse(read('ci.yml')) as Workflow).jobs['test'] ?? {};
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  expect(strategy).toMatchObject({ matrix: { node: [engines.node.replace('>=', ''), 'lts/*'] } });
});
