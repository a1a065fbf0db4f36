// Measures edits in an open session: the time from a changed text to the new HTML of its page, in memory.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { memorySink, openSession } from '../dist/index.js';
import { makeCorpus, pathOf } from './corpus.mjs';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000,10000' },
    edits: { type: 'string', default: '1000' },
    titles: { type: 'string', default: '30' },
  },
});

/** The bodies of the first hundred edits are measured; the others show whether memory grows. */
const measured = 100;

const kinds = {
  body: (text, n) => `${text}\nAnother sentence, number ${n}.\n`,
  title: (text, n) => text.replace(/^title: .*$/m, `title: Another title ${n}`),
};

/** Edits one page after the other, each time back again, and gives the milliseconds of each edit. */
async function edit(session, root, count, kind, edits, onEdit = () => undefined) {
  const times = [];
  for (let n = 0; n < edits; n++) {
    const path = pathOf(((n % measured) * 37 + 11) % count);
    const before = await readFile(join(root, path), 'utf8');
    await writeFile(join(root, path), kinds[kind](before, n));
    const start = performance.now();
    await session.update([path]);
    const page = await session.page(`/${path.replace(/^docs\/|\.md$/g, '')}`);
    times.push(performance.now() - start);
    if (!page?.html.includes(kind === 'body' ? `number ${n}.` : `Another title ${n}`)) throw new Error(`${path} is stale`);
    await writeFile(join(root, path), before);
    await session.update([path]);
    await session.page('/part-001/page-0');
    onEdit(n + 1);
  }
  return times;
}

function print(name, times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);
  console.log(`  ${name.padEnd(12)} p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms (${times.length} edits)`);
}

/** In MB, after a collection where Node has been told to offer one (--expose-gc). */
function heap() {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

const folder = await mkdtemp(join(tmpdir(), 'slodocs-session-'));
try {
  for (const count of values.pages.split(',').map(Number)) {
    const root = join(folder, String(count));
    await makeCorpus(root, count);
    const session = await openSession({ root });
    const sink = memorySink();
    for (const name of ['first build', 'nothing to do']) {
      const start = performance.now();
      const { ok } = await session.build(sink);
      if (!ok) throw new Error('the corpus has faults');
      console.log(
        `${name === 'first build' ? `${count} pages\n` : ''}  ${name}: ${((performance.now() - start) / 1000).toFixed(2)} s`,
      );
    }
    // The code of every stage runs hot before anything is measured.
    await edit(session, root, count, 'body', 20);
    const heaps = [];
    const note = (n) => void ((n === measured || n === Number(values.edits)) && heaps.push(heap()));
    const bodies = await edit(session, root, count, 'body', Number(values.edits), note);
    print('body', bodies.slice(0, measured));
    print('title', await edit(session, root, count, 'title', Number(values.titles)));
    console.log(`  heap after ${measured} and ${values.edits} edits: ${heaps.map((one) => one.toFixed(0)).join(' and ')} MB`);
    await session.close();
    await rm(root, { recursive: true, force: true });
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
