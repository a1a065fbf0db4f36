// Runs samples against a server of this machine, and checks what it has received.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRequestForm, requestSamples, type SampleLanguage } from '../../../../src/plugins/openapi/samples/samples.ts';
import { describeApi } from '../describe-api.ts';
import { type ReceivingServer, startReceiving } from './receiving-server.ts';
import { isThere, runCurl, runGo, runJavaScript, runPython, type Samples, sendHttp } from './run-samples.ts';
import { files, type Received, type ReceivedBody, type SampleCase, sampleCases, schemes } from './sample-operations.ts';

const programs: Readonly<Record<string, boolean>> = {
  curl: isThere('curl', '--version') && isThere('bash', '--version'),
  http: true,
  javascript: true,
  python: isThere('python3', '-c', 'import requests'),
  go: isThere('go', 'version'),
};
for (const [language, there] of Object.entries(programs))
  if (!there) console.warn(`samples of ${language} are not run: it is not installed`);

let server: ReceivingServer;
let folder: string;
beforeAll(async () => {
  server = await startReceiving();
  folder = await mkdtemp(join(tmpdir(), 'samples-'));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const folderOf = (language: string, at: number): string => `${language}-${at}`;

function makeSamples(language: SampleLanguage): Samples {
  const samples = sampleCases.map(({ operation }, at) => {
    const name = folderOf(language, at);
    const api = describeApi({
      servers: [{ url: `http://127.0.0.1:${server.port}/${name}/`, variables: [] }],
      securitySchemes: schemes,
    });
    const [sample] = requestSamples(operation, makeRequestForm(operation, api), { languages: [language] });
    return [name, sample?.code ?? ''] as const;
  });
  return new Map(samples);
}

/** Only headers that matter; a library may name a part that has a type like a file, and read it as one. */
function compare(language: string, { expected }: SampleCase, at: number): void {
  const received = server.received(folderOf(language, at));
  const headers = Object.fromEntries(Object.keys(expected.headers).map((name) => [name, received.headers[name]]));
  const comparable: Received = { ...received, headers, body: received.body && withoutTypes(received.body) };
  const wanted = { ...expected, body: expected.body && withoutTypes(expected.body) };
  expect(language === 'go' ? sortPairs(comparable) : comparable).toEqual(language === 'go' ? sortPairs(wanted) : wanted);
}

/** Go writes forms in the order of their names. */
function sortPairs(received: Received): Received {
  const { body } = received;
  if (!body || !('pairs' in body)) return received;
  return { ...received, body: { pairs: [...body.pairs].sort(([a], [b]) => (a < b ? -1 : Number(a > b))) } };
}

/** What reads parts tells no type of those that are no files. */
function withoutTypes(body: ReceivedBody): ReceivedBody {
  if (!('parts' in body)) return body;
  const parts = body.parts.map((part) => {
    if (typeof part.content === 'object') return { name: part.name, content: part.content };
    const isJson = typeof part.content === 'string' && part.content.startsWith('{');
    return isJson ? { name: part.name, content: JSON.parse(part.content as string) as unknown } : part;
  });
  return { parts };
}

describe.skipIf(!programs['curl'])('curl', () => {
  beforeAll(() => runCurl(makeSamples('curl'), folder));
  it.each(sampleCases.map((one, at) => [one.title, one, at] as const))('%s', (_, one, at) => compare('curl', one, at));
});

describe('http', () => {
  it.each(sampleCases.map((one, at) => [one.title, one, at] as const))('%s', async (_, one, at) => {
    const answer = await sendHttp(makeSamples('http').get(folderOf('http', at)) ?? '', folder, server.port);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    compare('http', one, at);
  });
});

describe('javascript', () => {
  beforeAll(() => runJavaScript(makeSamples('javascript'), folder));
  it.each(sampleCases.map((one, at) => [one.title, one, at] as const))('%s', (_, one, at) => compare('javascript', one, at));
});

describe.skipIf(!programs['python'])('python', () => {
  beforeAll(() => runPython(makeSamples('python'), folder));
  it.each(sampleCases.map((one, at) => [one.title, one, at] as const))('%s', (_, one, at) => compare('python', one, at));
});

describe.skipIf(!programs['go'])('go', () => {
  beforeAll(() => runGo(makeSamples('go'), folder), 300_000);
  it.each(sampleCases.map((one, at) => [one.title, one, at] as const))('%s', (_, one, at) => compare('go', one, at));
});
