// Measures what further languages cost: sites with translations of all pages, and with none of them.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeCorpus, pathOf, translate } from './corpus.mjs';
import { measureBuild, median } from './measure.mjs';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '300' },
    runs: { type: 'string', default: '3' },
    /** Numbers of languages. */
    languages: { type: 'string', default: '1,4' },
  },
});
const tags = ['fr', 'de', 'es', 'it', 'nl', 'pl', 'cs', 'ru', 'tr', 'ja', 'ko'];
const pages = Number(values.pages);

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

/** From nothing. */
async function build(root) {
  await rm(join(root, 'build'), { recursive: true, force: true });
  await rm(join(root, '.slodocs'), { recursive: true, force: true });
  return measureBuild(root);
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
      `${name}: ${of(n, 'seconds').toFixed(1)} s${share('seconds')}; CPU ${of(n, 'cpu').toFixed(1)} s${share('cpu')}; ${(of(n, 'peak') / 1e6).toFixed(0)} MB`,
    );
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
