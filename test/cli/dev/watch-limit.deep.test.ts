// A system that can watch few files: a name space of its own, where the limit is low, stands for a machine that has used its limit up.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporarySite } from '../../pipeline/built-site.ts';
import { startDev } from './dev-server.ts';

/** Runs a command where at most six files and folders can be watched. */
const limited = [
  'unshare',
  '--user',
  '--map-root-user',
  'sh',
  '-c',
  'echo 6 > /proc/sys/user/max_inotify_watches && exec "$@"',
  'sh',
];

const [command = '', ...args] = limited;
const hasLimits = spawnSync(command, [...args, 'true']).status === 0;

test.skipIf(!hasLimits)(
  'a site with more files than the system can watch is polled, which is said once',
  { timeout: 40_000 },
  async () => {
    const pages = Object.fromEntries(
      Array.from({ length: 20 }, (_, n) => [`docs/part-${n}/page.md`, `# Page ${n}\n\nOld text.\n`]),
    );
    const root = temporarySite({ 'docs/index.md': '# Home\n', ...pages }, onTestFinished);
    const server = await startDev(root, [], limited);
    const get = async (path: string): Promise<string> => (await fetch(new URL(path, server.url))).text();

    expect(await get('/docs/part-17/page')).toContain('Old text.');
    await server.saying(/looks at them in intervals/);
    for (const n of [3, 17]) writeFileSync(join(root, `docs/part-${n}/page.md`), `# Page ${n}\n\nNew text.\n`);
    await expect.poll(() => get('/docs/part-3/page'), { timeout: 20_000 }).toContain('New text.');
    await expect.poll(() => get('/docs/part-17/page'), { timeout: 20_000 }).toContain('New text.');

    expect(await server.stop()).toBe(0);
    expect(server.printed().match(/looks at them in intervals/g)).toHaveLength(1);
  },
);
