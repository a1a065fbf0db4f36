// Measures cold builds against Hugo's of the same pages, in turn: with a sidebar, a table of contents, checked links and highlighting.
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeCorpus } from './corpus.mjs';
import { median } from './measure.mjs';

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '1000' }, runs: { type: 'string', default: '3' } },
});
const program = fileURLToPath(new URL('../bin/slodocs.js', import.meta.url));
const version = spawnSync('hugo', ['version'], { encoding: 'utf8' });
if (version.status !== 0) {
  console.log('Hugo is not installed here: on Debian it is the package "hugo".');
  process.exit(0);
}
console.log(version.stdout.trim());

const config = `baseURL = 'https://bench.example/'
title = 'Bench'
disableKinds = ['taxonomy', 'term', 'RSS']
[markup.goldmark.renderer]
unsafe = true
[markup.highlight]
noClasses = false
[markup.tableOfContents]
startLevel = 2
endLevel = 3
`;

/** The sidebar shows all folders, and the pages of the open one. */
const layout = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{{ .Title }} | {{ site.Title }}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="canonical" href="{{ .Permalink }}"></head>
<body><header><a href="/">{{ site.Title }}</a></header>
<nav aria-label="Pages"><ul>{{ $page := . }}{{ range site.Sections }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a>
{{ if eq $page.Section .Section }}<ul>{{ range .RegularPages }}<li><a href="{{ .RelPermalink }}"{{ if eq . $page }} aria-current="page"{{ end }}>{{ .Title }}</a></li>{{ end }}</ul>{{ end }}</li>{{ end }}</ul></nav>
<main><article><h1>{{ .Title }}</h1>{{ .Content }}</article>
<nav class="pager">{{ with .NextInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ with .PrevInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav></main>
<aside>{{ .TableOfContents }}</aside></body></html>
`;

/** Fails the build where a link leads nowhere. */
const link = `{{ $address := urls.Parse .Destination }}{{ $to := .Destination }}{{ if and (not $address.Host) $address.Path }}{{ with .Page.GetPage $address.Path }}{{ $to = .RelPermalink }}{{ else }}{{ errorf "broken link %s in %s" $.Destination $.Page.File.Path }}{{ end }}{{ end }}<a href="{{ $to | safeURL }}">{{ .Text | safeHTML }}</a>`;

/** What every site of ours gets, and none of Hugo's has: `alike` is the same site without. */
const withoutExtras = ' search: false, twins: false,';

const folder = await mkdtemp(join(tmpdir(), 'slodocs-hugo-'));
try {
  for (const count of values.pages.split(',').map(Number)) {
    const ours = join(folder, `ours-${count}`);
    const alike = join(folder, `alike-${count}`);
    const hugo = join(folder, `hugo-${count}`);
    await makeCorpus(ours, count);
    await cp(ours, alike, { recursive: true });
    const settings = await readFile(join(alike, 'site.config.ts'), 'utf8');
    await writeFile(join(alike, 'site.config.ts'), settings.replace('preset: {', `preset: {${withoutExtras}`));
    await mkdir(hugo);
    await cp(join(ours, 'docs'), join(hugo, 'content'), { recursive: true });
    for (const [path, text] of Object.entries({
      'config.toml': config,
      'layouts/_default/single.html': layout,
      'layouts/_default/list.html': layout,
      'layouts/_default/_markup/render-link.html': link,
    })) {
      await mkdir(dirname(join(hugo, path)), { recursive: true });
      await writeFile(join(hugo, path), text);
    }
    const measured = { slodocs: [], alike: [], hugo: [] };
    for (let run = 1; run <= Number(values.runs); run++) {
      // Folders of their own: files are created more slowly where others were just removed.
      const folders = ['--cache-dir', `cache-${run}`, '--out-dir', `build-${run}`];
      measured.slodocs.push(time(ours, process.execPath, program, 'build', '--quiet', ...folders));
      measured.alike.push(time(alike, process.execPath, program, 'build', '--quiet', ...folders));
      measured.hugo.push(time(hugo, 'hugo', '--quiet', '--destination', `public-${run}`));
    }
    console.log(`\n${count} pages, medians of ${values.runs}`);
    const [wall, cpu] = ['wall', 'cpu'].map((key) => (name) => median(measured[name].map((one) => one[key])));
    for (const name of Object.keys(measured))
      console.log(`${name.padEnd(8)} ${wall(name).toFixed(2)} s wall, ${cpu(name).toFixed(2)} s CPU`);
    for (const name of ['slodocs', 'alike'])
      console.log(
        `ratio of ${name}: ${(wall(name) / wall('hugo')).toFixed(2)} wall, ${(cpu(name) / cpu('hugo')).toFixed(2)} CPU`,
      );
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** In seconds. The CPU time is that of all threads and processes. */
function time(cwd, ...command) {
  const timed = spawnSync('bash', ['-c', 'TIMEFORMAT="%R %U %S"; time "$@"', 'bash', ...command], { cwd, encoding: 'utf8' });
  if (timed.status !== 0) throw new Error(`${command.join(' ')}\n${timed.stdout}${timed.stderr}`);
  const [wall, user, system] = (timed.stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  return { wall, cpu: user + system };
}
