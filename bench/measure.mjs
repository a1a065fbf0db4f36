// Runs the command line and measures seconds, those of all CPUs, memory of all processes, and bytes written.
import { spawn } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const bin = fileURLToPath(new URL('../bin/slodocs.js', import.meta.url));

/** Builds a site as a user would. Throws what the build printed where it fails. */
export async function measureBuild(root) {
  const before = await timesOf(join(root, 'build'));
  const start = process.hrtime.bigint();
  const child = spawn(process.execPath, [bin, 'build', root, '--quiet'], { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  child.stdout.on('data', (data) => (printed += data));
  child.stderr.on('data', (data) => (printed += data));
  let peak = 0;
  let cpu = 0;
  const sampling = setInterval(async () => {
    peak = Math.max(peak, await memoryOf(child.pid));
    cpu = Math.max(cpu, await cpuOf(child.pid));
  }, 20);
  const code = await new Promise((resolve) => child.on('close', resolve));
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  clearInterval(sampling);
  if (code !== 0) throw new Error(`the build of ${root} ended with ${code}\n${printed}`);
  const after = await timesOf(join(root, 'build'));
  const written = [...after].filter(([path, { time }]) => before.get(path)?.time !== time).map(([, { size }]) => size);
  const html = [...after].filter(([path]) => path.endsWith('.html')).map(([, { size }]) => size);
  const output = sum([...after.values()].map(({ size }) => size));
  return { seconds, cpu, peak, written: sum(written), filesWritten: written.length, output, page: median(html) };
}

/** The memory of a process and its children, in bytes; 0 without /proc. */
async function memoryOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const own = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
  return sum([own, ...(await Promise.all(children.split(' ').filter(Boolean).map(memoryOf)))]);
}

/** Seconds of all CPUs that a process and its ended children have used, in ticks of 10 ms; 0 without /proc. */
async function cpuOf(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15);
  return sum(fields.map(Number)) / 100;
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
