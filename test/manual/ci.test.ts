// The workflows that the manual shows, held against slodocs: what they run, carry from run to run and hand on is what there is.
import { cpSync, existsSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { bin, run } from '../pipeline/6-emit/site-on-disk.ts';
import { writeSite } from '../pipeline/built-site.ts';
import { isThorough } from '../property-runs.ts';
import { buildHere, inFolder } from '../session/incremental/builds.ts';

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface GitHubWorkflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}

interface Workflows {
  readonly github: GitHubWorkflow;
  readonly gitlab: {
    readonly docs: Readonly<Record<'image', string> & Record<'script', readonly string[]>> & {
      readonly variables: Readonly<Record<string, unknown>>;
      readonly cache: { readonly paths: readonly string[] };
      readonly artifacts: { readonly paths: readonly string[] };
    };
  };
}

const steps = await stepsOf('github-workflow.yml', 'build');
const pagesSteps = await stepsOf('github-pages.yml', 'build');
const { docs: job } = (await workflow('gitlab-ci.yml')) as Workflows['gitlab'];

/** What a step of an action is given. */
function given(action: string, among = steps): Readonly<Record<string, unknown>> {
  return among.find(({ uses }) => uses?.startsWith(`${action}@`))?.with ?? {};
}

const workflows = [
  {
    name: 'GitHub',
    cache: given('actions/cache')['path'],
    output: given('actions/upload-artifact')['path'],
    commands: steps.flatMap(({ run }) => run ?? []),
    node: given('actions/setup-node')['node-version'],
    depth: given('actions/checkout')['fetch-depth'],
  },
  {
    name: 'GitHub Pages',
    cache: given('actions/cache', pagesSteps)['path'],
    output: given('actions/upload-pages-artifact', pagesSteps)['path'],
    commands: pagesSteps.flatMap(({ run }) => run ?? []),
    node: given('actions/setup-node', pagesSteps)['node-version'],
    depth: given('actions/checkout', pagesSteps)['fetch-depth'],
  },
  {
    name: 'GitLab',
    cache: job.cache.paths[0],
    output: job.artifacts.paths[0],
    commands: job.script,
    node: /^node:(\d+)$/.exec(job.image)?.[1],
    depth: job.variables['GIT_DEPTH'],
  },
];

describe.each(workflows)('the workflow for $name', ({ name, cache, output, commands, node, depth }) => {
  test.runIf(workflows[0]?.name === name || isThorough())(
    'carries all that spares the next run its work, and hands on the site',
    async () => {
      const command = /^npx slodocs (build .*)$/.exec(commands.at(-1) ?? '')?.[1] ?? '';
      await inFolder('slodocs-ci-', async (folder) => {
        const [root, carried] = [join(folder, 'site'), join(folder, 'carried')];
        writeSite(root, {
          'docs/index.md': '# Notes\n\nimport Part from "./_part.mdx";\n\n<Part />\n',
          'docs/_part.mdx': 'Text.\n',
        });
        const { code, printed } = await run(process.execPath, [bin, ...command.split(' ')], { cwd: root });
        expect(code, printed).toBe(0);
        expect(existsSync(join(root, String(output), 'docs/index.html'))).toBe(true);
        cpSync(join(root, String(cache)), carried, { recursive: true });
        rmSync(root, { recursive: true });
        writeSite(root, {
          'docs/index.md': '# Notes\n\nimport Part from "./_part.mdx";\n\n<Part />\n',
          'docs/_part.mdx': 'Text.\n',
        });
        cpSync(carried, join(root, String(cache)), { recursive: true });
        expect((await buildHere(root, 1)).work).toMatchObject({ replayed: false, parsed: [], rendered: [] });
      });
    },
  );

  test('has all of the history, and a Node.js that slodocs runs on', async () => {
    const { engines } = JSON.parse(await readFile('package.json', 'utf8')) as { engines: { node: string } };
    expect(depth).toBe(0);
    expect(Number(node)).toBeGreaterThan(Number(/\d+/.exec(engines.node)?.[0]));
  });
});

test('the key of the cache on GitHub ends with the commit, and what is restored begins alike', () => {
  const { key, 'restore-keys': restored } = given('actions/cache') as { key: string; 'restore-keys': string };
  expect(key).toBe(`${restored.trim()}\${{ github.sha }}`);
  expect(key).toContain('steps.node.outputs.node-version');
  expect(steps.find(({ id }) => id === 'node')?.uses).toMatch(/^actions\/setup-node@/);
});

test('the workflow for GitHub Pages deploys what it has built', async () => {
  const [deployed] = await stepsOf('github-pages.yml', 'deploy');
  expect(deployed?.uses).toMatch(/^actions\/deploy-pages@/);
});

test.each([
  ['caching.md', 'github-workflow.yml'],
  ['caching.md', 'gitlab-ci.yml'],
  ['large-sites.md', 'github-remote-cache.yml'],
  ['large-sites.md', 'github-shards.yml'],
  ['large-sites.md', 'gitlab-shards.yml'],
  ['diagnostics-formats.md', 'gitlab-code-quality.yml'],
  ['deploy/github-pages.md', 'github-pages.yml'],
])('%s shows %s', async (page, name) => {
  expect(await readFile(join('docs', page), 'utf8')).toContain(`\`\`\`yaml file=@site/ci/${name} `);
});

async function stepsOf(name: string, job: string): Promise<readonly Step[]> {
  return ((await workflow(name)) as GitHubWorkflow).jobs[job]?.steps ?? [];
}

async function workflow(name: string): Promise<unknown> {
  return parse(await readFile(join('docs/ci', name), 'utf8'));
}
