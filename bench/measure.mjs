// Runs commands and measures seconds, those of all processors, memory of all processes, and bytes written.
import { spawn } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../bin/slodocs.js', import.meta.url));

/** Builds a site as a user would, and measures what it wrote. */
export async function measureBuild(root) {
  const before = await timesOf(join(root, 'build'));
  const costs = await measureCommand([process.execPath, bin, 'build', root, '--quiet']);
  const after = await timesOf(join(root, 'build'));
  const written = [...after].filter(([path, { time }]) => before.get(path)?.time !== time).map(([, { size }]) => size);
  const html = [...after].filter(([path]) => path.endsWith('.html')).map(([, { size }]) => size);
  const output = sum([...after.values()].map(({ size }) => size));
  return { ...costs, written: sum(written), filesWritten: written.length, output, page: median(html) };
}

/**
 * Runs a command: seconds by the clock, seconds of all processors, and the most memory that its processes had at a time.
 * Throws what the command printed if it fails.
 */
export async function measureCommand(command, { cwd, env } = {}) {
  // Bash adds up the time of all processes that ended. The command prints to another stream than `time`.
  const timed = 'TIMEFORMAT="%R %U %S"; time "$@" 1>&3 2>&3';
  const child = spawn('bash', ['-c', timed, 'bash', ...command], { cwd, env, stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
  const [times, printed] = [child.stdio[2], child.stdio[3]].map(textOf);
  let peak = 0;
  const sampling = setInterval(async () => {
    peak = Math.max(peak, await memoryOf(child.pid));
  }, 20);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(sampling);
  if (code !== 0) throw new Error(`${command.join(' ')} exited with ${code}\n${await printed}${await times}`);
  const [seconds, user, system] = (await times).trim().split('\n').at(-1).split(' ').map(Number);
  return { seconds, cpu: user + system, peak };
}

async function textOf(stream) {
  let text = '';
  for await (const data of stream.setEncoding('utf8')) text += data;
  return text;
}

/** Waits until a process and its children use less than a tenth of a processor for a second, for at most a minute. */
export async function untilIdle(pid) {
  let before = await cpuOf(pid);
  for (let second = 0; second < 60; second++) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const now = await cpuOf(pid);
    if (now - before < 0.1) return;
    before = now;
  }
}

/** The memory of a process and its children, in bytes; 0 without /proc. */
async function memoryOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const own = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
  return own + sum(await Promise.all((await childrenOf(pid)).map(memoryOf)));
}

/** Seconds of all processors that a process and its children have used, in ticks of 10 ms; 0 without /proc. */
async function cpuOf(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15);
  return sum(fields.map(Number)) / 100 + sum(await Promise.all((await childrenOf(pid)).map(cpuOf)));
}

async function childrenOf(pid) {
  const ids = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return ids.split(' ').filter(Boolean);
}

async function timesOf(folder) {
  const times = new Map();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { mtimeNs, size } = await stat(path, { bigint: true });
    times.set(path, { time: mtimeNs, size: Number(size) });
  }
  return times;
}

export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
