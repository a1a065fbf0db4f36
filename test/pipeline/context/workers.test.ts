// Threads that are ended while they work.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openSiteCode } from '../../../src/code/site-code/site-code.ts';
import { createTrace } from '../../../src/pipeline/context/trace.ts';
import { createWorkers } from '../../../src/pipeline/context/workers.ts';

it('may answer when nobody waits for them any more', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'slodocs-workers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const module = join(folder, 'worker.mjs');
  writeFileSync(module, 'export default async ({ task }) => (task === undefined ? [] : task);\n');
  const uncaught: unknown[] = [];
  const note = (thrown: unknown): void => void uncaught.push(thrown);
  process.on('uncaughtException', note);
  onTestFinished(() => void process.off('uncaughtException', note));
  const request = { root: folder, config: '', outDir: '', baseUrl: '/', variant: {}, cacheDir: '', bundleDir: '' };
  const names = Array.from({ length: 400 }, (_, n) => String(n));
  for (let run = 0; run < 2; run++) {
    const siteCode = openSiteCode({ owner: 'library' });
    const workers = createWorkers({
      module,
      count: 2,
      request,
      trace: createTrace(),
      signal: new AbortController().signal,
      siteCode,
    });
    let taken = 0;
    const work = workers.all<string, string>({
      job: 'parse',
      names,
      task: async (index) => String(index),
      here: async (task) => task,
      call: () => ({ what: 'a task' }),
      failed: async () => 'failed',
      take() {
        if (++taken === 20 + run * 7) void workers.close();
      },
    });
    await work.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(taken).toBeLessThan(names.length);
  }
  expect(uncaught).toEqual([]);
});
