// What a build costs: cold, with nothing changed, after one edit of a body and of a title, for corpora of several sizes.
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeCorpus, pathOf } from './corpus.mjs';
import { measureBuild, median } from './measure.mjs';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '100,1000' },
    runs: { type: 'string', default: '3' },
    site: { type: 'string' },
    page: { type: 'string' },
  },
});
const runs = Number(values.runs);

/** Each prepares a site for a build, given the number of the run. */
function buildsOf(edited) {
  return {
    cold: async (root) => {
      await rm(join(root, 'build'), { recursive: true, force: true });
      await rm(join(root, '.slodocs'), { recursive: true, force: true });
    },
    unchanged: async () => undefined,
    'body edit': (root, run) => appendFile(join(root, edited), `\nAnother sentence, number ${run}.\n`),
    'title edit': async (root, run) => {
      const text = await readFile(join(root, edited), 'utf8');
      await writeFile(join(root, edited), text.replace(/^title: .*$/m, `title: Another title ${run}`));
    },
  };
}

async function bench(name, root, edited) {
  console.log(`\n${name}`);
  console.log('build       seconds  memory MB  written KB  output MB  HTML of a page KB');
  for (const [build, prepare] of Object.entries(buildsOf(edited))) {
    const measured = [];
    for (let run = 1; run <= runs; run++) {
      await prepare(root, run);
      measured.push(await measureBuild(root));
    }
    const of = (key) => median(measured.map((one) => one[key]));
    const peak = Math.max(...measured.map((one) => one.peak));
    const cells = [of('seconds').toFixed(2), (peak / 2 ** 20).toFixed(0), (of('written') / 1024).toFixed(0)];
    const rest = [(of('output') / 2 ** 20).toFixed(1), (of('page') / 1024).toFixed(1)];
    console.log(build.padEnd(11), [...cells, ...rest].map((cell, at) => cell.padStart([8, 11, 12, 11, 19][at])).join(''));
  }
}

const folder = await mkdtemp(join(tmpdir(), 'slodocs-bench-'));
try {
  if (values.site !== undefined) {
    const root = join(folder, 'site');
    await cp(values.site, root, { recursive: true });
    await bench(values.site, root, values.page ?? 'docs/index.md');
  } else {
    for (const count of values.pages.split(',').map(Number)) {
      const root = join(folder, String(count));
      await makeCorpus(root, count);
      await bench(`${count} pages`, root, pathOf(Math.floor(count / 2)));
      await rm(root, { recursive: true, force: true });
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
