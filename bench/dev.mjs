// Measures development: from the start to the first page, and from a saved file to the changed page in Chromium.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { openDev } from '../dist/index.js';
import { makeCorpus, pathOf } from './corpus.mjs';
import { now, startServer } from './dev-server.mjs';
import { measureBuild, untilIdle } from './measure.mjs';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000,10000' },
    bodies: { type: 'string', default: '100' },
    titles: { type: 'string', default: '30' },
    components: { type: 'string', default: '20' },
    configs: { type: 'string', default: '10' },
    starts: { type: 'string', default: '3' },
    /** Edits after which the heap is compared with that after a tenth of them. */
    heap: { type: 'string', default: '1000' },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
  },
});

const own = { path: 'docs/live.mdx', address: 'live' };
const component = (word) =>
  `import { useState } from 'react';\n\nexport default function Counter() {\n  const [n, setN] = useState(0);\n  return <button onClick={() => setN(n + 1)}>${word} {n}</button>;\n}\n`;
const page = `---\ntitle: Live\n---\n\nimport Counter from './Counter.tsx';\n\nA page with a component.\n\n<Counter />\n\n${'Text to scroll by.\n\n'.repeat(80)}`;

async function start(root) {
  const server = startServer([process.execPath, join(import.meta.dirname, '../bin/slodocs.js'), 'dev', root, '--port', '0']);
  const line = await server.prints(/is ready in .*\n/);
  return { ...server, url: /https?:\/\/[^\s\x1b]+/.exec(line)[0] };
}

function summary(times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(0);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`;
}

/** Resolves with the time at which a word shows, in the page or its title; rejects after ten seconds. */
function shown(tab, word) {
  return tab.evaluate(
    (wanted) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!document.title.includes(wanted) && !document.body.textContent.includes(wanted)) return;
          observer.disconnect();
          resolve(performance.timeOrigin + performance.now());
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, characterData: true });
        look();
        setTimeout(() => reject(new Error(`${wanted} was lost`)), 10_000);
      }),
    word,
  );
}

async function measure(tab, name, count, file, change) {
  if (count === 0) return;
  const text = await readFile(file, 'utf8');
  await tab.evaluate(() => scrollTo(0, 300));
  const times = [];
  for (let n = 0; n < count; n++) {
    const word = `${name}${n}x`;
    const seen = shown(tab, word);
    await tab.waitForTimeout(30);
    const saved = now();
    await writeFile(file, change(text, word));
    times.push((await seen) - saved);
    await tab.waitForTimeout(170);
  }
  await writeFile(file, text);
  await tab.waitForTimeout(500);
  console.log(`  ${name.padEnd(10)} ${summary(times)} (${count} edits, scrolled to ${await tab.evaluate(() => scrollY)})`);
}

const body = (text, word) => `${text}\n${word}\n`;
const title = (text, word) => text.replace(/^title: .*$/m, `title: ${word}`);

async function firstPage(root, address) {
  const server = await start(root);
  const response = await fetch(new URL(address, server.url));
  await response.text();
  const took = now() - server.begun;
  await server.stop();
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return took;
}

async function measureStarts(root, address) {
  if (Number(values.starts) === 0) return;
  for (const kind of ['cold', 'warm']) {
    const times = [];
    for (let n = 0; n < Number(values.starts); n++) {
      if (kind === 'cold') await rm(join(root, '.slodocs'), { recursive: true, force: true });
      times.push(await firstPage(root, address));
    }
    console.log(`  ${kind}: first page after ${summary(times)}`);
    // A cold start is stopped before everything is cached.
    if (kind === 'cold') await measureBuild(root);
  }
}

/** In MB, in this process: an edit in three is one of a component, one of the configuration. */
async function measureHeap(root, address, file, edits) {
  const site = await openDev({ root, listener: () => undefined });
  const files = [file, join(root, 'docs/Counter.tsx'), join(root, 'site.config.ts')];
  const texts = await Promise.all(files.map((path) => readFile(path, 'utf8')));
  const heaps = [];
  try {
    for (let n = 1; n <= edits; n++) {
      const at = n % 3;
      const text = [
        () => body(texts[0], `n${n}`),
        () => component(`n${n}`),
        () => texts[2].replace(/title: '.*'/, `title: 'n${n}'`),
      ][at]();
      await writeFile(files[at], text);
      await site.changed([files[at]]);
      for (const path of [address, own.address]) {
        const { status } = await site.answer(`/${path}`);
        if (status !== 200) throw new Error(`after edit ${n}, /${path} is answered with ${status}`);
      }
      if (n === edits / 10 || n === edits) {
        // Background work waits until nobody edits.
        await new Promise((resolve) => setTimeout(resolve, 5000));
        globalThis.gc?.();
        heaps.push(process.memoryUsage().heapUsed / 2 ** 20);
      }
    }
  } finally {
    // The open site writes to its cache.
    await site.close();
  }
  for (const [at, path] of files.entries()) await writeFile(path, texts[at]);
  console.log(`  heap after ${edits / 10} and ${edits} edits: ${heaps.map((one) => one.toFixed(0)).join(' and ')} MB`);
}

/** In Chromium, from a saved file to the changed page. */
async function measureEdits(root, address, file) {
  const server = await start(root);
  const tab = await browser.newPage();
  tab.on('pageerror', (error) => console.log(`  fault: ${error.message}`));
  try {
    await tab.goto(new URL(address, server.url).href);
    await untilIdle(server.pid);
    await measure(tab, 'body', Number(values.bodies), file, body);
    await measure(tab, 'title', Number(values.titles), file, title);
    await measure(tab, 'config', Number(values.configs), join(root, 'site.config.ts'), (text, word) =>
      text.replace(/title: '.*'/, `title: '${word}'`),
    );
    await tab.goto(new URL(own.address, server.url).href);
    await tab.waitForTimeout(1000);
    await measure(tab, 'component', Number(values.components), join(root, 'docs/Counter.tsx'), (_, word) => component(word));
  } finally {
    await tab.close();
    await server.stop();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'slodocs-dev-'));
const browser = await chromium.launch({ executablePath: values.chromium, args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const count of values.pages.split(',').map(Number)) {
    const root = join(folder, String(count));
    await makeCorpus(root, count);
    await writeFile(join(root, own.path), page);
    await writeFile(join(root, 'docs/Counter.tsx'), component('Clicked'));
    const source = pathOf(Math.min(60, count - 1));
    const address = source.replace(/^docs\/|\.md$/g, '');
    console.log(`${count} pages`);
    await measureStarts(root, address);
    await measureEdits(root, address, join(root, source));
    if (Number(values.heap) > 0) await measureHeap(root, address, join(root, source), Number(values.heap));
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}
