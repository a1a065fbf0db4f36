// Every call of the API pages of Nines, made as a reader makes it, and the answer that the page prints.
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOnce } from '../../shared-build.ts';
import { readDocuments } from './documents.ts';
import { credentials, issuedToken, type MockServer, serveDocuments } from './mock-server.ts';
import { type Call, callsOf } from './page-examples.ts';

const host = 'https://app.nines.example';
const documents = readDocuments();
let server: MockServer;
let folder: string;
let pages: readonly (readonly [path: string, calls: readonly Call[]])[];

/** Of jq, the paths that the pages use. */
const jq = `#!${process.execPath}
let text = '';
process.stdin.on('data', (part) => { text += part; }).on('end', () => {
  const [, path = ''] = process.argv.slice(2);
  const value = path.split(/[.[\\]]+/).filter((key) => key !== '').reduce((node, key) => node?.[key], JSON.parse(text));
  console.log(typeof value === 'string' ? value : JSON.stringify(value ?? null));
});
`;

// Where this file is the first one, it builds our site.
beforeAll(async () => {
  server = await serveDocuments(documents);
  folder = mkdtempSync(join(tmpdir(), 'nines-api-'));
  writeFileSync(join(folder, '.curlrc'), `noproxy = "*"\ndump-header = "${join(folder, 'head')}"\n`);
  writeFileSync(join(folder, 'jq'), jq);
  chmodSync(join(folder, 'jq'), 0o755);
  const { outDir } = await buildOnce(process.cwd());
  const names = readdirSync(join(outDir, 'api'), { recursive: true, encoding: 'utf8' });
  const editions = names.filter((name) => name.endsWith('.md')).map((name) => `api/${name}`);
  pages = [...editions, 'api.md'].map((path) => [path, callsOf(readFileSync(join(outDir, path), 'utf8'))]);
}, 300_000);

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

interface Got {
  readonly status: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

async function runScript(text: string): Promise<Got> {
  const local = text.replaceAll(host, `http://127.0.0.1:${server.port}`);
  const env = {
    PATH: `${folder}:${process.env['PATH'] ?? ''}`,
    CURL_HOME: folder,
    HOME: folder,
    N9_HOST: `http://127.0.0.1:${server.port}`,
    CLIENT_ID: credentials.id,
    CLIENT_SECRET: credentials.secret,
    BEARER_TOKEN: issuedToken(documents),
    TOKEN: issuedToken(documents),
  };
  const { stdout } = await promisify(execFile)('bash', ['--norc', '-euo', 'pipefail', '-c', local], { env });
  return { ...readHead(readFileSync(join(folder, 'head'), 'utf8')), body: stdout };
}

function readHead(text: string): Pick<Got, 'status' | 'headers'> {
  const [first = '', ...lines] = text.trimEnd().split('\r\n');
  return { status: first.split(' ')[1] ?? '', headers: Object.fromEntries(lines.map((line) => line.split(': '))) };
}

function send(text: string): Promise<Got> {
  const written = text
    .replaceAll('$CLIENT_CREDENTIALS', Buffer.from(`${credentials.id}:${credentials.secret}`).toString('base64'))
    .replaceAll('$BEARER_TOKEN', issuedToken(documents));
  const [head = '', ...body] = written.split('\n\n');
  expect(head).toContain(`\nHost: ${new URL(host).host}`);
  const message = [...head.split('\n'), 'Connection: close', '', body.join('\n\n')].join('\r\n');
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(message));
    socket.on('data', (part) => {
      answer += part.toString();
    });
    socket.on('error', reject);
    socket.on('end', () => {
      const [top = '', content = ''] = answer.split('\r\n\r\n');
      resolve({ ...readHead(top), body: content });
    });
  });
}

test('answers as the page prints', async () => {
  const faults: string[] = [];
  const counted = { bash: 0, http: 0, answers: 0 };
  for (const [path, calls] of pages) {
    for (const { language, text, answer } of calls) {
      // A loop over the pages of a long list, which this server does not have.
      if (language === 'bash' && /\bwhile\b/.test(text)) continue;
      counted[language] += 1;
      server.notes.length = 0;
      const got = await (language === 'bash' ? runScript(text) : send(text));
      const where = `${path}: ${text.split('\n')[0]}`;
      if (answer?.output !== undefined) {
        if (got.body.trimEnd() !== answer.output) faults.push(`${where}\nprints ${got.body}`);
      } else if (answer) {
        const isSame = got.status === answer.status && compact(got.body) === compact(answer.body);
        if (!isSame) faults.push(`${where}\nanswers ${got.status} ${got.body}\n${server.notes.join('\n')}`);
        for (const [name, value] of Object.entries(answer.headers)) expect(got.headers).toHaveProperty(name, value);
      } else if (server.notes.length > 0) {
        faults.push(`${where}\n${server.notes.join('\n')}`);
      }
      if (answer) counted.answers += 1;
    }
  }
  expect(faults).toEqual([]);
  expect(counted.bash).toBeGreaterThan(30);
  expect(counted.http).toBeGreaterThan(20);
  expect(counted.answers).toBeGreaterThan(50);
});

function compact(text: string): string {
  return text === '' ? '' : JSON.stringify(JSON.parse(text));
}

test('every operation is called on its page, in curl and in HTTP', () => {
  const operationPages = pages.filter(([path]) => path.split('/').length > (path.includes('/deprecated/') ? 3 : 2));
  const calling = operationPages.filter(([, calls]) => calls.length > 0).map(([path]) => path);
  for (const [path, calls] of operationPages) {
    if (path.endsWith('slo-status.md')) continue;
    expect([path, new Set(calls.map(({ language }) => language))]).toEqual([path, new Set(['bash', 'http'])]);
  }
  const count = documents.reduce((sum, { operations }) => sum + operations.length, 0);
  // The page about annotations calls some, too.
  expect(calling.length).toBeGreaterThanOrEqual(count + 1);
});
