// Measures slodocs and other generators in turn, on the same content, and prints Markdown tables. Installs them from npm.
import { rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { makeContent } from './compare/content.mjs';
import { docusaurus } from './compare/docusaurus.mjs';
import { hugo } from './compare/hugo.mjs';
import { installNode, installPackages, writeSite } from './compare/install.mjs';
import { rspress } from './compare/rspress.mjs';
import { slodocs, slodocsLean } from './compare/slodocs.mjs';
import { starlight } from './compare/starlight.mjs';
import { stepsOf } from './compare/steps.mjs';
import { printTables } from './compare/tables.mjs';
import { vitepress } from './compare/vitepress.mjs';

/** By the names of their folders. */
const all = { hugo, slodocs, 'slodocs-lean': slodocsLean, docusaurus, starlight, vitepress, rspress };

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: Object.keys(all).join(',') },
    steps: { type: 'string', default: 'cold,unchanged,edit,dev,weight,languages' },
    /** Of a site with the same pages in each language. */
    languages: { type: 'string', default: 'en,fr,de' },
    'language-pages': { type: 'string', default: '300' },
    /** Where generators are installed and their sites written. Installed packages stay for the next time. */
    folder: { type: 'string', default: join(tmpdir(), 'slodocs-compare') },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
  },
});
const steps = values.steps.split(',');
const runs = Number(values.runs);
const aside = join(values.folder, 'aside');

const generators = [];
for (const name of values.only.split(',')) {
  const generator = all[name];
  if (!generator) throw new Error(`"${name}" is not one of ${Object.keys(all).join(', ')}`);
  if (generator.missing) {
    console.error(generator.missing);
    continue;
  }
  const root = join(values.folder, name);
  await installPackages(root, generator.packages);
  generators.push({ ...generator, root });
}
const needsNewest = generators.some(({ packages }) => Object.keys(packages).length > 0);
const node = needsNewest ? await installNode(values.folder) : process.execPath;

/** Lists of figures by the generator, then by their name. */
const measured = new Map(generators.map(({ name }) => [name, {}]));
const browser = await chromium.launch({ executablePath: values.chromium, args: ['--no-sandbox', '--disable-gpu'] });
try {
  await measureInTurn(
    await makeContent(Number(values.pages), ['en']),
    ['cold', 'unchanged', 'edit', 'weight', 'dev'].filter((step) => steps.includes(step)),
  );
  if (steps.includes('languages'))
    await measureInTurn(await makeContent(Number(values['language-pages']), values.languages.split(',')), ['languages']);
} finally {
  await browser.close();
  await rm(aside, { recursive: true, force: true });
}

const { model } = cpus()[0] ?? { model: 'unknown' };
const memory = (totalmem() / 2 ** 30).toFixed(0);
console.log(
  `${availableParallelism()} cores (${model}), ${memory} GB; medians of ${runs}; ${values.pages} pages; CPU time in parentheses`,
);
if (steps.includes('languages'))
  console.log(`several languages: ${values['language-pages']} pages in each of ${values.languages}`);
console.log();
console.log(printTables(measured));

/** Measures steps of all generators. One that fails is named, and does not stop the others. */
async function measureInTurn(content, wanted) {
  const [pages] = content.values();
  const n = Math.floor((pages.length - 1) / 2);
  const page = { path: pages[n + 1].path, says: `The ${n}th page of the corpus` };
  const measures = generators.map((generator) => ({ generator, steps: stepsOf(generator, { node, aside, page, browser }) }));
  for (const { generator } of measures) await writeSite(generator.root, generator.files(content));
  for (let run = 1; run <= runs; run++) {
    for (const { generator, steps } of measures) {
      // The weight of a page is the same in each run.
      for (const step of wanted.filter((name) => run === 1 || name !== 'weight')) {
        await steps[step](run).then(
          (figures) => record(generator.name, figures),
          (error) => {
            process.exitCode = 1;
            console.error(`${generator.name}, ${step}: ${error.message}`);
          },
        );
      }
    }
  }
}

function record(name, figures) {
  for (const [figure, value] of Object.entries(figures)) {
    const numbers = Object.entries(value).map(([key, number]) => `${key} ${Number(number.toFixed(2))}`);
    console.error(`${name}, ${figure}: ${numbers.join(', ')}`);
    measured.get(name)[figure] = [...(measured.get(name)[figure] ?? []), value];
  }
}
