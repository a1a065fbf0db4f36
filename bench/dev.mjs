// Measures development: from the start to the first page, and from a saved file to the changed page in Chromium.
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { openDev } from '../dist/index.js';
import { makeCorpus } from './corpus.mjs';

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
    /** The folder of an installed VitePress, measured in turn on the same pages. */
    vitepress: { type: 'string' },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
  },
});

const own = { path: 'docs/live.mdx', address: 'live' };
const component = (word) =>
  `import { useState } from 'react';\n\nexport default function Counter() {\n  const [n, setN] = useState(0);\n  return <button onClick={() => setN(n + 1)}>${word} {n}</button>;\n}\n`;
const page = `---\ntitle: Live\n---\n\nimport Counter from './Counter.tsx';\n\nA page with a component.\n\n<Counter />\n\n${'Text to scroll by.\n\n'.repeat(80)}`;

/** In milliseconds since a common origin. */
const now = () => performance.timeOrigin + performance.now();

async function start(command, args, ready, cwd) {
  const begun = now();
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (data) => {
    printed += data;
  });
  while (!ready.test(printed)) await new Promise((resolve) => setTimeout(resolve, 2));
  return {
    begun,
    url: /https?:\/\/[^\s\x1b]+/.exec(printed)[0],
    async stop() {
      child.kill('SIGINT');
      await new Promise((resolve) => child.once('exit', resolve));
    },
  };
}

const slodocs = (root) =>
  start(process.execPath, [join(import.meta.dirname, '../bin/slodocs.js'), 'dev', root, '--port', '0'], /is ready in/, root);
const vitepress = (root) =>
  start(
    process.execPath,
    [join(values.vitepress, 'node_modules/vitepress/bin/vitepress.js'), 'dev', root, '--port', '0'],
    /Local:[^\n]*\n/,
    root,
  );

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

async function firstPage(open, root, address) {
  const server = await open(root);
  const response = await fetch(new URL(address, server.url));
  await response.text();
  const took = now() - server.begun;
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await server.stop();
  return took;
}

async function measureStarts(name, open, root, address, clear) {
  if (Number(values.starts) === 0) return;
  for (const kind of ['cold', 'warm']) {
    const times = [];
    for (let n = 0; n < Number(values.starts); n++) {
      if (kind === 'cold') await clear();
      times.push(await firstPage(open, root, address));
    }
    console.log(`  ${name}, ${kind}: first page after ${summary(times)}`);
    // A cold start is stopped before everything is kept.
    if (kind === 'cold' && name === 'slodocs')
      await run(process.execPath, [join(import.meta.dirname, '../bin/slodocs.js'), 'build', root]);
  }
}

function run(command, args) {
  return new Promise((resolve, reject) => {
    spawn(command, args, { stdio: 'ignore' }).on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args}: ${code}`)),
    );
  });
}

/** In MB, in this process: an edit in three is one of a component, one of the configuration. */
async function measureHeap(root, address, file, edits) {
  const site = await openDev({ root, listener: () => undefined });
  const files = [file, join(root, 'docs/Counter.tsx'), join(root, 'site.config.ts')];
  const texts = await Promise.all(files.map((path) => readFile(path, 'utf8')));
  const heaps = [];
  for (let n = 1; n <= edits; n++) {
    const at = n % 3;
    const text = [
      () => body(texts[0], `n${n}`),
      () => component(`n${n}`),
      () => texts[2].replace(/title: '.*'/, `title: 'n${n}'`),
    ][at]();
    await writeFile(files[at], text);
    await site.changed([files[at]]);
    const answers = [await site.answer(`/${address}`), await site.answer(`/${own.address}`)];
    if (answers.some(({ status }) => status !== 200)) throw new Error('a page is gone');
    if (n === edits / 10 || n === edits) {
      // Background work waits until nobody edits.
      await new Promise((resolve) => setTimeout(resolve, 5000));
      globalThis.gc?.();
      heaps.push(process.memoryUsage().heapUsed / 2 ** 20);
    }
  }
  await site.close();
  for (const [at, path] of files.entries()) await writeFile(path, texts[at]);
  console.log(`  heap after ${edits / 10} and ${edits} edits: ${heaps.map((one) => one.toFixed(0)).join(' and ')} MB`);
}

const folder = await mkdtemp(join(tmpdir(), 'slodocs-dev-'));
const browser = await chromium.launch({ executablePath: values.chromium, args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const count of values.pages.split(',').map(Number)) {
    const root = join(folder, String(count));
    await makeCorpus(root, count);
    await writeFile(join(root, own.path), page);
    await writeFile(join(root, 'docs/Counter.tsx'), component('Clicked'));
    const address = 'part-003/page-60';
    const file = join(root, `docs/${address}.md`);
    console.log(`${count} pages`);
    await measureStarts('slodocs', slodocs, root, address, () => rm(join(root, '.slodocs'), { recursive: true, force: true }));
    const server = await slodocs(root);
    const tab = await browser.newPage();
    tab.on('pageerror', (error) => console.log(`  fault: ${error.message}`));
    await tab.goto(new URL(address, server.url).href);
    // The look at the whole site ends before anything is measured.
    await tab.waitForTimeout(3000 + count);
    await measure(tab, 'body', Number(values.bodies), file, body);
    await measure(tab, 'title', Number(values.titles), file, title);
    await measure(tab, 'config', Number(values.configs), join(root, 'site.config.ts'), (text, word) =>
      text.replace(/title: '.*'/, `title: '${word}'`),
    );
    await tab.goto(new URL(own.address, server.url).href);
    await tab.waitForTimeout(1000);
    await measure(tab, 'component', Number(values.components), join(root, 'docs/Counter.tsx'), (_, word) => component(word));
    await tab.close();
    await server.stop();
    if (Number(values.heap) > 0) await measureHeap(root, address, file, Number(values.heap));
    if (values.vitepress) await compare(root, address, file);
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}

/** The same pages, without what VitePress takes for templates and with its own configuration. */
async function compare(root, address, file) {
  const docs = join(root, 'docs');
  const other = join(values.vitepress, 'site');
  await rm(other, { recursive: true, force: true });
  await cp(docs, other, { recursive: true, filter: (path) => !/live\.mdx$|Counter\.tsx$/.test(path) });
  await mkdir(join(other, '.vitepress'), { recursive: true });
  await writeFile(
    join(other, '.vitepress/config.mjs'),
    "export default { title: 'Bench', ignoreDeadLinks: true, markdown: { html: false, attrs: { disable: true } } };\n",
  );
  await measureStarts('VitePress', vitepress, other, address, () =>
    rm(join(other, '.vitepress/cache'), { recursive: true, force: true }),
  );
  const server = await vitepress(other);
  const tab = await browser.newPage();
  await tab.goto(new URL(address, server.url).href);
  await tab.waitForTimeout(8000);
  console.log('  VitePress:');
  const own = file.replace(docs, other);
  await measure(tab, 'body', Number(values.bodies), own, body);
  await measure(tab, 'title', Number(values.titles), own, title);
  await tab.close();
  await server.stop();
}
