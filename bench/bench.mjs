// Measures builds of corpora of several sizes: cold, unchanged, and after edits of one body and one title.
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { arrangeJest } from './arrange-jest.mjs';
import { makeCorpus, pagesPerFolder, pathOf } from './corpus.mjs';
import { measureBuild, median } from './measure.mjs';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '100,1000,10000' },
    runs: { type: 'string', default: '3' },
    'cold-runs': { type: 'string' },
    site: { type: 'string' },
    page: { type: 'string', default: 'docs/index.md' },
    jest: { type: 'string' },
  },
});
const runs = Number(values.runs);
const coldRuns = Number(values['cold-runs'] ?? runs);

/** Each prepares a site for a build; the argument is the number of the run. */
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

const mega = 2 ** 20;

/** Columns by heading: medians, but the maximum of memory. */
const columns = {
  seconds: (measured) => medianOf(measured, 'seconds').toFixed(2),
  'memory MB': (measured) => (Math.max(...measured.map(({ peak }) => peak)) / mega).toFixed(0),
  'files written': (measured) => String(medianOf(measured, 'filesWritten')),
  'MB written': (measured) => (medianOf(measured, 'written') / mega).toFixed(2),
  'output MB': (measured) => (medianOf(measured, 'output') / mega).toFixed(1),
  'HTML of a page KB': (measured) => (medianOf(measured, 'page') / 1024).toFixed(1),
};

function medianOf(measured, key) {
  return median(measured.map((one) => one[key]));
}

async function bench(name, root, edited) {
  console.log(`\n${name}`);
  console.log(['build     ', ...Object.keys(columns)].join('  '));
  for (const [build, prepare] of Object.entries(buildsOf(edited))) {
    const measured = [];
    for (let run = 1; run <= (build === 'cold' ? coldRuns : runs); run++) {
      await prepare(root, run);
      measured.push(await measureBuild(root));
    }
    const cells = Object.entries(columns).map(([heading, print]) => print(measured).padStart(heading.length));
    console.log([build.padEnd(10), ...cells].join('  '));
  }
}

const { model } = cpus()[0] ?? { model: 'unknown' };
const memory = (totalmem() / 2 ** 30).toFixed(0);
console.log(`${availableParallelism()} cores (${model}), ${memory} GB, node ${process.version}; medians of ${runs}`);

const folder = await mkdtemp(join(tmpdir(), 'slodocs-bench-'));
try {
  if (values.jest !== undefined) {
    await bench(`Jest, ${values.jest}`, await arrangeJest(values.jest, folder), '../docs/GettingStarted.md');
  } else if (values.site !== undefined) {
    const root = join(folder, 'site');
    await cp(values.site, root, { recursive: true });
    await bench(values.site, root, values.page);
  } else {
    for (const count of values.pages.split(',').map(Number)) {
      const root = join(folder, String(count));
      await makeCorpus(root, count);
      const note =
        count < pagesPerFolder ? `, fewer than the ${pagesPerFolder} of a folder: what a page costs does not follow from it` : '';
      await bench(`${count} pages${note}`, root, pathOf(Math.floor(count / 2)));
      await rm(root, { recursive: true, force: true });
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
