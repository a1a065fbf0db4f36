// Measures what further languages cost: sites with translations of all pages, and with none of them.
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeCorpus, pathOf } from './corpus.mjs';
import { median } from './measure.mjs';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '300' },
    runs: { type: 'string', default: '3' },
    /** Numbers of languages. */
    languages: { type: 'string', default: '1,4' },
  },
});
const program = fileURLToPath(new URL('../bin/slodocs.js', import.meta.url));
const tags = ['fr', 'de', 'es', 'it', 'nl', 'pl', 'cs', 'ru', 'tr', 'ja', 'ko'];
const pages = Number(values.pages);

/** Other words in each paragraph, and the same links, code and headings. */
function translate(text, tag) {
  let inCode = false;
  const lines = text.split('\n').map((line) => {
    if (line.startsWith('```')) inCode = !inCode;
    return inCode ? line : line.replace(/^([A-Z][a-z]+) /, `$1-${tag} `);
  });
  return lines.join('\n');
}

async function makeSite(root, count, languages, kind) {
  await makeCorpus(root, count);
  if (languages === 1) return;
  const config = await readFile(join(root, 'site.config.ts'), 'utf8');
  const locales = JSON.stringify(['en', ...tags.slice(0, languages - 1)]);
  const fallback = kind === 'absent' ? ", fallback: 'absent'" : '';
  await writeFile(
    join(root, 'site.config.ts'),
    config.replace("title: 'Bench',", `title: 'Bench',\n  i18n: { defaultLocale: 'en', locales: ${locales}${fallback} },`),
  );
  if (kind !== 'translated') return;
  for (const tag of tags.slice(0, languages - 1)) {
    for (let n = 0; n < count; n++) {
      const path = join(root, 'i18n', tag, pathOf(n));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, translate(await readFile(join(root, pathOf(n)), 'utf8'), tag));
    }
  }
}

/** Seconds of wall time and of all CPUs, and the most memory of all processes in MB, each process's share of what is shared. */
async function build(root) {
  await rm(join(root, 'build'), { recursive: true, force: true });
  await rm(join(root, '.slodocs'), { recursive: true, force: true });
  const started = performance.now();
  // The parent that waits for it has its CPU time.
  const child = spawn('sh', ['-c', `"$0" "$1" build "$2" >&2; times`, process.execPath, program, root], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let told = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    told += text;
  });
  let most = 0;
  const timer = setInterval(async () => {
    most = Math.max(most, await memoryOf(child.pid));
  }, 250);
  const code = await new Promise((done) => {
    child.on('close', done);
  });
  clearInterval(timer);
  if (code !== 0) throw new Error(`the build of ${root} failed`);
  return { wall: (performance.now() - started) / 1000, cpu: secondsIn(told), memory: most };
}

/** Of the children of a shell, in the second line of its `times`. */
function secondsIn(times) {
  const children = times.trim().split('\n').at(-1) ?? '';
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

async function memoryOf(pid) {
  let kilobytes = 0;
  const visit = async (one) => {
    const rollup = await readFile(`/proc/${one}/smaps_rollup`, 'utf8').catch(() => '');
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
    for (const task of await readdir(`/proc/${one}/task`).catch(() => [])) {
      const children = await readFile(`/proc/${one}/task/${task}/children`, 'utf8').catch(() => '');
      for (const child of children.split(' ').filter(Boolean)) await visit(child);
    }
  };
  await visit(pid);
  return kilobytes / 1024;
}

const folder = await mkdtemp(join(tmpdir(), 'slodocs-languages-'));
try {
  const counts = values.languages.split(',').map(Number);
  const sites = counts.flatMap((languages) =>
    languages === 1
      ? [{ name: `${pages} pages, one language`, count: pages, languages, kind: 'translated' }]
      : [
          { name: `${languages} languages, all translated`, count: pages, languages, kind: 'translated' },
          { name: `${languages} languages, none translated, shown`, count: pages, languages, kind: 'show' },
          { name: `${languages} languages, none translated, absent`, count: pages, languages, kind: 'absent' },
          { name: `${pages * languages} pages, one language`, count: pages * languages, languages: 1, kind: 'translated' },
        ],
  );
  for (const [n, { count, languages, kind }] of sites.entries()) await makeSite(join(folder, String(n)), count, languages, kind);
  const seen = sites.map(() => []);
  for (let run = 0; run < Number(values.runs); run++)
    for (const n of sites.keys()) seen[n].push(await build(join(folder, String(n))));
  const of = (n, key) => median(seen[n].map((one) => one[key]));
  for (const [n, { name, languages }] of sites.entries()) {
    const each = languages > 1 && sites[0].languages === 1;
    // What a further language adds, in parts of the first.
    const share = (key) => (each ? `, ${((of(n, key) / of(0, key) - 1) / (languages - 1)).toFixed(2)} a language` : '');
    console.log(
      `${name}: ${of(n, 'wall').toFixed(1)} s${share('wall')}; CPU ${of(n, 'cpu').toFixed(1)} s${share('cpu')}; ${of(n, 'memory').toFixed(0)} MB`,
    );
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
