// Checks that builds of pages of hostile sizes, each in its own process, end soon with a known exit code.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hostilePages } from './hostile-pages.ts';
import { configText, temporarySite } from './pipeline/built-site.ts';

const program = fileURLToPath(new URL('../bin/slodocs.js', import.meta.url));
const config = configText("  markdown: { format: 'detect' },\n");

/** Seconds of processor time, all threads together. */
const mostSeconds = 10;

/** Prints what the process has used when it ends. */
const meter = `data:text/javascript,import{writeSync}from'node:fs';process.on('exit',()=>{const{user,system}=process.cpuUsage();writeSync(2,'used '+(user+system)/1e6+'\\n')})`;

interface Ended {
  readonly status: number | null;
  readonly seconds: number;
  readonly codes: readonly string[];
}

function run(command: 'build' | 'check', root: string, concurrency: number): Ended {
  const given = ['--import', meter, program, command, root, '--format', 'json', '--concurrency', String(concurrency)];
  const { status, stdout, stderr } = spawnSync(process.execPath, given, { encoding: 'utf8', maxBuffer: 1e9, timeout: 600_000 });
  const used = Array.from(stderr.matchAll(/used ([\d.]+)/g), ([, seconds]) => Number(seconds));
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; place?: { file: string } }[] };
  return { status, seconds: Math.max(...used), codes: diagnostics.map(({ code, place }) => `${place?.file} ${code}`) };
}

test.for(Object.entries(hostilePages))('%s', { timeout: 1_200_000 }, ([, { extension, text, full, reported }]) => {
  const path = `docs/hostile.${extension}`;
  const root = temporarySite({ [path]: text(full), 'docs/healthy.md': '# Healthy\n', 'site.config.ts': config });
  const built = run('build', root, 1);
  if (reported) {
    expect(built.status).toBe(1);
    expect(built.codes).toContain(`${path} ${reported}`);
  } else {
    expect(built).toMatchObject({ status: 0 });
    expect(existsSync(join(root, 'build/docs/healthy/index.html'))).toBe(true);
  }
  expect(built.seconds).toBeLessThan(mostSeconds);
});

test('all at once in threads', { timeout: 1_200_000 }, () => {
  const pages = Object.entries(hostilePages).filter(([, { reported }]) => reported);
  const files = pages.map(([name, { extension, text, full }]) => [`docs/${name.replaceAll(' ', '-')}.${extension}`, text(full)]);
  const others = Array.from({ length: 40 }, (_, at) => [`docs/other-${at}.md`, `# Other ${at}\n`]);
  const healthy = { 'docs/healthy.md': '# Healthy\n\n[nowhere](./nowhere.md)\n', 'site.config.ts': config };
  const root = temporarySite({ ...Object.fromEntries([...files, ...others]), ...healthy });
  const { status, codes } = run('check', root, 2);
  expect(status).toBe(1);
  expect(codes).toContain('docs/healthy.md resolve/broken-link');
  for (const [name, { extension, reported }] of pages) {
    expect(codes).toContain(`docs/${name.replaceAll(' ', '-')}.${extension} ${reported}`);
  }
});
