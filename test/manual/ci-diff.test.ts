// The workflow for reviewers that the manual shows: its permissions, and the comment that it writes to a real server.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { ended } from '../pipeline/6-emit/site-on-disk.ts';

interface Job {
  readonly permissions: object;
  readonly if?: string;
  readonly steps: readonly { readonly uses?: string; readonly run?: string; readonly with?: object }[];
}

const text = readFileSync('docs/ci/github-diff.yml', 'utf8');
const { on, permissions, jobs } = parse(text) as { on: object; permissions: object; jobs: Record<'report' | 'comment', Job> };
const commands = ({ steps }: Job): readonly string[] => steps.flatMap(({ run }) => run ?? []);

test('code of a pull request never runs with a token that may write', () => {
  // Not `pull_request_target`, whose token may write for forks, too.
  expect(on).toEqual({ pull_request: null });
  expect(permissions).toEqual({});
  expect(jobs.report.permissions).toEqual({ contents: 'read' });
  expect(jobs.comment.permissions).toEqual({ 'pull-requests': 'write' });
  expect(jobs.comment.if).toBe('github.event.pull_request.head.repo.full_name == github.repository');
  expect(jobs.comment.steps.map(({ uses }) => uses ?? 'run')).toEqual(['actions/download-artifact@v4', 'run']);
  expect(commands(jobs.comment).join('\n')).not.toMatch(/\b(?:npm|npx|node|git)\b/);
  const checkout = jobs.report.steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkout?.with).toMatchObject({ 'fetch-depth': 0, 'persist-credentials': false });
  for (const run of [...commands(jobs.report), ...commands(jobs.comment)]) {
    expect(run).not.toContain('${{');
    expect(spawnSync('sh', ['-n'], { input: run, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  }
});

const hasTools = ['curl', 'jq'].every((name) => spawnSync(name, ['--version']).status === 0);

test.runIf(hasTools)('the comment is written once, and then replaced', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'slodocs-comment-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const comments = [
    { id: 1, user: { login: 'someone' }, body: '<!-- slodocs diff -->\nnot ours' },
    { id: 2, user: { login: 'github-actions[bot]' }, body: 'of another workflow' },
  ];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let sent = '';
    request.on('data', (bytes) => (sent += bytes));
    request.on('end', () => {
      asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
      const { body = '' } = sent === '' ? {} : (JSON.parse(sent) as { body: string });
      if (request.method === 'POST') comments.push({ id: 3, user: { login: 'github-actions[bot]' }, body });
      const edited = comments.find(({ id }) => request.method === 'PATCH' && request.url === `/repos/o/r/issues/comments/${id}`);
      if (edited) edited.body = body;
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(comments));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const env = {
    PATH: process.env['PATH'],
    GITHUB_TOKEN: 'secret',
    GITHUB_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    GITHUB_SERVER_URL: 'https://github.example',
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_RUN_ID: '9',
    NUMBER: '7',
  };
  mkdirSync(join(folder, 'report'));
  for (const words of ['first "words"', 'second']) {
    writeFileSync(join(folder, 'report/report.md'), `<!-- slodocs diff -->\n\n${words}\n`);
    const { code, printed } = await ended(spawn('sh', ['-e', '-c', commands(jobs.comment)[0] ?? ''], { cwd: folder, env }));
    expect({ code, printed }).toEqual({ code: 0, printed: '' });
    expect(comments.map(({ body }) => body)).toEqual([
      '<!-- slodocs diff -->\nnot ours',
      'of another workflow',
      `<!-- slodocs diff -->\n\n${words}\n\nThe report with pictures is an artifact of [this run](https://github.example/o/r/actions/runs/9).\n`,
    ]);
  }
  expect(asked).toEqual([
    'GET /repos/o/r/issues/7/comments?per_page=100 Bearer secret',
    'POST /repos/o/r/issues/7/comments Bearer secret',
    'GET /repos/o/r/issues/7/comments?per_page=100 Bearer secret',
    'PATCH /repos/o/r/issues/comments/3 Bearer secret',
  ]);
});

test.each(['github-diff.yml', 'gitlab-diff.yml'])('the manual shows %s', (name) => {
  expect(readFileSync('docs/review-a-change.md', 'utf8')).toContain(`\`\`\`yaml file=@site/ci/${name} `);
});
