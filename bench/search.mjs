// Measures search: the index at build, what a first query loads, and the time from a keystroke to its results in Chromium.
import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { serveCompressed } from './compressing-server.mjs';
import { makeCorpus, pathOf } from './corpus.mjs';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '2000,10000' },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
  },
});

const program = join(import.meta.dirname, '../bin/slodocs.js');
const queries = [
  'broken links',
  'sidebar',
  'front matter',
  'redirect old addresses',
  'configuration',
  'error budget',
  'build fails',
  'images',
];

for (const count of values.pages.split(',').map(Number)) {
  const root = await mkdtemp(join(tmpdir(), 'slodocs-search-'));
  await makeCorpus(root, count);
  const cold = await build(root);
  const edits = [];
  for (const n of [7, count >> 1, count - 3]) {
    await appendFile(join(root, pathOf(n)), `\nA sentence more, of page ${n}.\n`);
    edits.push((await build(root)).search);
  }
  console.log(`${count} pages`);
  console.log(`  index: cold ${cold.search} ms of ${cold.whole} ms, after one edit ${edits.sort((a, b) => a - b).join(', ')} ms`);
  await measureBrowser(join(root, 'build'));
  await rm(root, { recursive: true, force: true });
}

async function open(page, origin) {
  await page.goto(`${origin}/part-001/page-0`, { waitUntil: 'networkidle' });
  await page.waitForSelector('.search-button[aria-label*="+K"]');
}

/** Milliseconds of the whole build, and of the plugin's emit hook. */
async function build(root) {
  const profile = join(root, 'profile.json');
  const begun = performance.now();
  await promisify(execFile)(process.execPath, [program, 'build', root, '--profile', profile], { maxBuffer: 2 ** 26 });
  const whole = performance.now() - begun;
  const { traceEvents } = JSON.parse(await readFile(profile, 'utf8'));
  const emit = traceEvents.find(({ name }) => name === 'search: emit');
  return { whole: Math.round(whole), search: Math.round(emit.dur / 1000) };
}

async function measureBrowser(folder) {
  const server = await serveCompressed(folder);
  const browser = await chromium.launch({ executablePath: values.chromium, args: ['--no-sandbox', '--disable-gpu'] });
  const firsts = [];
  for (const query of queries) {
    const page = await browser.newPage();
    await open(page, server.origin);
    let bytes = 0;
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.keyboard.press('Control+k');
    await page.locator('.search-popup-input').waitFor();
    await page.waitForLoadState('networkidle');
    const code = bytes;
    bytes = 0;
    await page.keyboard.insertText(query);
    await page.locator('.search-popup-body [role=option]').first().waitFor();
    await page.waitForTimeout(500);
    firsts.push({ query, bytes, code });
    await page.close();
  }
  await prime(server.origin, folder);
  const page = await browser.newPage();
  await open(page, server.origin);
  await page.keyboard.press('Control+k');
  await page.locator('.search-popup-input').waitFor();
  await page.evaluate(observeResults);
  for (const query of queries) {
    for (const key of query) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(150);
    }
    await page.locator('.search-popup-input').fill('');
    await page.waitForTimeout(150);
  }
  const times = (await page.evaluate(() => globalThis.times)).sort((a, b) => a - b);
  const at = (share) => times[Math.floor((times.length - 1) * share)].toFixed(0);
  const most = firsts.reduce((best, one) => (one.bytes > best.bytes ? one : best));
  const mean = firsts.reduce((sum, { bytes }) => sum + bytes, 0) / firsts.length;
  console.log(`  pop-up: ${firsts[0].code} bytes of code, texts and overview`);
  console.log(`  first query: mean ${Math.round(mean)} bytes, most ${most.bytes} ("${most.query}")`);
  console.log(`  key to results: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms (${times.length} keys)`);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  console.log(`  heap of the tab: ${(usedSize / 2 ** 20).toFixed(1)} MB`);
  await browser.close();
  await server.close();
}

/** Hosts have compressed their files before anybody asks. */
async function prime(origin, folder) {
  const index = join(folder, 'search-index');
  for (const path of await readdir(index, { recursive: true })) {
    if (extname(path) !== '') await (await fetch(`${origin}/search-index/${path}`)).arrayBuffer();
  }
}

/** Runs in the page: notes the time between a key and the next change of the results. */
function observeResults() {
  globalThis.times = [];
  let since = 0;
  document.querySelector('.search-popup-input').addEventListener('input', ({ timeStamp, target }) => {
    since = target.value === '' ? 0 : timeStamp;
  });
  new MutationObserver(() => {
    if (since > 0) globalThis.times.push(performance.now() - since);
    since = 0;
  }).observe(document.querySelector('.search-popup-body'), { subtree: true, childList: true, characterData: true });
}
