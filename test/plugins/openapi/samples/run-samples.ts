// Runs samples as readers do: in a shell, in Node, in Python, in Go, and as a message over a socket.
import { execFile, spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment } from './sample-operations.ts';

const run = promisify(execFile);

/** A sample by the name of its case. */
export type Samples = ReadonlyMap<string, string>;

export function isThere(command: string, ...parameters: readonly string[]): boolean {
  return spawnSync(command, parameters).status === 0;
}

/** Programs run in `folder`, where files of samples are. Each rejects where one fails. */
export async function runCurl(samples: Samples, folder: string): Promise<void> {
  for (const code of samples.values()) await runIn(folder, 'bash', ['-euc', `${code} --silent --show-error --fail`]);
}

/** One process, for its start is what takes time. */
export async function runJavaScript(samples: Samples, folder: string): Promise<void> {
  const files = await write(samples, folder, 'mjs');
  const all = files.map((file) => `await import(${JSON.stringify(`./${file}`)});`).join('\n');
  await writeFile(join(folder, 'all.mjs'), all);
  await runIn(folder, process.execPath, ['all.mjs']);
}

export async function runPython(samples: Samples, folder: string): Promise<void> {
  const files = await write(samples, folder, 'py');
  const all = ['import runpy', ...files.map((file) => `runpy.run_path(${JSON.stringify(file)}, run_name="__main__")`)];
  await writeFile(join(folder, 'all.py'), all.join('\n'));
  await runIn(folder, 'python3', ['all.py']);
}

/** Each is a program of its own in one module, so that packages are compiled once. */
export async function runGo(samples: Samples, folder: string): Promise<void> {
  await writeFile(join(folder, 'go.mod'), 'module samples\n\ngo 1.19\n');
  for (const [name, code] of samples) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'main.go'), `${code}\n`);
  }
  const { stdout } = await run('gofmt', ['-l', folder]);
  if (stdout !== '') throw new Error(`gofmt would print otherwise: ${stdout}`);
  await runIn(folder, 'go', ['vet', './...']);
  await mkdir(join(folder, 'bin'));
  await runIn(folder, 'go', ['build', '-o', 'bin/', './...']);
  for (const name of samples.keys()) await runIn(folder, join(folder, 'bin', name), []);
}

/** Does what the message leaves to who sends it: line ends, variables, files, the length of parts. */
export async function sendHttp(code: string, folder: string, port: number): Promise<string> {
  const end = code.indexOf('\n\n');
  const head = end < 0 ? code : code.slice(0, end);
  const body = end < 0 ? undefined : code.slice(end + 2);
  const filled = head.replace(/\$([A-Z_]+)/g, (_, name: keyof typeof environment) => environment[name]);
  const bytes = body === undefined ? undefined : await fillBody(body, /^Content-Type: multipart/m.test(head), folder);
  const lines = [...filled.split('\n'), 'Connection: close'];
  const hasLength = lines.some((line) => line.startsWith('Content-Length: '));
  if (bytes && !hasLength) lines.push(`Content-Length: ${bytes.length}`);
  const message = Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), bytes ?? Buffer.alloc(0)]);
  return exchange(message, port);
}

async function fillBody(body: string, isMultipart: boolean, folder: string): Promise<Buffer> {
  const text = isMultipart ? body.replaceAll('\n', '\r\n') : body;
  const [first = '', ...more] = text.split('< ./');
  const pieces = [Buffer.from(first)];
  for (const piece of more) {
    const [name = '', ...rest] = piece.split('\r\n');
    pieces.push(await readFile(join(folder, name)), Buffer.from(rest.map((line) => `\r\n${line}`).join('')));
  }
  return Buffer.concat(pieces);
}

function exchange(message: Buffer, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(message));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
  });
}

async function write(samples: Samples, folder: string, extension: string): Promise<readonly string[]> {
  const files: string[] = [];
  for (const [name, code] of samples) {
    files.push(`${name}.${extension}`);
    await writeFile(join(folder, `${name}.${extension}`), code);
  }
  return files;
}

async function runIn(folder: string, command: string, parameters: readonly string[]): Promise<void> {
  await run(command, parameters, { cwd: folder, env: { ...process.env, ...environment, no_proxy: '127.0.0.1' } });
}
